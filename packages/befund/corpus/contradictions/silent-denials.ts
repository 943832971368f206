import type { SilentCase } from './contradiction-case.ts'

/** Correct reports in which a denial reaches less far than it seems. */
export const silentDenials: readonly SilentCase[] = [
  {
    why: 'Die Bruchlücke liegt rechts, verneint ist die Hernie links.',
    text: `Sonographie der Leisten
Befund: Rechts: beim Pressen Vorwölbung von Fettgewebe, Bruchlücke 9 mm. Links keine Vorwölbung.
Beurteilung: Leistenhernie rechts, links kein Herniennachweis.`,
  },
  {
    why: 'Dislokationsfrei ist nicht disloziert.',
    text: `Röntgen Kleinfinger rechts
Befund: Querfraktur der Endphalanx D5, dislokationsfrei.
Beurteilung: Nicht dislozierte Fraktur der Endphalanx D5.`,
  },
  {
    why: 'Eine Pseudarthrose ist keine Arthrose.',
    text: `CT Handgelenk links
Befund: Keine knöcherne Durchbauung des Kahnbeins. Radioskaphoidal noch keine Arthrose.
Beurteilung: Pseudarthrose des Kahnbeins links.`,
  },
  {
    why: 'Freie Luft nach einer Laparoskopie beweist keine Perforation.',
    text: `CT Abdomen
Klinik: Zweiter Tag nach Laparoskopie.
Befund: Freie Luft subphrenisch.
Beurteilung: Kein Hinweis auf Perforation.`,
  },
  {
    why: 'Der Abszess ist das Areal, nicht die Flüssigkeit, die fehlt.',
    text: `CT Abdomen
Befund: Sigma wandverdickt mit Divertikeln, angrenzend hypodenses Areal von 3 cm mit Randenhancement. Keine Flüssigkeitsverhaltung.
Beurteilung: Sigmadivertikulitis mit Abszess.`,
  },
  {
    why: 'Was einsinkt, ist auch ohne Saum locker.',
    text: `Röntgen Hüfte rechts
Befund: Zementfreie Hüft-TEP. Schaft um 8 mm eingesunken. Keine Saumbildung.
Beurteilung: Lockerung des Schafts.`,
  },
  {
    why: "Verneint ist die Blutung im Schädel, nicht die der Weichteile.",
    text: `CT Schädel nativ
Befund: Keine intrakranielle Blutung. Verdickung der Kopfschwarte okzipital links 7 mm. Keine Schädelfraktur.
Beurteilung: Keine intrakranielle Blutung. Weichteilhämatom okzipital links.`,
  },
  {
    why: "Ein Etikett mit einer Spanne von Höhen gilt nur für diese.",
    text: `MRT HWS
Befund:
HWK 2/3 bis 4/5: Bandscheiben normal hoch, kein Vorfall, Neuroforamina frei.
HWK 5/6: Rechts mediolateraler Prolaps mit Kontakt zum Myelon.
HWK 6/7, 7/BWK 1: keine Protrusion.
Beurteilung: Prolaps HWK 5/6 rechts.`,
  },
  {
    why: "Die Kelche sind schlank, das Nierenbecken nicht.",
    text: `Sonographie der Nieren
Befund: Rechts Nierenbecken 11 mm, Kelche nicht gestaut. Links NBKS schlank.
Beurteilung: Pyelektasie rechts, kein relevanter Harnstau.`,
  },
  {
    why: "Nicht luxiert und doch subluxiert.",
    text: `MRT Handgelenk rechts
Befund: ECU-Sehne an den Rand der Rinne verlagert, nicht luxiert. TFCC intakt.
Beurteilung: Subluxation der ECU-Sehne.`,
  },
  {
    why: "Die andere Seite ist frei.",
    text: `CT Thorax
Befund: Herd im linken Unterlappen 24 mm. Daneben zunehmende Konsolidierung mit Bronchogramm. Rechte Lunge frei.
Beurteilung: Herd links mit poststenotischer Konsolidierung.`,
  },
  {
    why: "Der Nebenhoden ist entzündet, der Hoden nicht.",
    text: `Sonographie Hoden
Befund: Nebenhoden rechts verdickt und stark durchblutet. Hoden beidseits homogen.
Beurteilung: Epididymitis rechts. Keine Orchitis, keine Torsion.`,
  },
  {
    why: "Die Sehne ist normal, ihre Scheide nicht.",
    text: `MRT Handgelenk links
Befund: Flexor-carpi-radialis-Sehne regelrecht, Flüssigkeit in der Sehnenscheide. Tibialis-posterior-Sehne nicht abgebildet.
Beurteilung: Tenosynovitis der Flexor-carpi-radialis-Sehne.`,
  },
  {
    why: 'Humeri sind die Oberarmknochen, nicht das Becken davor.',
    text: `MRT Ganzkörper
Befund: Becken: Os ilium rechts 24 mm. Humeri beidseits ohne Herde. Femora unauffällig.
Beurteilung: Herd im Os ilium rechts.`,
  },
  {
    why: "Reizlos ist die Narbe, nicht die Brust.",
    text: `CT Thorax
Staging bei Mammakarzinom rechts. Z.n. Ablatio mammae rechts, Narbe reizlos. Keine vergrößerten Lymphknoten axillär.
Beurteilung: Kein Progress.`,
  },
  {
    why: 'Kein Rezidiv der Hernie: sie war da und wurde versorgt.',
    text: `CT Abdomen
Befund: Voroperationen: Appendektomie 1990, Nabelhernie 2012 versorgt. Kein freies Gas. Nabel reizlos, Netz intakt.
Beurteilung: Kein Rezidiv der Nabelhernie.`,
  },
  {
    why: "Bland und eingeblutet sind zwei Zysten.",
    text: `MRT Niere
Befund: Rechts eine einfache Zyste 20 mm, links eine eingeblutete Zyste 12 mm ohne Enhancement.
Beurteilung: Blande und hämorrhagische Zysten der Nieren.`,
  },
  {
    why: 'Die Läsionen liegen, wo die Klammer sie nennt, nicht in den freien Organen.',
    text: `MRT Ganzkörper
Befund: Schädel: 9 mm parietal, neu. Femur links 21 mm, neu. Leber und Milz ohne Läsionen.
Beurteilung: Neue Läsionen (Schädel, Femur links).`,
  },
  {
    why: "Weder noch mit Umständen dazwischen, vor und hinter dem, was verneint wird.",
    text: `CT Aorta
Befund: Endoleak weder in der arteriellen noch in der venösen Phase. Weder unter Ruhe noch bei Valsalva eine Hernie.
Beurteilung: Kein Endoleak. Keine Hernie.`,
  },
  {
    why: "Nicht mehr nachweisbar heißt negativ.",
    text: `MRT Rektum
Befund: Tumor 18 mm (vor Therapie 44 mm). EMVI nicht mehr abgrenzbar.
Beurteilung: Gutes Ansprechen, EMVI negativ.`,
  },
  {
    why: "Die übrigen Höhen sind frei von dem, was an einer gefunden wurde.",
    text: `MRT BWS mit KM
Befund: Bandscheibe BWK 8/9 signalreich mit Anreicherung der Deckplatten. Übrige Etagen der BWS und die LWS ohne entzündliche Veränderungen.
Beurteilung: Spondylodiszitis BWK 8/9.`,
  },
  {
    why: "Stenosen unter der Schwelle sind keine höhergradigen.",
    text: `CT Herz
Befund: RCA mit verkalkten Plaques, Stenose unter 30 %. LAD mit mäßiger Stenose proximal. RCX ohne Stenose.
Beurteilung: Keine höhergradige Koronarstenose, insbesondere keine höhergradige Stenose der LAD oder RCA.`,
  },
  {
    why: "Zentral keine Embolie, subsegmental schon; Spätanreicherung hier und nicht dort.",
    text: `CT Pulmonalisangiographie
Befund: Keine Lungenembolie in den zentralen Gefäßen. Subsegmental links basal ein Füllungsdefekt. Kein LGE im Septum. Subepikardiales LGE inferolateral.
Beurteilung: Subsegmentale Lungenembolie links basal.`,
  },
  {
    why: "Wenig Flüssigkeit ist kein Aszites, ein weiter Hauptgang keine intrahepatische Cholestase.",
    text: `Sonographie Abdomen
Befund: DHC 9 mm, gering erweitert, ohne Konkrement. Im Douglas etwas Flüssigkeit.
Beurteilung: Geringe Erweiterung des DHC. Keine intrahepatische Cholestase. Wenig freie Flüssigkeit im Douglas. Kein Aszites.`,
  },
  {
    why: "Eine stabile Narbe darf gutartig eingestuft sein.",
    text: `Mammographie beidseits
Befund: Links Narbe mit Architekturstörung, konstant. Rechts keine Herde.
Beurteilung: Kein Rezidiv links, BI-RADS 2.`,
  },
  {
    why: "Gefragt ist nach der Krankheit mit ihrem langen Namen.",
    text: `MRT Schädel mit KM
Fragestellung: Encephalomyelitis disseminata?
Befund: Periventrikulär fünf T2-hyperintense Herde. Ein Herd juxtakortikal nimmt KM auf. Keine Diffusionsstörung. Ventrikel normal weit. Venöse Sinus offen.
Beurteilung: Befund vereinbar mit MS. Keine Raumforderung.`,
  },
  {
    why: "Knöchern intakt ist nur der genannte Knochen.",
    text: `Röntgen Schulter
Befund: Knöcherne Strukturen der Klavikula intakt. Der Humeruskopf steht vor dem Glenoid.
Beurteilung: Vordere Schulterluxation.`,
  },
  {
    why: 'Lymphknoten einer Station sind nicht die der Seite, die keine hat.',
    text: `CT Thorax
Befund: Station 5 aktuell 7 mm (zuvor 12 mm). Hilär rechts keine vergrößerten LK.
Beurteilung: Größenabnahme der LK Station 5.`,
  },
  {
    why: '„Komprimiert, aber offen“ weiß von der Enge.',
    text: `CT Hals
Befund: V. jugularis interna rechts nach ventral verlagert und eingeengt, jedoch kontrastiert.
Beurteilung: V. jugularis interna rechts komprimiert, aber offen.`,
  },
  {
    why: 'Stationen mit Maß sind Lymphknoten, auch wo supraklavikulär keine vergrößert sind.',
    text: `PET/CT
Befund: Mediastinum: 4L 15 mm, SUVmax 8,1. Hals: supraklavikuläre LK nicht vergrößert.
Beurteilung: Bronchialkarzinom links cT2a cN2.`,
  },
  {
    why: "Der Dünndarm ist nicht der Dickdarm.",
    text: `CT Abdomen
Befund: Dünndarm nicht erweitert. Kolon bis zum Sigma auf 8 cm dilatiert, dort Kalibersprung.
Beurteilung: Mechanischer Dickdarmileus.`,
  },
  {
    why: "Nicht verdickt, und doch mit anderen Zeichen.",
    text: `CT Abdomen
Befund: Gallenblasenwand nicht verdickt, Hydrops mit 5 cm und Konkrement im Infundibulum.
Beurteilung: Akute Cholezystitis im Frühstadium.`,
  },
  {
    why: "Unauffällig bis auf eine Stelle.",
    text: `CT Thorax
Befund: Knöchern unauffällig bis auf Sklerose in LWK 2, suspekt.
Beurteilung: Ossäre Metastase LWK 2.`,
  },
  {
    why: "Das Zeichen des Korbhenkels ist nach dem Kreuzband nur benannt.",
    text: `MRT Knie links
Menisken: Korbhenkelriss des Innenmeniskus, doppeltes HKB-Zeichen.
Bänder: VKB, HKB und Kollateralbänder durchgängig.
Beurteilung: Korbhenkelriss.`,
  },
  {
    why: "Femorotibial erhalten ist der Knorpel.",
    text: `MRT Knie rechts
Außenmeniskus mit horizontalem Riss.
Knorpel: Retropatellar Fissuren Grad II. Femorotibial erhalten.
Beurteilung: Horizontaler Riss des Außenmeniskus.`,
  },
  {
    why: "Zu einem Teil erhalten ist nicht heil.",
    text: `Röntgen Becken
Femurkopfepiphyse links abgeflacht und verdichtet, laterale Säule zu mehr als 50 % erhalten.
Beurteilung: M. Perthes links, Herring B.`,
  },
  {
    why: "Jede Seite hat ihre Zeile, auch wenn sie klein beginnt.",
    text: `Hüftsonographie nach Graf
rechts: Alpha 63°, Beta 51°, Erker eckig - Typ Ia
links: Alpha 54°, Beta 69°, Erker rund - Typ IIa
Kontrolle links in 4 Wochen.`,
  },
  {
    why: "Alter Infarkt ohne Diffusionsstörung.",
    text: `MRT Schädel
Befund: Keine Diffusionsstörung. Substanzdefekt im Mediastromgebiet links.
Beurteilung: Alter Mediainfarkt links.`,
  },
  {
    why: "Knorpel an einer Stelle erhalten, an der anderen nicht.",
    text: `MRT Knie
Befund: Knorpel retropatellar intakt. Medial femorotibial Ausdünnung bis auf den Knochen.
Beurteilung: Chondropathie IV° medial.`,
  },
  {
    why: "Ein Teil der Venen frei, ein anderer nicht.",
    text: `Duplex Bein rechts
Befund: V. femoralis und V. poplitea komprimierbar. Wadenmuskelvenen nicht komprimierbar.
Beurteilung: Muskelvenenthrombose rechts.`,
  },
  {
    why: "Ödem im normal hohen Wirbel.",
    text: `MRT LWS
Befund: Wirbelkörper normal hoch. In LWK 3 bandförmiges Ödem unter der Deckplatte mit Linie.
Beurteilung: Okkulte Fraktur LWK 3.`,
  },
  {
    why: "„Zum Ausschluss“ einer Empfehlung verneint nichts.",
    text: `CT Thorax
Befund: Rundherd im Oberlappen rechts, 12 mm.
Beurteilung: Rundherd rechts. Zum Ausschluss einer Metastase PET-CT empfohlen.`,
  },
  {
    why: "Eine entfaltete und eine nicht entfaltete Lunge.",
    text: `Röntgen Thorax
Befund: Rechte Lunge entfaltet. Links apikal Mantel von 12 mm.
Beurteilung: Pneumothorax links.`,
  },
  {
    why: "Nicht dislozierte Fraktur, gut abgrenzbar.",
    text: `Röntgen Fuß
Befund: Nicht dislozierte Fraktur abgrenzbar an der Basis MT V.
Beurteilung: Fraktur der Basis MT V.`,
  },
  {
    why: "Eine Operation in Frage gestellt.",
    text: `CT Abdomen
Klinische Angaben: Z. n. Cholezystektomie?
Befund: Gallenblase zartwandig, steinfrei.
Beurteilung: Keine Cholezystolithiasis.`,
  },
  {
    why: 'Ohne Ödem der Umgebung, doch die Appendix misst 9 mm.',
    text: `Sonographie Abdomen
Befund: Appendix 9 mm, druckschmerzhaft, kein Ödem der Umgebung.
Beurteilung: Akute Appendizitis.`,
  },
  {
    why: 'Erosionen ohne Ödem sind auch eine Sakroiliitis.',
    text: `MRT ISG
Befund: Erosionen links. Kein Knochenmarködem.
Beurteilung: Sakroiliitis links.`,
  },
  {
    why: 'Chronisch entzündet heißt nicht ödematös.',
    text: `MRT Oberbauch
Befund: Pankreas ohne Ödem, Verkalkungen des Parenchyms.
Beurteilung: Chronische Pankreatitis.`,
  },
  {
    why: 'Die Wand der Aorta ist unterbrochen, auch wenn nichts austritt.',
    text: `CTA Aorta
Befund: Aortenaneurysma 6,2 cm mit Wandunterbrechung dorsal, kein Kontrastmittelaustritt.
Beurteilung: Gedeckte Ruptur des Aortenaneurysmas.`,
  },
  {
    why: 'Ein Vorfall nimmt kein Kontrastmittel auf.',
    text: `MRT LWS
Befund: L5/S1 links Vorfall von 6 mm ohne KM-Aufnahme.
Beurteilung: Rezidivprolaps L5/S1 links.`,
  },
  {
    why: 'Akinetisch und ausgedünnt, wenn auch ohne Late Enhancement.',
    text: `MRT Herz
Befund: Akinesie und Ausdünnung der Hinterwand. Kein Late Enhancement.
Beurteilung: Narbe der Hinterwand.`,
  },
  {
    why: 'Osteopenie ist noch keine Osteoporose.',
    text: `DXA
Befund: LWS T-Score -1,8.
Beurteilung: Osteopenie. Keine Osteoporose.`,
  },
  {
    why: 'Was ein Katheter nicht hat, verneint nicht den Katheter.',
    text: `Röntgen Thorax
Befund: Portkatheter rechts, Spitze in der VCS.
Beurteilung: Kein Knick des Portkatheters.`,
  },
  {
    why: 'Nach der Anlage eines ZVK kein Pneumothorax.',
    text: `Röntgen Thorax
Befund: ZVK über die V. jugularis rechts, Spitze in der VCS.
Beurteilung: Kein Pneumothorax nach ZVK-Anlage.`,
  },
  {
    why: 'Ein Katheter ist entfernt.',
    text: `Röntgen Thorax
Befund: ZVK entfernt. Kein Pneumothorax.
Beurteilung: Kein ZVK mehr einliegend.`,
  },
  {
    why: 'Keine Läsion des Bandes abgrenzbar, das Band also intakt.',
    text: `MRT Knie
Befund: Läsion des Innenbandes nicht abgrenzbar. Innenband unauffällig.
Beurteilung: Innenband intakt.`,
  },
  {
    why: 'Das eine Kreuzband fehlt, das andere ist intakt.',
    text: `MRT Knie
Befund: VKB nicht abgrenzbar. HKB intakt.
Beurteilung: VKB-Ruptur. Hinteres Kreuzband intakt.`,
  },
  {
    why: 'Proximal nicht komprimierbar, eine andere Vene wohl.',
    text: `Duplexsonographie
Befund: V. poplitea rechts nicht komprimierbar. V. femoralis komprimierbar.
Beurteilung: Thrombose der V. poplitea rechts. V. femoralis komprimierbar.`,
  },
  {
    why: 'Die Vene ist verschlossen, die anderen frei.',
    text: `Duplexsonographie
Befund: V. poplitea links nicht komprimierbar. Unterschenkelvenen soweit einsehbar frei.
Beurteilung: Tiefe Beinvenenthrombose links.`,
  },
  {
    why: 'Gestaut sind auch verbreiterte Hili ohne Umverteilung.',
    text: `Röntgen Thorax
Befund: Hili verbreitert, unscharfe Gefäßzeichnung. Keine Umverteilung.
Beurteilung: Beginnende Stauung.`,
  },
  {
    why: 'Die Metastase ist sklerosiert und speichert nicht mehr.',
    text: `PET-CT
Befund: Sklerosierte Läsion BWK 8 ohne Mehrspeicherung.
Beurteilung: Behandelte ossäre Metastase BWK 8.`,
  },
  {
    why: 'Abgelaufen heißt nicht floride.',
    text: `CT Thorax
Befund: Perikard mit Verkalkungen. Kein Perikarderguss, keine Verdickung.
Beurteilung: Pericarditis constrictiva, abgelaufen.`,
  },
  {
    why: 'Was nicht disloziert ist, widerspricht keiner Verneinung der Dislokation.',
    text: `Röntgen Handgelenk
Befund: Nicht dislozierte Fraktur des distalen Radius.
Beurteilung: Distale Radiusfraktur, keine dislozierte Fraktur.`,
  },
  {
    why: 'Das Maß sagt, warum der Erguss nicht zählt.',
    text: `CT Thorax
Befund: Perikarderguss 3 mm.
Beurteilung: Kein relevanter Perikarderguss (3 mm).`,
  },
  {
    why: 'Das Maß sagt, warum der Knoten nicht verdächtig ist.',
    text: `Sonographie Schilddrüse
Befund: Rechter Lappen: Knoten 14 mm, isoechogen.
Beurteilung: Kein malignitätssuspekter Knoten (14 mm).`,
  },
  {
    why: 'Eine Zyste ist nicht jede Zyste.',
    text: `MRT Becken
Befund: Ovar links mit 4 cm großer dünnwandiger Zyste.
Beurteilung: Kein Endometriom des linken Ovars.`,
  },
  {
    why: 'Ein Lymphknoten hat ein Maß, ohne krank zu sein.',
    text: `CT Thorax
Befund: Lymphknoten axillär links 8 mm.
Beurteilung: Keine vergrößerten Lymphknoten axillär (8 mm).`,
  },
  {
    why: 'Die Läsion hat im Befund einen anderen Namen.',
    text: `MRT Leber
Befund: Segment VII: 14 mm große Läsion mit zentripetaler Füllung, typisch für ein Hämangiom.
Beurteilung: Kein HCC in Segment VII.`,
  },
  {
    why: 'Die Raumforderung hat in der Beurteilung einen anderen Namen.',
    text: `MRT Schädel
Befund: Im Kleinhirnbrückenwinkel rechts Raumforderung 12 mm.
Beurteilung: Meningeom im Kleinhirnbrückenwinkel rechts. Kein Vestibularisschwannom rechts.`,
  },
  {
    why: "Bei fehlendem Erguss und Infiltrat fehlt beides.",
    text: `Röntgen Thorax
Befund: Bei fehlendem Erguss und Infiltrat keine Pneumonie.
Beurteilung: Kein Erguss, kein Infiltrat.`,
  },
  {
    why: 'Eine geringe Signalanhebung ist noch keine Tendinopathie.',
    text: `MRT Schulter
Befund: Supraspinatussehne mit geringer Signalanhebung am Ansatz.
Beurteilung: Keine Tendinopathie der Supraspinatussehne.`,
  },
  {
    why: 'Ein Hautemphysem wird verneint, das der Lunge nicht.',
    text: `CT Thorax nativ
Befund: Kein Nachweis eines Hautemphysems. Emphysem beider Oberlappen.
Beurteilung: Lungenemphysem.`,
  },
  {
    why: 'Der Erguss der anderen Seite begleitet nichts.',
    text: `CT Thorax
Befund: Konsolidierung im linken Unterlappen. Pleuraerguss rechts.
Beurteilung: Pneumonie links ohne Begleiterguss. Erguss rechts.`,
  },
  {
    why: 'Was genäht wurde, ist nicht mehr gerissen.',
    text: `MRT Knie links
Befund: MPFL-Plastik durchgehend, keine Ruptur.
Beurteilung: Z. n. Patellaluxation mit MPFL-Ruptur und MPFL-Plastik, diese intakt.`,
  },
  {
    why: 'Erguss im Knie, keiner im Sprunggelenk.',
    text: `Röntgen Sprunggelenk links
Befund: Fraktur des Außenknöchels. Kein Gelenkerguss. Weichteilschwellung.
Beurteilung: Außenknöchelfraktur ohne Gelenkerguss.`,
  },
  {
    why: 'Der Abszess liegt an der Appendix, nicht am Sigma.',
    text: `CT Abdomen
Befund: Perityphlitischer Abszess von 4 cm. Sigma mit Divertikeln.
Beurteilung: Appendizitis mit Abszess. Sigmadivertikulose ohne Abszess.`,
  },
  {
    why: 'Der alte Bruch ist verheilt, ein neuer fehlt.',
    text: `CT Wirbelsäule und Becken
Befund: Alte Fraktur LWK 3. HWS: keine Fraktur. Becken ohne Fraktur.
Beurteilung: Keine frische Fraktur.`,
  },
  {
    why: 'Zwei Etagen sind verschlissen, die dritte nicht.',
    text: `MRT LWS
Befund:
L2/3: Osteochondrose.
L3/4: Keine Osteochondrose.
L4/5: Osteochondrose.
Beurteilung: Osteochondrosen L2/3 und L4/5.`,
  },
  {
    why: 'Was in der Voruntersuchung noch nicht weit war, ist es jetzt.',
    text: `CT Abdomen
Befund: DHC in der VU noch nicht erweitert, jetzt auf 12 mm erweitert.
Beurteilung: DHC-Erweiterung.`,
  },
  {
    why: 'Luft neben dem Darm ist die einer gedeckten Perforation.',
    text: `CT Abdomen
Befund: Wandverdickung des Sigma, perisigmoidal freie Luft in kleinen Blasen.
Beurteilung: Gedeckte Perforation des Sigma, keine freie Perforation.`,
  },
  {
    why: 'Nach medial verlagert, nach ventral nicht.',
    text: `MRT Kiefergelenk links
Befund: Diskus nach ventral nicht verlagert, nach medial verlagert.
Beurteilung: Mediale Diskusverlagerung.`,
  },
  {
    why: 'Die Parva ist dicht, die Magna nicht.',
    text: `Duplexsonographie der Beinvenen links
Befund: V. saphena parva nicht insuffizient. V. saphena magna insuffizient.
Beurteilung: Insuffizienz der V. saphena magna links.`,
  },
  {
    why: 'Die eine Schraube ist locker, die Pfanne nicht.',
    text: `Röntgen Hüfte links
Befund: Pfanne nicht gelockert. Schraube am Trochanter gelockert.
Beurteilung: Lockerung der Trochanterschraube, Pfanne fest.`,
  },
  {
    why: 'Gewachsen ist er nicht.',
    text: `CT Thorax
Befund: Rundherd im linken Unterlappen 6 mm (VU 6 mm).
Beurteilung: Kein größenprogredienter Rundherd.`,
  },
  {
    why: 'Ohne Ödem ist die Osteochondrose nicht aktiviert.',
    text: `MRT LWS
Befund: Osteochondrose L5/S1 ohne Ödem, Modic II.
Beurteilung: Osteochondrose L5/S1, keine aktivierte Osteochondrose L5/S1.`,
  },
  {
    why: 'Ohne Stau ist der Stein nicht obstruierend.',
    text: `CT Abdomen
Befund: Ureterstein rechts 4 mm ohne Stau.
Beurteilung: Kein obstruierender Ureterstein rechts.`,
  },
  {
    why: 'Gerissen ist das andere Horn.',
    text: `MRT Kniegelenk
Befund: Innenmeniskus: Riss im Vorderhorn.
Beurteilung: Riss des Innenmeniskusvorderhorns. Kein Riss des Innenmeniskushinterhorns.`,
  },
  {
    why: "Metastasen ohne Primarius.",
    text: `CT Abdomen
Befund: Lebermetastase in Segment VI, 2 cm.
Beurteilung: Lebermetastase. Kein Primarius abgrenzbar.`,
  },
  {
    why: 'Eine oberflächliche Vene ist keine tiefe.',
    text: `Farbduplex Arm links
Befund: V. cephalica links thrombosiert und nicht komprimierbar. V. brachialis und V. axillaris frei.
Beurteilung: Katheterthrombose der V. cephalica. Keine tiefe Venenthrombose.`,
  },
  {
    why: 'Der Vorfall liegt auf der anderen Seite.',
    text: `MRT LWS
Befund: L4/5: Bandscheibenvorfall nach rechts.
Beurteilung: Bandscheibenvorfall L4/5 rechts. Kein Bandscheibenvorfall L4/5 links.`,
  },
  {
    why: 'Nicht jede Läsion der Prostata ist gemeint.',
    text: `MRT Prostata
Befund: Transitionalzone rechts mit 8 mm Läsion, gekapselt, PI-RADS 2.
Beurteilung: Kein signifikantes Prostatakarzinom rechts.`,
  },
  {
    why: 'Eine weite Aorta ist noch kein Aneurysma.',
    text: `CT Thorax
Befund: Ektasie der Aorta ascendens, 39 mm.
Beurteilung: Ektasie, kein Aneurysma der Aorta ascendens.`,
  },
  {
    why: 'Demarkiert ist die Fraktur, nicht der Hüftkopf.',
    text: `Röntgen Becken
Befund: Hüftköpfe rund, Kontur glatt. Schenkelhalsfraktur links.
Beurteilung: Schenkelhalsfraktur links. Keine Hüftkopfnekrose.`,
  },
  {
    why: 'Ein kleiner Osteophyt macht keine Arthrose.',
    text: `Röntgen Knie
Befund: Gelenkspalt normal weit, kleiner Osteophyt medial.
Beurteilung: Keine Gonarthrose.`,
  },
  {
    why: 'Die Beurteilung kennt den Abszess, nur nicht in der Leber.',
    text: `CT Abdomen
Befund: Sigma verdickt mit Divertikeln. Abszess. Leber ohne Herd.
Beurteilung: Divertikulitis mit perikolischem Abszess. Kein Leberabszess.`,
  },
  {
    why: "Noch nicht ganz ist auch schon etwas geheilt.",
    text: `Röntgen Femur rechts
Befund: Keine vollständige Konsolidierung der Femurfraktur.
Beurteilung: Beginnende Konsolidierung der Femurfraktur.`,
  },
  {
    why: 'Die andere Seite ist frei.',
    text: `Sonographie
Befund: Linke Niere mit Stein. Harnstau. Rechte Niere unauffällig.
Beurteilung: Harnstau links bei Nierenstein. Rechte Niere ohne Harnstau.`,
  },
  {
    why: 'Gebrochen, aber nicht pathologisch.',
    text: `Röntgen Oberarm
Befund: Subkapitale Fraktur. Keine Osteolyse.
Beurteilung: Subkapitale Humerusfraktur. Keine pathologische Fraktur.`,
  },
  {
    why: 'Apikal, nicht basal.',
    text: `Kardio-MRT
Befund: Kein Late Enhancement basal anterolateral. Apikal anterolateral mittwandige Fibrose.
Beurteilung: Late Enhancement apikal anterolateral.`,
  },
  {
    why: 'Die Blutung der Milz ist keine des Schädels.',
    text: `CT Polytrauma
Befund: Schädel: Keine intrakranielle Blutung. Abdomen: Milzlazeration. Blutung.
Beurteilung: Milzlazeration mit aktiver Blutung. Keine intrakranielle Blutung.`,
  },
  {
    why: "Frei ist der andere Vorhof.",
    text: `MRT Herz
Befund: Raumforderung im rechten Vorhof. Linker Vorhof frei. EF 58 %.
Beurteilung: Raumforderung im rechten Vorhof.`,
  },
  {
    why: 'Ein kleiner Abszess muss nicht drainiert werden.',
    text: `CT Abdomen
Befund: Sigma verdickt mit Divertikeln. Kleiner Abszess.
Beurteilung: Divertikulitis. Kein drainagewürdiger Abszess.`,
  },
  {
    why: 'Metastasen des Knochens sind keine der Lunge.',
    text: `CT Thorax
Befund: Raumforderung im Oberlappen. Ossäre Metastasen.
Beurteilung: Bronchialkarzinom. Keine pulmonalen Metastasen.`,
  },
  {
    why: 'no metastasis of a bone says nothing of the liver',
    text: 'CT Abdomen mit KM\nLeber: Neue Läsion in Segment VII, 9 mm.\nBeurteilung: Neuer Leberherd, MRT empfohlen. Keine neuen Knochenmetastasen.',
  },
  {
    why: 'Ein alter Bruch und ein Bluterguss der Haut sind keine Traumafolge, die jemand meint.',
    text: 'CT Thorax\nBefund: Alte Rippenfraktur links. Hämatom der Bauchwand nach Injektion.\nBeurteilung: Keine Traumafolgen.',
  },
  {
    why: 'Die subakute Blutung ist keine frische.',
    text: 'CT Schädel nativ\nBefund: Subakute intrakranielle Blutung links, 11 mm.\nBeurteilung: Keine frische Blutung.',
  },
  {
    why: 'Ein weites Nierenbecken staut nicht.',
    text: 'CT Abdomen\nBefund: Ektasie des Nierenbeckens links 11 mm.\nBeurteilung: Ampulläres Nierenbecken. Kein Harnaufstau.',
  },
  {
    why: 'Die Vene, die im Einatmen kollabiert, ist gesund.',
    text: 'Echokardiographie\nBefund: V. cava inferior 17 mm mit atemabhängigem Kollaps.\nBeurteilung: V. cava unauffällig.',
  },
  {
    why: 'Ein Thrombus der V. saphena ist keine Phlebothrombose.',
    text: `Farbduplex der Beinvenen links
Befund: V. saphena parva mit Thrombus, 4 cm von der Mündung. Leitvenen komprimierbar.
Beurteilung: Oberflächliche Venenthrombose links. Keine TVT.`,
  },
  {
    why: 'Was nach dem Anfall in der Diffusion leuchtet, ist keine Ischämie.',
    text: 'MRT Schädel\nBefund: Kortikale Diffusionsrestriktion parietal links.\nBeurteilung: Postiktale Veränderungen. Keine akute Ischämie.',
  },
  {
    why: 'Keine zentrale Embolie lässt eine im Lappen zu.',
    text: 'CT Thorax\nBefund: Embolus im Mittellappen.\nBeurteilung: Keine zentrale LAE, segmentale Embolie rechts.',
  },
  {
    why: 'Unter dem Zwerchfell keine, darüber schon.',
    text: 'PET-CT\nBefund: Hypermetabole Lymphknoten mediastinal.\nBeurteilung: Infradiaphragmal keine hypermetabolen Lymphknoten.',
  },
  {
    why: 'Wer die Blutung nennt und ihren Grund, meint mit der Traumafolge anderes.',
    text: 'CT Schädel nativ\nBefund: Stammganglienblutung rechts.\nBeurteilung: Stammganglienblutung, am ehesten hypertensiv. Keine Traumafolge.',
  },
  {
    why: 'Die Rippe ist nicht das Innere des Thorax.',
    text: 'CT Thorax\nBefund: Rippenfraktur 5 rechts.\nBeurteilung: Rippenfraktur rechts. Keine intrathorakale Verletzung.',
  },
  {
    why: 'Kein Hämatom an der Leiste heißt nicht, dass es nirgends blutet.',
    text: 'CT Abdomen\nBefund: Kein Hämatom an der Punktionsstelle. KM-Austritt aus der A. lienalis.\nBeurteilung: Blutung aus der A. lienalis.',
  },
  {
    why: 'Das andere Gelenk hat keinen Erguss.',
    text: `MRT Kniegelenk links
Befund: Gelenkerguss. Baker-Zyste. Retropatellarer Knorpel erhalten.
Beurteilung: Kniegelenkserguss links und Baker-Zyste. OSG ohne Erguss.`,
  },
  {
    why: 'Die Lymphknoten der Achsel liegen nicht bei der Leber.',
    text: `CT Staging
Befund: Leber ohne Herd, keine vergrößerten Lymphknoten. Axillär links Lymphknoten 15 mm.
Beurteilung: Axilläre Lymphadenopathie links. Abdominell keine vergrößerten Lymphknoten.`,
  },
  {
    why: 'Ein vermutetes Hämangiom macht kein auffälliges Abdomen.',
    text: `Sonographie Abdomen
Befund: In der Leber eine echoreiche Läsion von 12 mm, vereinbar mit Hämangiom. Milz normal groß.
Beurteilung: Sonographisch unauffälliges Abdomen.`,
  },
  {
    why: 'Was rundlich aussieht, kann anderswo eine Mamille sein.',
    text: `Röntgen Thorax
Befund: Rundliche Verdichtung rechts basal, 8 mm, der Mamille entsprechend. Kein Infiltrat.
Beurteilung: Kein Rundherd.`,
  },
  {
    why: 'Unspezifische Herde gehören zum Alter.',
    text: `MRT Schädel
Befund: Leicht erweiterte Liquorräume. Einzelne Herde im Marklager, unspezifisch.
Beurteilung: Altersentsprechend unauffälliges MRT des Schädels.`,
  },
  {
    why: 'Bekanntes zählt nicht.',
    text: `Sonographie Abdomen
Befund: Bekannte Läsion der Leber in Segment 4, 2,3 cm. Sonst unauffällig.
Beurteilung: Unauffälliges Abdomen.`,
  },
  {
    why: 'Verdickt ist die Sehne, erhalten ihre Kontinuität.',
    text: `Sonographie Schulter
Befund: Die Supraspinatussehne ist verdickt und in der Kontinuität erhalten. Gallenwege schlank und distal erweitert.
Beurteilung: Tendinopathie der Supraspinatussehne.`,
  },
  {
    why: 'Ein anderer Ast ist verschlossen.',
    text: `CT-Angiographie
Befund: Gefäße: M1 links regelrecht, M2-Ast posterior verschlossen.
Beurteilung: Verschluss eines M2-Asts links.`,
  },
  {
    why: 'Kein weiterer Befund neben dem genannten.',
    text: `CT Abdomen
Befund: Leber unauffällig. Raumforderung der Nebenniere links 4 cm.
Beurteilung: Raumforderung der linken Nebenniere. Kein weiterer pathologischer Befund im Abdomen.`,
  },
  {
    why: 'Was die Klinik nennt, ist bekannt.',
    text: `Röntgen Thorax
Klinik: Pneumonie vor vier Wochen. Kontrolle.
Befund: Lunge frei.
Beurteilung: Keine Pneumonie.`,
  },
  {
    why: 'Die Reihe der Verneinungen geht weiter.',
    text: `Sonographie Abdomen
Befund: Ohne Herde, Stauung, Gallenwege unauffällig. Weder Leber vergrößert, Milz vergrößert noch Lymphknoten auffällig.
Beurteilung: Keine Stauung. Milz nicht vergrößert.`,
  },
  {
    why: 'Auch was erkennbar wäre, ist verneint.',
    text: `Sonographie Nieren
Befund: Keine Steine, Verkalkungen sichtbar oder Zysten.
Beurteilung: Keine Verkalkungen.`,
  },
  {
    why: 'no ascites, and an effusion of one side',
    text: 'CT Abdomen\nKein Aszites. Leber unauffällig. Erguss links, 2 cm. Hüftgelenke ohne Erguss.\nBeurteilung: Kein Aszites. Pleuraerguss links.',
  },
  {
    why: 'Ein Erguss von 5 mm zählt nicht, auch ohne dass er gering heißt.',
    text: `CT Thorax
Befund: Perikarderguss bis 5 mm.
Beurteilung: Kein hämodynamisch relevanter Perikarderguss.`,
  },
  {
    why: 'Enge ist kein Verschluss.',
    text: `CT-Angiographie Becken-Bein
Befund: Die A. femoralis superficialis links ist auf 2 mm eingeengt.
Beurteilung: Lumeneinengung der A. femoralis superficialis links, kein Verschluss.`,
  },
  {
    why: 'Was neben dem Fehlenden steht, ist vorhanden.',
    text: `CT Thorax
Befund: Fehlende Kontrastierung und Thrombus in der V. subclavia rechts. V. subclavia links offen.
Beurteilung: Thrombose der V. subclavia rechts.`,
  },
  {
    why: 'Die Myelopathie droht erst.',
    text: `MRT HWS
Befund: HWK 5/6: Myelon plattgedrückt, bislang ohne Signalanhebung.
Beurteilung: Drohende Myelopathie HWK 5/6.`,
  },
  {
    why: 'Kaudal der Veränderung ist das Myelon frei.',
    text: `MRT HWS
Befund: Myelon abgeplattet, umschriebene Hyperintensität. Kaudal davon keine Signalalteration des Myelons.
Beurteilung: Hochgradige Stenose HWK 5/6 mit Myelopathie.`,
  },
  {
    why: 'Eine Gefäßanlage reichert an, die Schranke ist intakt.',
    text: `MRT Schädel mit KM
Befund: DVA frontal rechts mit Anreicherung. Keine Schrankenstörung.
Beurteilung: Keine anreichernden Herde. DVA als Normvariante.`,
  },
  {
    why: 'Ein reaktiver Lymphknoten ist keine Metastase.',
    text: `CT Hals
Befund: Level II rechts vergrößerter ovaler Lymphknoten 17 mm, reaktiv.
Beurteilung: Keine Lymphknotenmetastase Level II rechts.`,
  },
  {
    why: 'Links nicht komprimierbar, verneint wird rechts.',
    text: `Duplexsonographie der Beinvenen
Linke Seite: V. femoralis nicht komprimierbar, kein Fluss.
Beurteilung: Thrombose der V. femoralis links. Rechts keine Thrombose.`,
  },
  {
    why: 'Am Skelett speichert nichts, am Darm schon.',
    text: `PET-CT
Befund: Skelett ohne Uptake. Kolon descendens fokal mit SUVmax 9.
Beurteilung: Fokaler Uptake im Kolon descendens.`,
  },
  {
    why: 'Am Skelett nichts, an Galle und Achsel schon.',
    text: `PET-CT
Lunge: Rundherd Unterlappen links 12 mm. Gallenblase polypös 9 mm. Skelett ohne Herde.
Beurteilung: Metastasen axillär rechts, pulmonal links und Gallenblase.`,
  },
  {
    why: 'Verneint ist die Flüssigkeit, nicht der Bruchsack, in dem sie läge.',
    text: `Sonographie Leiste rechts
Befund: Faszienlücke von 14 mm mit Vorfall von Fett. Keine Flüssigkeit im Bruchsack.
Beurteilung: Leistenhernie rechts. Kleine Nabelhernie.`,
  },
  {
    why: 'Im Hämatom wird nichts verneint als die Anreicherung.',
    text: `CT Abdomen
Befund: Keine Kontrastmittelaufnahme im Hämatom. Milz mit subkapsulärer Flüssigkeit, 60 HE.
Beurteilung: Subkapsuläres Hämatom der Milz.`,
  },
  {
    why: 'Das verneinte Zeichen belegt die verneinte Torsion.',
    text: `Sonographie Skrotum
Befund: Hoden beidseits homogen, seitengleich perfundiert. Samenstrang links gestreckt, kein Whirlpool-Zeichen.
Beurteilung: Kein Hinweis auf Hodentorsion.`,
  },
  {
    why: 'Was nach der Einlage des Katheters nicht mehr erweitert ist, war es vorher.',
    text: `Sonographie Nieren
Befund: Nierenbecken rechts II° erweitert, Nierenbecken links I° erweitert. Blase 620 ml. Nach Kathetereinlage Nierenbecken rechts noch I°, links nicht mehr erweitert.
Beurteilung: Stauung bei Harnverhalt, nach Katheter rückläufig.`,
  },
  {
    why: 'Verneint ist nur ein Herd, der etwas erfordert.',
    text: `MRT Mamma
Befund: Links retroareolär Fokus mit 5 mm, in der Voruntersuchung nicht abgrenzbar. Rechts keine Anreicherung.
Beurteilung: Kein Herd, der eine Biopsie erfordert. BI-RADS 3 links.`,
  },
  {
    why: 'Die Infektion wird verneint, nicht die Nekrose.',
    text: `CT Abdomen
Befund: Pankreaskorpus und -schwanz nekrotisch. Nekrose über 50 %. Keine Luft in der Kollektion.
Beurteilung: Nekrotisierende Pankreatitis. Kein Hinweis auf Infektion der Nekrose.`,
  },
  {
    why: 'Von der Zystenwand wird die Anreicherung verneint.',
    text: `MRT Becken
Befund: T1-hyperintense Läsion im linken Ovar, 32 mm. Keine Kontrastmittelaufnahme der Zystenwand.
Beurteilung: Endometriom des linken Ovars.`,
  },
  {
    why: 'Der komplett rückgebildete Aszites ist keiner mehr.',
    text: `CT Abdomen
Befund: Aszites komplett rückgebildet. Pfortader mit Restthrombus.
Beurteilung: Teilrekanalisation der Pfortader. Kein Aszites.`,
  },
  {
    why: '„Zuvor“ erzählt von der früheren Untersuchung.',
    text: `Fistulographie über liegende Drainage
Befund: Resthöhle 2,2 cm ohne Verbindung zum Kolon. Zuvor Fistel zur linken Flexur.
Beurteilung: Kleine Resthöhle, Fistel zum Kolon nicht mehr darstellbar.`,
  },
  {
    why: 'Entfernt wurde eine Zyste des Ovars, nicht die Harnblase.',
    text: `MRT Becken
Klinik: Z. n. Zystektomie rechts 2024 bei Endometriom.
Befund: Rechtes Ovar narbig. Harnblase unauffällig, Ureteren schlank.
Beurteilung: Kein Rezidiv rechts.`,
  },
  {
    why: 'Ein Rezidiv in einem anderen Organ ist kein lokales.',
    text: `CT Abdomen
Klinische Angaben: Z. n. Sigmakarzinom.
Befund: Anastomose reizlos. Rezidiv in der Leber von 14 mm.
Beurteilung: Kein Lokalrezidiv. Hepatisches Rezidiv.`,
  },
  {
    why: 'Ein gerissenes Band wird verneint, keine gerissene Sehne.',
    text: `MRT Ellenbogen
Befund: Extensorensehne verdickt mit kleinem Einriss.
Beurteilung: Epicondylitis lateralis. Kein Bandriss.`,
  },
  {
    why: 'Links wird der Befall verneint, die Metastase liegt rechts.',
    text: `CT Hals
Befund: Lymphknoten Level II rechts nekrotisch, 18 mm. Links keine pathologischen Lymphknoten.
Beurteilung: Lymphknotenmetastase rechts, links kein Befall.`,
  },
  {
    why: 'Was in der Diffusion auffällt, ist frisch, auch wenn daneben Altes liegt.',
    text: `MRT Schädel
Befund: DWI-Läsion der Capsula interna rechts. Alte lakunäre Defekte in den Stammganglien beidseits.
Beurteilung: Frischer lakunärer Infarkt rechts.`,
  },
  {
    why: 'Was hinter „außer“ steht, ist ausgenommen.',
    text: `MRT LWS
Befund: Neuroforamina L5 beidseits eng. Keine Nervenwurzelkompression außer L5 beidseits.
Beurteilung: Foraminale Kompression der Wurzeln L5 beidseits.`,
  },
  {
    why: 'Altersentsprechend ist die Volumenminderung, nicht das Gehirn.',
    text: `CCT
Befund: Blutung über der linken Konvexität, 14 mm. Altersentsprechende Hirnvolumenminderung, Mikroangiopathie.
Beurteilung: Akutes Subduralhämatom links mit Mittellinienverlagerung.`,
  },
  {
    why: 'Was eine Klammer hinter dem Rat als möglich aufzählt.',
    text: `Mammasonographie
Befund: Axillär links drei rundliche Lymphknoten bis 18 mm. Linke Brust ohne suspekten Herd.
Beurteilung: Suspekte Lymphknoten axillär links. Linke Brust unauffällig. Abklärung (Lymphom, CUP) empfohlen.`,
  },
  {
    why: 'Undisloziert ist nicht disloziert; eine pathologische Fraktur ist eine eigene Art.',
    text: `CT Wirbelsäule
Befund: Fraktur des vorderen Atlasbogens, nicht verschoben. Osteolyse LWK 3 mit Hinterkantenbeteiligung. Keine pathologische Fraktur.
Beurteilung: Undislozierte Atlasbogenfraktur. Osteolyse LWK 3 mit Hinterkantenbeteiligung.`,
  },
  {
    why: 'Okkult ist, was nicht erkennbar ist.',
    text: `Röntgen Ellenbogen rechts
Befund: Radiusköpfchen ohne erkennbare Fraktur. Gelenkerguss.
Beurteilung: Erguss als Hinweis auf eine okkulte Radiusköpfchenfraktur.`,
  },
  {
    why: 'Die Zeichen sind die der Krankheit, die genannt wird.',
    text: `CT Abdomen
Befund: Sigma und Colon descendens wandverdickt mit Imbibierung des Fettgewebes, vereinzelt Divertikel.
Beurteilung: Kolitis des linken Kolons. Keine Divertikulitis.`,
  },
  {
    why: 'Was gestaut oder vernarbt ist, ist kein Infiltrat.',
    text: `Röntgen Thorax
Befund: Flächige Verschattungen perihilär beidseits. Kleine Ergüsse.
Beurteilung: Lungenödem. Kein Infiltrat.`,
  },
  {
    why: 'Zerstörter Knochen im Ödem kann auch ein Charcot-Fuß sein.',
    text: `MRT Fuß
Befund: Markraumödem und Destruktion der Fußwurzel.
Beurteilung: Charcot-Fuß. Kein Anhalt für Osteomyelitis.`,
  },
  {
    why: 'Außerhalb des Knochens nichts, im Knochen Herde.',
    text: `Ganzkörper-MRT
Befund: Fokale Läsionen: BWK 5 18 mm, Os ilium rechts 22 mm. Keine extramedulläre Läsion.
Beurteilung: Zwei fokale Läsionen.`,
  },
  {
    why: 'Kein Rezidiv des Karzinoms verneint nicht das Karzinom.',
    text: `CT Thorax
Bekanntes Mammakarzinom rechts.
Befund: Keine axilläre Lymphadenopathie.
Beurteilung: Kein Rezidiv des Mammakarzinoms.`,
  },
  {
    why: 'Eine gedeckte Perforation zeigt keine freie Luft.',
    text: `CT Abdomen
Befund: Wandverdickung des Sigmas mit Abszess von 3 cm. Keine freie Luft.
Beurteilung: Sigmadivertikulitis mit gedeckter Perforation.`,
  },
  {
    why: 'Eine Luftblase außerhalb des Darms trägt die Perforation.',
    text: `CT Abdomen
Befund: Wandverdickung des Sigmas, daneben eine Gasblase. Keine freie Luft.
Beurteilung: Divertikulitis mit Perforation.`,
  },
  {
    why: 'Das Kreuzbein gehört zum Beckenring.',
    text: `CT Becken
Befund: Fraktur des Os sacrum links, vorderer Beckenring intakt.
Beurteilung: Beckenringfraktur.`,
  },
  {
    why: 'Ein durchgehender Defekt ist keine durchgehende Sehne.',
    text: `Sonographie Schulter rechts
Befund: In der Supraspinatussehne durchgehender Defekt von 12 mm.
Beurteilung: Transmurale Ruptur der Supraspinatussehne.`,
  },
  {
    why: 'Eine anliegende Lunge kann minderbelüftet sein.',
    text: `Röntgen Thorax
Befund: Beide Lungen der Thoraxwand anliegend. Belüftungsstörung im linken Unterlappen.
Beurteilung: Belüftungsstörung links basal.`,
  },
  {
    why: 'Das Karzinom liegt nicht dort, wohin es nicht wächst.',
    text: `CT Hals
Befund: Raumforderung der rechten Stimmlippe. Schildknorpel glatt konturiert.
Beurteilung: Larynxkarzinom rechts ohne Infiltration des Schildknorpels.`,
  },
  {
    why: 'Nach der Dilatation ist frei, was vorher eng war.',
    text: `Angiographie Bein rechts
Befund: A. femoralis superficialis mit 80 % Stenose. PTA. Danach A. femoralis superficialis glattwandig und normal weit.
Beurteilung: Erfolgreiche PTA.`,
  },
  {
    why: 'Ein gerissenes Band der drei trägt die Außenbandruptur.',
    text: `MRT OSG rechts
Befund: Lig. fibulotalare anterius gerissen. Lig. calcaneofibulare intakt.
Beurteilung: Außenbandruptur.`,
  },
  {
    why: 'Eine beginnende Arthrose lässt den Gelenkspalt noch weit.',
    text: `Röntgen Fuß rechts
Befund: Großzehengrundgelenk mit normal weitem Gelenkspalt, kleine Osteophyten.
Beurteilung: Beginnende Arthrose im Großzehengrundgelenk.`,
  },
  {
    why: 'Auch ein Abszess stört die Diffusion.',
    text: `MRT Schädel
Befund: Ringförmig anreichernde Läsion temporal links mit Diffusionsrestriktion.
Beurteilung: Hirnabszess temporal links. Kein Infarkt.`,
  },
  {
    why: 'Ein schlanker Gang kann eine dicke Wand haben.',
    text: `CT Abdomen
Befund: DHC schlank. Wand des DHC verdickt.
Beurteilung: Cholangitis.`,
  },
  {
    why: 'Eine schlanke Sehne kann an ihrem Ansatz krank sein.',
    text: `Sonographie Achillessehne
Befund: Achillessehne schlank. Am Ansatz verdickt mit Neovaskularisation.
Beurteilung: Insertionstendinopathie der Achillessehne.`,
  },
  {
    why: "Neu, doch ohne das, was verneint wird.",
    text: `PET-CT
Befund: Keine neu aufgetretenen FDG-aviden Herde. Neuer pulmonaler Rundherd rechts ohne Anreicherung.
Beurteilung: Neuer Rundherd der Lunge, keine neuen aktiven Manifestationen.`,
  },
  {
    why: "Wie gut kontrastiert wurde, sagt nichts gegen eine Embolie.",
    text: `CT Thorax
Befund: Pulmonalarterien kräftig kontrastiert. Füllungsdefekt im Unterlappen rechts.
Beurteilung: Lungenembolie rechts.`,
  },
  {
    why: "Auch die Furchen sind weit: Das Hirn ist geschrumpft.",
    text: `CT Schädel nativ
Befund: Ventrikel und Sulci deutlich erweitert.
Beurteilung: Hirnatrophie. Kein Hydrozephalus.`,
  },
  {
    why: "Durchgehend ist der Spalt.",
    text: `Röntgen Hand
Befund: Frakturlinie am Radius, durchgehend bis zur Gelenkfläche.
Beurteilung: Radiusfraktur mit Gelenkbeteiligung.`,
  },
  {
    why: "Durchgehend ist der Riss.",
    text: `MRT Knie rechts
Befund: Innenmeniskus mit durchgehendem Riss im Hinterhorn.
Beurteilung: Innenmeniskusriss.`,
  },
  {
    why: "Was durchgeht, kann im Inneren zum Teil gerissen sein.",
    text: `MRT Knie rechts
Befund: VKB durchgehend, jedoch verdickt und signalangehoben.
Beurteilung: Partialruptur des VKB.`,
  },
  {
    why: "Durchgehend ist der Knorpel und doch rau.",
    text: `MRT Knie
Befund: Knorpel femorotibial durchgehend, oberflächlich aufgeraut.
Beurteilung: Chondropathie Grad I femorotibial.`,
  },
  {
    why: "Der Gelenkspalt ist weit, die Kniescheibe verschlissen.",
    text: `Röntgen Knie links
Befund: Gelenkspalt femorotibial normal weit. Retropatellar verschmälert.
Beurteilung: Retropatellararthrose.`,
  },
  {
    why: "Kleine Anbauten bei normal weitem Gelenkspalt.",
    text: `Röntgen Knie links
Befund: Gelenkspalt normal weit, kleine Randanbauten.
Beurteilung: Beginnende Gonarthrose.`,
  },
  {
    why: "Medial nicht verschmälert heißt nicht verschlissen.",
    text: `Röntgen Knie
Befund: Gelenkspalt medial nicht verschmälert.
Beurteilung: Keine Arthrose.`,
  },
  {
    why: "Die Vene am Schenkel ist verschlossen, die Kniekehle frei.",
    text: `Sonographie Bein
Befund: V. femoralis nicht komprimierbar. V. poplitea komprimierbar.
Beurteilung: Thrombose der V. femoralis. V. poplitea ohne Thrombose.`,
  },
  {
    why: "Gedeckt ist nicht frei.",
    text: `CT Abdomen
Befund: Sigmadivertikulitis mit Luftblasen perikolisch. Keine freie Luft.
Beurteilung: Gedeckte Perforation bei Sigmadivertikulitis. Keine freie Perforation.`,
  },
  {
    why: "Was verneint wird, ist die undichte Naht.",
    text: `Ösophagus-Breischluck
Befund: Anastomose dicht, kein Kontrastmittelaustritt. Kontrastmittel in der Trachea.
Beurteilung: Aspiration.`,
  },
  {
    why: "Die Zyste ist eine Ausnahme.",
    text: `MRT Leber
Befund: Leber ohne fokale Veränderung bis auf eine Zyste in Segment II.
Beurteilung: Leberzyste.`,
  },
  {
    why: "Zentral frei, im Segment nicht.",
    text: `CT Thorax
Befund: Zentral keine Aussparungen der Pulmonalarterien. Im rechten Unterlappen segmentale Aussparung.
Beurteilung: Segmentale Lungenembolie im rechten Unterlappen.`,
  },
  {
    why: '„Liegt nicht vor“ und „keine“ sind eins.',
    text: `Röntgen Schulter links
Befund: Humeruskopffraktur, zunehmend disloziert. Luxation liegt nicht vor.
Beurteilung: Sekundäre Dislokation der Humeruskopffraktur links, keine Luxation.`,
  },
  {
    why: 'Was nicht bricht, ist die Platte.',
    text: `Röntgen Unterarm rechts
Befund: Platte und sechs Schrauben unverändert, kein Bruch, keine Lockerung. Frakturlinie noch erkennbar.
Beurteilung: Konsolidation der Radiusschaftfraktur. Kein Materialbruch.`,
  },
  {
    why: 'Neben der Prothese bricht der Knochen, nicht das Material.',
    text: `Röntgen Hüfte rechts
Befund: TEP in situ, periprothetischer Bruch des Femurschafts. Kein Materialbruch.
Beurteilung: Periprothetische Femurfraktur rechts.`,
  },
  {
    why: 'Eine gebrochene Schraube ist keine Fraktur.',
    text: `Röntgen LWS
Befund: Fixateur L4 auf S1. Schraubenbruch S1 rechts. Keine Fraktur.
Beurteilung: Schraubenbruch S1. Keine Fraktur.`,
  },
  {
    why: 'Zeichen ohne Seite können die der kranken Seite sein.',
    text: `CT NNH
Befund: Schleimhautschwellung und Spiegel im Sinus maxillaris.
Beurteilung: Sinusitis links. Rechts keine Sinusitis.`,
  },
  {
    why: "Die Myelopathie ist keine degenerative.",
    text: `MRT HWS
Befund: Myelon: Läsion HWK 3 dorsal. Läsion HWK 6 dorsal.
Degenerativ: HWK 6/7 Osteophyten. Keine Myelopathie im Rahmen der Degeneration.
Beurteilung: Läsionen.`,
  },
  {
    why: 'Die Beurteilung nennt die Aussparung bei ihrem Namen.',
    text: `CT Thorax
Befund: Kontrastmittelaussparung im linken Vorhofohr. Pulmonalarterien kräftig kontrastiert.
Beurteilung: Thrombus im linken Vorhofohr. Keine Lungenembolie.`,
  },
  {
    why: 'Alte Einbrüche sind keine Fraktur von heute.',
    text: `Röntgen LWS
Befund: Alte Impression der Deckplatte von LWK 2.
Beurteilung: Keine Fraktur.`,
  },
  {
    why: 'Der Stein hat seinen Namen, die Gallenblase hat keinen.',
    text: `Sonographie Abdomen
Befund: Echoreicher Reflex mit Schallschatten im linken Nierenbecken. Gallenblase zart.
Beurteilung: Nephrolithiasis links. Keine Cholezystolithiasis.`,
  },
  {
    why: 'Was ein Hämangiom ist, ist keine Metastase.',
    text: `CT Abdomen
Befund: Hypodense Läsion der Leber von 2 cm mit nodulärem Enhancement, Hämangiom.
Beurteilung: Keine Lebermetastasen.`,
  },
  {
    why: 'Der Kopf der Speiche ist ganz, das Olekranon nicht.',
    text: `Röntgen Ellenbogen
Befund: Fraktur des Olekranons. Radiusköpfchen intakt. Keine Fraktur.`,
  },
  {
    why: 'Wo kein Organ steht, ist das Hämangiom die Läsion.',
    text: `MRT der Leber
Befund: In Segment VI zeigt sich eine 2,7 cm große Läsion mit nodulärem Enhancement.
Beurteilung: Hämangiom im Segment VI. Kein Hinweis auf eine Metastase.`,
  },
  {
    why: 'Bei Aszites verdickt sich die Wand auch ohne Entzündung.',
    text: `Sonographie Abdomen
Befund: Deutlicher Aszites. Gallenblase mit Wandverdickung auf 6 mm.
Beurteilung: Aszites. Keine Cholezystitis.`,
  },
  {
    why: 'Was nicht abgrenzbar ist, ist nicht da.',
    text: `CT-Angiographie der Pulmonalarterien
Befund: Eine Kontrastmittelaussparung der Pulmonalarterien ist nicht abgrenzbar.
Beurteilung: Keine Lungenembolie.`,
  },
  {
    why: 'Der Embolus war einmal.',
    text: `CT-Angiographie der Pulmonalarterien
Befund: Füllungsdefekt im linken Unterlappen nicht mehr nachweisbar.
Beurteilung: Keine Lungenembolie mehr.`,
  },
  {
    why: 'Die Höhle ist wieder hell.',
    text: `CT NNH
Befund: Vollständig regrediente Verschattung der linken Kieferhöhle.
Beurteilung: Keine Sinusitis.`,
  },
  {
    why: 'Ein Herd, der bleibt, wie er ist, muss nicht noch einmal genannt werden.',
    text: `CT Thorax Abdomen
Befund: Unveränderte Läsion der Nebenniere von 15 mm. Leber homogen.
Beurteilung: Keine Lebermetastasen, keine Nebennierenmetastasen.`,
  },
  {
    why: 'Ein Knoten der Schilddrüse ist keine Metastase der Lunge.',
    text: `CT Thorax
Befund: Herd im rechten Schilddrüsenlappen von 12 mm. Lungen ohne Rundherd.
Beurteilung: Kein Nachweis von Metastasen.`,
  },
  {
    why: 'Im Stent ist der Fluss etwas schneller.',
    text: `Duplexsonographie der Carotiden
Befund: Stent der ACI rechts mit Flussbeschleunigung auf 130 cm/s.
Beurteilung: Keine Restenose.`,
  },
  {
    why: 'what cannot be ruled out is not denied, wherever the verb stands',
    text: `Röntgen Handgelenk rechts
Befund: Fissur des Skaphoids rechts.
Beurteilung: Nicht auszuschließen ist eine Fissur des Skaphoids rechts.`,
  },
  {
    why: 'of the other side it is denied',
    text: `CT Thorax
Befund: Pleuraerguss rechts, links nicht.
Beurteilung: Pleuraerguss rechts, links kein Erguss.`,
  },
  {
    why: 'Manifestationen in Lymphknoten sind keine Herde der Organe.',
    text: `CT Staging bei Lymphom
Befund: Lymphknoten mediastinal deutlich kleiner. Keine Herde in Lunge und Leber.
Beurteilung: Deutliche Abnahme aller Lymphknotenmanifestationen.`,
  },
  {
    why: 'Endoleak: verneint ist nur der andere Typ.',
    text: `CT-Angiographie der Aorta
Befund: Dorsal im Aneurysmasack Kontrastmittelansammlung mit Anschluss an eine Lumbalarterie.
Beurteilung: Endoleak Typ II. Kein Endoleak Typ I.`,
  },
  {
    why: 'Fehlstellung: eine Luxation an anderer Stelle.',
    text: `Röntgen Hand
Befund: Fraktur der Mittelphalanx Dig. IV. Alte Subluxation im Daumensattelgelenk.
Beurteilung: Fraktur der Mittelphalanx Dig. IV ohne Fehlstellung.`,
  },
  {
    why: 'Lebermetastasen bleiben verneint, wenn danach Lymphknoten groß sind.',
    text: `CT Abdomen
Befund: Leber ohne Herde. Lymphknoten paraaortal bis 10 mm.
Beurteilung: Keine Lebermetastasen, Lymphknoten grenzwertig groß.`,
  },
  {
    why: 'Eine Schenkelhernie ist eine andere als die Leistenhernie.',
    text: `Sonographie Leiste
Befund: Rechts direkte Hernie mit einer Bruchpforte von 12 mm.
Beurteilung: Direkte Leistenhernie rechts. Eine Schenkelhernie ist nicht nachweisbar.`,
  },
  {
    why: '"Aussparung der" lässt die Keilbeinhöhlen frei.',
    text: `CT NNH
Befund: Kieferhöhlen beidseits verschattet. Keilbeinhöhlen frei.
Beurteilung: Sinusitis maxillaris beidseits, Aussparung der Keilbeinhöhlen.`,
  },
  {
    why: 'Der freie Randwinkel spricht gegen Flüssigkeit, nicht gegen Luft.',
    text: `Röntgen Thorax
Befund: Schmaler Pneumothorax links apikal. Kleiner Erguss rechts, linker Randwinkel frei.
Beurteilung: Spitzenpneumothorax links, kleiner Erguss rechts.`,
  },
  {
    why: 'Ein anderer Name erklärt die Zeichen, auch neben einem Stein.',
    text: `CT Abdomen
Befund: Gallenblase wandverdickt mit pericholezystischer Flüssigkeit, Konkrement 12 mm.
Beurteilung: Gallenblasenkarzinom bei Cholezystolithiasis. Keine Cholezystitis.`,
  },
  {
    why: 'Die Kolitis erklärt die Zeichen, auch bei Divertikeln.',
    text: `CT Abdomen
Befund: Sigma wandverdickt mit Imbibierung des Fettgewebes. Einzelne Divertikel.
Beurteilung: Kolitis. Divertikulose, keine Divertikulitis.`,
  },
  {
    why: 'Steine und Divertikel ohne Zeichen.',
    text: `CT Abdomen
Befund: Gallenblase zartwandig mit Konkrementen. Sigma mit Divertikeln, Wand zart, Fettgewebe nicht imbibiert.
Beurteilung: Cholezystolithiasis ohne Cholezystitis. Sigmadivertikulose ohne Divertikulitis.`,
  },
  {
    why: 'Ein thrombosierter Sack ohne Kontrast.',
    text: `CT-Angiographie Aorta
Befund: Aneurysmasack 52 mm, vollständig thrombosiert, ohne Kontrastmittelansammlung.
Beurteilung: Aneurysmasack größenkonstant. Kein Endoleak.`,
  },
  {
    why: 'Fettgewebe der Umgebung ist kein Zeichen, wo es unauffällig ist.',
    text: `CT Abdomen
Befund: Sigmawand muskulär verdickt, Umgebungsfett unauffällig, einzelne Divertikel.
Beurteilung: Sigmadivertikulose ohne Divertikulitis.`,
  },
  {
    why: '"pericholezystisch" sagt nur, wo nichts ist.',
    text: `Sonographie Abdomen
Befund: Gallenblase mit Wandverdickung, pericholezystisch keine Flüssigkeit, mehrere Konkremente.
Beurteilung: Cholezystolithiasis ohne Cholezystitis.`,
  },
  {
    why: 'Was am ehesten Luft ist, ist kein Zeichen eines Steins.',
    text: `MRCP
Befund: DHC 8 mm weit mit präpapillärem Füllungsdefekt, am ehesten Luft. Gallenblase mit Konkrementen.
Beurteilung: Cholezystolithiasis. Keine Choledocholithiasis.`,
  },
  {
    why: 'Ein Hämangiom im selben Segment erklärt, was erst verdächtig schien.',
    text: `CT Abdomen
Befund: Leber mit einer metastasenverdächtigen Läsion im Segment VI. Zyste im Segment II.
Beurteilung: Hämangiom im Segment VI, Zyste im Segment II. Keine Lebermetastasen.`,
  },
  {
    why: 'Ektatisch, aber nicht aneurysmatisch erweitert.',
    text: `CT Abdomen
Befund: Infrarenale Aorta mit 28 mm ektatisch, nicht aneurysmatisch erweitert.
Beurteilung: Ektasie der infrarenalen Aorta.`,
  },
  {
    why: 'Nicht entzündlich verdickt heißt nicht, dass nichts verdickt ist.',
    text: `CT Abdomen
Befund: Colon descendens nicht entzündlich verdickt. Tumoröse Wandverdickung des Sigmas über 4 cm.
Beurteilung: Tumoröse Wandverdickung des Sigmas.`,
  },
  {
    why: 'Fehlt die Umgebungsreaktion, ist die verdickte Wand keine Divertikulitis.',
    text: `CT Abdomen
Befund: Sigmadivertikel. Sigma mit verdickter Wand, Umgebungsreaktion fehlend.
Beurteilung: Divertikulose. Keine Divertikulitis.`,
  },
  {
    why: '„Hinw.“ ist keine Satzgrenze.',
    text: `CT Abdomen nativ
Befund: Sigma zart. Pankreas homogen. Stein im Ureter links 4 mm.
Beurteilung: Ureterstein links. Kein Hinw. auf Divertikulitis. Kein Nachw. einer Pankreatitis.`,
  },
  {
    why: 'Eine Stenose von 30 % ist keine hochgradige.',
    text: `Duplexsonographie Halsgefäße
Befund: ACI rechts mit 30%iger Abgangsstenose, links Plaques ohne Stenose.
Beurteilung: Keine höhergradige Karotisstenose.`,
  },
  {
    why: 'Kaliberschwankungen sind keine Stenose.',
    text: `CT-Angiographie Bein
Befund: A. femoralis superficialis rechts durchgängig mit Kaliberschwankungen.
Beurteilung: Keine höhergradige Stenose der A. femoralis superficialis rechts.`,
  },
  {
    why: 'Wer „keine Fraktur“ sagt, meint keine neue.',
    text: `Röntgen Handgelenk links
Befund: Alte konsolidierte Radiusfraktur mit geringer Verkürzung. Karpus regelrecht.
Beurteilung: Kein Frakturnachweis.`,
  },
  {
    why: 'Überdehnt ist nicht gerissen.',
    text: `MRT Knie rechts
Befund: VKB nicht abgrenzbar. HKB geschwungen, in der Kontinuität erhalten.
Beurteilung: Komplette Ruptur des VKB, Elongation des HKB.`,
  },
  {
    why: 'Die Phalangen gehören nicht zur Mittelhand.',
    text: `Röntgen Hand links
Befund: Fraktur der Mittelphalanx D3. Metakarpalia intakt.
Beurteilung: Fraktur der Mittelphalanx D3. Keine Fraktur der Mittelhand.`,
  },
  {
    why: '„nirgends“ verneint, was davor und was danach steht.',
    text: `Sonographie Abdomen
Befund: Aszites nirgends nachweisbar. Gallensteine nirgends. Nirgends vergrößerte Lymphknoten.
Beurteilung: Kein Aszites, keine Gallensteine, keine Lymphadenopathie.`,
  },
  {
    why: 'Was die Mutter hatte, hat die Patientin nicht.',
    text: `Mammographie beidseits
Mammakarzinom bei Mutter und Schwester.
Befund: Dichte B. Keine suspekten Verdichtungen.
Beurteilung: Kein Hinweis auf ein Mammakarzinom. BI-RADS 1 beidseits.`,
  },
  {
    why: 'Luft neben dem Darm ist bei einer gedeckten Perforation zu erwarten.',
    text: `CT Abdomen
Befund: Sigma wandverdickt mit Divertikeln. Umschriebene freie Luft perikolisch.
Beurteilung: Gedeckt perforierte Sigmadivertikulitis. Keine freie Perforation.`,
  },
  {
    why: 'Auch das Sitzbein gehört zum vorderen Beckenring.',
    text: `Röntgen Becken
Befund: Schambeinast links intakt. Fraktur des Sitzbeins links.
Beurteilung: Fraktur des vorderen Beckenrings links.`,
  },
  {
    why: 'Rechts liegt die Lunge an, links nicht.',
    text: `CT Thorax
Befund: Lunge rechts allseits der Thoraxwand anliegend. Links 2 cm breiter Luftsaum apikal.
Beurteilung: Pneumothorax links.`,
  },
  {
    why: 'Was in keiner Phase anreichert, ist doch da.',
    text: `CT Abdomen
Befund: Leberläsion in Segment IV von 12 mm, die Läsion reichert in keiner Phase an. Extravasat zu keinem Zeitpunkt erkennbar.
Beurteilung: Leberläsion in Segment IV. Kein Extravasat.`,
  },
  {
    why: 'Eine Rippe bricht beim Husten wirklich.',
    text: `CT Thorax
Befund: Rippenfraktur 9 links nach Hustenattacke.
Beurteilung: Rippenfraktur 9 links. Keine Hernie.`,
  },
  {
    why: 'Verheilt ist nicht gebrochen.',
    text: `Röntgen Unterarm rechts
Befund: Knöchern durchbaute Radiusfraktur.
Beurteilung: Keine Fraktur.`,
  },
  {
    why: 'Freie Luft am Sigma liegt noch im Gedeckten.',
    text: `CT Abdomen
Befund: Sigma wandverdickt mit Divertikeln. Freie Luft an der Sigmavorderwand.
Beurteilung: Gedeckt perforierte Sigmadivertikulitis. Keine freie Perforation.`,
  },
  {
    why: 'Eine 30 %ige Einengung ist keine höhergradige.',
    text: `CT-Angiographie Becken-Bein
Befund: A. iliaca externa rechts mit Plaques, maximal 30 %ige Einengung. Links unauffällig.
Beurteilung: Keine höhergradige Stenose der Beckenarterien.`,
  },
  {
    why: 'Auch so geschrieben nicht.',
    text: `CT-Angiographie Becken-Bein
Befund: AFS links mit Plaques, 40-%ige Stenose.
Beurteilung: Keine nennenswerte Lumeneinengung der Beinarterien.`,
  },
  {
    why: 'Unter der Hälfte ist keine Stenose wirksam.',
    text: `CT-Angiographie der Nierenarterien
Befund: Nierenarterie links mit weichen Plaques, 45%-ige Stenose am Abgang.
Beurteilung: Keine hämodynamisch wirksame Nierenarterienstenose.`,
  },
  {
    why: 'Grad II ist nicht höhergradig.',
    text: `MRT Knie rechts
Befund: Chondropathia patellae Grad I-II. Femorotibial Knorpel erhalten.
Beurteilung: Keine höhergradige Chondropathie.`,
  },
  {
    why: 'Ein Stau ersten Grades ist nicht höhergradig.',
    text: `Sonographie Nieren
Befund: Harnstau Grad I rechts, links kein Stau.
Beurteilung: Keine höhergradige Harnstauung.`,
  },
  {
    why: 'Ein Gleiten ersten Grades ist nicht höhergradig.',
    text: `Röntgen LWS
Befund: Anterolisthesis L4/5 Grad I nach Meyerding.
Beurteilung: Keine höhergradige Listhese.`,
  },
  {
    why: 'Eine Stauung braucht keine Kerley-Linien.',
    text: `Röntgen Thorax
Befund: Verstärkte Gefäßzeichnung, keine Kerley-Linien.
Beurteilung: Leichte pulmonalvenöse Stauung, kein manifestes Ödem.`,
  },
  {
    why: 'Die Ausnahme ist der Befund.',
    text: `CT Abdomen
Befund: Keine vergrößerten Lymphknoten mit Ausnahme eines 12 mm großen Knotens paraaortal.
Beurteilung: Vergrößerter paraaortaler Lymphknoten, sonst keine Lymphadenopathie.`,
  },
  {
    why: 'Kellgren 1 ist nicht höhergradig.',
    text: `Röntgen Hüfte
Befund: Coxarthrose rechts Kellgren 1.
Beurteilung: Keine wesentliche Coxarthrose rechts.`,
  },
  {
    why: 'Eine Meniskusläsion zweiten Grades ist kein Riss.',
    text: `MRT Knie
Befund: Innenmeniskus mit Läsion Grad II. Außenmeniskus unauffällig.
Beurteilung: Keine höhergradige Meniskusläsion. Keine Ruptur.`,
  },
  {
    why: 'Der Verdacht, bei dem empfohlen wird, ist kein Befund.',
    text: `Röntgen Thorax
Befund: Kein Infiltrat.
Beurteilung: Kontrolle bei Pneumonieverdacht, CT empfohlen.`,
  },
  {
    why: 'Verneint ist die Enge, nicht der Verschleiß, von dem sie käme.',
    text: `MRT HWS
Befund: Osteochondrosen C4 bis C7. Spinalkanal weit. Pleurametastase rechts apikal.
Beurteilung: Keine degenerativ bedingte Spinalkanalstenose. Keine metastasenbedingte Kompression.`,
  },
  {
    why: '„Extrahepatisch“ ist überall, nur nicht in der Leber.',
    text: `CT Abdomen
Befund: Leber mit mehreren hypodensen Metastasen. Milz und Nieren regelrecht.
Beurteilung: Lebermetastasen. Keine extrahepatischen Metastasen.`,
  },
  {
    why: '„Ohne Spannung“ gehört zum Pneumothorax; die Kontusion mit ihrem Ort steht neben ihm.',
    text: `CT Thorax
Befund: Pneumothorax rechts 14 mm. Kontusion im rechten Oberlappen.
Beurteilung: Rippenfrakturen rechts mit Pneumothorax ohne Spannungszeichen und Kontusion im Oberlappen.`,
  },
  {
    why: 'Ein wandglatter Abschnitt, die Plaque in einem anderen Gefäß.',
    text: `CT Koronarangiographie
Befund: RCX wandglatt. RIVA mit Plaques im proximalen Drittel, Stenose 40 %.
Beurteilung: Geringe Koronarsklerose, Stenose des RIVA.`,
  },
  {
    why: 'Eine Hernie an anderer Stelle.',
    text: `CT Abdomen
Befund: Inguinal beidseits keine Bruchlücke. Narbenhernie der Bauchwand mit Bruchlücke von 3 cm.
Beurteilung: Narbenhernie.`,
  },
  {
    why: 'Hypodenses Hämatom und keine Nachblutung; die Blutung liegt unter der Kopfschwarte.',
    text: `CT Schädel
Befund: Galeahämatom rechts. Subduralhämatom links, hypodens, keine frischen hyperdensen Anteile.
Beurteilung: Chronisches Subduralhämatom links. Keine Nachblutung.`,
  },
  {
    why: 'Das Hämatom der Kopfschwarte ist ohne Belang für die Aorta.',
    text: `CT Polytrauma
Befund: Kein Hämatom der Kopfschwarte. Aorta descendens mit Kontrastmittelaustritt.
Beurteilung: Ruptur der Aorta descendens.`,
  },
  {
    why: 'Die Zyste eines anderen Organs ist nicht die IPMN.',
    text: `MRT Oberbauch
Befund: Im Pankreasschwanz zystische Läsion von 14 mm. Zyste in Segment II.
Beurteilung: IPMN im Pankreasschwanz.`,
  },
  {
    why: 'Ohne Durchblutung ist der eine Hoden, mit erhaltener der andere.',
    text: `Sonographie Skrotum
Befund: Linker Hoden ohne nachweisbare Durchblutung. Rechter Hoden mit erhaltener Perfusion.
Beurteilung: Torsion links. Rechter Hoden mit erhaltener Perfusion.`,
  },
  {
    why: 'Myelitis mit ihrer Ausdehnung in der Klammer.',
    text: `MRT HWS und BWS
Befund: Hyperintensität des Myelons von HWK 4 bis BWK 2.
Beurteilung: Myelitis (HWK 4 bis BWK 2).`,
  },
  {
    why: 'Keine hyperdensen Anteile im Ventrikel, doch ein Spiegel im Hämatom.',
    text: `CT Schädel
Befund: Subduralhämatom links 8 mm. Keine hyperdensen Anteile im Ventrikel. Sedimentationsspiegel im Hämatom.
Beurteilung: Nachblutung.`,
  },
  {
    why: 'Ein Lymphom der Brust, die Axilla ist frei.',
    text: `Sonographie Mamma
Befund: Axillae ohne pathologische Lymphknoten.
Beurteilung: Mammäres Lymphom, axillär kein Befall.`,
  },
  {
    why: 'Der Psoas ist frei, der Abszess liegt nicht dort.',
    text: `CT LWS mit KM
Befund: Dorsal der Laminektomie randlich anreichernde Flüssigkeit von 42 x 20 mm. M. psoas beidseits ohne Abszess.
Beurteilung: Anreichernder Verhalt dorsal, infektiöse Genese möglich. Abszess. Punktion empfohlen.`,
  },
  {
    why: 'Zwei sind beschrieben, kein drittes: das weitere ist das zweite.',
    text: `CT-Angiographie Schädel
Befund: Aneurysma der Mediabifurkation links, 8 x 6 mm. Zweites Aneurysma der A. communicans posterior rechts, 3 mm. Kein weiteres Aneurysma.
Beurteilung: Aneurysma der Media links. Weiteres kleines Aneurysma rechts.`,
  },
  {
    why: 'Gerissen ist ein Band, keine Sehne.',
    text: `MRT Sprunggelenk links
Befund: Lig. talofibulare anterius rupturiert. Peronealsehnen regelrecht.
Beurteilung: Ruptur des vorderen Außenbandes. Keine Sehnenruptur.`,
  },
  {
    why: 'Die Nachbarwirbel sind heil, der gebrochene nicht.',
    text: `Röntgen LWS
Befund: Keilförmige Höhenminderung von LWK 1 mit eingebrochener Deckplatte. LWK 2 höhenerhalten.
Beurteilung: Deckplattenimpressionsfraktur LWK 1. Nachbarwirbel intakt.`,
  },
  {
    why: 'In Ruhe unauffällig, beim Pressen nicht.',
    text: `Sonographie Leiste
Befund: Links in Ruhe unauffälliger Leistenkanal, beim Pressen Vorwölbung von Darm.
Beurteilung: Direkte Leistenhernie links, reponibel.`,
  },
  {
    why: 'Unter liegender Drainage verneint nur den Pneumothorax.',
    text: `Röntgen Thorax
Befund: Thoraxdrainage rechts, Spitze apikal, unveränderte Lage. Lunge entfaltet.
Beurteilung: Kein Nachweis eines Pneumothorax unter liegender Drainage rechts.`,
  },
  {
    why: 'Der Verschluss des Stomas ist eine Operation.',
    text: `Kolonkontrasteinlauf
Befund: Deszendens und Transversum mit einzelnen Divertikeln, keine Stenose.
Beurteilung: Reizlose Divertikulose. Vor dem Stomaverschluss endoskopische Kontrolle.`,
  },
  {
    why: 'Die Läsion liegt rechts, links ist kein Herd.',
    text: `MRT Prostata
Befund: Periphere Zone: Im apikalen Drittel rechts fokale T2-Hypointensität mit 12 mm Durchmesser. Linke periphere Zone homogen, ohne Herd.
Beurteilung: Läsion 1, periphere Zone rechts apikal, 12 mm: PI-RADS 4.`,
  },
  {
    why: 'Ein schmaler Saum lockert nichts.',
    text: `Röntgen Hüfte links
Befund: Zementfreie Hüft-TEP links. Schmaler Aufhellungssaum um den Schaft. Kopf zentriert.
Beurteilung: Regelrechter Sitz der Hüftprothese, keine Zeichen der Lockerung.`,
  },
  {
    why: 'Wenig Flüssigkeit im Recessus ist noch kein Erguss.',
    text: `MRT Kniegelenk links
Befund: Wenig Flüssigkeit im Recessus suprapatellaris. Menisken intakt.
Beurteilung: Kein Gelenkerguss.`,
  },
  {
    why: 'Die übrigen Bandscheiben wölben sich nicht vor, die genannte schon.',
    text: `MRT HWS
Befund: HWK 5/6: breitbasige Bandscheibenprotrusion mit Kontakt zur Wurzel C6 rechts. Übrige Bandscheiben normal hoch, ohne Protrusion.
Beurteilung: Bandscheibenprotrusion HWK 5/6 mit Kontakt zur Wurzel C6 rechts.`,
  },
  {
    why: 'Nicht eingestaucht, aber disloziert.',
    text: `Röntgen Hüfte links
Befund: Nicht eingestauchte, dislozierte mediale Schenkelhalsfraktur links.
Beurteilung: Dislozierte mediale Schenkelhalsfraktur links.`,
  },
  {
    why: 'Neu ist keine, die bekannte wird kleiner.',
    text: `MRT Leber
Vorbefund: HCC in Segment VIII, 28 mm.
Befund: Der Herd in Segment VIII misst jetzt 21 mm. Neue Leberläsionen finden sich nicht.
Beurteilung: Regredientes HCC im Lebersegment VIII, derzeit 21 mm.`,
  },
  {
    why: 'Die alte Fraktur ist nicht frisch, die andere schon.',
    text: `CT BWS
Befund: Frische Deckplattenimpressionsfraktur BWK 12. Alte Keilwirbelbildung BWK 8, keine frische Frakturlinie.
Beurteilung: Frische Fraktur BWK 12.`,
  },
  {
    why: '„Keine Rundherde“ der Lunge verneint kein Lymphom, dessen Lymphknoten ansprechen.',
    text: `CT Thorax und Hals
Vergleich: CT vom 03.02.2024.
Befund: Lymphknoten zervikal rechts kleiner mit 11 mm (vormals 24 mm). Lunge: Keine Rundherde.
Beurteilung: Gutes Ansprechen der Lymphommanifestationen.`,
  },
  {
    why: 'Vergrößerte Lymphknoten können das Lymphom sein, auch wo Rundherde fehlen.',
    text: `CT Thorax und Hals
Befund: Vergrößerte Lymphknoten zervikal rechts bis 31 mm. Keine Rundherde, kein Erguss.
Beurteilung: Befund eines Lymphoms.`,
  },
  {
    why: 'Außerhalb der bekannten Stationen ist nichts; in ihnen ist das Lymphom.',
    text: `CT Hals
Klinische Angaben: Lymphom, Verlaufskontrolle.
Befund: Lymphom der Tonsille rechts, 18 mm.
Beurteilung: Keine Lymphommanifestation außerhalb der bekannten Stationen.`,
  },
  {
    why: 'Berührt ist nicht bedrängt.',
    text: `MRT LWS
Befund: L5/S1: Prolaps mit Kontakt zur Wurzel S1 links.
Beurteilung: Prolaps L5/S1 ohne Wurzelkompression.`,
  },
  {
    why: 'Dezentriert ist noch nicht luxiert.',
    text: `Hüftsonographie nach Graf
Befund: Dezentrierung des Hüftkopfes rechts.
Beurteilung: Dezentrierung rechts, keine Luxation.`,
  },
]
