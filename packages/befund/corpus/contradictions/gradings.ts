import type { ContradictionCase } from './contradiction-case.ts'

export const gradingCases: readonly ContradictionCase[] = [
  {
    why: 'Beide Seiten gutartig eingestuft, und doch wird biopsiert.',
    kind: 'grading',
    quotes: ['Malignitätsverdächtiger Herdbefund rechts', 'BI-RADS 2 rechts, BI-RADS 1 links'],
    text: `Mammographie beidseits
Befund: Unscharfe Verdichtung rechts unten innen.
Beurteilung: Malignitätsverdächtiger Herdbefund rechts. BI-RADS 2 rechts, BI-RADS 1 links. Stanzbiopsie empfohlen.`,
  },
  {
    why: 'Ohne Fluss ist nichts rekanalisiert.',
    kind: 'grading',
    quotes: ['Danach vollständige Reperfusion (TICI 3)', 'Rekanalisation des Hauptstammes rechts (TICI 0)'],
    text: `Mechanische Thrombektomie
Befund: Verschluss des M1-Segmentes. Danach vollständige Reperfusion (TICI 3).
Beurteilung: Rekanalisation des Hauptstammes rechts (TICI 0).`,
  },
  {
    why: 'Was gutartig ist, wird nicht biopsiert.',
    kind: 'grading',
    quotes: ['Vakuumbiopsie empfohlen', 'Mikrokalk rechts, BI-RADS 2'],
    text: `Mammographie rechts
Befund: Gruppierter Mikrokalk rechts.
Beurteilung: Mikrokalk rechts, BI-RADS 2. Vakuumbiopsie empfohlen.`,
  },
  {
    why: 'Ohne Dissektion ist nicht Stanford A.',
    kind: 'grading',
    quotes: ['Ascendens und Bogen ohne Dissektion', 'Aortendissektion Stanford A'],
    text: `CT Aorta
Befund: Dissektion ab der linken A. subclavia. Ascendens und Bogen ohne Dissektion.
Beurteilung: Aortendissektion Stanford A.`,
  },
  {
    why: "Gleiche Seite, zwei BI-RADS-Kategorien.",
    kind: 'grading',
    quotes: ["Unauffällige Parenchymstruktur, BI-RADS 1 rechts", "Rechts BI-RADS 4"],
    text: `Mammographie
Befund: Unauffällige Parenchymstruktur, BI-RADS 1 rechts.
Beurteilung: Rechts BI-RADS 4.`,
  },
  {
    why: "Beschreibung und Kategorie widersprechen sich in einem Satz.",
    kind: 'grading',
    quotes: ["Malignitätsverdächtiger Herd links, BI-RADS 2", "Malignitätsverdächtiger Herd links, BI-RADS 2"],
    text: `Mammographie
Befund: Malignitätsverdächtiger Herd links.
Beurteilung: Malignitätsverdächtiger Herd links, BI-RADS 2.`,
  },
  {
    why: "Weber-Typ vor und nach dem Namen geschrieben.",
    kind: 'grading',
    quotes: ["Fibulafraktur Typ Weber C", "Weber-A-Fraktur"],
    text: `Röntgen Sprunggelenk
Befund: Fibulafraktur Typ Weber C.
Beurteilung: Weber-A-Fraktur.`,
  },
  {
    why: "PI-RADS desselben Herdes.",
    kind: 'grading',
    quotes: ["Herd rechts apikal, PI-RADS 5", "Herd rechts apikal, PI-RADS 3"],
    text: `MRT Prostata
Befund: Herd rechts apikal, PI-RADS 5.
Beurteilung: Herd rechts apikal, PI-RADS 3.`,
  },
  {
    why: "Fazekas-Grad ohne „Grad“.",
    kind: 'grading',
    quotes: ["Marklagerläsionen Fazekas 1", "Mikroangiopathie Fazekas 3"],
    text: `MRT Kopf
Befund: Marklagerläsionen Fazekas 1.
Beurteilung: Mikroangiopathie Fazekas 3.`,
  },
  {
    why: "Grad vor „nach Kellgren“.",
    kind: 'grading',
    quotes: ["Rhizarthrose Grad 2 nach Kellgren", "Rhizarthrose Grad 4 nach Kellgren"],
    text: `Befund: Rhizarthrose Grad 2 nach Kellgren.
Beurteilung: Rhizarthrose Grad 4 nach Kellgren.`,
  },
  {
    why: "Bosniak I und malignomsuspekt in einem Satz.",
    kind: 'grading',
    quotes: ["Malignomsuspekte Nierenzyste rechts, Bosniak I", "Malignomsuspekte Nierenzyste rechts, Bosniak I"],
    text: `Befund: Nierenzyste rechts, Bosniak I.
Beurteilung: Malignomsuspekte Nierenzyste rechts, Bosniak I.`,
  },
  {
    why: "EU-TIRADS desselben Knotens.",
    kind: 'grading',
    quotes: ["Schilddrüsenknoten links, EU-TIRADS 3", "Knoten links, EU-TIRADS 5"],
    text: `Befund: Schilddrüsenknoten links, EU-TIRADS 3.
Beurteilung: Knoten links, EU-TIRADS 5.`,
  },
  {
    why: "Knosp im Befund und in der Beurteilung verschieden.",
    kind: 'grading',
    quotes: ["Adenom der Hypophyse rechts, 11 mm, Knosp 1", "Makroadenom (Knosp 3)"],
    text: `MRT Sella
Befund: Adenom der Hypophyse rechts, 11 mm, Knosp 1.
Beurteilung: Makroadenom (Knosp 3).`,
  },
  {
    why: "Die Stauung eines Kindes wird nach SFU eingeteilt.",
    kind: 'grading',
    quotes: ["Nierenbecken links 12 mm, Kelche erweitert, SFU 3", "Harnstau links (SFU II)"],
    text: `Sonographie Nieren
Befund: Nierenbecken links 12 mm, Kelche erweitert, SFU 3.
Beurteilung: Harnstau links (SFU II).`,
  },
  {
    why: "Grad ohne Namen der Einteilung.",
    kind: 'grading',
    quotes: ["Harnstauung links Grad II", "Harnstauung links Grad IV"],
    text: `Sonographie Nieren
Befund: Harnstauung links Grad II. Rechte Niere ohne Stau.
Beurteilung: Harnstauung links Grad IV.`,
  },
  {
    why: "Größe zwischen Segment und Einteilung.",
    kind: 'grading',
    quotes: ["In Segment VIII 23 mm grosser Herd mit Washout (LI-RADS 5)", "Herd Segment VIII, 23 mm, LI-RADS 3"],
    text: `MRT Leber
Befund: In Segment VIII 23 mm grosser Herd mit Washout (LI-RADS 5).
Beurteilung: Herd Segment VIII, 23 mm, LI-RADS 3.`,
  },
  {
    why: "Größe und Grad sind im selben Satz falsch; beides wird gezeigt.",
    kind: 'grading',
    quotes: ["Rechte Niere: Nierenbeckenstein 14 mm, Hydronephrose Grad III", "Nierenbeckenstein rechts 41 mm mit Hydronephrose Grad II"],
    text: `CT Abdomen
Befund: Rechte Niere: Nierenbeckenstein 14 mm, Hydronephrose Grad III.
Beurteilung: Nierenbeckenstein rechts 41 mm mit Hydronephrose Grad II.`,
  },
  {
    why: "Der Grad steht ohne „Grad“ hinter dem Harnstau.",
    kind: 'grading',
    quotes: ["Rechte Niere: Nierenbeckenstein 14 mm, Hydronephrose III", "Nierenbeckenstein rechts mit Hydronephrose Grad II"],
    text: `CT Abdomen
Befund: Rechte Niere: Nierenbeckenstein 14 mm, Hydronephrose III.
Beurteilung: Nierenbeckenstein rechts mit Hydronephrose Grad II.`,
  },
  {
    why: "Die Skala sagt, dass der Knorpel gemeint ist.",
    kind: 'grading',
    quotes: ["Retropatellar mit Fissur, Grad II nach Outerbridge", "Chondropathia patellae Grad III"],
    text: `MRT Knie
Befund: Retropatellar mit Fissur, Grad II nach Outerbridge.
Beurteilung: Chondropathia patellae Grad III.`,
  },
  {
    why: "L4 gegenüber L5 und L4/5 sind dieselbe Höhe.",
    kind: 'grading',
    quotes: ["Spondylolisthesis L4 gegenüber L5, Meyerding I", "Spondylolisthesis L4/5 Meyerding II"],
    text: `Röntgen LWS
Befund: Spondylolisthesis L4 gegenüber L5, Meyerding I.
Beurteilung: Spondylolisthesis L4/5 Meyerding II.`,
  },
  {
    why: "Ein Grad mit vorangestelltem Gradzeichen.",
    kind: 'grading',
    quotes: ["Knorpelschaden °III an der medialen Patellafacette", "Retropatelläre Chondropathie Grad I"],
    text: `MRT Knie
Befund: Knorpelschaden °III an der medialen Patellafacette. Menisken intakt.
Beurteilung: Retropatelläre Chondropathie Grad I.`,
  },
  {
    why: "Ein Grad nach Meyerding und einer ohne Namen.",
    kind: 'grading',
    quotes: ["Anterolisthesis L4 gegenüber L5 um 6 mm (Meyerding I)", "Anterolisthesis L4/5 Grad III"],
    text: `Röntgen LWS
Befund: Anterolisthesis L4 gegenüber L5 um 6 mm (Meyerding I).
Beurteilung: Anterolisthesis L4/5 Grad III.`,
  },
  {
    why: "Der Grad im Eigenschaftswort ist ein anderer.",
    kind: 'grading',
    quotes: ["Zweit- bis drittgradige Chondropathie am medialen Femurkondylus", "Chondropathie Grad 1 medial"],
    text: `MRT Knie rechts
Befund: Zweit- bis drittgradige Chondropathie am medialen Femurkondylus.
Beurteilung: Chondropathie Grad 1 medial.`,
  },
  {
    why: "Grad der Stenose gegen ihre Prozentangabe.",
    kind: 'grading',
    quotes: ["Abgangsstenose der ACI links von 80 %", "Geringgradige Stenose der ACI links"],
    text: `Duplexsonographie
Befund: Abgangsstenose der ACI links von 80 %.
Beurteilung: Geringgradige Stenose der ACI links.`,
  },
  {
    why: "CAD-RADS gegen die höchste Einengung.",
    kind: 'grading',
    quotes: ["RIVA mit Stenose von 50-69%", "CAD-RADS 1"],
    text: `CT Koronarangiographie
Befund: RIVA mit Stenose von 50-69%. RCX und RCA ohne Plaques.
Beurteilung: CAD-RADS 1.`,
  },
  {
    why: "Zeichen eines suspekten Herdes gegen BI-RADS 2.",
    kind: 'grading',
    quotes: ["Links spikulierte Verdichtung von 12 mm", "BI-RADS 2 links"],
    text: `Mammographie links
Befund: Links spikulierte Verdichtung von 12 mm.
Beurteilung: BI-RADS 2 links.`,
  },
  {
    why: "Sicher gutartiger Befund mit BI-RADS 5.",
    kind: 'grading',
    quotes: ["Rechts einfache Zyste von 14 mm", "Zyste rechts, BI-RADS 5"],
    text: `Mammasonographie rechts
Befund: Rechts einfache Zyste von 14 mm.
Beurteilung: Zyste rechts, BI-RADS 5.`,
  },
  {
    why: "Die Beurteilung als Bt.",
    kind: 'grading',
    quotes: ["Schenkelhalsfraktur links, Garden II", "Schenkelhalsfraktur links (Garden IV)"],
    text: `Röntgen Hüfte links
Schenkelhalsfraktur links, Garden II. Pfannendach intakt.
Bt.: Schenkelhalsfraktur links (Garden IV).`,
  },
  {
    why: "Nach der Thrombektomie zwei TICI-Grade.",
    kind: 'grading',
    quotes: ["Nach drei Manövern Reperfusion TICI 3", "Rekanalisation des M2-Verschlusses links, TICI 1"],
    text: `Mechanische Thrombektomie
Befund: M2-Verschluss links, TICI 0. Nach drei Manövern Reperfusion TICI 3.
Beurteilung: Rekanalisation des M2-Verschlusses links, TICI 1.`,
  },
  {
    why: "Bosniak-Liste, deren zweiter Grad nicht im Befund steht.",
    kind: 'grading',
    quotes: ["Nierenzysten links Bosniak I und Bosniak II", "Nierenzysten links Bosniak I und IV"],
    text: `CT Niere
Befund: Nierenzysten links Bosniak I und Bosniak II.
Beurteilung: Nierenzysten links Bosniak I und IV.`,
  },
  {
    why: 'Jede Seite hat ihre Kategorie.',
    kind: 'grading',
    quotes: ['Suspekte Verdichtung links, Stanzbiopsie empfohlen', 'BI-RADS rechts 1, links 2'],
    text: `Mammographie beidseits
Befund: Verdichtung links oben außen.
Beurteilung: Suspekte Verdichtung links, Stanzbiopsie empfohlen. BI-RADS rechts 1, links 2.`,
  },
  {
    why: "Regressionsgrad des Rektums.",
    kind: 'grading',
    quotes: ["Fibrose im Tumorbett, mrTRG 1", "Tumorregression mrTRG 3"],
    text: `MRT Becken
Befund: Fibrose im Tumorbett, mrTRG 1.
Beurteilung: Tumorregression mrTRG 3.`,
  },
  {
    why: "BI-RADS 5, ohne dass etwas gefunden wurde.",
    kind: 'grading',
    quotes: ["Mammographisch kein Hinweis auf ein Lokalrezidiv", "BI-RADS 5 rechts"],
    text: `Mammographie
Befund: Keine Herdbefunde.
Beurteilung: Mammographisch kein Hinweis auf ein Lokalrezidiv. BI-RADS 5 rechts.`,
  },
  {
    why: "Goutallier gegen vereinzelte Streifen.",
    kind: 'grading',
    quotes: ["Supraspinatus mit vereinzelten Fettstreifen (Goutallier 4)", "Supraspinatus mit vereinzelten Fettstreifen (Goutallier 4)"],
    text: `MRT Schulter
Befund: Supraspinatus mit vereinzelten Fettstreifen (Goutallier 4).
Beurteilung: Keine Ruptur.`,
  },
  {
    why: 'Die Höhe der Fraktur macht den Typ.',
    kind: 'grading',
    quotes: ["Spiralfraktur der Fibula oberhalb der Syndesmose", "Weber-A-Fraktur links"],
    text: `Röntgen Sprunggelenk links
Befund: Spiralfraktur der Fibula oberhalb der Syndesmose.
Beurteilung: Weber-A-Fraktur links.`,
  },
  {
    why: 'Der Buchstabe der Dissektion.',
    kind: 'grading',
    quotes: ["Aortendissektion Stanford B ab dem Bogen", "Dissektion Stanford A"],
    text: `CT Aorta
Befund: Aortendissektion Stanford B ab dem Bogen.
Beurteilung: Dissektion Stanford A.`,
  },
  {
    why: 'Der Grad passt nicht zur gemessenen Verschiebung.',
    kind: 'grading',
    quotes: ["Ventralversatz LWK 5 um 60 %, Meyerding I", "Ventralversatz LWK 5 um 60 %, Meyerding I"],
    text: `Röntgen LWS
Befund: Ventralversatz LWK 5 um 60 %, Meyerding I.`,
  },
  {
    why: 'Die Zahl klebt an der Abkürzung.',
    kind: 'grading',
    quotes: ["Läsion in Segment V mit Washout, LI-RADS 3", "LR-5 in Segment V"],
    text: `MRT Leber
Befund: Läsion in Segment V mit Washout, LI-RADS 3.
Beurteilung: LR-5 in Segment V.`,
  },
  {
    why: 'Ein Grad an einem Namen, den kein Begriff kennt.',
    kind: 'grading',
    quotes: ["Hallux rigidus Grad II", "Hallux rigidus Grad IV"],
    text: `Röntgen Fuß rechts
Befund: Hallux rigidus Grad II.
Beurteilung: Hallux rigidus Grad IV.`,
  },
  {
    why: 'Stanford A ohne Beteiligung der Ascendens.',
    kind: 'grading',
    quotes: ['Aorta ascendens und Bogen nicht beteiligt', 'Akute Typ-A-Dissektion (Stanford)'],
    text: `CTA Aorta
Befund: Dissektionsmembran ab der linken A. subclavia. Aorta ascendens und Bogen nicht beteiligt.
Beurteilung: Akute Typ-A-Dissektion (Stanford).`,
  },
  {
    why: 'Ohne vergrößerten Lymphknoten kein N1.',
    kind: 'grading',
    quotes: ['Keine vergrößerten Lymphknoten mesorektal', 'Rektumkarzinom, mrT3b N1'],
    text: `MRT Becken
Befund: Rektumkarzinom bei 8 cm. Keine vergrößerten Lymphknoten mesorektal.
Beurteilung: Rektumkarzinom, mrT3b N1.`,
  },
  {
    why: 'Keine Fernmetastasen, und doch M1.',
    kind: 'grading',
    quotes: ['Keine Fernmetastasen', 'Pankreaskopfkarzinom cT2 cN0 cM1'],
    text: `CT Abdomen
Befund: Pankreaskopfkarzinom 32 mm. Keine Fernmetastasen.
Beurteilung: Pankreaskopfkarzinom cT2 cN0 cM1.`,
  },
  {
    why: 'Lebermetastasen sind kein M0.',
    kind: 'grading',
    quotes: ['Multiple Lebermetastasen bis 3 cm', 'Sigmakarzinom, cT3 cN1 cM0'],
    text: `CT Abdomen
Befund: Sigmakarzinom. Multiple Lebermetastasen bis 3 cm.
Beurteilung: Sigmakarzinom, cT3 cN1 cM0.`,
  },
  {
    why: 'Suspekte Lymphknoten sind kein N0.',
    kind: 'grading',
    quotes: ['Mesorektal vier vergrößerte, suspekte Lymphknoten bis 9 mm', 'Rektumkarzinom, mrT3b N0'],
    text: `MRT Becken
Befund: Rektumkarzinom bei 8 cm. Mesorektal vier vergrößerte, suspekte Lymphknoten bis 9 mm.
Beurteilung: Rektumkarzinom, mrT3b N0.`,
  },
  {
    why: 'Eine Läsion mit den Noten 5 ist kein PI-RADS 2.',
    kind: 'grading',
    quotes: ['Periphere Zone links 12 mm große Läsion, DWI-Score 5, T2-Score 5', 'Läsion links, PI-RADS 2'],
    text: `MRT Prostata
Befund: Periphere Zone links 12 mm große Läsion, DWI-Score 5, T2-Score 5.
Beurteilung: Läsion links, PI-RADS 2.`,
  },
  {
    why: 'Ein unverschobener Bruch hat keine Stufe.',
    kind: 'grading',
    quotes: ["Kalkaneusfraktur Sanders I mit Stufe von 5 mm in der Facette", "Kalkaneusfraktur Sanders I mit Stufe von 5 mm in der Facette"],
    text: `CT Fuß
Befund: Kalkaneusfraktur Sanders I mit Stufe von 5 mm in der Facette.`,
  },
  {
    why: 'Eine Klassifikation des Mondbeins.',
    kind: 'grading',
    quotes: ["Lunatum fragmentiert, Lichtman III", "Lunatummalazie Lichtman II"],
    text: `MRT Handgelenk
Befund: Lunatum fragmentiert, Lichtman III.
Beurteilung: Lunatummalazie Lichtman II.`,
  },
  {
    why: 'Der Knorpelgrad des Ortes.',
    kind: 'grading',
    quotes: ["Knorpel retropatellar Grad III, femorotibial Grad I", "Retropatellare Chondropathie Grad II"],
    text: `MRT Knie
Befund: Knorpel retropatellar Grad III, femorotibial Grad I.
Beurteilung: Retropatellare Chondropathie Grad II.`,
  },
  {
    why: 'Gestaut ist die Niere, wo immer der Stein liegt.',
    kind: 'grading',
    quotes: ['Harnstau Grad II links, perirenale Imbibierung', 'Ureterstein links mit Harnstau Grad III'],
    text: `CT Abdomen nativ
Befund: Konkrement im distalen Ureter links. Harnstau Grad II links, perirenale Imbibierung.
Beurteilung: Ureterstein links mit Harnstau Grad III.`,
  },
  {
    why: 'Auf der unauffälligen Seite ist nichts hochgradig verdächtig.',
    kind: 'grading',
    quotes: ['Linke Mamma unauffällig', 'BI-RADS 5 links, BI-RADS 1 rechts'],
    text: `Mammographie beidseits
Befund: Rechts im oberen äußeren Quadranten suspekter Herd von 14 mm. Linke Mamma unauffällig.
Beurteilung: BI-RADS 5 links, BI-RADS 1 rechts.`,
  },
  {
    why: 'Typ A nach Stanford betrifft die Aorta ascendens.',
    kind: 'negation',
    quotes: ['Aorta ascendens ohne Dissektion', 'Aortendissektion Stanford Typ A'],
    text: `CT-Angiographie der Aorta
Befund: Dissektionsmembran ab der linken A. subclavia. Aorta ascendens ohne Dissektion.
Beurteilung: Aortendissektion Stanford Typ A.`,
  },
  {
    why: 'Ein Hüfttyp beider Seiten gilt jeder.',
    kind: 'grading',
    quotes: ['Rechts: Alpha 42 Grad, Beta 53 Grad', 'Hüfttyp Ia beidseits'],
    text: `Hüftsonographie nach Graf
Befund: Rechts: Alpha 42 Grad, Beta 53 Grad. Links: Alpha 63 Grad, Beta 50 Grad.
Beurteilung: Hüfttyp Ia beidseits.`,
  },
  {
    why: "Reif und unreif sind Typen der Hüfte.",
    kind: 'grading',
    quotes: ["Links Typ Ia, Alpha 62°", "Rechts reif, links unreif"],
    text: `Hüftsonographie nach Graf
Befund: Rechts Typ IIa, Alpha 55°. Links Typ Ia, Alpha 62°.
Beurteilung: Rechts reif, links unreif.`,
  },
  {
    why: 'Der Typ steht vor dem Namen, der Versatz dahinter.',
    kind: 'grading',
    quotes: ["Densfraktur (Anderson/D'Alonzo II), Versatz 2 mm", "Densfraktur Typ III nach Anderson/D'Alonzo, 2 mm Versatz"],
    text: `CT HWS
Befund: Densfraktur (Anderson/D'Alonzo II), Versatz 2 mm.
Beurteilung: Densfraktur Typ III nach Anderson/D'Alonzo, 2 mm Versatz.`,
  },
  {
    why: 'Zwischen Mediastinum und Leber ist Deauville 3.',
    kind: 'grading',
    quotes: [
      'Speicherung der Lymphknoten zwischen Mediastinum und Leber',
      'Deauville 4, zwischen Blutpool und Leber',
    ],
    text: `PET/CT
Befund: Speicherung der Lymphknoten zwischen Mediastinum und Leber.
Beurteilung: Deauville 4, zwischen Blutpool und Leber.`,
  },
  {
    why: 'Ein HCC ist keine LI-RADS 1.',
    kind: 'grading',
    quotes: ['HCC in Segment V (LI-RADS 1)', 'HCC in Segment V (LI-RADS 1)'],
    text: `MRT Leber
Befund: In Segment V eine 2 cm große Läsion mit Wash-out.
Beurteilung: HCC in Segment V (LI-RADS 1).`,
  },
  {
    why: 'Was sehr wahrscheinlich ein Karzinom ist, ist kein PI-RADS 2.',
    kind: 'grading',
    quotes: ['Herd in der TZ links, PI-RADS 2, signifikantes Karzinom sehr wahrscheinlich', 'Herd in der TZ links, PI-RADS 2, signifikantes Karzinom sehr wahrscheinlich'],
    text: `MRT Prostata
Befund: Herd in der TZ links, 14 mm.
Beurteilung: Herd in der TZ links, PI-RADS 2, signifikantes Karzinom sehr wahrscheinlich.`,
  },
  {
    why: 'Was dringend verdächtig ist, ist nicht wahrscheinlich benigne.',
    kind: 'grading',
    quotes: ['Dringend karzinomverdächtiger Herd rechts, BI-RADS 3', 'Dringend karzinomverdächtiger Herd rechts, BI-RADS 3'],
    text: `Mammographie
Befund: Herd rechts, 14 mm.
Beurteilung: Dringend karzinomverdächtiger Herd rechts, BI-RADS 3.`,
  },
  {
    why: 'Mit Abszess ist keine Divertikulitis unkompliziert.',
    kind: 'grading',
    quotes: ['Sigmadivertikulitis mit perikolischem Makroabszess, CDD 1b', 'Sigmadivertikulitis mit perikolischem Makroabszess, CDD 1b'],
    text: `CT Abdomen
Befund: Wandverdickung des Sigmas.
Beurteilung: Sigmadivertikulitis mit perikolischem Makroabszess, CDD 1b.`,
  },
  {
    why: 'Ein ektatisches Kelchsystem ist ein gestautes.',
    kind: 'grading',
    quotes: ['Kelchsystem links Grad III ektatisch', 'Ureterstein links mit Harnstauung I° links'],
    text: `CT Abdomen nativ
Befund: Kelchsystem links Grad III ektatisch. Konkrement im Ureter links 4 mm.
Beurteilung: Ureterstein links mit Harnstauung I° links.`,
  },
  {
    why: 'Neben der Niere ist die Stauung die des Harns.',
    kind: 'grading',
    quotes: ['Linke Niere mit schmalem Parenchym, Stauung III°', 'Hydronephrose Grad I links'],
    text: `Sonographie Nieren
Befund: Rechte Niere unauffällig. Linke Niere mit schmalem Parenchym, Stauung III°.
Beurteilung: Hydronephrose Grad I links.`,
  },
  {
    why: '30 % sind keine höhergradige Stenose.',
    kind: 'grading',
    quotes: ['A. iliaca externa rechts mit Plaques, maximal 30 %ige Einengung', 'Höhergradige Stenose der Beckenstrombahn'],
    text: `CT-Angiographie
Befund: A. iliaca externa rechts mit Plaques, maximal 30 %ige Einengung.
Beurteilung: Höhergradige Stenose der Beckenstrombahn.`,
  },
  {
    why: 'Ein eingebrochener Hüftkopf ist kein frühes Stadium.',
    kind: 'grading',
    quotes: ['Subchondrale Fraktur mit Abflachung um 2 mm', 'Hüftkopfnekrose rechts, ARCO II'],
    text: `MRT Hüfte rechts
Befund: Nekroseareal im Femurkopf. Subchondrale Fraktur mit Abflachung um 2 mm.
Beurteilung: Hüftkopfnekrose rechts, ARCO II.`,
  },
  {
    why: 'Konfluierende Läsionen sind nicht Fazekas 1.',
    kind: 'grading',
    quotes: ['Konfluierende Marklagerläsionen beidseits', 'Mikroangiopathie Fazekas 1'],
    text: `MRT Schädel
Befund: Konfluierende Marklagerläsionen beidseits.
Beurteilung: Mikroangiopathie Fazekas 1.`,
  },
  {
    why: 'Ein anreichernder Knoten macht eine Zyste komplex.',
    kind: 'grading',
    quotes: ['Zyste mit anreicherndem soliden Wandknoten links', 'Zyste links, Bosniak I'],
    text: `MRT Niere
Befund: Zyste mit anreicherndem soliden Wandknoten links.
Beurteilung: Zyste links, Bosniak I.`,
  },
  {
    why: 'Ödem der Endplatten ist Modic I.',
    kind: 'grading',
    quotes: ['Endplattenödem LWK 4/5', 'Modic II LWK 4/5'],
    text: `MRT LWS
Befund: Endplattenödem LWK 4/5.
Beurteilung: Modic II LWK 4/5.`,
  },
  {
    why: 'Oberhalb der Syndesmose ist Weber C.',
    kind: 'grading',
    quotes: ['Suprasyndesmale Fibulafraktur', 'Weber-A-Fraktur der Fibula'],
    text: `CT oberes Sprunggelenk rechts
Befund: Suprasyndesmale Fibulafraktur.
Beurteilung: Weber-A-Fraktur der Fibula.`,
  },
  {
    why: 'Lipomatös ist die geringste Dichte.',
    kind: 'grading',
    quotes: ['Lipomatöse Drüsenstruktur', 'ACR-Dichtetyp D'],
    text: `Mammographie beidseits
Befund: Lipomatöse Drüsenstruktur.
Beurteilung: ACR-Dichtetyp D.`,
  },
  {
    why: 'Höher als breit ist kein Zeichen der Gutartigkeit.',
    kind: 'grading',
    quotes: ['Schilddrüsenknoten taller than wide', 'TI-RADS 2'],
    text: `Sonographie Schilddrüse
Befund: Schilddrüsenknoten taller than wide.
Beurteilung: TI-RADS 2.`,
  },
  {
    why: 'Was unter dem Blutpool bleibt, ist nicht Deauville 5.',
    kind: 'grading',
    quotes: ['Mediastinal Restgewebe 28 mm, Aktivität unterhalb des Blutpools', 'Gutes metabolisches Ansprechen, Deauville 5'],
    text: `FDG-PET/CT
Befund: Mediastinal Restgewebe 28 mm, Aktivität unterhalb des Blutpools. Milz homogen.
Beurteilung: Gutes metabolisches Ansprechen, Deauville 5.`,
  },
  {
    why: 'Weniger als die Leber, in Zahlen.',
    kind: 'grading',
    quotes: ['Bulk mediastinal 41 mm, SUVmax 2,2', 'Deauville 4'],
    text: `FDG-PET/CT
Befund: Bulk mediastinal 41 mm, SUVmax 2,2. Leber SUVmax 3,1.
Beurteilung: Deauville 4.`,
  },
  {
    why: 'Die Kontur der rechten Seite ist erhalten; die linke hat ihren eigenen Grad.',
    kind: 'grading',
    quotes: ['Rechter Hüftkopf: Demarkation, Kontur erhalten, kein Ödem', 'Hüftkopfnekrose links ARCO III, rechts ARCO IV'],
    text: `MRT Hüften
Befund: Linker Hüftkopf abgeflacht und eingebrochen. Rechter Hüftkopf: Demarkation, Kontur erhalten, kein Ödem.
Beurteilung: Hüftkopfnekrose links ARCO III, rechts ARCO IV.`,
  },
  {
    why: 'Gekippt ist mehr als Gartland I.',
    kind: 'grading',
    quotes: ['Suprakondyläre Fraktur mit Abkippung nach dorsal', 'Suprakondyläre Humerusfraktur, Gartland I'],
    text: `Röntgen Ellenbogen links
Befund: Suprakondyläre Fraktur mit Abkippung nach dorsal.
Beurteilung: Suprakondyläre Humerusfraktur, Gartland I.`,
  },
  {
    why: 'Wer Lymphknotenmetastasen hat, ist nicht N0.',
    kind: 'grading',
    quotes: ['Hilär rechts LK bis 19 mm', 'Hiläre Lymphknotenmetastasen rechts (cN0)'],
    text: `CT Thorax
Befund: Hilär rechts LK bis 19 mm.
Beurteilung: Hiläre Lymphknotenmetastasen rechts (cN0).`,
  },
  {
    why: 'Mit 65 % ist der Rest nicht weg.',
    kind: 'grading',
    quotes: ['Abschlusskontrolle: Reststenose 65 %', 'Erfolgreiche PTA ohne Residualstenose'],
    text: `Angiographie
Befund: Abschlusskontrolle: Reststenose 65 %. Keine Dissektion.
Beurteilung: Erfolgreiche PTA ohne Residualstenose.`,
  },
  {
    why: 'Garden I und II sind nicht verschoben.',
    kind: 'grading',
    quotes: ['Schenkelhalsfraktur rechts in Varusfehlstellung', 'Schenkelhalsfraktur rechts, Garden II'],
    text: `Röntgen Hüfte rechts
Befund: Schenkelhalsfraktur rechts in Varusfehlstellung.
Beurteilung: Schenkelhalsfraktur rechts, Garden II.`,
  },
]
