export const commonVerbs = `
# Weak verbs; a bar ends the separable part
verb: an|streben gestatten verheilen ab|heilen ruhig|stellen überblicken zeigen dar|stellen fest|stellen vor|stellen
verb: ein|stellen her|stellen nach|stellen um|stellen bereit|stellen frei|stellen sicher|stellen erstellen bestellen
verb: stellen legen an|legen fest|legen ein|legen verlegen überlegen unterlegen vergrößern verkleinern verbreitern
verb: verschmälern verdicken verdünnen verlängern verkürzen verlagern verdrängen verstärken verändern verengen
verb: verstopfen verkalken verknöchern verfetten verplumpen verkippen verdrehen verkanten verformen verklumpen
verb: vernarben verdichten verletzen verursachen vermuten vermindern vermehren verdeutlichen verkrümmen verjüngen
verb: versorgen verspüren versuchen verteilen vertiefen verwenden verwerten verzeichnen verzögern verbessern
verb: verschlechtern verabreichen veranlassen vereinbaren vereinzeln verfolgen verfärben verhindern verordnen
verb: verringern versenken versichern verstauchen versteifen verstellen verstümmeln verunfallen verweilen verzweigen
verb: verbrauchen verabschieden verarbeiten verschatten verschleiern verschrauben versprengen versteilen verrenken
verb: verrutschen versagen verhärten vervollständigen verwischen vervielfachen verankern verlöten verblocken
verb: verplatten erweitern erhöhen erniedrigen erfassen erfolgen ergänzen ermitteln ermöglichen erreichen erklären
verb: erfüllen erfordern erläutern erneuern erschweren ersetzen erstrecken erwähnen erwarten eröffnen erörtern
verb: erkranken ereignen erinnern ernähren ersparen erübrigen erzeugen erzielen begrenzen begradigen belüften belasten
verb: beurteilen bestätigen beschädigen beobachten betonen bedingen bedrängen bedecken befunden behandeln
verb: beeinträchtigen beeinflussen begleiten begründen begutachten bemerken benötigen berücksichtigen berechnen
verb: berichten berühren besagen beseitigen besiedeln bestimmen beteiligen bewegen bewerten bezeichnen beantworten
verb: beauftragen befestigen befragen belegen bereiten bereinigen besetzen besorgen bessern betrachten betreuen
verb: beenden behindern beklagen beschränken beschleunigen beschweren beklopfen beruhen entfalten entfernen entleeren
verb: entwickeln entzünden entlasten entdecken entrunden entspannen entarten entstellen entkoppeln entblocken
verb: entlüften ab|klären ab|flachen ab|runden ab|leiten ab|bilden ab|grenzen ab|schätzen ab|schwächen ab|stillen
verb: ab|kapseln ab|knicken ab|lagern ab|lösen ab|dichten ab|decken ab|flauen ab|hängen ab|kippen ab|schatten
verb: ab|schnüren ab|stimmen ab|warten ab|zeichnen ab|scheren ab|drängen an|deuten an|reichern an|grenzen an|fertigen
verb: an|ordnen an|regen an|merken an|melden an|dauern an|haften an|lagern an|schmiegen an|spülen an|steuern an|führen
verb: an|fordern auf|brauchen auf|weiten auf|klären auf|lagern auf|fächern auf|füllen auf|hellen auf|rauen auf|lösen
verb: auf|rollen auf|splittern auf|teilen auf|zweigen auf|zeichnen auf|führen auf|hängen auf|decken auf|richten
verb: auf|arbeiten auf|lockern auf|stellen auf|gabeln auf|falten auf|fasern auf|bauen auf|setzen auf|wirbeln
verb: aus|dehnen aus|füllen aus|sparen aus|weiten aus|dünnen aus|prägen aus|breiten aus|bilden aus|drücken aus|führen
verb: aus|heilen aus|kleiden aus|kugeln aus|lösen aus|mauern aus|reichen aus|richten aus|sacken aus|schwemmen
verb: aus|stülpen aus|üben aus|walzen aus|wechseln aus|werten aus|wählen aus|zeichnen aus|strahlen aus|räumen
verb: aus|steuern aus|tauschen aus|ufern aus|mustern aus|schalten aus|stellen ein|schränken ein|engen ein|bluten
verb: ein|blenden ein|dellen ein|führen ein|kerben ein|lagern ein|ordnen ein|richten ein|rollen ein|schätzen
verb: ein|setzen ein|stauchen ein|stufen ein|teilen ein|klemmen ein|schnüren ein|sprossen ein|spritzen ein|betten
verb: ein|kapseln ein|fassen ein|nisten ein|buchten durch|führen durch|leuchten durchsetzen durchbluten durchbauen
verb: durchströmen durchtrennen durchwandern durchspießen durchqueren durchbohren durch|spülen durchmustern
verb: untersuchen überlagern überprüfen überblähen überdecken überdehnen überbrücken überführen überkreuzen überlappen
verb: überleiten überragen überwachen überzeugen überhöhen übermitteln überdachen überwuchern übersäen überstrahlen
verb: überschatten übersenden überfordern überlasten unterteilen unterstützen unterfüttern unterminieren unterlagern
verb: unterschätzen unterhöhlen ummauern ummanteln umfassen umhüllen umscheiden umspülen um|wandeln um|bauen um|setzen
verb: um|verteilen umklammern umlagern umsäumen umranden zusammen|fassen zusammen|drücken zusammen|hängen
verb: zusammen|setzen zusammen|stellen zusammen|legen hinein|reichen heran|reichen herab|hängen her|rühren hoch|lagern
verb: weiter|führen wieder|holen wieder|her|stellen weg|lagern zurück|bilden zu|ordnen zu|stimmen zu|spitzen zu|decken
verb: los|lösen fort|setzen gegenüber|stellen mit|beteiligen mit|erfassen mit|teilen mit|untersuchen mit|beurteilen
verb: mit|abbilden nach|beobachten nach|folgen nach|fragen nach|sorgen nach|verfolgen vor|buckeln vor|täuschen
verb: vor|wölben vor|bereiten vor|führen vor|schädigen vor|operieren dazu|gehören reichen ragen grenzen liefern lösen
verb: löschen lagern lokalisieren leiten leisten lockern heilen hemmen hindern husten imponieren füllen fühlen führen
verb: folgen fordern formen fragen fehlen fixieren flottieren fördern färben fügen deuten decken dehnen drehen drücken
verb: drohen dichten diktieren dauern danken dienen bauen bilden bluten blähen brauchen bohren bahnen beugen suchen
verb: setzen senken schatten schonen schmälern schmerzen schwanken schichten schicken schlängeln schlucken schwächen
verb: schätzen schädigen schrauben schützen schrumpfen senden siedeln spalten spiegeln spüren spülen spritzen spreizen
verb: stauen steigern stenosieren steuern stören strahlen strecken streuen stützen stufen sättigen säumen sichern
verb: spekulieren staffeln stimmen stürzen straffen saugen sprossen splittern steifen stabilisieren strukturieren
verb: sintern kippen klagen klären kleben knicken komprimieren konfigurieren konfluieren kontrastieren konturieren
verb: kommunizieren kompensieren komplettieren komplizieren konsolidieren korrelieren korrespondieren korrigieren
verb: kreuzen krümmen kühlen kürzen kümmern kuppeln kodieren kombinieren kommentieren kontrahieren konvertieren
verb: kalibrieren kalzifizieren katheterisieren klassifizieren klaffen klammern klemmen kollabieren aktivieren
verb: akzentuieren amputieren angiographieren angulieren ankylosieren arrodieren artikulieren assoziieren atmen
verb: atrophieren augmentieren abszedieren alterieren aszendieren biopsieren blockieren bougieren coilen clippen
verb: deformieren degenerieren dehydrieren dekompensieren demarkieren destruieren deszendieren detektieren deviieren
verb: dezentrieren diagnostizieren differenzieren dilatieren diskutieren dislozieren disseminieren dissezieren
verb: distendieren dokumentieren drainieren elongieren entkalken erodieren evaluieren extrudieren fibrosieren filtern
verb: flektieren frakturieren garantieren generalisieren gliedern glätten gruppieren handeln hydrieren hypertrophieren
verb: identifizieren immobilisieren impaktieren implantieren imprimieren indizieren infiltrieren infizieren
verb: informieren innervieren inserieren instrumentieren interpretieren intubieren inkarzerieren invertieren
verb: lateralisieren lobulieren luxieren markieren medialisieren metastasieren monitoren münden mitteln mindern melden
verb: meinen neigen nekrotisieren nodulieren normalisieren normieren nutzen nähern obliterieren obstruieren
verb: objektivieren okkludieren öffnen operieren ordnen organisieren orientieren passieren perforieren perfundieren
verb: perlen pelottieren persistieren platzieren plazieren pneumatisieren pressen projizieren protrudieren prüfen
verb: punktieren planen prägen quantifizieren queren quetschen rechnen reduzieren reformatieren reizen rekanalisieren
verb: rekonstruieren relativieren renovieren reponieren resezieren resorbieren retinieren retrahieren retrovertieren
verb: rezidivieren rotieren ruhen rupturieren runden röntgen reproduzieren replantieren lumbalisieren septieren
verb: sequestrieren sklerosieren sondieren sonographieren sprengen standardisieren stationieren subluxieren septen
verb: tasten tangieren tätigen teilen testen therapieren thrombosieren transplantieren trennen triggern trüben
verb: tracheotomieren tunnelieren ulzerieren vaskularisieren warten wechseln weiten werten wirken wölben wuchern
verb: wundern wünschen würdigen wachen wägen wählen zählen zeichnen zementieren zentrieren zersplittern zerstören
verb: zerklüften zertrümmern zirkulieren zittern zuckern zergliedern zitieren machen sagen glauben hoffen kaufen
verb: lernen spielen arbeiten hören holen passen kochen kosten lachen leben lieben rauchen reden reisen sammeln tanzen
verb: wohnen bemühen kennzeichnen gewährleisten beabsichtigen bezwecken ankündigen eignen gehören genügen gestalten
verb: gedulden gefährden bestrahlen vereitern berechtigen verschwielen schwielen verstreuen verästeln verschwarten
verb: überkronen wurzelfüllen wurzeln knospen

# Strong and irregular: infinitive, past, participle, third person
strong: erwägen/erwog/erwogen/erwägt bei|behalten/behielt/behalten/behält an|raten/riet/geraten/rät
strong: liegen/lag/gelegen/liegt vor|liegen/lag/gelegen/liegt an|liegen/lag/gelegen/liegt
strong: zurück|liegen/lag/gelegen/liegt ein|liegen/lag/gelegen/liegt auf|liegen/lag/gelegen/liegt
strong: unterliegen/unterlag/unterlegen/unterliegt ab|liegen/lag/gelegen/liegt zugrunde|liegen/lag/gelegen/liegt
strong: nahe|liegen/lag/gelegen/liegt gegenüber|liegen/lag/gelegen/liegt finden/fand/gefunden/findet
strong: befinden/befand/befunden/befindet auf|finden/fand/gefunden/findet statt|finden/fand/gefunden/findet
strong: empfinden/empfand/empfunden/empfindet sehen/sah/gesehen/sieht ersehen/ersah/ersehen/ersieht
strong: ab|sehen/sah/gesehen/sieht aus|sehen/sah/gesehen/sieht an|sehen/sah/gesehen/sieht
strong: übersehen/übersah/übersehen/übersieht ein|sehen/sah/gesehen/sieht nach|sehen/sah/gesehen/sieht
strong: vor|sehen/sah/gesehen/sieht vorher|sehen/sah/gesehen/sieht versehen/versah/versehen/versieht
strong: durch|sehen/sah/gesehen/sieht bestehen/bestand/bestanden/besteht stehen/stand/gestanden/steht
strong: entstehen/entstand/entstanden/entsteht verstehen/verstand/verstanden/versteht aus|stehen/stand/gestanden/steht
strong: ab|stehen/stand/gestanden/steht vor|stehen/stand/gestanden/steht an|stehen/stand/gestanden/steht
strong: fest|stehen/stand/gestanden/steht still|stehen/stand/gestanden/steht
strong: überstehen/überstand/überstanden/übersteht hervor|stehen/stand/gestanden/steht nehmen/nahm/genommen/nimmt
strong: ab|nehmen/nahm/genommen/nimmt zu|nehmen/nahm/genommen/nimmt auf|nehmen/nahm/genommen/nimmt
strong: ein|nehmen/nahm/genommen/nimmt vor|nehmen/nahm/genommen/nimmt an|nehmen/nahm/genommen/nimmt
strong: entnehmen/entnahm/entnommen/entnimmt teil|nehmen/nahm/genommen/nimmt übernehmen/übernahm/übernommen/übernimmt
strong: vernehmen/vernahm/vernommen/vernimmt unternehmen/unternahm/unternommen/unternimmt
strong: mit|nehmen/nahm/genommen/nimmt heraus|nehmen/nahm/genommen/nimmt sprechen/sprach/gesprochen/spricht
strong: entsprechen/entsprach/entsprochen/entspricht besprechen/besprach/besprochen/bespricht
strong: an|sprechen/sprach/gesprochen/spricht ab|sprechen/sprach/gesprochen/spricht
strong: widersprechen/widersprach/widersprochen/widerspricht versprechen/versprach/versprochen/verspricht
strong: aus|sprechen/sprach/gesprochen/spricht brechen/brach/gebrochen/bricht ab|brechen/brach/gebrochen/bricht
strong: durch|brechen/brach/gebrochen/bricht unterbrechen/unterbrach/unterbrochen/unterbricht
strong: ein|brechen/brach/gebrochen/bricht aus|brechen/brach/gebrochen/bricht
strong: durchbrechen/durchbrach/durchbrochen/durchbricht zusammen|brechen/brach/gebrochen/bricht
strong: erbrechen/erbrach/erbrochen/erbricht treten/trat/getreten/tritt auf|treten/trat/getreten/tritt
strong: ein|treten/trat/getreten/tritt aus|treten/trat/getreten/tritt hervor|treten/trat/getreten/tritt
strong: zurück|treten/trat/getreten/tritt durch|treten/trat/getreten/tritt über|treten/trat/getreten/tritt
strong: vertreten/vertrat/vertreten/vertritt heraus|treten/trat/getreten/tritt hinzu|treten/trat/getreten/tritt
strong: tiefer|treten/trat/getreten/tritt höher|treten/trat/getreten/tritt geben/gab/gegeben/gibt
strong: ergeben/ergab/ergeben/ergibt an|geben/gab/gegeben/gibt ab|geben/gab/gegeben/gibt umgeben/umgab/umgeben/umgibt
strong: auf|geben/gab/gegeben/gibt wieder|geben/gab/gegeben/gibt bekannt|geben/gab/gegeben/gibt
strong: vor|geben/gab/gegeben/gibt nach|geben/gab/gegeben/gibt ein|geben/gab/gegeben/gibt begeben/begab/begeben/begibt
strong: frei|geben/gab/gegeben/gibt weisen/wies/gewiesen/weist auf|weisen/wies/gewiesen/weist
strong: nach|weisen/wies/gewiesen/weist hin|weisen/wies/gewiesen/weist zu|weisen/wies/gewiesen/weist
strong: ein|weisen/wies/gewiesen/weist überweisen/überwies/überwiesen/überweist beweisen/bewies/bewiesen/beweist
strong: an|weisen/wies/gewiesen/weist erweisen/erwies/erwiesen/erweist verweisen/verwies/verwiesen/verweist
strong: vor|weisen/wies/gewiesen/weist schließen/schloss/geschlossen/schließt
strong: aus|schließen/schloss/geschlossen/schließt ein|schließen/schloss/geschlossen/schließt
strong: verschließen/verschloss/verschlossen/verschließt umschließen/umschloss/umschlossen/umschließt
strong: an|schließen/schloss/geschlossen/schließt ab|schließen/schloss/geschlossen/schließt
strong: schreiben/schrieb/geschrieben/schreibt beschreiben/beschrieb/beschrieben/beschreibt
strong: umschreiben/umschrieb/umschrieben/umschreibt zu|schreiben/schrieb/geschrieben/schreibt
strong: vor|beschreiben/vorbeschrieb/vorbeschrieben/vorbeschreibt verschreiben/verschrieb/verschrieben/verschreibt
strong: messen/maß/gemessen/misst vermessen/vermaß/vermessen/vermisst ab|messen/maß/gemessen/misst
strong: aus|messen/maß/gemessen/misst bemessen/bemaß/bemessen/bemisst nach|messen/maß/gemessen/misst
strong: tragen/trug/getragen/trägt betragen/betrug/betragen/beträgt ein|tragen/trug/getragen/trägt
strong: ab|tragen/trug/getragen/trägt bei|tragen/trug/getragen/trägt übertragen/übertrug/übertragen/überträgt
strong: auf|tragen/trug/getragen/trägt vertragen/vertrug/vertragen/verträgt kommen/kam/gekommen/kommt
strong: vor|kommen/kam/gekommen/kommt bekommen/bekam/bekommen/bekommt hinzu|kommen/kam/gekommen/kommt
strong: an|kommen/kam/gekommen/kommt auf|kommen/kam/gekommen/kommt nach|kommen/kam/gekommen/kommt
strong: um|kommen/kam/gekommen/kommt zustande|kommen/kam/gekommen/kommt gehen/ging/gegangen/geht
strong: aus|gehen/ging/gegangen/geht ein|gehen/ging/gegangen/geht hervor|gehen/ging/gegangen/geht
strong: ab|gehen/ging/gegangen/geht über|gehen/ging/gegangen/geht einher|gehen/ging/gegangen/geht
strong: zurück|gehen/ging/gegangen/geht voraus|gehen/ging/gegangen/geht durch|gehen/ging/gegangen/geht
strong: hinaus|gehen/ging/gegangen/geht umgehen/umging/umgangen/umgeht vorüber|gehen/ging/gegangen/geht
strong: auseinander|gehen/ging/gegangen/geht weiter|gehen/ging/gegangen/geht ziehen/zog/gezogen/zieht
strong: ein|ziehen/zog/gezogen/zieht aus|ziehen/zog/gezogen/zieht durchziehen/durchzog/durchzogen/durchzieht
strong: beziehen/bezog/bezogen/bezieht überziehen/überzog/überzogen/überzieht heran|ziehen/zog/gezogen/zieht
strong: zurück|ziehen/zog/gezogen/zieht verziehen/verzog/verzogen/verzieht nach|vollziehen/vollzog/vollzogen/vollzieht
strong: hin|ziehen/zog/gezogen/zieht hinein|ziehen/zog/gezogen/zieht vollziehen/vollzog/vollzogen/vollzieht
strong: ab|ziehen/zog/gezogen/zieht unterziehen/unterzog/unterzogen/unterzieht wachsen/wuchs/gewachsen/wächst
strong: verwachsen/verwuchs/verwachsen/verwächst ein|wachsen/wuchs/gewachsen/wächst
strong: durchwachsen/durchwuchs/durchwachsen/durchwächst heran|wachsen/wuchs/gewachsen/wächst
strong: erwachsen/erwuchs/erwachsen/erwächst umwachsen/umwuchs/umwachsen/umwächst fallen/fiel/gefallen/fällt
strong: auf|fallen/fiel/gefallen/fällt ein|fallen/fiel/gefallen/fällt ab|fallen/fiel/gefallen/fällt
strong: aus|fallen/fiel/gefallen/fällt zusammen|fallen/fiel/gefallen/fällt vor|fallen/fiel/gefallen/fällt
strong: entfallen/entfiel/entfallen/entfällt zerfallen/zerfiel/zerfallen/zerfällt befallen/befiel/befallen/befällt
strong: weg|fallen/fiel/gefallen/fällt halten/hielt/gehalten/hält erhalten/erhielt/erhalten/erhält
strong: enthalten/enthielt/enthalten/enthält verhalten/verhielt/verhalten/verhält an|halten/hielt/gehalten/hält
strong: behalten/behielt/behalten/behält ein|halten/hielt/gehalten/hält zurück|halten/hielt/gehalten/hält
strong: fest|halten/hielt/gehalten/hält unterhalten/unterhielt/unterhalten/unterhält ab|halten/hielt/gehalten/hält
strong: auf|halten/hielt/gehalten/hält laufen/lief/gelaufen/läuft verlaufen/verlief/verlaufen/verläuft
strong: aus|laufen/lief/gelaufen/läuft ab|laufen/lief/gelaufen/läuft zu|laufen/lief/gelaufen/läuft
strong: ein|laufen/lief/gelaufen/läuft durch|laufen/lief/gelaufen/läuft zusammen|laufen/lief/gelaufen/läuft
strong: bleiben/blieb/geblieben/bleibt verbleiben/verblieb/verblieben/verbleibt aus|bleiben/blieb/geblieben/bleibt
strong: scheiden/schied/geschieden/scheidet unterscheiden/unterschied/unterschieden/unterscheidet
strong: entscheiden/entschied/entschieden/entscheidet aus|scheiden/schied/geschieden/scheidet
strong: erscheinen/erschien/erschienen/erscheint scheinen/schien/geschienen/scheint beginnen/begann/begonnen/beginnt
strong: gewinnen/gewann/gewonnen/gewinnt rinnen/rann/geronnen/rinnt kennen/kannte/gekannt/kennt
strong: erkennen/erkannte/erkannt/erkennt nennen/nannte/genannt/nennt benennen/benannte/benannt/benennt
strong: brennen/brannte/gebrannt/brennt denken/dachte/gedacht/denkt bringen/brachte/gebracht/bringt
strong: ein|bringen/brachte/gebracht/bringt erbringen/erbrachte/erbracht/erbringt an|bringen/brachte/gebracht/bringt
strong: durch|bringen/brachte/gebracht/bringt verbringen/verbrachte/verbracht/verbringt
strong: unter|bringen/brachte/gebracht/bringt wissen/wusste/gewusst/weiß wenden/wandte/gewandt/wendet
strong: treffen/traf/getroffen/trifft betreffen/betraf/betroffen/betrifft zu|treffen/traf/getroffen/trifft
strong: an|treffen/traf/getroffen/trifft ein|treffen/traf/getroffen/trifft übertreffen/übertraf/übertroffen/übertrifft
strong: greifen/griff/gegriffen/greift über|greifen/griff/gegriffen/greift ein|greifen/griff/gegriffen/greift
strong: umgreifen/umgriff/umgriffen/umgreift ergreifen/ergriff/ergriffen/ergreift
strong: zurück|greifen/griff/gegriffen/greift auf|greifen/griff/gegriffen/greift helfen/half/geholfen/hilft
strong: empfehlen/empfahl/empfohlen/empfiehlt werfen/warf/geworfen/wirft unterwerfen/unterwarf/unterworfen/unterwirft
strong: auf|werfen/warf/geworfen/wirft sterben/starb/gestorben/stirbt ab|sterben/starb/gestorben/stirbt
strong: verderben/verdarb/verdorben/verdirbt gelten/galt/gegolten/gilt lesen/las/gelesen/liest essen/aß/gegessen/isst
strong: trinken/trank/getrunken/trinkt sinken/sank/gesunken/sinkt ab|sinken/sank/gesunken/sinkt
strong: zwingen/zwang/gezwungen/zwingt dringen/drang/gedrungen/dringt ein|dringen/drang/gedrungen/dringt
strong: durch|dringen/drang/gedrungen/dringt durchdringen/durchdrang/durchdrungen/durchdringt
strong: verschwinden/verschwand/verschwunden/verschwindet schwinden/schwand/geschwunden/schwindet
strong: springen/sprang/gesprungen/springt vor|springen/sprang/gesprungen/springt
strong: überspringen/übersprang/übersprungen/überspringt schwingen/schwang/geschwungen/schwingt
strong: gelingen/gelang/gelungen/gelingt klingen/klang/geklungen/klingt ab|klingen/klang/geklungen/klingt
strong: binden/band/gebunden/bindet verbinden/verband/verbunden/verbindet singen/sang/gesungen/singt
strong: schlingen/schlang/geschlungen/schlingt umschlingen/umschlang/umschlungen/umschlingt
strong: verschlingen/verschlang/verschlungen/verschlingt ab|weichen/wich/gewichen/weicht
strong: steigen/stieg/gestiegen/steigt an|steigen/stieg/gestiegen/steigt auf|steigen/stieg/gestiegen/steigt
strong: ab|steigen/stieg/gestiegen/steigt übersteigen/überstieg/überstiegen/übersteigt
strong: überschreiten/überschritt/überschritten/überschreitet
strong: unterschreiten/unterschritt/unterschritten/unterschreitet fort|schreiten/schritt/geschritten/schreitet
strong: gleichen/glich/geglichen/gleicht vergleichen/verglich/verglichen/vergleicht
strong: aus|gleichen/glich/geglichen/gleicht streichen/strich/gestrichen/streicht
strong: verstreichen/verstrich/verstrichen/verstreicht aus|weichen/wich/gewichen/weicht
strong: zurück|weichen/wich/gewichen/weicht auseinander|weichen/wich/gewichen/weicht reißen/riss/gerissen/reißt
strong: ein|reißen/riss/gerissen/reißt ab|reißen/riss/gerissen/reißt zerreißen/zerriss/zerrissen/zerreißt
strong: aus|reißen/riss/gerissen/reißt leiden/litt/gelitten/leidet erleiden/erlitt/erlitten/erleidet
strong: schneiden/schnitt/geschnitten/schneidet an|schneiden/schnitt/geschnitten/schneidet
strong: ab|schneiden/schnitt/geschnitten/schneidet durch|schneiden/schnitt/geschnitten/schneidet
strong: überschneiden/überschnitt/überschnitten/überschneidet gleiten/glitt/geglitten/gleitet
strong: ab|gleiten/glitt/geglitten/gleitet reiten/ritt/geritten/reitet beißen/biss/gebissen/beißt
strong: schleifen/schliff/geschliffen/schleift kneifen/kniff/gekniffen/kneift schieben/schob/geschoben/schiebt
strong: verschieben/verschob/verschoben/verschiebt vor|schieben/schob/geschoben/schiebt
strong: ein|schieben/schob/geschoben/schiebt heben/hob/gehoben/hebt an|heben/hob/gehoben/hebt
strong: ab|heben/hob/gehoben/hebt auf|heben/hob/gehoben/hebt hervor|heben/hob/gehoben/hebt
strong: erheben/erhob/erhoben/erhebt biegen/bog/gebogen/biegt verbiegen/verbog/verbogen/verbiegt
strong: durch|biegen/bog/gebogen/biegt umbiegen/bog/umgebogen/umbiegt ab|biegen/bog/gebogen/biegt
strong: wiegen/wog/gewogen/wiegt überwiegen/überwog/überwogen/überwiegt fließen/floss/geflossen/fließt
strong: ein|fließen/floss/geflossen/fließt ab|fließen/floss/geflossen/fließt zusammen|fließen/floss/geflossen/fließt
strong: umfließen/umfloss/umflossen/umfließt ineinander|fließen/floss/geflossen/fließt
strong: schmelzen/schmolz/geschmolzen/schmilzt ein|schmelzen/schmolz/geschmolzen/schmilzt
strong: verschmelzen/verschmolz/verschmolzen/verschmilzt quellen/quoll/gequollen/quillt
strong: verquellen/verquoll/verquollen/verquillt auf|quellen/quoll/gequollen/quillt
strong: schwellen/schwoll/geschwollen/schwillt an|schwellen/schwoll/geschwollen/schwillt
strong: ab|schwellen/schwoll/geschwollen/schwillt verlieren/verlor/verloren/verliert bieten/bot/geboten/bietet
strong: an|bieten/bot/geboten/bietet gießen/goss/gegossen/gießt scheren/schor/geschoren/schert lügen/log/gelogen/lügt
strong: verbieten/verbot/verboten/verbietet schießen/schoss/geschossen/schießt riechen/roch/gerochen/riecht
strong: kriechen/kroch/gekrochen/kriecht frieren/fror/gefroren/friert stechen/stach/gestochen/sticht
strong: lassen/ließ/gelassen/lässt belassen/beließ/belassen/belässt entlassen/entließ/entlassen/entlässt
strong: zu|lassen/ließ/gelassen/lässt nach|lassen/ließ/gelassen/lässt hinterlassen/hinterließ/hinterlassen/hinterlässt
strong: verlassen/verließ/verlassen/verlässt schlafen/schlief/geschlafen/schläft blasen/blies/geblasen/bläst
strong: raten/riet/geraten/rät rufen/rief/gerufen/ruft hervor|rufen/rief/gerufen/ruft berufen/berief/berufen/beruft
strong: stoßen/stieß/gestoßen/stößt vor|stoßen/stieß/gestoßen/stößt an|stoßen/stieß/gestoßen/stößt
strong: hängen/hing/gehangen/hängt fangen/fing/gefangen/fängt empfangen/empfing/empfangen/empfängt
strong: um|fangen/fing/gefangen/fängt fahren/fuhr/gefahren/fährt erfahren/erfuhr/erfahren/erfährt
strong: verfahren/verfuhr/verfahren/verfährt ab|fahren/fuhr/gefahren/fährt waschen/wusch/gewaschen/wäscht
strong: verwaschen/verwusch/verwaschen/verwäscht aus|waschen/wusch/gewaschen/wäscht schlagen/schlug/geschlagen/schlägt
strong: vor|schlagen/schlug/geschlagen/schlägt um|schlagen/schlug/geschlagen/schlägt laden/lud/geladen/lädt
strong: aus|laden/lud/geladen/lädt graben/grub/gegraben/gräbt schaffen/schuf/geschaffen/schafft tun/tat/getan/tut
strong: werden/wurde/geworden/wird sitzen/saß/gesessen/sitzt besitzen/besaß/besessen/besitzt
strong: auf|sitzen/saß/gesessen/sitzt fest|sitzen/saß/gesessen/sitzt sein/war/gewesen/ist bergen/barg/geborgen/birgt
strong: verbergen/verbarg/verborgen/verbirgt genesen/genas/genesen/genest bitten/bat/gebeten/bittet
strong: heißen/hieß/geheißen/heißt bedürfen/bedurfte/bedurft/bedarf vermögen/vermochte/vermocht/vermag
strong: vermeiden/vermied/vermieden/vermeidet spinnen/spann/gesponnen/spinnt sinnen/sann/gesonnen/sinnt
strong: dreschen/drosch/gedroschen/drischt backen/buk/gebacken/backt verbacken/verbuk/verbacken/verbackt
strong: vergehen/verging/vergangen/vergeht begehen/beging/begangen/begeht ergehen/erging/ergangen/ergeht
strong: vergeben/vergab/vergeben/vergibt zergehen/zerging/zergangen/zergeht gebären/gebar/geboren/gebiert
verb: bypassen auf|dehnen auf|blocken an|färben an|spritzen an|schlingen ein|drücken ein|hängen aus|schaben
verb: aus|spiegeln durch|tasten durch|bewegen ent|kapseln ent|wässern koexistieren listen koppeln versetzen verzichten
verb: vorbefunden dosimetrieren screenen stagen restagen scannen faxen mailen signieren bescheinigen bekräftigen
verb: bekämpfen befürworten bejahen verneinen vermerken verweigern reevaluieren transfundieren stanzen veröden
verb: verätzen verkochen vereisen erhitzen erwärmen abkühlen beatmen absaugen klippen nähen vernageln vergipsen
verb: beranden um|ranken verfüllen über|bauen durch|bauen teil|resezieren
`
