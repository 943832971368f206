import type { ContradictionCase } from './contradiction-case.ts'

export const operationCases: readonly ContradictionCase[] = [
  {
    why: 'Mit der Blase ging die Prostata.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Zystoprostatektomie 2019', 'Prostata 41 ml, inhomogen'],
    text: `CT Becken
Klinische Angaben: Z. n. Zystoprostatektomie 2019.
Befund: Prostata 41 ml, inhomogen. Keine vergrößerten Lymphknoten.`,
  },
  {
    why: 'Die Gaumentonsillen sind die Tonsillen.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Tonsillektomie', 'Gaumentonsillen beidseits vergrößert'],
    text: `MRT Hals
Klinische Angaben: Z. n. Tonsillektomie.
Befund: Gaumentonsillen beidseits vergrößert.`,
  },
  {
    why: "Gallenblase in der Sammelaussage nach ihrer Entfernung.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Cholezystektomie", "Leber, Gallenblase, Pankreas und Milz unauffällig"],
    text: `Sonographie
Klinische Angaben: Z. n. Cholezystektomie.
Befund: Leber, Gallenblase, Pankreas und Milz unauffällig.
Beurteilung: Normalbefund.`,
  },
  {
    why: "„Nieren beidseits“ nach einseitiger Nephrektomie.",
    kind: 'removedOrgan',
    quotes: ["St. n. Nephrektomie links", "Nieren beidseits regelrecht"],
    text: `CT
Klinische Angaben: St. n. Nephrektomie links.
Befund: Nieren beidseits regelrecht.
Beurteilung: Unauffällig.`,
  },
  {
    why: "Prostata mit Volumen nach Prostatektomie.",
    kind: 'removedOrgan',
    quotes: ["Zustand nach Prostatektomie 2015", "Prostata mit 40 ml vergrößert"],
    text: `CT
Klinische Angaben: Zustand nach Prostatektomie 2015.
Befund: Prostata mit 40 ml vergrößert.
Beurteilung: Prostatahyperplasie.`,
  },
  {
    why: "Ovar der operierten Seite.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Adnexektomie rechts", "Ovar rechts mit kleiner Zyste, Ovar links unauffällig"],
    text: `MRT Becken
Klinische Angaben: Z. n. Adnexektomie rechts.
Befund: Ovar rechts mit kleiner Zyste, Ovar links unauffällig.
Beurteilung: Ovarialzyste rechts.`,
  },
  {
    why: "Hüftkopf nach endoprothetischem Ersatz.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Hüft-TEP rechts", "Rechter Hüftkopf rund und zentriert"],
    text: `Röntgen Becken
Klinische Angaben: Z. n. Hüft-TEP rechts.
Befund: Rechter Hüftkopf rund und zentriert.
Beurteilung: Keine Coxarthrose.`,
  },
  {
    why: "Uterus nach Hysterektomie.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Hysterektomie", "Uterus normal groß, Endometrium 5 mm"],
    text: `Sonographie Abdomen
Klinische Angaben: Z. n. Hysterektomie.
Befund: Uterus normal groß, Endometrium 5 mm.
Beurteilung: Unauffällig.`,
  },
  {
    why: "Lungenlappen der entfernten Seite.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Pneumonektomie links", "Infiltrat im linken Unterlappen"],
    text: `CT Thorax
Klinische Angaben: Z. n. Pneumonektomie links.
Befund: Die Lunge ist beidseits belüftet. Infiltrat im linken Unterlappen.
Beurteilung: Pneumonie links.`,
  },
  {
    why: "Magen nach Gastrektomie.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Gastrektomie", "Der Magen ist unauffällig"],
    text: `CT
Klinische Angaben: Z. n. Gastrektomie.
Befund: Der Magen ist unauffällig.
Beurteilung: Normal.`,
  },
  {
    why: "Einseitige Ovarektomie, „Ovarien beidseits“.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Ovarektomie links", "Ovarien beidseits unauffällig"],
    text: `Klinische Angaben: Z. n. Ovarektomie links.
Befund: Ovarien beidseits unauffällig.
Beurteilung: Normalbefund.`,
  },
  {
    why: "Zweite von zwei Operationen betrifft das Organ.",
    kind: 'removedOrgan',
    quotes: ["Z. n. laparoskopischer Cholezystektomie 2015", "In der Gallenblase ein 12 mm großer Stein"],
    text: `Klinische Angaben: Z. n. Tonsillektomie. Z. n. laparoskopischer Cholezystektomie 2015.
Befund: In der Gallenblase ein 12 mm großer Stein.
Beurteilung: Cholezystolithiasis.`,
  },
  {
    why: "Fuß nach Unterschenkelamputation derselben Seite.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Unterschenkelamputation rechts", "Rechter Fuß: Keine Fraktur"],
    text: `Klinische Angaben: Z. n. Unterschenkelamputation rechts.
Befund: Rechter Fuß: Keine Fraktur.
Beurteilung: Keine Fraktur.`,
  },
  {
    why: "„Nebennieren beidseits“ nach Adrenalektomie.",
    kind: 'removedOrgan',
    quotes: ["Zustand nach Adrenalektomie links", "Nebennieren beidseits schlank"],
    text: `Klinische Angaben: Zustand nach Adrenalektomie links.
Befund: Nebennieren beidseits schlank.
Beurteilung: Regelrecht.`,
  },
  {
    why: "Lappen nach Lappenresektion.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Oberlappenresektion links", "Im linken Oberlappen ein 8 mm großer Rundherd"],
    text: `Klinische Angaben: Z. n. Oberlappenresektion links.
Befund: Im linken Oberlappen ein 8 mm großer Rundherd.
Beurteilung: Rundherd links.`,
  },
  {
    why: "Kolon nach Kolektomie.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Kolektomie", "Das Kolon ist unauffällig, keine Divertikel"],
    text: `Indikation: Z. n. Kolektomie.
Befund: Das Kolon ist unauffällig, keine Divertikel.
Beurteilung: Regelrecht.`,
  },
  {
    why: "Eine Arthrose am ersetzten Gelenk.",
    kind: 'removedOrgan',
    quotes: ["St. n. Hüft-TEP rechts 2015", "Coxarthrose rechts mit aufgehobenem Gelenkspalt"],
    text: `Klinische Angaben: St. n. Hüft-TEP rechts 2015.
Befund: Coxarthrose rechts mit aufgehobenem Gelenkspalt.
Beurteilung: Coxarthrose.`,
  },
  {
    why: "„beidseits“ ist kein „bei“, das Drüsengewebe wird beschrieben.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Ablatio mammae rechts", "Das Drüsengewebe ist beidseits symmetrisch"],
    text: `Klinische Angaben: Z. n. Ablatio mammae rechts.
Befund: Das Drüsengewebe ist beidseits symmetrisch.
Beurteilung: Unauffälliger Befund.`,
  },
  {
    why: "Seite einer zweiten Operation gehört nicht zum Uterus.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Hysterektomie und Adnexektomie rechts", "Der Uterus ist normal groß"],
    text: `Klinische Angaben: Z. n. Hysterektomie und Adnexektomie rechts.
Befund: Der Uterus ist normal groß.
Beurteilung: Unauffälliger Befund.`,
  },
  {
    why: "Beide Nieren in der Mehrzahl, eine ist entfernt.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Nephrektomie rechts 2014", "Leber, Milz und Nieren unauffällig"],
    text: `Klinische Angaben: Z. n. Nephrektomie rechts 2014.
Befund: Leber, Milz und Nieren unauffällig.`,
  },
  {
    why: "Der Humeruskopf ist durch eine Prothese ersetzt.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Schulterprothese links", "Linker Humeruskopf glatt begrenzt und regelrecht"],
    text: `Klinische Angaben: Z. n. Schulterprothese links.
Befund: Linker Humeruskopf glatt begrenzt und regelrecht.`,
  },
  {
    why: "Nach einer Tenodese der Bizepssehne liegt sie nicht mehr im Sulcus.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Bizepstenodese 2021", "Lange Bizepssehne im Sulcus zentriert und intakt"],
    text: `MRT Schulter links
Klinische Angaben: Z. n. Bizepstenodese 2021.
Befund: Lange Bizepssehne im Sulcus zentriert und intakt. Supraspinatussehne intakt.
Beurteilung: Keine Ruptur.`,
  },
  {
    why: "Was hinter dem Komma verneint ist, nimmt dem Organ nichts.",
    kind: 'removedOrgan',
    quotes: ["Ikterus, Z. n. Cholezystektomie 2014", "Die Gallenblase ist gut gefüllt, keine Steine"],
    text: `CT Oberbauch
Klinische Angaben: Ikterus, Z. n. Cholezystektomie 2014.
Befund: Die Gallenblase ist gut gefüllt, keine Steine. Leber homogen.
Beurteilung: Keine Cholestase.`,
  },
  {
    why: "Nach der Zystektomie ist keine Harnblase da, die leer sein könnte.",
    kind: 'removedOrgan',
    quotes: ["Z. n. radikaler Zystektomie 2020", "Harnblase leer"],
    text: `CT Abdomen
Klinische Angaben: Z. n. radikaler Zystektomie 2020.
Befund: Nieren nicht gestaut. Harnblase leer.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Restharn ist kein Rest der Harnblase.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Zystektomie", "Harnblase mit 60 ml Restharn"],
    text: `Sonographie Nieren
Klinische Angaben: Z. n. Zystektomie.
Befund: Nieren beidseits ohne Stau. Harnblase mit 60 ml Restharn.
Beurteilung: Kein Harnstau.`,
  },
  {
    why: "Eine Tonsillektomie nimmt beide Tonsillen.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Tonsillektomie", "Linke Tonsille unauffällig"],
    text: `CT Hals mit KM
Klinische Angaben: Z. n. Tonsillektomie.
Befund: Die rechte Tonsille ist vergrößert. Linke Tonsille unauffällig.
Beurteilung: Tonsillitis rechts.`,
  },
  {
    why: "Rekonstruktionen des Bildes bauen keine Schilddrüse auf.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Thyreoidektomie", "Schilddrüse normal groß"],
    text: `CT Hals mit KM
Klinische Angaben: Z. n. Thyreoidektomie.
Technik: Multiplanare Rekonstruktionen.
Befund: Schilddrüse normal groß. Lymphknoten nicht vergrößert.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Das entfernte Sigma ist entzündet beschrieben.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Sigmaresektion 2018", "Wandverdickung des Sigmas über 6 cm mit Divertikeln"],
    text: `CT Abdomen
Klinische Angaben: Z. n. Sigmaresektion 2018.
Befund: Wandverdickung des Sigmas über 6 cm mit Divertikeln.
Beurteilung: Divertikulitis.`,
  },
  {
    why: "Eigennieren beidseits entfernt und doch gemessen.",
    kind: 'removedOrgan',
    quotes: ["NTX rechts 2018, Z. n. Nephrektomie der Eigennieren beidseits", "Eigennieren beidseits geschrumpft, 7 cm"],
    text: `Sonographie der Transplantatniere
Klinische Angaben: NTX rechts 2018, Z. n. Nephrektomie der Eigennieren beidseits.
Befund: Transplantatniere 11 cm, Parenchym 17 mm. Eigennieren beidseits geschrumpft, 7 cm.
Beurteilung: Transplantat unauffällig.`,
  },
  {
    why: "Restdrüsengewebe nach Ablatio.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Ablatio mammae rechts 2020", "Rechtes Restdrüsengewebe gering fibroglandulär"],
    text: `MRT Mamma
Klinische Angaben: Z. n. Ablatio mammae rechts 2020.
Befund: Rechtes Restdrüsengewebe gering fibroglandulär. Links unauffällig.
Beurteilung: BI-RADS 2.`,
  },
  {
    why: "Verschmälerter Gelenkspalt einer ersetzten Hüfte.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Hüft-TEP beidseits 2014", "Rechtes Hüftgelenk: Verschmälerung des Gelenkspalts mit Osteophyten"],
    text: `Röntgen Becken
Klinische Angaben: Z. n. Hüft-TEP beidseits 2014.
Befund: Rechtes Hüftgelenk: Verschmälerung des Gelenkspalts mit Osteophyten.
Beurteilung: Regelrechte Lage.`,
  },
  {
    why: "Inverse Prothese und Humeruskopf, ohne Seitenangabe.",
    kind: 'removedOrgan',
    quotes: ["Z. n. inverser Schulterprothese", "Regelrechte Stellung des Humeruskopfes"],
    text: `Röntgen Schulter
Klinische Angaben: Z. n. inverser Schulterprothese.
Befund: Keine Fraktur. Regelrechte Stellung des Humeruskopfes.
Beurteilung: Unauffällig.`,
  },
  {
    why: "Trikuspide Klappe nach Klappenersatz.",
    kind: 'removedOrgan',
    quotes: ["Z. n. biologischem Aortenklappenersatz", "Trikuspide Aortenklappe ohne Verkalkungen"],
    text: `CT Herz
Klinische Angaben: Z. n. biologischem Aortenklappenersatz.
Befund: Trikuspide Aortenklappe ohne Verkalkungen. Koronarien frei.
Beurteilung: Keine KHK.`,
  },
  {
    why: "Eine Hüfte mit Endoprothese hat keinen Schenkelhals.",
    kind: 'removedOrgan',
    quotes: ["Linke Hüfte mit Endoprothese", "Nicht dislozierte Schenkelhalsfraktur links"],
    text: `Röntgen Becken
Befund: Linke Hüfte mit Endoprothese. Nicht dislozierte Schenkelhalsfraktur links.
Beurteilung: Schenkelhalsfraktur.`,
  },
  {
    why: "Der Abfluss einer entfernten Niere.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Nephrektomie links", "Links regelrechter Abfluss"],
    text: `Nierenszintigraphie
Klinische Angaben: Z. n. Nephrektomie links.
Befund: Links regelrechter Abfluss. Rechts leicht verzögerter Abfluss.`,
  },
  {
    why: "Ein Kürzel mit Bindestrich ist dieselbe Prothese.",
    kind: 'removedOrgan',
    quotes: ["Z. n. H-TEP links 2015", "Coxarthrose links mit Osteophyten"],
    text: `Röntgen Becken
Klinische Angaben: Z. n. H-TEP links 2015.
Befund: Coxarthrose links mit Osteophyten. Symphyse regelrecht.
Beurteilung: Keine Fraktur.`,
  },
  {
    why: "Entfernung als Kompositum mit dem Organ.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Hodenentfernung rechts", "Rechter Hoden homogen, 14 ml"],
    text: `Sonographie Skrotum
Klinische Angaben: Z. n. Hodenentfernung rechts.
Befund: Rechter Hoden homogen, 14 ml. Links unauffällig.
Beurteilung: Kein Herd.`,
  },
  {
    why: "Amputierter Zeh als unauffällig beschrieben.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Amputation der Großzehe rechts", "Rechte Großzehe unauffällig"],
    text: `Röntgen Vorfuß rechts
Klinische Angaben: Z. n. Amputation der Großzehe rechts.
Befund: Rechte Großzehe unauffällig. Keine Osteolyse.
Beurteilung: Kein Hinweis auf eine Osteomyelitis.`,
  },
  {
    why: "Nach Strumektomie keine normal große Schilddrüse.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Strumektomie 2003", "Schilddrüse normal groß, homogen"],
    text: `Sonographie Hals
Klinische Angaben: Z. n. Strumektomie 2003.
Befund: Schilddrüse normal groß, homogen. Keine Lymphadenopathie.
Beurteilung: Unauffälliger Befund.`,
  },
  {
    why: "Pankreaslinksresektion und ein beschriebener Schwanz.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Pankreaslinksresektion 2020", "Zyste im Pankreasschwanz, 12 mm"],
    text: `CT Abdomen
Klinische Angaben: Z. n. Pankreaslinksresektion 2020.
Befund: Zyste im Pankreasschwanz, 12 mm. Leber frei.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Intakter Meniskus nach Teilresektion.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Innenmeniskusteilresektion links 2019", "Innenmeniskus intakt"],
    text: `MRT Knie links
Klinische Angaben: Z. n. Innenmeniskusteilresektion links 2019.
Befund: Innenmeniskus intakt. Kreuzbänder regelrecht. Kein Erguss.
Beurteilung: Unauffälliger Befund.`,
  },
  {
    why: "Die Wand ist die des entfernten Organs.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Proktokolektomie", "Rektumwand nicht verdickt"],
    text: `CT Becken
Klinische Angaben: Z. n. Proktokolektomie.
Befund: Rektumwand nicht verdickt. Keine freie Flüssigkeit.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Beide Nieren kontrastiert nach Entfernung der einen.",
    kind: 'removedOrgan',
    quotes: ["Z. n. Tumornephrektomie rechts", "Nieren seitengleich kontrastiert"],
    text: `CT Abdomen mit KM
Klinische Angaben: Z. n. Tumornephrektomie rechts.
Befund: Nieren seitengleich kontrastiert. Leber homogen.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Eine Frage hinter dem Komma stellt die Operation nicht in Frage.",
    kind: 'removedOrgan',
    quotes: ["Unterbauchschmerzen, St. n. Hysterektomie 2018, Endometriose?", "Uterus anteflektiert, 8 x 4 x 5 cm"],
    text: `MRT Becken
Klinische Angaben: Unterbauchschmerzen, St. n. Hysterektomie 2018, Endometriose?
Befund: Uterus anteflektiert, 8 x 4 x 5 cm. Ovarien unauffällig.
Beurteilung: Keine Endometriose.`,
  },
  {
    why: 'Das entfernte Organ steht im selben Satz als normal beschrieben.',
    kind: 'removedOrgan',
    quotes: ["Gallenblase: Z. n. Cholezystektomie", "Gallenblase unauffällig"],
    text: `CT Abdomen
Befund: Leber homogen. Gallenblase: Z. n. Cholezystektomie 2012, Gallenblase unauffällig.
Beurteilung: Kein akuter Befund.`,
  },
  {
    why: 'Das Organ steht hinter dem Wort für seine Entfernung.',
    kind: 'removedOrgan',
    quotes: ["Z. n. Entfernung der linken Niere 2004", "Linke Niere 11 cm lang, kein Stau"],
    text: `Sonographie Abdomen
Klinische Angaben: Z. n. Entfernung der linken Niere 2004.
Befund: Linke Niere 11 cm lang, kein Stau. Milz unauffällig.
Beurteilung: Kein Harnstau.`,
  },
  {
    why: 'Die Untersuchung steht erst unter der Anamnese.',
    kind: 'removedOrgan',
    quotes: ["Z. n. totaler Thyreoidektomie 2018", "Rechter Lappen 5,1 x 1,9 x 1,7 cm"],
    text: `Anamnese: Z. n. totaler Thyreoidektomie 2018.
Sonographie der Schilddrüse
Rechter Lappen 5,1 x 1,9 x 1,7 cm. Isthmus 3 mm.`,
  },
  {
    why: 'Die Operation liegt Jahre zurück.',
    kind: 'removedOrgan',
    quotes: ["Vor 5 Jahren Cholezystektomie", "Gallenblase steinfrei"],
    text: `Sonographie
Klinische Angaben: Vor 5 Jahren Cholezystektomie.
Befund: Gallenblase steinfrei.`,
  },
  {
    why: 'Nur eine Seite kommt vor.',
    kind: 'removedOrgan',
    quotes: ["Z. n. Innenmeniskusresektion", "Innenmeniskus intakt"],
    text: `MRT Knie rechts
Klinische Angaben: Z. n. Innenmeniskusresektion.
Befund: Innenmeniskus intakt.`,
  },
  {
    why: 'Was unter „Voroperation“ steht, ist geschehen.',
    kind: 'removedOrgan',
    quotes: ["Voroperation: LBS-Tenotomie rechts 2019", "Lange Bizepssehne regelrecht im Sulcus"],
    text: `MRT Schulter rechts
Voroperation: LBS-Tenotomie rechts 2019.
Befund: Lange Bizepssehne regelrecht im Sulcus. Kein Erguss.`,
  },
  {
    why: 'Das Radiusköpfchen ist entfernt.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Radiusköpfchenresektion', 'Radiusköpfchen regelrecht'],
    text: `Klinische Angaben: Z. n. Radiusköpfchenresektion.
Befund: Radiusköpfchen regelrecht. Kein Gelenkerguss.`,
  },
  {
    why: 'Das Trapezium ist entfernt.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Trapezektomie rechts 2021', 'Os trapezium rechts unauffällig'],
    text: `Klinische Angaben: Z. n. Trapezektomie rechts 2021.
Befund: Os trapezium rechts unauffällig. Keine Fraktur.`,
  },
  {
    why: 'Die Klappe am Zökum ist keine des Herzens.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Hemikolektomie rechts 2015', 'Zökum und Ileozökalklappe unauffällig'],
    text: `Klinische Angaben: Z. n. Hemikolektomie rechts 2015.
CT Abdomen
Befund: Zökum und Ileozökalklappe unauffällig.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Ein Titel mit Strich unter den klinischen Angaben.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Nephrektomie links', 'Linke Niere 10,6 cm, kein Stau'],
    text: `Klinische Angaben: Z. n. Nephrektomie links.
Nieren - Sonographie
Rechte Niere 11 cm. Linke Niere 10,6 cm, kein Stau.
Beurteilung: Unauffällig.`,
  },
  {
    why: 'Von einer entfernten Brust ist nichts teilweise reseziert.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Ablatio mammae rechts', 'Teilweise Resektion des Drüsengewebes'],
    text: `MRT Mamma
Anamnese: Z. n. Ablatio mammae rechts.
Befund: Teilweise Resektion des Drüsengewebes der Mamma rechts mit Narbe.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Der Lappen der operierten Seite steht hinter einem der anderen.',
    kind: 'removedOrgan',
    quotes: ['Lobektomie Oberlappen links 2019', 'Granulom im Unterlappen rechts 5 mm, Rundherd im Oberlappen links 4 mm'],
    text: `CT Thorax
Klinische Angaben: Z. n. Lobektomie Oberlappen links 2019.
Befund: Granulom im Unterlappen rechts 5 mm, Rundherd im Oberlappen links 4 mm.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Eine Hemikolektomie davor macht aus der Splenektomie keine halbe.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Hemikolektomie rechts 2022 und Splenektomie', 'Leber, Milz und Pankreas unauffällig'],
    text: `CT Abdomen
Klinische Angaben: Z. n. Hemikolektomie rechts 2022 und Splenektomie.
Befund: Leber, Milz und Pankreas unauffällig.`,
  },
  {
    why: 'Im langen Satz zählt, was zwischen den Kommas fehlt.',
    kind: 'removedOrgan',
    quotes: [
      'Leber normal groß ohne umschriebene Läsion, Gallenwege schlank, Gallenblase fehlt, Pankreas regelrecht',
      'Sludge in der Gallenblase',
    ],
    text: `Sonographie Abdomen
Befund: Leber normal groß ohne umschriebene Läsion, Gallenwege schlank, Gallenblase fehlt, Pankreas regelrecht.
Beurteilung: Sludge in der Gallenblase.`,
  },
  {
    why: 'Die Narbe an der Bauchwand macht aus der gemessenen Milz keinen Rest.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Splenektomie', 'Milz auf 14 cm vergrößert, Narbe an der Bauchwand'],
    text: `CT Abdomen
Klinische Angaben: Z. n. Splenektomie.
Befund: Milz auf 14 cm vergrößert, Narbe an der Bauchwand.`,
  },
  {
    why: 'Was vor vielen Jahren war, ist keine Vorbereitung.',
    kind: 'removedOrgan',
    quotes: ['Vor vielen Jahren Nephrektomie links', 'Linke Niere 11 cm, kein Stau'],
    text: `Sonographie Abdomen
Klinische Angaben: Flankenschmerz. Vor vielen Jahren Nephrektomie links.
Befund: Linke Niere 11 cm, kein Stau.`,
  },
  {
    why: 'Vor der Operation steht ein Jahr, keine Dichte.',
    kind: 'removedOrgan',
    quotes: ['68 J., Hypertonie, 2014 Cholezystektomie', 'Gallenblase steinfrei'],
    text: `Sonographie Abdomen
68 J., Hypertonie, 2014 Cholezystektomie.
Leber normal. Gallenblase steinfrei.
Beurteilung: Unauffällig.`,
  },
  {
    why: 'Beide Hüften sind ersetzt, jede in ihrem Jahr.',
    kind: 'removedOrgan',
    quotes: ['Hüft-TEP rechts (2015) und links (2019), Sturz', 'Links mediale Schenkelhalsfraktur'],
    text: `Röntgen Becken
Klinische Angaben: Hüft-TEP rechts (2015) und links (2019), Sturz.
Befund: Links mediale Schenkelhalsfraktur.`,
  },
  {
    why: 'Eine Architekturstörung hat nur eine Brust, die noch da ist.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Mastektomie links', 'Linke Mamma: Narbe außen mit Architekturstörung'],
    text: `Mammographie beidseits
Klinische Angaben: Z. n. Mastektomie links.
Befund: Rechte Mamma: unauffällig. Linke Mamma: Narbe außen mit Architekturstörung.`,
  },
  {
    why: '„Schilddrüse: Sonographie“ nennt, wessen Lappen es sind.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Hemithyreoidektomie rechts', 'Lappen rechts 9 ml, homogen'],
    text: `Schilddrüse: Sonographie
Klinische Angaben: Z. n. Hemithyreoidektomie rechts.
Befund: Lappen rechts 9 ml, homogen. Lappen links 12 ml.`,
  },
  {
    why: 'Der entfernte Lappen hat ein Volumen.',
    kind: 'removedOrgan',
    quotes: ['Hemithyreoidektomie links 2011', 'Volumen links 9 ml, rechts 11 ml'],
    text: `Sonographie der Schilddrüse
Klinische Angaben: Hemithyreoidektomie links 2011.
Befund: Volumen links 9 ml, rechts 11 ml.
Beurteilung: Normal große Schilddrüse.`,
  },
  {
    why: 'Ein Lappen nach der Unterlobektomie.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Unterlobektomie links 2016', 'Flächige Verdichtung im linken Unterlappen'],
    text: `CT Thorax
Klinische Angaben: Z. n. Unterlobektomie links 2016.
Befund: Flächige Verdichtung im linken Unterlappen.
Beurteilung: Infiltrat.`,
  },
  {
    why: 'Der Eileiter nach der Salpingektomie.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Salpingektomie links', 'Tube links erweitert'],
    text: `MRT Becken
Klinische Angaben: Z. n. Salpingektomie links.
Befund: Tube links erweitert. Ovarien unauffällig.
Beurteilung: Hydrosalpinx links.`,
  },
  {
    why: 'Die Vene nach dem Stripping; die Seite steht hinter der Crossektomie.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Stripping der V. saphena magna mit Crossektomie links', 'V. saphena magna links komprimierbar'],
    text: `Duplexsonographie der Beinvenen beidseits
Klinische Angaben: Z. n. Stripping der V. saphena magna mit Crossektomie links.
Befund: V. saphena magna links komprimierbar. V. poplitea beidseits frei.
Beurteilung: Keine Thrombose.`,
  },
  {
    why: 'Zitiert wird auch das Organ am Anfang des langen Satzes.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Cholezystektomie', 'Gallenblase hydropisch, 12 x 5 cm, Wand auf 7 mm verdickt'],
    text: `Sonographie Abdomen
Klinische Angaben: Z. n. Cholezystektomie.
Befund: Gallenblase hydropisch, 12 x 5 cm, Wand auf 7 mm verdickt und dreigeschichtet, mit pericholezystischem Flüssigkeitssaum, im Hals ein Konkrement mit Schallschatten von 14 mm.
Beurteilung: Cholezystitis.`,
  },
  {
    why: 'Die Lappen der Prostata sind die Prostata.',
    kind: 'removedOrgan',
    quotes: ['Z. n. Prostatektomie', 'Beide Prostatalappen inhomogen'],
    text: `MRT Becken
Klinische Angaben: Z. n. Prostatektomie.
Befund: Beide Prostatalappen inhomogen.
Beurteilung: Kein Lokalrezidiv.`,
  },
]
