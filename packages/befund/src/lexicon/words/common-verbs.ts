export const commonVerbs = `
# Weak verbs; a bar ends the separable part, of which several stand with commas between them
verb: aus|schaben lieben leben kleben an|streben wölben vor|wölben vernarben ein|kerben färben verfärben an|färben
  glauben schrauben verschrauben trüben aus|üben verabschieden reden umscheiden aus|kleiden melden an|melden bilden
  mit|abbilden ab,aus,zurück|bilden beranden umranden beenden ein|blenden senden übersenden verwenden befunden
  vorbefunden runden entrunden ab|runden münden begründen entzünden gefährden veröden vertiefen klaffen straffen
  hoffen steifen versteifen schrumpfen bekämpfen verstopfen kaufen stufen ein|stufen prüfen überprüfen klagen beklagen
  ragen fragen befragen nach|fragen überragen beauftragen sagen besagen versagen stagen restagen an|schmiegen legen
  belegen überlegen unterlegen verlegen an,fest,ein,zusammen|legen an|regen bewegen durch|bewegen begradigen
  vervollständigen ankündigen würdigen schädigen beschädigen vor|schädigen neigen verzweigen auf|zweigen zeigen
  beteiligen mit|beteiligen bescheinigen bereinigen beschleunigen erübrigen erniedrigen bekräftigen berechtigen
  beabsichtigen berücksichtigen beeinträchtigen beseitigen an|fertigen befestigen sättigen tätigen bestätigen
  benötigen folgen erfolgen verfolgen nach|verfolgen nach|folgen verengen sprengen versprengen ein|engen bedingen
  an|schlingen ab,auf,zusammen,herab|hängen ein|hängen bedrängen verdrängen ab|drängen verjüngen besorgen versorgen
  nach|sorgen röntgen saugen absaugen beugen erzeugen überzeugen prägen aus|prägen wägen fügen genügen bejahen
  überdachen vervielfachen lachen ab|flachen machen verursachen wachen überwachen reichen verabreichen erreichen
  aus,hinein,heran|reichen ermöglichen verdeutlichen kochen verkochen verwischen wünschen quetschen verrutschen
  aus|tauschen vor|täuschen löschen rauchen brauchen verbrauchen auf|brauchen verstauchen ein|stauchen suchen
  untersuchen mit|untersuchen versuchen schwächen ab|schwächen drehen verdrehen drohen ruhen beruhen blähen überblähen
  nähen erhöhen überhöhen bemühen aus|sacken decken bedecken überdecken entdecken ab,auf,zu|decken strecken erstrecken
  bezwecken verdicken schicken überblicken knicken ab|knicken verblocken entblocken auf|blocken schlucken überbrücken
  drücken aus,zusammen|drücken ein|drücken verkalken entkalken danken erkranken um|ranken schwanken verrenken senken
  versenken beschränken ein|schränken bemerken vermerken an|merken wirken verstärken spielen schwielen verschwielen
  erzielen strahlen bestrahlen überstrahlen aus|strahlen fehlen wählen aus|wählen zählen unterhöhlen fühlen kühlen
  abkühlen mailen heilen verheilen ab,aus|heilen teilen unterteilen verteilen um|verteilen beurteilen mit|beurteilen
  versteilen auf,ein,mit|teilen verweilen coilen verunfallen ein|dellen auf|hellen stellen bestellen erstellen
  verstellen entstellen ruhig,dar,fest,vor,ein,her,nach,um,bereit,frei,sicher,auf,aus,zusammen,gegenüber|stellen
  wieder|her|stellen ab|stillen auf,ein|rollen füllen wurzelfüllen erfüllen verfüllen auf,aus|füllen umhüllen holen
  wieder|holen perlen spülen umspülen an,durch|spülen entstammen hemmen klemmen ein|klemmen aus|schwemmen stimmen
  bestimmen ab,zu|stimmen krümmen verkrümmen formen verformen erwärmen atmen beatmen aus|räumen säumen umsäumen
  durchströmen planen ordnen verordnen an,ein,zu|ordnen screenen dienen öffnen eröffnen eignen ereignen bahnen rechnen
  berechnen zeichnen bezeichnen kennzeichnen verzeichnen ab,auf,aus|zeichnen dehnen überdehnen auf|dehnen aus|dehnen
  wohnen erwähnen meinen verneinen scannen entspannen trennen durchtrennen verdünnen aus|dünnen schonen überkronen
  betonen entfernen aus|stülpen verklumpen verplumpen überlappen kippen verkippen ab|kippen clippen klippen knospen
  vereinbaren ersparen aus|sparen entleeren ab|scheren kollabieren resorbieren intubieren abszedieren konsolidieren
  distendieren aszendieren deszendieren korrespondieren sondieren perfundieren transfundieren kodieren erodieren
  arrodieren okkludieren protrudieren extrudieren angiographieren sonographieren korrigieren tangieren elongieren
  bougieren retrahieren kontrahieren atrophieren hypertrophieren deviieren assoziieren blockieren markieren
  demarkieren tunnelieren korrelieren lobulieren nodulieren angulieren spekulieren artikulieren zirkulieren
  imprimieren komprimieren tracheotomieren deformieren informieren normieren signieren drainieren kombinieren
  disseminieren unterminieren retinieren stationieren reponieren imponieren therapieren gruppieren kalibrieren
  hydrieren dehydrieren degenerieren operieren vor|operieren inserieren obliterieren alterieren ulzerieren
  inkarzerieren perforieren dosimetrieren infiltrieren zentrieren dezentrieren sequestrieren konfigurieren
  frakturieren strukturieren konturieren rupturieren metastasieren standardisieren lumbalisieren medialisieren
  lokalisieren normalisieren rekanalisieren generalisieren lateralisieren stabilisieren immobilisieren organisieren
  vaskularisieren katheterisieren pneumatisieren nekrotisieren kompensieren dekompensieren thrombosieren ankylosieren
  stenosieren fibrosieren sklerosieren biopsieren passieren dilatieren reformatieren interpretieren zitieren
  impaktieren flektieren detektieren diktieren punktieren replantieren implantieren transplantieren garantieren
  orientieren zementieren augmentieren kommentieren dokumentieren instrumentieren rotieren septieren invertieren
  konvertieren retrovertieren kontrastieren persistieren koexistieren komplettieren pelottieren flottieren diskutieren
  amputieren evaluieren reevaluieren konfluieren obstruieren destruieren rekonstruieren akzentuieren rezidivieren
  relativieren aktivieren objektivieren renovieren innervieren fixieren luxieren subluxieren plazieren resezieren
  teil|resezieren dissezieren indizieren klassifizieren quantifizieren identifizieren kalzifizieren infizieren
  projizieren komplizieren kommunizieren diagnostizieren differenzieren dislozieren platzieren reduzieren
  reproduzieren queren durchqueren beschweren erschweren vermehren bohren durchbohren ernähren führen überführen
  an,auf,aus,ein,durch,weiter,vor|führen berühren her|rühren monitoren klären erklären ab,auf|klären hören gehören
  dazu|gehören stören zerstören ab,ein|schnüren spüren verspüren reisen vereisen umfassen erfassen mit|erfassen
  ein,zusammen|fassen veranlassen passen bypassen durchspießen pressen sprossen ein|sprossen beeinflussen lösen
  ab,auf,aus,los|lösen an|haften belüften zerklüften entlüften beobachten nach|beobachten betrachten begutachten
  dichten verdichten ab|dichten schichten berichten auf,aus,ein|richten verzichten ein|buchten durch|leuchten arbeiten
  verarbeiten auf|arbeiten leiten begleiten überleiten ab|leiten aus|breiten bereiten vor|bereiten weiten
  auf,aus|weiten entfalten auf|falten aus|schalten spalten gestalten verkanten septen entarten warten verschwarten
  erwarten ab|warten werten bewerten verwerten aus|werten befürworten beantworten verhärten belasten überlasten
  entlasten tasten durch|tasten testen leisten gewährleisten listen ein|nisten kosten schatten überschatten
  verschatten ab|schatten verplatten gestatten ein|betten verfetten glätten deuten an|deuten bluten durchbluten
  ein|bluten vermuten bauen durchbauen über,durch|bauen auf,um|bauen ab|flauen auf|rauen stauen betreuen streuen
  verstreuen faxen reizen spreizen aus|walzen tanzen stanzen grenzen begrenzen ab,an|grenzen ergänzen kürzen verkürzen
  stürzen verletzen setzen besetzen durchsetzen ersetzen versetzen auf,ein,um,zusammen,fort|setzen erhitzen zu|spitzen
  spritzen an|spritzen ein|spritzen nutzen schätzen unterschätzen ab,ein|schätzen verätzen schützen stützen
  unterstützen kreuzen überkreuzen übersäen auf|gabeln auf|wirbeln siedeln besiedeln handeln behandeln um|wandeln
  staffeln spiegeln aus|spiegeln schlängeln aus|kugeln entwickeln vor|buckeln sammeln verstümmeln koppeln entkoppeln
  kuppeln wechseln aus|wechseln ab,ein|kapseln ent|kapseln ummanteln verästeln mitteln ermitteln übermitteln
  vereinzeln wurzeln gliedern zergliedern durchwandern hindern behindern verhindern mindern vermindern wundern
  verändern fordern erfordern überfordern an|fordern fördern liefern aus|ufern lagern umlagern überlagern unterlagern
  verlagern ab,an,auf,ein,hoch,weg|lagern triggern steigern verweigern verringern verlängern verzögern speichern an|reichern
  sichern versichern wuchern überwuchern auf|fächern verknöchern nähern verschleiern lockern auf|lockern verankern
  schmälern verschmälern klammern umklammern zertrümmern verkleinern erinnern auf|fasern bessern verbessern
  ent|wässern vergrößern verschlechtern verbreitern erweitern filtern sintern erörtern durchmustern aus|mustern
  splittern zersplittern auf|splittern zittern unterfüttern erläutern dauern an|dauern ummauern aus|mauern erneuern
  steuern an,aus|steuern
# Strong and irregular: infinitive, past, participle, third person
strong: graben/grub/gegraben/gräbt
  ,an|,ab|,auf|,wieder|,bekannt|,vor|,nach|,ein|,frei|,er,um,be,ver+geben/gab/gegeben/gibt
  ,an|,ab|,auf|,hervor|,er+heben/hob/gehoben/hebt ,vor|,ein|,ver+schieben/schob/geschoben/schiebt
  ,aus|,ver+bleiben/blieb/geblieben/bleibt ,zu|,be,um,ver+schreiben/schrieb/geschrieben/schreibt
  vor|beschreiben/vorbeschrieb/vorbeschrieben/vorbeschreibt verderben/verdarb/verdorben/verdirbt
  ,ab|+sterben/starb/gestorben/stirbt ,aus|+laden/lud/geladen/lädt ,aus|,unter,ent+scheiden/schied/geschieden/scheidet
  ,er+leiden/litt/gelitten/leidet vermeiden/vermied/vermieden/vermeidet
  ,an|,ab|,durch|,über+schneiden/schnitt/geschnitten/schneidet enden/endete/geendet/endet wenden/wandte/gewandt/wendet
  ,ver+binden/band/gebunden/bindet ,auf|,statt|,be,emp+finden/fand/gefunden/findet
  ,ver+schwinden/schwand/geschwunden/schwindet werden/wurde/geworden/wird schlafen/schlief/geschlafen/schläft
  schaffen/schuf/geschaffen/schafft ,zu|,an|,ein|,be,über+treffen/traf/getroffen/trifft
  schleifen/schliff/geschliffen/schleift kneifen/kniff/gekniffen/kneift
  ,über|,ein|,zurück|,auf|,um,er+greifen/griff/gegriffen/greift helfen/half/geholfen/hilft
  ,auf|,unter+werfen/warf/geworfen/wirft bedürfen/bedurfte/bedurft/bedarf
  ,aus|,ab|,zu|,ein|,durch|,zusammen|,ver+laufen/lief/gelaufen/läuft ,hervor|,be+rufen/rief/gerufen/ruft
  ,vor|,um|+schlagen/schlug/geschlagen/schlägt ,ein|,ab|,bei|,auf|,be,über,ver+tragen/trug/getragen/trägt
  ,durch|,ab|,ver+biegen/bog/gebogen/biegt umbiegen/bog/umgebogen/umbiegt
  ,vor|,an|,zurück|,ein|,auf|,ab|,zugrunde|,nahe|,gegenüber|,unter+liegen/lag/gelegen/liegt
  ,über+wiegen/wog/gewogen/wiegt ,an|,auf|,ab|,über+steigen/stieg/gestiegen/steigt ,um|,emp+fangen/fing/gefangen/fängt
  gelingen/gelang/gelungen/gelingt ,um,ver+schlingen/schlang/geschlungen/schlingt ,ab|+klingen/klang/geklungen/klingt
  ,ein|,an|,durch|,unter|,er,ver+bringen/brachte/gebracht/bringt ,ein|,durch|,durch+dringen/drang/gedrungen/dringt
  ,vor|,über+springen/sprang/gesprungen/springt singen/sang/gesungen/singt schwingen/schwang/geschwungen/schwingt
  zwingen/zwang/gezwungen/zwingt hängen/hing/gehangen/hängt ,ver+bergen/barg/geborgen/birgt
  erwägen/erwog/erwogen/erwägt vermögen/vermochte/vermocht/vermag lügen/log/gelogen/lügt riechen/roch/gerochen/riecht
  kriechen/kroch/gekrochen/kriecht ,ab|,durch|,ein|,aus|,zusammen|,unter,durch,er+brechen/brach/gebrochen/bricht
  ,an|,ab|,aus|,ent,be,wider,ver+sprechen/sprach/gesprochen/spricht stechen/stach/gestochen/sticht
  ,aus|,ver+gleichen/glich/geglichen/gleicht ,ver+streichen/strich/gestrichen/streicht
  ab,aus,zurück,auseinander|weichen/wich/gewichen/weicht ,aus|,ver+waschen/wusch/gewaschen/wäscht
  dreschen/drosch/gedroschen/drischt
  ,aus|,ein|,hervor|,ab|,über|,einher|,zurück|,voraus|,durch|,hinaus|,vorüber|,auseinander|,weiter|,um,ver,be,er,zer+gehen/ging/gegangen/geht
  ,ein|,aus|,heran|,zurück|,hin|,hinein|,ab|,durch,be,über,ver,unter+ziehen/zog/gezogen/zieht
  ein|beziehen/bezog/bezogen/bezieht ,nach|+vollziehen/vollzog/vollzogen/vollzieht
  ,ab|,aus|,an|,ein|,nach|,vor|,vorher|,durch|,er,über,ver+sehen/sah/gesehen/sieht
  ,aus|,ab|,vor|,an|,fest|,still|,hervor|,be,ent,ver,über+stehen/stand/gestanden/steht ,ver+backen/buk/gebacken/backt
  denken/dachte/gedacht/denkt trinken/trank/getrunken/trinkt ,ab|+sinken/sank/gesunken/sinkt
  empfehlen/empfahl/empfohlen/empfiehlt ,auf|,ein|,ab|,aus|,zusammen|,vor|,weg|,ent,zer,be+fallen/fiel/gefallen/fällt
  ,auf|,ver+quellen/quoll/gequollen/quillt ,an|,ab|+schwellen/schwoll/geschwollen/schwillt
  ,ab|,zu|,auf|,ein|,vor|,an|,teil|,mit|,heraus|,ent,über,ver,unter+nehmen/nahm/genommen/nimmt
  ,vor|,hinzu|,an|,auf|,nach|,um|,zustande|,be+kommen/kam/gekommen/kommt ,er+scheinen/schien/geschienen/scheint
  ,er+kennen/kannte/gekannt/kennt ,be+nennen/nannte/genannt/nennt brennen/brannte/gebrannt/brennt
  beginnen/begann/begonnen/beginnt spinnen/spann/gesponnen/spinnt rinnen/rann/geronnen/rinnt
  sinnen/sann/gesonnen/sinnt gewinnen/gewann/gewonnen/gewinnt scheren/schor/geschoren/schert
  verlieren/verlor/verloren/verliert frieren/fror/gefroren/friert ,ab|,er,ver+fahren/fuhr/gefahren/fährt
  gebären/gebar/geboren/gebiert blasen/blies/geblasen/bläst lesen/las/gelesen/liest genesen/genas/genesen/genest
  ,ein|,heran|,ver,durch,er,um+wachsen/wuchs/gewachsen/wächst
  ,auf|,nach|,hin|,zu|,ein|,an|,vor|,über,be,er,ver+weisen/wies/gewiesen/weist
  ,zu|,nach|,be,ent,hinter,ver+lassen/ließ/gelassen/lässt essen/aß/gegessen/isst gießen/goss/gegossen/gießt
  schießen/schoss/geschossen/schießt ,ein|,ab|,zusammen|,ineinander|,um+fließen/floss/geflossen/fließt
  ,aus|,ein|,an|,ab|,ver,um+schließen/schloss/geschlossen/schließt ,ab|,aus|,nach|,ver,be+messen/maß/gemessen/misst
  beißen/biss/gebissen/beißt heißen/hieß/geheißen/heißt ,ein|,ab|,aus|,durch|,zer+reißen/riss/gerissen/reißt
  wissen/wusste/gewusst/weiß ,vor|,an|+stoßen/stieß/gestoßen/stößt ,an|+raten/riet/geraten/rät
  ,an|,ver+bieten/bot/geboten/bietet
  ,auf|,ein|,aus|,hervor|,zurück|,durch|,über|,heraus|,hinzu|,tiefer|,höher|,ver+treten/trat/getreten/tritt
  ,ab|+gleiten/glitt/geglitten/gleitet reiten/ritt/geritten/reitet
  überschreiten/überschritt/überschritten/überschreitet unterschreiten/unterschritt/unterschritten/unterschreitet
  fort|schreiten/schritt/geschritten/schreitet
  ,an|,ein|,zurück|,fest|,ab|,auf|,be,er,ent,ver,unter+halten/hielt/gehalten/hält bei|behalten/behielt/behalten/behält
  gelten/galt/gegolten/gilt ,er+bitten/bat/gebeten/bittet ,ein|,ver+schmelzen/schmolz/geschmolzen/schmilzt
  ,auf|,fest|,be+sitzen/saß/gesessen/sitzt sein/war/gewesen/ist tun/tat/getan/tut
`
