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
strong: erwägen/erwog/erwogen/erwägt ,an|+raten/riet/geraten/rät
strong: ,vor|,an|,zurück|,ein|,auf|,ab|,zugrunde|,nahe|,gegenüber|,unter+liegen/lag/gelegen/liegt
strong: ,auf|,statt|,be,emp+finden/fand/gefunden/findet
strong: ,ab|,aus|,an|,ein|,nach|,vor|,vorher|,durch|,er,über,ver+sehen/sah/gesehen/sieht
strong: ,aus|,ab|,vor|,an|,fest|,still|,hervor|,be,ent,ver,über+stehen/stand/gestanden/steht
strong: ,ab|,zu|,auf|,ein|,vor|,an|,teil|,mit|,heraus|,ent,über,ver,unter+nehmen/nahm/genommen/nimmt
strong: ,an|,ab|,aus|,ent,be,wider,ver+sprechen/sprach/gesprochen/spricht
strong: ,ab|,durch|,ein|,aus|,zusammen|,unter,durch,er+brechen/brach/gebrochen/bricht
strong: ,auf|,ein|,aus|,hervor|,zurück|,durch|,über|,heraus|,hinzu|,tiefer|,höher|,ver+treten/trat/getreten/tritt
strong: ,an|,ab|,auf|,wieder|,bekannt|,vor|,nach|,ein|,frei|,er,um,be,ver+geben/gab/gegeben/gibt
strong: ,auf|,nach|,hin|,zu|,ein|,an|,vor|,über,be,er,ver+weisen/wies/gewiesen/weist
strong: ,aus|,ein|,an|,ab|,ver,um+schließen/schloss/geschlossen/schließt
strong: ,zu|,be,um,ver+schreiben/schrieb/geschrieben/schreibt ,ab|,aus|,nach|,ver,be+messen/maß/gemessen/misst
strong: ,ein|,ab|,bei|,auf|,be,über,ver+tragen/trug/getragen/trägt
strong: ,vor|,hinzu|,an|,auf|,nach|,um|,zustande|,be+kommen/kam/gekommen/kommt
strong: ,aus|,ein|,hervor|,ab|,über|,einher|,zurück|,voraus|,durch|,hinaus|,vorüber|,auseinander|,weiter|,um,ver,be,er,zer+gehen/ging/gegangen/geht
strong: ,ein|,aus|,heran|,zurück|,hin|,hinein|,ab|,durch,be,über,ver,unter+ziehen/zog/gezogen/zieht
strong: ,nach|+vollziehen/vollzog/vollzogen/vollzieht ,ein|,heran|,ver,durch,er,um+wachsen/wuchs/gewachsen/wächst
strong: ,auf|,ein|,ab|,aus|,zusammen|,vor|,weg|,ent,zer,be+fallen/fiel/gefallen/fällt
strong: ,an|,ein|,zurück|,fest|,ab|,auf|,be,er,ent,ver,unter+halten/hielt/gehalten/hält
strong: ,aus|,ab|,zu|,ein|,durch|,zusammen|,ver+laufen/lief/gelaufen/läuft ,aus|,ver+bleiben/blieb/geblieben/bleibt
strong: ,aus|,unter,ent+scheiden/schied/geschieden/scheidet ,er+scheinen/schien/geschienen/scheint
strong: beginnen/begann/begonnen/beginnt gewinnen/gewann/gewonnen/gewinnt rinnen/rann/geronnen/rinnt
strong: ,er+kennen/kannte/gekannt/kennt ,be+nennen/nannte/genannt/nennt brennen/brannte/gebrannt/brennt
strong: denken/dachte/gedacht/denkt ,ein|,an|,durch|,unter|,er,ver+bringen/brachte/gebracht/bringt
strong: wissen/wusste/gewusst/weiß wenden/wandte/gewandt/wendet ,zu|,an|,ein|,be,über+treffen/traf/getroffen/trifft
strong: ,über|,ein|,zurück|,auf|,um,er+greifen/griff/gegriffen/greift helfen/half/geholfen/hilft
strong: empfehlen/empfahl/empfohlen/empfiehlt ,auf|,unter+werfen/warf/geworfen/wirft ,ab|+sterben/starb/gestorben/stirbt
strong: verderben/verdarb/verdorben/verdirbt gelten/galt/gegolten/gilt lesen/las/gelesen/liest essen/aß/gegessen/isst
strong: trinken/trank/getrunken/trinkt ,ab|+sinken/sank/gesunken/sinkt zwingen/zwang/gezwungen/zwingt
strong: ,ein|,durch|,durch+dringen/drang/gedrungen/dringt ,ver+schwinden/schwand/geschwunden/schwindet
strong: ,vor|,über+springen/sprang/gesprungen/springt schwingen/schwang/geschwungen/schwingt
strong: gelingen/gelang/gelungen/gelingt ,ab|+klingen/klang/geklungen/klingt ,ver+binden/band/gebunden/bindet
strong: singen/sang/gesungen/singt ,um,ver+schlingen/schlang/geschlungen/schlingt
strong: ,an|,auf|,ab|,über+steigen/stieg/gestiegen/steigt überschreiten/überschritt/überschritten/überschreitet
strong: unterschreiten/unterschritt/unterschritten/unterschreitet ,aus|,ver+gleichen/glich/geglichen/gleicht
strong: ,ver+streichen/strich/gestrichen/streicht ,ein|,ab|,aus|,durch|,zer+reißen/riss/gerissen/reißt
strong: ,er+leiden/litt/gelitten/leidet ,an|,ab|,durch|,über+schneiden/schnitt/geschnitten/schneidet
strong: ,ab|+gleiten/glitt/geglitten/gleitet reiten/ritt/geritten/reitet beißen/biss/gebissen/beißt
strong: schleifen/schliff/geschliffen/schleift kneifen/kniff/gekniffen/kneift
strong: ,vor|,ein|,ver+schieben/schob/geschoben/schiebt ,an|,ab|,auf|,hervor|,er+heben/hob/gehoben/hebt
strong: ,durch|,ab|,ver+biegen/bog/gebogen/biegt umbiegen/bog/umgebogen/umbiegt ,über+wiegen/wog/gewogen/wiegt
strong: ,ein|,ab|,zusammen|,ineinander|,um+fließen/floss/geflossen/fließt
strong: ,ein|,ver+schmelzen/schmolz/geschmolzen/schmilzt ,auf|,ver+quellen/quoll/gequollen/quillt
strong: ,an|,ab|+schwellen/schwoll/geschwollen/schwillt verlieren/verlor/verloren/verliert
strong: ,an|,ver+bieten/bot/geboten/bietet gießen/goss/gegossen/gießt scheren/schor/geschoren/schert
strong: lügen/log/gelogen/lügt schießen/schoss/geschossen/schießt riechen/roch/gerochen/riecht
strong: kriechen/kroch/gekrochen/kriecht frieren/fror/gefroren/friert stechen/stach/gestochen/sticht
strong: ,zu|,nach|,be,ent,hinter,ver+lassen/ließ/gelassen/lässt schlafen/schlief/geschlafen/schläft
strong: blasen/blies/geblasen/bläst ,hervor|,be+rufen/rief/gerufen/ruft ,vor|,an|+stoßen/stieß/gestoßen/stößt
strong: hängen/hing/gehangen/hängt ,um|,emp+fangen/fing/gefangen/fängt ,ab|,er,ver+fahren/fuhr/gefahren/fährt
strong: ,aus|,ver+waschen/wusch/gewaschen/wäscht ,vor|,um|+schlagen/schlug/geschlagen/schlägt
strong: ,aus|+laden/lud/geladen/lädt graben/grub/gegraben/gräbt schaffen/schuf/geschaffen/schafft tun/tat/getan/tut
strong: werden/wurde/geworden/wird ,auf|,fest|,be+sitzen/saß/gesessen/sitzt sein/war/gewesen/ist
strong: ,ver+bergen/barg/geborgen/birgt genesen/genas/genesen/genest ,er+bitten/bat/gebeten/bittet
strong: heißen/hieß/geheißen/heißt bedürfen/bedurfte/bedurft/bedarf vermögen/vermochte/vermocht/vermag
strong: vermeiden/vermied/vermieden/vermeidet spinnen/spann/gesponnen/spinnt sinnen/sann/gesonnen/sinnt
strong: dreschen/drosch/gedroschen/drischt ,ver+backen/buk/gebacken/backt gebären/gebar/geboren/gebiert
strong: enden/endete/geendet/endet bei|behalten/behielt/behalten/behält
strong: vor|beschreiben/vorbeschrieb/vorbeschrieben/vorbeschreibt ein|beziehen/bezog/bezogen/bezieht
strong: ab,aus,zurück,auseinander|weichen/wich/gewichen/weicht fort|schreiten/schritt/geschritten/schreitet
verb: bypassen auf|dehnen auf|blocken an|färben an|spritzen an|schlingen ein|drücken ein|hängen aus|schaben
verb: aus|spiegeln durch|tasten durch|bewegen ent|kapseln ent|wässern koexistieren listen koppeln versetzen verzichten
verb: vorbefunden dosimetrieren screenen stagen restagen scannen faxen mailen signieren bescheinigen bekräftigen
verb: bekämpfen befürworten bejahen verneinen vermerken verweigern reevaluieren transfundieren stanzen veröden verätzen
verb: verkochen vereisen erhitzen erwärmen abkühlen beatmen absaugen klippen nähen beranden
verb: um|ranken verfüllen über,durch|bauen teil|resezieren
`
