export const commonVerbs = `
# Weak verbs; a bar ends the separable part, of which several stand with commas between them
verb: an|streben gestatten verheilen heilen ab,aus|heilen stellen
verb: ruhig,dar,fest,vor,ein,her,nach,um,bereit,frei,sicher,auf,aus,zusammen,gegenüber|stellen überblicken zeigen
verb: erstellen bestellen legen an,fest,ein,zusammen|legen verlegen überlegen unterlegen vergrößern verkleinern
verb: verbreitern verschmälern verdicken verdünnen verlängern verkürzen verlagern verdrängen verstärken verändern
verb: verengen verstopfen verkalken verknöchern verfetten verplumpen verkippen verdrehen verkanten verformen verklumpen
verb: vernarben verdichten verletzen verursachen vermuten vermindern vermehren verdeutlichen verkrümmen verjüngen
verb: versorgen verspüren versuchen verteilen um|verteilen vertiefen verwenden verwerten verzeichnen verzögern
verb: verbessern verschlechtern verabreichen veranlassen vereinbaren vereinzeln verfolgen nach|verfolgen verfärben
verb: verhindern verordnen verringern versenken versichern verstauchen versteifen verstellen verstümmeln verunfallen
verb: verweilen verzweigen verbrauchen verabschieden verarbeiten verschatten verschleiern verschrauben versprengen
verb: versteilen verrenken verrutschen versagen verhärten vervollständigen verwischen vervielfachen verankern
verb: verblocken verplatten erweitern erhöhen erniedrigen erfassen mit|erfassen erfolgen ergänzen ermitteln ermöglichen
verb: erreichen erklären erfüllen erfordern erläutern erneuern erschweren ersetzen erstrecken erwähnen erwarten
verb: eröffnen erörtern erkranken ereignen erinnern ernähren ersparen erübrigen erzeugen erzielen begrenzen begradigen
verb: belüften belasten beurteilen mit|beurteilen bestätigen beschädigen beobachten nach|beobachten betonen bedingen
verb: bedrängen bedecken befunden behandeln beeinträchtigen beeinflussen begleiten begründen begutachten bemerken
verb: benötigen berücksichtigen berechnen berichten berühren besagen beseitigen besiedeln bestimmen beteiligen
verb: mit|beteiligen bewegen bewerten bezeichnen beantworten beauftragen befestigen befragen belegen bereiten
verb: vor|bereiten bereinigen besetzen besorgen bessern betrachten betreuen beenden behindern beklagen beschränken
verb: beschleunigen beschweren beruhen entfalten entfernen entleeren entwickeln entzünden entlasten entdecken
verb: entrunden entspannen entarten entstellen entkoppeln entblocken entlüften klären ab,auf|klären ab|flachen runden
verb: ab|runden leiten ab|leiten bilden ab,aus,zurück|bilden grenzen ab,an|grenzen schätzen ab,ein|schätzen schwächen
verb: ab|schwächen ab|stillen ab,ein|kapseln knicken ab|knicken lagern ab,an,auf,ein,hoch,weg|lagern lösen
verb: ab,auf,aus,los|lösen dichten ab|dichten decken ab,auf,zu|decken ab|flauen ab,auf,zusammen,herab|hängen kippen
verb: ab|kippen schatten ab|schatten ab,ein|schnüren stimmen ab,zu|stimmen warten ab|warten zeichnen
verb: ab,auf,aus|zeichnen ab|scheren ab|drängen deuten an|deuten an|reichern an|fertigen ordnen an,ein,zu|ordnen
verb: an|regen an|merken melden an|melden dauern an|dauern an|haften an|schmiegen spülen an,durch|spülen steuern
verb: an,aus|steuern führen an,auf,aus,ein,durch,weiter,vor|führen fordern an|fordern brauchen auf|brauchen weiten
verb: auf,aus|weiten auf|fächern füllen auf,aus|füllen auf|hellen auf|rauen auf,ein|rollen splittern auf|splittern
verb: teilen auf,ein,mit|teilen auf|zweigen auf,aus,ein|richten arbeiten auf|arbeiten lockern auf|lockern auf|gabeln
verb: auf|falten auf|fasern bauen auf,um|bauen setzen auf,ein,um,zusammen,fort|setzen auf|wirbeln dehnen aus|dehnen
verb: aus|sparen aus|dünnen prägen aus|prägen aus|breiten drücken aus,zusammen|drücken aus|kleiden aus|kugeln
verb: aus|mauern reichen aus,hinein,heran|reichen aus|sacken aus|schwemmen aus|stülpen aus|üben aus|walzen wechseln
verb: aus|wechseln werten aus|werten wählen aus|wählen strahlen aus|strahlen aus|räumen aus|tauschen aus|ufern
verb: aus|mustern aus|schalten ein|schränken ein|engen bluten ein|bluten ein|blenden ein|dellen ein|kerben ein|stauchen
verb: stufen ein|stufen klemmen ein|klemmen sprossen ein|sprossen spritzen ein|spritzen ein|betten ein,zusammen|fassen
verb: ein|nisten ein|buchten durch|leuchten durchsetzen durchbluten durchbauen durchströmen durchtrennen durchwandern
verb: durchspießen durchqueren durchbohren durchmustern untersuchen mit|untersuchen überlagern überprüfen überblähen
verb: überdecken überdehnen überbrücken überführen überkreuzen überlappen überleiten überragen überwachen überzeugen
verb: überhöhen übermitteln überdachen überwuchern übersäen überstrahlen überschatten übersenden überfordern überlasten
verb: unterteilen unterstützen unterfüttern unterminieren unterlagern unterschätzen unterhöhlen ummauern ummanteln
verb: umfassen umhüllen umscheiden umspülen um|wandeln umklammern umlagern umsäumen umranden her|rühren holen
verb: wieder|holen wieder|her|stellen zu|spitzen mit|abbilden folgen nach|folgen fragen nach|fragen nach|sorgen
verb: vor|buckeln vor|täuschen wölben vor|wölben schädigen vor|schädigen operieren vor|operieren gehören dazu|gehören
verb: ragen liefern löschen lokalisieren leisten hemmen hindern husten imponieren fühlen formen fehlen fixieren
verb: flottieren fördern färben fügen drehen drohen diktieren danken dienen blähen bohren bahnen beugen suchen senken
verb: schonen schmälern entstammen schwanken schichten schicken schlängeln schlucken schrauben schützen schrumpfen
verb: senden siedeln spalten spiegeln spüren spreizen stauen steigern stenosieren stören strecken streuen stützen
verb: sättigen säumen sichern spekulieren staffeln stürzen straffen saugen steifen stabilisieren strukturieren sintern
verb: klagen kleben komprimieren konfigurieren konfluieren kontrastieren konturieren kommunizieren kompensieren
verb: komplettieren komplizieren konsolidieren korrelieren korrespondieren korrigieren kreuzen krümmen kühlen kürzen
verb: kuppeln kodieren kombinieren kommentieren kontrahieren konvertieren kalibrieren kalzifizieren
verb: katheterisieren klassifizieren klaffen klammern kollabieren aktivieren akzentuieren amputieren angiographieren
verb: angulieren ankylosieren arrodieren artikulieren assoziieren atmen atrophieren augmentieren abszedieren alterieren
verb: aszendieren biopsieren blockieren bougieren coilen clippen deformieren degenerieren dehydrieren dekompensieren
verb: demarkieren destruieren deszendieren detektieren deviieren dezentrieren diagnostizieren differenzieren dilatieren
verb: diskutieren dislozieren disseminieren dissezieren distendieren dokumentieren drainieren elongieren entkalken
verb: erodieren evaluieren extrudieren fibrosieren filtern flektieren frakturieren garantieren generalisieren gliedern
verb: glätten gruppieren handeln hydrieren hypertrophieren identifizieren immobilisieren impaktieren implantieren
verb: imprimieren indizieren infiltrieren infizieren informieren innervieren inserieren instrumentieren interpretieren
verb: intubieren inkarzerieren invertieren lateralisieren lobulieren luxieren markieren medialisieren metastasieren
verb: monitoren münden mitteln mindern meinen neigen nekrotisieren nodulieren normalisieren normieren nutzen nähern
verb: obliterieren obstruieren objektivieren okkludieren öffnen organisieren orientieren passieren perforieren
verb: perfundieren perlen pelottieren persistieren platzieren plazieren pneumatisieren pressen projizieren protrudieren
verb: prüfen punktieren planen quantifizieren queren quetschen rechnen reduzieren reformatieren reizen rekanalisieren
verb: rekonstruieren relativieren renovieren reponieren resezieren resorbieren retinieren retrahieren retrovertieren
verb: rezidivieren rotieren ruhen rupturieren röntgen reproduzieren replantieren lumbalisieren septieren sequestrieren
verb: sklerosieren sondieren sonographieren sprengen standardisieren stationieren subluxieren septen tasten tangieren
verb: tätigen testen therapieren thrombosieren transplantieren trennen triggern trüben tracheotomieren tunnelieren
verb: ulzerieren vaskularisieren wirken wuchern wundern wünschen würdigen wachen wägen zählen zementieren zentrieren
verb: zersplittern zerstören zerklüften zertrümmern zirkulieren zittern zergliedern zitieren machen sagen
verb: glauben hoffen kaufen spielen hören passen kochen kosten lachen leben lieben rauchen reden reisen sammeln
verb: tanzen wohnen bemühen kennzeichnen gewährleisten beabsichtigen bezwecken ankündigen eignen genügen gestalten
verb: gefährden bestrahlen berechtigen verschwielen schwielen verstreuen verästeln verschwarten
verb: überkronen wurzelfüllen wurzeln knospen

# Strong and irregular: infinitive, past, participle, third person
strong: erwägen/erwog/erwogen/erwägt behalten/behielt/behalten/behält bei|behalten/behielt/behalten/behält
strong: raten/riet/geraten/rät an|raten/riet/geraten/rät liegen/lag/gelegen/liegt
strong: vor,an,zurück,ein,auf,ab,zugrunde,nahe,gegenüber|liegen/lag/gelegen/liegt
strong: unterliegen/unterlag/unterlegen/unterliegt finden/fand/gefunden/findet auf,statt|finden/fand/gefunden/findet
strong: befinden/befand/befunden/befindet empfinden/empfand/empfunden/empfindet sehen/sah/gesehen/sieht
strong: ab,aus,an,ein,nach,vor,vorher,durch|sehen/sah/gesehen/sieht ersehen/ersah/ersehen/ersieht
strong: übersehen/übersah/übersehen/übersieht versehen/versah/versehen/versieht bestehen/bestand/bestanden/besteht
strong: stehen/stand/gestanden/steht aus,ab,vor,an,fest,still,hervor|stehen/stand/gestanden/steht
strong: entstehen/entstand/entstanden/entsteht verstehen/verstand/verstanden/versteht
strong: überstehen/überstand/überstanden/übersteht nehmen/nahm/genommen/nimmt
strong: ab,zu,auf,ein,vor,an,teil,mit,heraus|nehmen/nahm/genommen/nimmt entnehmen/entnahm/entnommen/entnimmt
strong: übernehmen/übernahm/übernommen/übernimmt vernehmen/vernahm/vernommen/vernimmt
strong: unternehmen/unternahm/unternommen/unternimmt sprechen/sprach/gesprochen/spricht
strong: an,ab,aus|sprechen/sprach/gesprochen/spricht entsprechen/entsprach/entsprochen/entspricht
strong: besprechen/besprach/besprochen/bespricht widersprechen/widersprach/widersprochen/widerspricht
strong: versprechen/versprach/versprochen/verspricht brechen/brach/gebrochen/bricht
strong: ab,durch,ein,aus,zusammen|brechen/brach/gebrochen/bricht unterbrechen/unterbrach/unterbrochen/unterbricht
strong: durchbrechen/durchbrach/durchbrochen/durchbricht erbrechen/erbrach/erbrochen/erbricht
strong: treten/trat/getreten/tritt
strong: auf,ein,aus,hervor,zurück,durch,über,heraus,hinzu,tiefer,höher|treten/trat/getreten/tritt
strong: vertreten/vertrat/vertreten/vertritt geben/gab/gegeben/gibt
strong: an,ab,auf,wieder,bekannt,vor,nach,ein,frei|geben/gab/gegeben/gibt ergeben/ergab/ergeben/ergibt
strong: umgeben/umgab/umgeben/umgibt begeben/begab/begeben/begibt weisen/wies/gewiesen/weist
strong: auf,nach,hin,zu,ein,an,vor|weisen/wies/gewiesen/weist überweisen/überwies/überwiesen/überweist
strong: beweisen/bewies/bewiesen/beweist erweisen/erwies/erwiesen/erweist verweisen/verwies/verwiesen/verweist
strong: schließen/schloss/geschlossen/schließt aus,ein,an,ab|schließen/schloss/geschlossen/schließt
strong: verschließen/verschloss/verschlossen/verschließt umschließen/umschloss/umschlossen/umschließt
strong: schreiben/schrieb/geschrieben/schreibt zu|schreiben/schrieb/geschrieben/schreibt
strong: beschreiben/beschrieb/beschrieben/beschreibt umschreiben/umschrieb/umschrieben/umschreibt
strong: vor|beschreiben/vorbeschrieb/vorbeschrieben/vorbeschreibt verschreiben/verschrieb/verschrieben/verschreibt
strong: messen/maß/gemessen/misst ab,aus,nach|messen/maß/gemessen/misst vermessen/vermaß/vermessen/vermisst
strong: bemessen/bemaß/bemessen/bemisst tragen/trug/getragen/trägt ein,ab,bei,auf|tragen/trug/getragen/trägt
strong: betragen/betrug/betragen/beträgt übertragen/übertrug/übertragen/überträgt vertragen/vertrug/vertragen/verträgt
strong: kommen/kam/gekommen/kommt vor,hinzu,an,auf,nach,um,zustande|kommen/kam/gekommen/kommt
strong: bekommen/bekam/bekommen/bekommt gehen/ging/gegangen/geht
strong: aus,ein,hervor,ab,über,einher,zurück,voraus,durch,hinaus,vorüber,auseinander,weiter|gehen/ging/gegangen/geht
strong: umgehen/umging/umgangen/umgeht ziehen/zog/gezogen/zieht
strong: ein,aus,heran,zurück,hin,hinein,ab|ziehen/zog/gezogen/zieht durchziehen/durchzog/durchzogen/durchzieht
strong: beziehen/bezog/bezogen/bezieht ein|beziehen/bezog/bezogen/bezieht überziehen/überzog/überzogen/überzieht verziehen/verzog/verzogen/verzieht
strong: vollziehen/vollzog/vollzogen/vollzieht nach|vollziehen/vollzog/vollzogen/vollzieht
strong: unterziehen/unterzog/unterzogen/unterzieht wachsen/wuchs/gewachsen/wächst
strong: ein,heran|wachsen/wuchs/gewachsen/wächst verwachsen/verwuchs/verwachsen/verwächst
strong: durchwachsen/durchwuchs/durchwachsen/durchwächst erwachsen/erwuchs/erwachsen/erwächst
strong: umwachsen/umwuchs/umwachsen/umwächst fallen/fiel/gefallen/fällt
strong: auf,ein,ab,aus,zusammen,vor,weg|fallen/fiel/gefallen/fällt entfallen/entfiel/entfallen/entfällt
strong: zerfallen/zerfiel/zerfallen/zerfällt befallen/befiel/befallen/befällt halten/hielt/gehalten/hält
strong: an,ein,zurück,fest,ab,auf|halten/hielt/gehalten/hält erhalten/erhielt/erhalten/erhält
strong: enthalten/enthielt/enthalten/enthält verhalten/verhielt/verhalten/verhält
strong: unterhalten/unterhielt/unterhalten/unterhält laufen/lief/gelaufen/läuft
strong: aus,ab,zu,ein,durch,zusammen|laufen/lief/gelaufen/läuft verlaufen/verlief/verlaufen/verläuft
strong: bleiben/blieb/geblieben/bleibt aus|bleiben/blieb/geblieben/bleibt verbleiben/verblieb/verblieben/verbleibt
strong: scheiden/schied/geschieden/scheidet aus|scheiden/schied/geschieden/scheidet
strong: unterscheiden/unterschied/unterschieden/unterscheidet entscheiden/entschied/entschieden/entscheidet
strong: erscheinen/erschien/erschienen/erscheint scheinen/schien/geschienen/scheint beginnen/begann/begonnen/beginnt
strong: gewinnen/gewann/gewonnen/gewinnt rinnen/rann/geronnen/rinnt kennen/kannte/gekannt/kennt
strong: erkennen/erkannte/erkannt/erkennt nennen/nannte/genannt/nennt benennen/benannte/benannt/benennt
strong: brennen/brannte/gebrannt/brennt denken/dachte/gedacht/denkt bringen/brachte/gebracht/bringt
strong: ein,an,durch,unter|bringen/brachte/gebracht/bringt erbringen/erbrachte/erbracht/erbringt
strong: verbringen/verbrachte/verbracht/verbringt wissen/wusste/gewusst/weiß wenden/wandte/gewandt/wendet
strong: treffen/traf/getroffen/trifft zu,an,ein|treffen/traf/getroffen/trifft betreffen/betraf/betroffen/betrifft
strong: übertreffen/übertraf/übertroffen/übertrifft greifen/griff/gegriffen/greift
strong: über,ein,zurück,auf|greifen/griff/gegriffen/greift umgreifen/umgriff/umgriffen/umgreift
strong: ergreifen/ergriff/ergriffen/ergreift helfen/half/geholfen/hilft empfehlen/empfahl/empfohlen/empfiehlt
strong: werfen/warf/geworfen/wirft auf|werfen/warf/geworfen/wirft unterwerfen/unterwarf/unterworfen/unterwirft
strong: sterben/starb/gestorben/stirbt ab|sterben/starb/gestorben/stirbt verderben/verdarb/verdorben/verdirbt
strong: gelten/galt/gegolten/gilt lesen/las/gelesen/liest essen/aß/gegessen/isst trinken/trank/getrunken/trinkt
strong: sinken/sank/gesunken/sinkt ab|sinken/sank/gesunken/sinkt zwingen/zwang/gezwungen/zwingt
strong: dringen/drang/gedrungen/dringt ein,durch|dringen/drang/gedrungen/dringt
strong: durchdringen/durchdrang/durchdrungen/durchdringt verschwinden/verschwand/verschwunden/verschwindet
strong: schwinden/schwand/geschwunden/schwindet springen/sprang/gesprungen/springt
strong: vor|springen/sprang/gesprungen/springt überspringen/übersprang/übersprungen/überspringt
strong: schwingen/schwang/geschwungen/schwingt gelingen/gelang/gelungen/gelingt klingen/klang/geklungen/klingt
strong: ab|klingen/klang/geklungen/klingt binden/band/gebunden/bindet verbinden/verband/verbunden/verbindet
strong: singen/sang/gesungen/singt schlingen/schlang/geschlungen/schlingt umschlingen/umschlang/umschlungen/umschlingt
strong: verschlingen/verschlang/verschlungen/verschlingt ab,aus,zurück,auseinander|weichen/wich/gewichen/weicht
strong: steigen/stieg/gestiegen/steigt an,auf,ab|steigen/stieg/gestiegen/steigt
strong: übersteigen/überstieg/überstiegen/übersteigt überschreiten/überschritt/überschritten/überschreitet
strong: unterschreiten/unterschritt/unterschritten/unterschreitet fort|schreiten/schritt/geschritten/schreitet
strong: gleichen/glich/geglichen/gleicht aus|gleichen/glich/geglichen/gleicht
strong: vergleichen/verglich/verglichen/vergleicht streichen/strich/gestrichen/streicht
strong: verstreichen/verstrich/verstrichen/verstreicht reißen/riss/gerissen/reißt ein,ab,aus|reißen/riss/gerissen/reißt
strong: zerreißen/zerriss/zerrissen/zerreißt leiden/litt/gelitten/leidet erleiden/erlitt/erlitten/erleidet
strong: schneiden/schnitt/geschnitten/schneidet an,ab,durch|schneiden/schnitt/geschnitten/schneidet
strong: überschneiden/überschnitt/überschnitten/überschneidet gleiten/glitt/geglitten/gleitet
strong: ab|gleiten/glitt/geglitten/gleitet reiten/ritt/geritten/reitet beißen/biss/gebissen/beißt
strong: schleifen/schliff/geschliffen/schleift kneifen/kniff/gekniffen/kneift schieben/schob/geschoben/schiebt
strong: vor,ein|schieben/schob/geschoben/schiebt verschieben/verschob/verschoben/verschiebt heben/hob/gehoben/hebt
strong: an,ab,auf,hervor|heben/hob/gehoben/hebt erheben/erhob/erhoben/erhebt biegen/bog/gebogen/biegt
strong: durch,ab|biegen/bog/gebogen/biegt verbiegen/verbog/verbogen/verbiegt umbiegen/bog/umgebogen/umbiegt
strong: wiegen/wog/gewogen/wiegt überwiegen/überwog/überwogen/überwiegt fließen/floss/geflossen/fließt
strong: ein,ab,zusammen,ineinander|fließen/floss/geflossen/fließt umfließen/umfloss/umflossen/umfließt
strong: schmelzen/schmolz/geschmolzen/schmilzt ein|schmelzen/schmolz/geschmolzen/schmilzt
strong: verschmelzen/verschmolz/verschmolzen/verschmilzt quellen/quoll/gequollen/quillt
strong: auf|quellen/quoll/gequollen/quillt verquellen/verquoll/verquollen/verquillt
strong: schwellen/schwoll/geschwollen/schwillt an,ab|schwellen/schwoll/geschwollen/schwillt
strong: verlieren/verlor/verloren/verliert bieten/bot/geboten/bietet an|bieten/bot/geboten/bietet
strong: gießen/goss/gegossen/gießt scheren/schor/geschoren/schert lügen/log/gelogen/lügt
strong: verbieten/verbot/verboten/verbietet schießen/schoss/geschossen/schießt riechen/roch/gerochen/riecht
strong: kriechen/kroch/gekrochen/kriecht frieren/fror/gefroren/friert stechen/stach/gestochen/sticht
strong: lassen/ließ/gelassen/lässt zu,nach|lassen/ließ/gelassen/lässt belassen/beließ/belassen/belässt
strong: entlassen/entließ/entlassen/entlässt hinterlassen/hinterließ/hinterlassen/hinterlässt
strong: verlassen/verließ/verlassen/verlässt schlafen/schlief/geschlafen/schläft blasen/blies/geblasen/bläst
strong: rufen/rief/gerufen/ruft hervor|rufen/rief/gerufen/ruft berufen/berief/berufen/beruft
strong: stoßen/stieß/gestoßen/stößt vor,an|stoßen/stieß/gestoßen/stößt hängen/hing/gehangen/hängt
strong: fangen/fing/gefangen/fängt um|fangen/fing/gefangen/fängt empfangen/empfing/empfangen/empfängt
strong: fahren/fuhr/gefahren/fährt ab|fahren/fuhr/gefahren/fährt erfahren/erfuhr/erfahren/erfährt
strong: verfahren/verfuhr/verfahren/verfährt waschen/wusch/gewaschen/wäscht aus|waschen/wusch/gewaschen/wäscht
strong: verwaschen/verwusch/verwaschen/verwäscht schlagen/schlug/geschlagen/schlägt
strong: vor,um|schlagen/schlug/geschlagen/schlägt laden/lud/geladen/lädt aus|laden/lud/geladen/lädt
strong: graben/grub/gegraben/gräbt schaffen/schuf/geschaffen/schafft tun/tat/getan/tut werden/wurde/geworden/wird
strong: sitzen/saß/gesessen/sitzt auf,fest|sitzen/saß/gesessen/sitzt besitzen/besaß/besessen/besitzt
strong: sein/war/gewesen/ist bergen/barg/geborgen/birgt verbergen/verbarg/verborgen/verbirgt
strong: genesen/genas/genesen/genest bitten/bat/gebeten/bittet heißen/hieß/geheißen/heißt
strong: bedürfen/bedurfte/bedurft/bedarf vermögen/vermochte/vermocht/vermag vermeiden/vermied/vermieden/vermeidet
strong: spinnen/spann/gesponnen/spinnt sinnen/sann/gesonnen/sinnt dreschen/drosch/gedroschen/drischt
strong: backen/buk/gebacken/backt verbacken/verbuk/verbacken/verbackt vergehen/verging/vergangen/vergeht
strong: begehen/beging/begangen/begeht ergehen/erging/ergangen/ergeht vergeben/vergab/vergeben/vergibt
strong: zergehen/zerging/zergangen/zergeht gebären/gebar/geboren/gebiert
verb: bypassen auf|dehnen auf|blocken an|färben an|spritzen an|schlingen ein|drücken ein|hängen aus|schaben
verb: aus|spiegeln durch|tasten durch|bewegen ent|kapseln ent|wässern koexistieren listen koppeln versetzen verzichten
verb: vorbefunden dosimetrieren screenen stagen restagen scannen faxen mailen signieren bescheinigen bekräftigen
verb: bekämpfen befürworten bejahen verneinen vermerken verweigern reevaluieren transfundieren stanzen veröden verätzen
verb: verkochen vereisen erhitzen erwärmen abkühlen beatmen absaugen klippen nähen beranden
verb: um|ranken verfüllen über,durch|bauen teil|resezieren
strong: enden/endete/geendet/endet durch|reißen/riss/gerissen/reißt erbitten/erbat/erbeten/erbittet
`
