import type { ContradictionCase } from './contradiction-case.ts'

export const levelCases: readonly ContradictionCase[] = [
  {
    why: 'Die Sehnenfächer sind gezählt.',
    kind: 'level',
    quotes: ['Verdickte Sehnen im 2. Strecksehnenfach mit Flüssigkeit', 'Tendovaginitis im 6. Strecksehnenfach'],
    text: `MRT Handgelenk rechts
Befund: Verdickte Sehnen im 2. Strecksehnenfach mit Flüssigkeit. TFCC intakt.
Beurteilung: Tendovaginitis im 6. Strecksehnenfach.`,
  },
  {
    why: 'Die Läsionen sind die Metastasen, ihre Reihe beginnt anderswo.',
    kind: 'level',
    quotes: ['Multiple Läsionen der Wirbelkörper von BWK6 bis LWK2', 'Metastasen von BWK9 bis LWK2'],
    text: `MRT Wirbelsäule
Befund: Multiple Läsionen der Wirbelkörper von BWK6 bis LWK2. Spinalkanal frei.
Beurteilung: Metastasen von BWK9 bis LWK2.`,
  },
  {
    why: 'Der Herd des Satzes davor liegt im Stirnlappen.',
    kind: 'level',
    quotes: ['Sie ist im Frontallappen gelegen und misst 31 mm', 'Tumor im rechten Parietallappen'],
    text: `MRT Schädel
Befund: In der rechten Hemisphäre eine ringförmig anreichernde Läsion. Sie ist im Frontallappen gelegen und misst 31 mm.
Beurteilung: Tumor im rechten Parietallappen.`,
  },
  {
    why: 'Rechts liegt zehn Uhr oben außen.',
    kind: 'level',
    quotes: ['Rechts bei 10 Uhr ein 14 mm großer Herd', 'Herd im unteren inneren Quadranten rechts'],
    text: `Sonographie Mamma
Befund: Rechts bei 10 Uhr ein 14 mm großer Herd. Links unauffällig.
Beurteilung: Herd im unteren inneren Quadranten rechts.`,
  },
  {
    why: 'Die Narbe liegt an der anderen Wand des Herzens.',
    kind: 'level',
    quotes: ['Subendokardiales LGE inferoseptal basal', 'Narbe anterolateral'],
    text: `MRT Herz
Befund: Subendokardiales LGE inferoseptal basal. Kein Perikarderguss.
Beurteilung: Narbe anterolateral.`,
  },
  {
    why: 'Was nicht wächst, ist da, auch hinter einem Adjektiv.',
    kind: 'level',
    quotes: ['Keine Größenzunahme der verkalkten Raumforderung im Pankreaskopf', 'Verkalkte Raumforderung im Pankreasschwanz'],
    text: `CT Pankreas
Befund: Keine Größenzunahme der verkalkten Raumforderung im Pankreaskopf.
Beurteilung: Verkalkte Raumforderung im Pankreasschwanz.`,
  },
  {
    why: 'Von der dritten und vierten Rippe weiß der Befund nichts.',
    kind: 'level',
    quotes: ['Serienfraktur links, 5. – 9. Rippe, kaum disloziert', 'Rippenserienfraktur 3-9 links'],
    text: `CT Thorax
Befund: Serienfraktur links, 5. – 9. Rippe, kaum disloziert.
Beurteilung: Rippenserienfraktur 3-9 links.`,
  },
  {
    why: 'Unter dem fünften Lendenwirbel liegt der erste Sakralwirbel.',
    kind: 'implausible',
    quotes: ['Osteochondrose LWK 5/SWK 3', 'LWK 5/SWK 3'],
    text: `CT LWS
Befund: Osteochondrose LWK 5/SWK 3.
Beurteilung: Degenerative Veränderungen.`,
  },
  {
    why: 'Im distalen Drittel ist kein Plaque.',
    kind: 'level',
    quotes: ['RIVA: Gemischter Plaque im proximalen Drittel mit 60%iger Einengung', 'Stenose im distalen RIVA'],
    text: `CT Herz
Befund: RIVA: Gemischter Plaque im proximalen Drittel mit 60%iger Einengung. Mittleres und distales Drittel ohne Plaques.
Beurteilung: Stenose im distalen RIVA.`,
  },
  {
    why: 'Das untere Drittel der Speiseröhre ist das distale.',
    kind: 'level',
    quotes: ['Wandverdickung des Ösophagus im unteren Drittel über 4 cm', 'Karzinom des proximalen Ösophagus'],
    text: `CT Thorax
Befund: Wandverdickung des Ösophagus im unteren Drittel über 4 cm.
Beurteilung: Karzinom des proximalen Ösophagus.`,
  },
  {
    why: 'Was dem Herd „entspricht“, liegt im selben Quadranten.',
    kind: 'level',
    quotes: ['Rechts findet sich im unteren inneren Quadranten eine 11 mm große Verdichtung', 'Suspekter Herd rechts oben innen, BI-RADS 4'],
    text: `Mammographie
Befund: Rechts findet sich im unteren inneren Quadranten eine 11 mm große Verdichtung. Sonographisch korreliert ein echoarmer Herd.
Beurteilung: Suspekter Herd rechts oben innen, BI-RADS 4.`,
  },
  {
    why: 'Eine Etage tiefer als L2/3 liegt nicht L4/5.',
    kind: 'level',
    quotes: ['Eine Etage tiefer zeigt sich ein Prolaps links', 'Prolaps L4/5 links'],
    text: `MRT LWS
Befund: Im Segment L2/3 Protrusion. Eine Etage tiefer zeigt sich ein Prolaps links.
Beurteilung: Prolaps L4/5 links.`,
  },
  {
    why: 'Das kaudale Anschlusssegment von C5/6 ist C6/7.',
    kind: 'level',
    quotes: ['Im kaudalen Anschlusssegment foraminaler Prolaps rechts', 'Prolaps C4/5 rechts'],
    text: `MRT HWS
Befund: C5/6: Osteochondrose mit Protrusion. Im kaudalen Anschlusssegment foraminaler Prolaps rechts.
Beurteilung: Prolaps C4/5 rechts. Osteochondrose C5/6.`,
  },
  {
    why: 'Die nächsthöhere Etage über L5/S1 ist L4/5.',
    kind: 'level',
    quotes: ['In der nächsthöheren Etage Spinalkanalstenose', 'Spinalkanalstenose L3/4'],
    text: `MRT LWS
Befund: L5/S1: Prolaps. In der nächsthöheren Etage Spinalkanalstenose.
Beurteilung: Prolaps L5/S1. Spinalkanalstenose L3/4.`,
  },
  {
    why: 'Der Ast eines Segmentes nennt das Segment.',
    kind: 'level',
    quotes: ['Superselektive Sondierung der Segmentarterie V', 'TACE des HCC in Segment VI'],
    text: `Chemoembolisation
Klinische Angaben: HCC in Segment V.
Befund: Superselektive Sondierung der Segmentarterie V. Kräftige Tumoranfärbung.
Beurteilung: TACE des HCC in Segment VI.`,
  },
  {
    why: 'Vom Unterfeld führt kein Weg in den Oberlappen.',
    kind: 'level',
    quotes: ['Infiltrat im rechten Unterfeld', 'Oberlappenpneumonie rechts'],
    text: `Röntgen Thorax
Befund: Infiltrat im rechten Unterfeld.
Beurteilung: Oberlappenpneumonie rechts.`,
  },
  {
    why: 'Das mediale Plateau ist intakt.',
    kind: 'findingsImpression',
    quotes: ['Mediales Plateau intakt', 'Mediale Tibiaplateaufraktur'],
    text: `CT Knie rechts
Befund: Impressionsfraktur des lateralen Tibiaplateaus um 4 mm. Mediales Plateau intakt.
Beurteilung: Mediale Tibiaplateaufraktur.`,
  },
  {
    why: "Segmenthöhe des Bandscheibenvorfalls verschoben.",
    kind: 'level',
    quotes: ["Prolaps in Höhe LWK 4/5 links", "Bandscheibenvorfall LWK 3/4 links"],
    text: `MRT LWS
Befund: Prolaps in Höhe LWK 4/5 links.
Beurteilung: Bandscheibenvorfall LWK 3/4 links.`,
  },
  {
    why: "Nachbarwirbel.",
    kind: 'level',
    quotes: ["Fraktur des BWK 12 mit Hinterkantenbeteiligung", "Fraktur BWK 11"],
    text: `CT BWS
Befund: Fraktur des BWK 12 mit Hinterkantenbeteiligung.
Beurteilung: Fraktur BWK 11.`,
  },
  {
    why: "Lebersegment römisch IV gegen VI.",
    kind: 'level',
    quotes: ["Hypodense Läsion im Lebersegment VI, 18 mm", "Leberläsion in Segment IV"],
    text: `CT Abdomen
Befund: Hypodense Läsion im Lebersegment VI, 18 mm.
Beurteilung: Leberläsion in Segment IV.`,
  },
  {
    why: "Lungenlappen.",
    kind: 'level',
    quotes: ["Rundherd im rechten Oberlappen", "Rundherd im rechten Mittellappen"],
    text: `CT Thorax
Befund: Rundherd im rechten Oberlappen.
Beurteilung: Rundherd im rechten Mittellappen.`,
  },
  {
    why: "Innen- gegen Außenmeniskus.",
    kind: 'level',
    quotes: ["Riss im Hinterhorn des Innenmeniskus", "Außenmeniskusriss"],
    text: `MRT Knie
Befund: Riss im Hinterhorn des Innenmeniskus.
Beurteilung: Außenmeniskusriss.`,
  },
  {
    why: "Vorderes gegen hinteres Kreuzband.",
    kind: 'level',
    quotes: ["Ruptur des vorderen Kreuzbandes", "Ruptur des hinteren Kreuzbandes"],
    text: `MRT Knie
Befund: Ruptur des vorderen Kreuzbandes.
Beurteilung: Ruptur des hinteren Kreuzbandes.`,
  },
  {
    why: "Fingerstrahl.",
    kind: 'level',
    quotes: ["Fraktur der Grundphalanx des Zeigefingers", "Fraktur der Grundphalanx des Mittelfingers"],
    text: `Röntgen Hand
Befund: Fraktur der Grundphalanx des Zeigefingers.
Beurteilung: Fraktur der Grundphalanx des Mittelfingers.`,
  },
  {
    why: "Rippennummer.",
    kind: 'level',
    quotes: ["Fraktur der 7. Rippe links", "Fraktur der 9. Rippe links"],
    text: `Röntgen Thorax
Befund: Fraktur der 7. Rippe links.
Beurteilung: Fraktur der 9. Rippe links.`,
  },
  {
    why: "Hirnlappen, Substantiv gegen Adjektiv.",
    kind: 'level',
    quotes: ["Metastase im rechten Frontallappen", "Metastase rechts okzipital"],
    text: `MRT Kopf
Befund: Metastase im rechten Frontallappen.
Beurteilung: Metastase rechts okzipital.`,
  },
  {
    why: "Strahl des Mittelfußes.",
    kind: 'level',
    quotes: ["Fraktur des Os metatarsale V", "Fraktur des Os metatarsale IV"],
    text: `Röntgen Fuß
Befund: Fraktur des Os metatarsale V.
Beurteilung: Fraktur des Os metatarsale IV.`,
  },
  {
    why: "Quadrant der Brust.",
    kind: 'level',
    quotes: ["Herd rechts oben außen", "Herdbefund rechts unten innen"],
    text: `Mammographie
Befund: Herd rechts oben außen.
Beurteilung: Herdbefund rechts unten innen.`,
  },
  {
    why: "Venensegment.",
    kind: 'level',
    quotes: ["Thrombus in der Vena femoralis links", "Thrombose der Vena poplitea links"],
    text: `CT
Befund: Thrombus in der Vena femoralis links.
Beurteilung: Thrombose der Vena poplitea links.`,
  },
  {
    why: "Segmenthöhe der Spinalkanalstenose.",
    kind: 'level',
    quotes: ["Spinalkanalstenose LWK 3/4", "Spinalkanalstenose LWK 4/5"],
    text: `Befund: Spinalkanalstenose LWK 3/4.
Beurteilung: Spinalkanalstenose LWK 4/5.`,
  },
  {
    why: "Kompressionsfraktur zwei Wirbel höher.",
    kind: 'level',
    quotes: ["Kompressionsfraktur BWK 11 mit Höhenminderung", "Kompressionsfraktur BWK 9"],
    text: `Befund: Kompressionsfraktur BWK 11 mit Höhenminderung.
Beurteilung: Kompressionsfraktur BWK 9.`,
  },
  {
    why: "Lebersegment nur über „Segment“ erkennbar.",
    kind: 'level',
    quotes: ["Metastase in Segment VII", "Lebermetastase Segment II"],
    text: `Befund: Metastase in Segment VII.
Beurteilung: Lebermetastase Segment II.`,
  },
  {
    why: "Mittellappen gegen Unterlappen derselben Seite.",
    kind: 'level',
    quotes: ["Pneumonische Infiltrate im rechten Mittellappen", "Pneumonie im rechten Unterlappen"],
    text: `Befund: Pneumonische Infiltrate im rechten Mittellappen.
Beurteilung: Pneumonie im rechten Unterlappen.`,
  },
  {
    why: "Endglied gleich, Finger verschieden.",
    kind: 'level',
    quotes: ["Fraktur des Endgliedes des Daumens", "Endgliedfraktur des Kleinfingers"],
    text: `Befund: Fraktur des Endgliedes des Daumens.
Beurteilung: Endgliedfraktur des Kleinfingers.`,
  },
  {
    why: "Arterienabschnitt, Kürzel gegen Namen.",
    kind: 'level',
    quotes: ["Verschluss der AFS links", "Verschluss der A. poplitea links"],
    text: `Befund: Verschluss der AFS links.
Beurteilung: Verschluss der A. poplitea links.`,
  },
  {
    why: "Kelchgruppe der Niere.",
    kind: 'level',
    quotes: ["Konkrement in der unteren Kelchgruppe rechts", "Konkrement in der oberen Kelchgruppe rechts"],
    text: `Befund: Konkrement in der unteren Kelchgruppe rechts.
Beurteilung: Konkrement in der oberen Kelchgruppe rechts.`,
  },
  {
    why: "Die degenerative Listhese ist nicht die Osteochondrose der Etage.",
    kind: 'level',
    quotes: ["Osteochondrose L4/5 mit Vakuumphänomen", "Osteochondrose L2/3"],
    text: `Röntgen LWS
Befund: Anterolisthese L4 gegenüber L5. Osteochondrose L4/5 mit Vakuumphänomen.
Beurteilung: Degenerative Anterolisthese L4/5. Osteochondrose L2/3.`,
  },
  {
    why: "Innenband gegen laterales Seitenband.",
    kind: 'level',
    quotes: ["Ruptur des Innenbandes", "Ruptur des lateralen Seitenbandes"],
    text: `Befund: Ruptur des Innenbandes.
Beurteilung: Ruptur des lateralen Seitenbandes.`,
  },
  {
    why: "Nervenwurzel, nicht Bandscheibe, verschieden.",
    kind: 'level',
    quotes: ["HWK 5/6 foraminale Protrusion mit Kontakt zur Wurzel C6 rechts", "Protrusion HWK 5/6 mit Affektion der Wurzel C8 rechts"],
    text: `MRT HWS
Befund: HWK 5/6 foraminale Protrusion mit Kontakt zur Wurzel C6 rechts.
Beurteilung: Protrusion HWK 5/6 mit Affektion der Wurzel C8 rechts.`,
  },
  {
    why: "Maß in Klammern hinter der Höhe.",
    kind: 'level',
    quotes: ["Keilförmige Sinterung BWK 8 um 30 %", "Keilwirbel BWK 11 (30 %)"],
    text: `Röntgen BWS
Befund: Keilförmige Sinterung BWK 8 um 30 %.
Beurteilung: Keilwirbel BWK 11 (30 %).`,
  },
  {
    why: "Eine Höhe, die im Wort steht („BWK-11-Fraktur“).",
    kind: 'level',
    quotes: ["Frische Deckplattenimpression BWK 12, Hinterkante intakt", "Frische BWK-11-Fraktur"],
    text: `CT BWS
Befund: Frische Deckplattenimpression BWK 12, Hinterkante intakt.
Beurteilung: Frische BWK-11-Fraktur.`,
  },
  {
    why: "Die Nervenwurzel, deren Höhe im Wort steht („L4-Wurzel“).",
    kind: 'level',
    quotes: ["L4/5: Bandscheibenvorfall links mit Kompression der Wurzel L5 links", "Bandscheibenvorfall mit Kompression der S1-Wurzel links"],
    text: `MRT LWS
Befund: L3/4: Protrusion. L4/5: Bandscheibenvorfall links mit Kompression der Wurzel L5 links.
Beurteilung: Bandscheibenvorfall mit Kompression der S1-Wurzel links.`,
  },
  {
    why: "Das Etikett des Satzes nennt den Ort, nicht das Gefäß, das später im Satz steht.",
    kind: 'level',
    quotes: ["Pankreasschwanz: hypodense RF 31 mm, Milzvene verschlossen", "Raumforderung im Pankreaskopf, 31 mm"],
    text: `CT Oberbauch
Befund: Pankreasschwanz: hypodense RF 31 mm, Milzvene verschlossen.
Beurteilung: Raumforderung im Pankreaskopf, 31 mm.`,
  },
  {
    why: "Partielle gegen komplette Ruptur derselben Sehne.",
    kind: 'level',
    quotes: ["Achillessehne: partielle Ruptur 5 cm proximal des Ansatzes", "Komplette Achillessehnenruptur"],
    text: `MRT Sprunggelenk rechts
Befund: Achillessehne: partielle Ruptur 5 cm proximal des Ansatzes. Plantarfaszie verdickt.
Beurteilung: Komplette Achillessehnenruptur.`,
  },
  {
    why: "Gefäße in Kürzeln: die Thrombose wandert von der V. poplitea in die V. femoralis.",
    kind: 'level',
    quotes: ["Thrombose der V. poplitea links", "Thrombose der V. femoralis links"],
    text: `Sonographie der Beinvenen links
Befund: Thrombose der V. poplitea links. VFC und VFS frei komprimierbar.
Beurteilung: Thrombose der V. femoralis links.`,
  },
  {
    why: "Die Wurzel S1 gehört zum Fach L5/S1, nicht zu L3/4.",
    kind: 'level',
    quotes: ["L5/S1: Vorfall mit Bedrängung der Wurzel S1 links", "Diskushernie L3/4 links mit Kontakt zur Wurzel S1"],
    text: `CT LWS
Befund: L3/4: kleine Protrusion. L5/S1: Vorfall mit Bedrängung der Wurzel S1 links.
Beurteilung: Diskushernie L3/4 links mit Kontakt zur Wurzel S1.`,
  },
  {
    why: "Der Zwischenraum am Vorfuß ist ein anderer.",
    kind: 'level',
    quotes: ["Im Intermetatarsalraum III/IV Raumforderung von 8 mm", "Morton-Neurom im Intermetatarsalraum II/III"],
    text: `MRT Vorfuß links
Befund: Im Intermetatarsalraum III/IV Raumforderung von 8 mm.
Beurteilung: Morton-Neurom im Intermetatarsalraum II/III.`,
  },
  {
    why: "Drittel eines Organs.",
    kind: 'level',
    quotes: ["Rektumkarzinom im mittleren Drittel, Länge 4 cm", "Rektum-Ca oberes Drittel"],
    text: `MRT Becken
Befund: Rektumkarzinom im mittleren Drittel, Länge 4 cm.
Beurteilung: Rektum-Ca oberes Drittel.`,
  },
  {
    why: "Eine Sehne, die nur als intakt vorkommt.",
    kind: 'level',
    quotes: ["Die Supraspinatussehne zeigt eine Signalanhebung", "Tendinopathie der Infraspinatussehne"],
    text: `MRT Schulter
Befund: Die Supraspinatussehne zeigt eine Signalanhebung. Infraspinatussehne intakt.
Beurteilung: Tendinopathie der Infraspinatussehne.`,
  },
  {
    why: "Das andere Ende desselben Organs, mit anderem Wort für den Befund.",
    kind: 'level',
    quotes: ["Zirkuläre Wandverdickung des distalen Ösophagus über 5 cm", "Karzinom des proximalen Ösophagus"],
    text: `CT Thorax
Befund: Zirkuläre Wandverdickung des distalen Ösophagus über 5 cm.
Beurteilung: Karzinom des proximalen Ösophagus.`,
  },
  {
    why: "Der obere und der untere Ast des Schambeins.",
    kind: 'level',
    quotes: ["Fraktur des Ramus inferior ossis pubis links", "Fraktur des oberen Schambeinastes links"],
    text: `Röntgen Becken
Befund: Fraktur des Ramus inferior ossis pubis links.
Beurteilung: Fraktur des oberen Schambeinastes links.`,
  },
  {
    why: "Das Segment einer Hirnarterie.",
    kind: 'level',
    quotes: ["A. cerebri posterior links im P2-Segment abgebrochen", "Verschluss der A. cerebri posterior links (P4)"],
    text: `MRT Schädel
Befund: A. cerebri posterior links im P2-Segment abgebrochen.
Beurteilung: Verschluss der A. cerebri posterior links (P4).`,
  },
  {
    why: "Zwei Wirbel, die gegeneinander stehen, sind ein Segment; „in diesem Segment“ meint es.",
    kind: 'level',
    quotes: ["Hochgradige Spinalkanalstenose in diesem Segment", "Spinalkanalstenose LWK 2/3"],
    text: `MRT LWS
Befund: Anterolisthese LWK 4 gegenüber LWK 5. Hochgradige Spinalkanalstenose in diesem Segment.
Beurteilung: Spinalkanalstenose LWK 2/3.`,
  },
  {
    why: "Der andere Pol derselben Niere, mit anderem Wort für den Befund.",
    kind: 'level',
    quotes: ["Am Oberpol der linken Niere eine echoarme Zone von 2,4 cm", "Verdacht auf Abszess am Unterpol"],
    text: `Sonographie Nieren
Befund: Am Oberpol der linken Niere eine echoarme Zone von 2,4 cm. Rechte Niere unauffällig.
Beurteilung: Verdacht auf Abszess am Unterpol.`,
  },
  {
    why: "HCC im Segment der Zyste.",
    kind: 'level',
    quotes: ["Im Segment V 24 mm große Läsion mit Wash-out", "HCC im Segment II"],
    text: `MRT Leber
Befund: Im Segment V 24 mm große Läsion mit Wash-out. Im Segment II Zyste von 9 mm.
Beurteilung: HCC im Segment II.`,
  },
  {
    why: "Bandscheibe, die der Befund nicht nennt.",
    kind: 'level',
    quotes: ["Osteochondrose HWK 5/6 und HWK 6/7", "Osteochondrose HWK 3/4 und HWK 6/7"],
    text: `Röntgen HWS
Befund: Osteochondrose HWK 5/6 und HWK 6/7.
Beurteilung: Osteochondrose HWK 3/4 und HWK 6/7.`,
  },
  {
    why: "Behandelt wurde eine andere Wurzel.",
    kind: 'level',
    quotes: ["CT-gesteuerte Wurzelinfiltration L4 links", "Komplikationslose Infiltration der Wurzel L5 links"],
    text: `CT-gesteuerte Wurzelinfiltration L4 links
Befund: Nadel an der Wurzel L4 links.
Beurteilung: Komplikationslose Infiltration der Wurzel L5 links.`,
  },
  {
    why: 'the Latin name ends with its abbreviated adjective, and the sentence with it',
    kind: 'findingsImpression',
    quotes: ['V. poplitea frei komprimierbar', 'Thrombose der V. poplitea und V. tib. post.'],
    text: 'Duplex Beinvenen links\nV. poplitea frei komprimierbar. Thrombus in der V. tibialis posterior.\nBeurteilung: Thrombose der V. poplitea und V. tib. post. Beckenvenen nicht beurteilbar.',
  },
  {
    why: "Wirbel gegenüber Wirbel ist die Höhe dazwischen.",
    kind: 'level',
    quotes: ["Anterolisthese LWK 4 gegenüber LWK 5", "Anterolisthese LWK 2/3"],
    text: `Röntgen LWS
Befund: Anterolisthese LWK 4 gegenüber LWK 5.
Beurteilung: Anterolisthese LWK 2/3.`,
  },
  {
    why: "Das Segment steht vor dem Verschluss.",
    kind: 'level',
    quotes: ["Verschluss der A. cerebri media rechts im M1-Segment", "Mediainfarkt rechts bei M2-Verschluss"],
    text: `CT Schädel und CTA
Befund: Verschluss der A. cerebri media rechts im M1-Segment.
Beurteilung: Mediainfarkt rechts bei M2-Verschluss.`,
  },
  {
    why: "Das Stromgebiet im Namen des Infarkts.",
    kind: 'level',
    quotes: ["Hypodense Demarkierung links im Stromgebiet der A. cerebri media, frischer Infarkt", "Frischer Posteriorinfarkt links"],
    text: `CT Schädel
Befund: Hypodense Demarkierung links im Stromgebiet der A. cerebri media, frischer Infarkt.
Beurteilung: Frischer Posteriorinfarkt links.`,
  },
  {
    why: "Die nummerierten Zeilen am Ende fassen zusammen.",
    kind: 'level',
    quotes: ["Innenmeniskus: Radiärriss im Hinterhorn", "Radiärriss des Außenmeniskus im Hinterhorn"],
    text: `MRT Knie rechts
VKB und HKB regelrecht. Außenmeniskus: mukoide Degeneration im Vorderhorn. Innenmeniskus: Radiärriss im Hinterhorn. Kein Knochenmarködem. Geringer Erguss.

1. Radiärriss des Außenmeniskus im Hinterhorn.
2. Geringer Gelenkerguss.`,
  },
  {
    why: "Derselbe Rundherd, an seiner Größe zu erkennen, liegt in einem anderen Lappen.",
    kind: 'level',
    quotes: ["2) Neu: ML 7 mm solid", "Ein neuer Rundherd im rechten Unterlappen (7 mm)"],
    text: `CT Thorax nativ
Befund: 1) LOL apikal solider RH 4 mm, vorher 4 mm. 2) Neu: ML 7 mm solid. Kein Erguss.
Beurteilung: Ein neuer Rundherd im rechten Unterlappen (7 mm).`,
  },
  {
    why: "Der Strahl steht hinter der Zusammensetzung.",
    kind: 'level',
    quotes: ["Fraktur der Metakarpalebasis III", "Fraktur der Metakarpalebasis II"],
    text: `Röntgen Hand rechts
Befund: Fraktur der Metakarpalebasis III.
Beurteilung: Fraktur der Metakarpalebasis II.`,
  },
  {
    why: "Adjektive mit Kommas gehören zu einem Nomen.",
    kind: 'level',
    quotes: ["Linker Hoden 17 ml, am Unterpol glatt begrenzte, echoarme, vaskularisierte Raumforderung von 14 mm", "Raumforderung am Oberpol des linken Hodens"],
    text: `Sono Hoden
Befund: Linker Hoden 17 ml, am Unterpol glatt begrenzte, echoarme, vaskularisierte Raumforderung von 14 mm.
Beurteilung: Raumforderung am Oberpol des linken Hodens.`,
  },
  {
    why: 'Der Ort vor allen Beiworten ist der des Befundes.',
    kind: 'level',
    quotes: ['In Segment V eine große, in T2 deutlich signalreiche, glatt begrenzte Läsion', 'Hämangiom in Segment VIII'],
    text: `MRT Leber
Befund: In Segment V eine große, in T2 deutlich signalreiche, glatt begrenzte Läsion.
Beurteilung: Hämangiom in Segment VIII.`,
  },
  {
    why: "Die Intervention zeigt den Herd in einem anderen Segment.",
    kind: 'level',
    quotes: ["Herd im Segment VII dargestellt", "Embolisation des HCC im Segment III"],
    text: `Chemoembolisation
Durchführung: Zugang inguinal rechts. Herd im Segment VII dargestellt. Embolisation bis zur Stase.
Schlussserie: Pfortader offen.
Beurteilung: Embolisation des HCC im Segment III.`,
  },
  {
    why: "Der Primarius ist der Tumor des Befundes.",
    kind: 'level',
    quotes: ["Raumforderung im Colon ascendens, 4 cm", "Primarius im Colon descendens"],
    text: `CT Abdomen
Befund: Raumforderung im Colon ascendens, 4 cm.
Beurteilung: Primarius im Colon descendens.`,
  },
  {
    why: "Die Beurteilung nennt einen Darmabschnitt, den der Befund nicht kennt.",
    kind: 'level',
    quotes: ["Das terminale Ileum zeigt eine Wandverdickung mit Ödem", "Veränderungen im Jejunum, vereinbar mit einem Morbus Crohn"],
    text: `MRT Dünndarm
Befund: Das terminale Ileum zeigt eine Wandverdickung mit Ödem. Keine Fisteln. Lymphknoten nicht vergrößert.
Beurteilung: Veränderungen im Jejunum, vereinbar mit einem Morbus Crohn.`,
  },
  {
    why: "Eine andere Sehne des Handgelenks.",
    kind: 'level',
    quotes: ["Signalangehobene und verdickte FCR-Sehne mit vermehrter peritendinöser Flüssigkeit", "Tendinitis der ECU-Sehne"],
    text: `MRT Handgelenk
Befund: Signalangehobene und verdickte FCR-Sehne mit vermehrter peritendinöser Flüssigkeit. TFCC intakt.
Beurteilung: Tendinitis der ECU-Sehne.`,
  },
  {
    why: "Wohin das Fragment geschlagen ist, ist nicht der Ort des Risses; den sagt die Überschrift.",
    kind: 'level',
    quotes: ["Lateraler Meniskus: Korbhenkelriss mit in die Fossa intercondylaris umgeschlagenem Fragment", "Korbhenkelläsion des Innenmeniskus"],
    text: `MRT Knie
Befund: Lateraler Meniskus: Korbhenkelriss mit in die Fossa intercondylaris umgeschlagenem Fragment. VKB intakt. Geringer Erguss.
Beurteilung: Korbhenkelläsion des Innenmeniskus.`,
  },
  {
    why: "Ein Strahl, den der Befund nur unauffällig nennt.",
    kind: 'level',
    quotes: ["Ödem und Anreicherung im Os metatarsale II", "Osteomyelitis des Metatarsaleköpfchens V"],
    text: `MRT Fuß links
Befund: Ödem und Anreicherung im Os metatarsale II. Metatarsalia III bis V ohne Signalalteration.
Beurteilung: Osteomyelitis des Metatarsaleköpfchens V.`,
  },
  {
    why: 'Lungensegmente mit dem Buchstaben allein.',
    kind: 'level',
    quotes: ["Solider Rundherd S6 rechts, 8 mm", "Suspekter Rundherd S9 rechts"],
    text: `CT Thorax
Befund: Solider Rundherd S6 rechts, 8 mm.
Beurteilung: Suspekter Rundherd S9 rechts.`,
  },
  {
    why: 'Der Strahl steht mitten im Wort.',
    kind: 'level',
    quotes: ["Fraktur der Basis Metatarsale V", "Metatarsale-III-Basisfraktur"],
    text: `Röntgen Fuß rechts
Befund: Fraktur der Basis Metatarsale V.
Beurteilung: Metatarsale-III-Basisfraktur.`,
  },
  {
    why: 'Zahnnummern.',
    kind: 'level',
    quotes: ["Periapikale Läsion an Zahn 36", "Periapikale Läsion regio 46"],
    text: `DVT
Befund: Periapikale Läsion an Zahn 36.
Beurteilung: Periapikale Läsion regio 46.`,
  },
  {
    why: 'Aufsteigende und absteigende Aorta.',
    kind: 'level',
    quotes: ["Aorta ascendens mit Dissektionsmembran", "Dissektion der Aorta descendens"],
    text: `CT-Angiographie Thorax
Befund: Aorta ascendens mit Dissektionsmembran.
Beurteilung: Dissektion der Aorta descendens.`,
  },
  {
    why: "Zwischen dem Wort und den Zahlen steht die Seite.",
    kind: 'level',
    quotes: ["Rippenserienfraktur links 6-10 lateral", "Pneumothorax bei Rippenserienfraktur 2-5 links"],
    text: `CT Thorax
Befund: Rippenserienfraktur links 6-10 lateral. Pneumothorax links.
Beurteilung: Pneumothorax bei Rippenserienfraktur 2-5 links.`,
  },
  {
    why: 'Der Wirbel ist im Befund nur als Teil einer Reihe von Spondylophyten genannt, gesintert ist ein anderer.',
    kind: 'level',
    quotes: ['Höhenminderung BWK 12 um ein Viertel', 'Sinterungsfraktur LWK 2'],
    text: `LWS in 2 Ebenen
Befund: Höhenminderung BWK 12 um ein Viertel. Ventrale Spondylophyten L1 bis L4.
Beurteilung: Sinterungsfraktur LWK 2.`,
  },
  {
    why: 'Zwei Muskeln des Oberschenkels.',
    kind: 'level',
    quotes: ["M. rectus femoris mit Einriss", "Muskelfaserriss des M. biceps femoris"],
    text: `MRT Oberschenkel
Befund: M. rectus femoris mit Einriss.
Beurteilung: Muskelfaserriss des M. biceps femoris.`,
  },
  {
    why: "Den Finger nennt nur der Titel.",
    kind: 'level',
    quotes: ["Röntgen Ringfinger links", "Fraktur der Mittelphalanx des Zeigefingers links"],
    text: `Röntgen Ringfinger links
Befund: Fraktur der Mittelphalanx ohne Gelenkbeteiligung.
Beurteilung: Fraktur der Mittelphalanx des Zeigefingers links.`,
  },
  {
    why: 'LWK 4 gegenüber SWK 1: es gleitet ein anderer Wirbel.',
    kind: 'level',
    quotes: ['Anterolisthesis von LWK 4 gegenüber SWK 1 um 5 mm', 'Spondylolisthesis LWK 5/SWK 1'],
    text: `Röntgen LWS
Befund: Anterolisthesis von LWK 4 gegenüber SWK 1 um 5 mm. LWK 1 bis LWK 5 ohne Fraktur.
Beurteilung: Spondylolisthesis LWK 5/SWK 1.`,
  },
  {
    why: 'Nach kaudal oder nach kranial: der Sequester liegt an einer Stelle.',
    kind: 'level',
    quotes: ['L5/S1: Prolaps rechts, 8 mm nach kranial sequestriert, Wurzel S1 verlagert', 'Nach kaudal sequestrierter Prolaps L5/S1 rechts'],
    text: `MRT LWS
Befund: L5/S1: Prolaps rechts, 8 mm nach kranial sequestriert, Wurzel S1 verlagert.
Beurteilung: Nach kaudal sequestrierter Prolaps L5/S1 rechts.`,
  },
  {
    why: 'Wohin das Fragment kippt, sagt kein Fettpolster.',
    kind: 'level',
    quotes: ['Suprakondyläre Humerusfraktur links mit ventraler Abkippung', 'Humerusfraktur links, nach dorsal abgekippt'],
    text: `Röntgen Ellenbogen links
Befund: Suprakondyläre Humerusfraktur links mit ventraler Abkippung. Dorsales Fettpolsterzeichen positiv.
Beurteilung: Humerusfraktur links, nach dorsal abgekippt.`,
  },
  {
    why: 'Der mediale Gelenkspalt links sagt nichts vom rechten Knie.',
    kind: 'level',
    quotes: ['Rechts laterale Gonarthrose, Kellgren III', 'Mediale Gonarthrose rechts Kellgren III'],
    text: `Röntgen Knie beidseits
Befund: Rechts laterale Gonarthrose, Kellgren III. Links Gelenkspalt medial 4 mm, keine Arthrose.
Beurteilung: Mediale Gonarthrose rechts Kellgren III.`,
  },
  {
    why: 'An derselben Bandscheibe eine andere Wurzel, die weiter unten auch genannt ist.',
    kind: 'level',
    quotes: ['HWK 5/6: Vorfall rechts mit Kontakt zur Wurzel C6', 'Vorfall HWK 5/6 mit Kontakt zur Wurzel C7 rechts'],
    text: `MRT HWS
Befund: HWK 5/6: Vorfall rechts mit Kontakt zur Wurzel C6. HWK 6/7: Vorfall rechts mit Kontakt zur Wurzel C7.
Beurteilung: Vorfall HWK 5/6 mit Kontakt zur Wurzel C7 rechts.`,
  },
  {
    why: 'Die beiden Knochen des Unterarms.',
    kind: 'level',
    quotes: ["Fraktur des Ulnaschaftes", "Radiusschaftfraktur"],
    text: `Röntgen Unterarm
Befund: Fraktur des Ulnaschaftes.
Beurteilung: Radiusschaftfraktur.`,
  },
  {
    why: "Die Wurzel der PRT ist eine andere als die des Titels.",
    kind: 'level',
    quotes: ["CT-gesteuerte PRT L5 links", "Komplikationslose PRT der Wurzel L3 links"],
    text: `CT-gesteuerte PRT L5 links
Befund: Nadel am Neuroforamen links, Verteilung perineural.
Beurteilung: Komplikationslose PRT der Wurzel L3 links.`,
  },
  {
    why: 'Die Herde der Leber sind nicht das Karzinom des Darms.',
    kind: 'level',
    quotes: ['Stenosierende Wandverdickung des Colon ascendens', 'Karzinom des Colon descendens'],
    text: `CT Abdomen
Befund: Stenosierende Wandverdickung des Colon ascendens. In der Leber mehrere Herde.
Beurteilung: Karzinom des Colon descendens. Lebermetastasen.`,
  },
  {
    why: 'Nicht abgrenzbar ist ein Band, gerissen soll das andere sein.',
    kind: 'level',
    quotes: ["Ligamentum fibulotalare anterius nicht abgrenzbar", "Ruptur des LFC"],
    text: `MRT Sprunggelenk
Befund: Ligamentum fibulotalare anterius nicht abgrenzbar.
Beurteilung: Ruptur des LFC.`,
  },
  {
    why: 'Das Horn steht im zusammengesetzten Wort.',
    kind: 'level',
    quotes: ["Innenmeniskus: Horizontalriss im Hinterhorn", "Riss im Innenmeniskusvorderhorn"],
    text: `MRT Knie
Befund: Innenmeniskus: Horizontalriss im Hinterhorn.
Beurteilung: Riss im Innenmeniskusvorderhorn.`,
  },
  {
    why: 'Der Name der Entzündung sagt, an welchem Epikondylus.',
    kind: 'level',
    quotes: ["Ansatztendinose am Epicondylus lateralis", "Epicondylopathia humeri ulnaris"],
    text: `MRT Ellenbogen
Befund: Ansatztendinose am Epicondylus lateralis.
Beurteilung: Epicondylopathia humeri ulnaris.`,
  },
  {
    why: "Die Höhe der Behandlung nennt nur der Titel.",
    kind: 'level',
    quotes: ["CT-gesteuerte PRT L4 rechts", "Komplikationslose PRT L5 rechts"],
    text: `CT-gesteuerte PRT L4 rechts
Befund: Nadellage regelrecht, Kontrastmittel perineural verteilt.
Beurteilung: Komplikationslose PRT L5 rechts.`,
  },
  {
    why: 'Der Anteil der einen Koronararterie bei der anderen.',
    kind: 'level',
    quotes: ['RIVA proximal 70 % Stenose', 'KHK mit 70 %iger Stenose der RCX'],
    text: `CT Koronarien
Befund: RIVA proximal 70 % Stenose. RCX 30 % Stenose.
Beurteilung: KHK mit 70 %iger Stenose der RCX.`,
  },
  {
    why: 'Die Epicondylitis liegt medial, wo die Sehnen unauffällig sind.',
    kind: 'findingsImpression',
    quotes: ['Flexorensehnen am medialen Epikondylus unauffällig', 'Epicondylitis humeri medialis'],
    text: `MRT Ellenbogen links
Befund: Extensorensehnen am lateralen Epikondylus verdickt. Flexorensehnen am medialen Epikondylus unauffällig.
Beurteilung: Epicondylitis humeri medialis.`,
  },
  {
    why: 'Zweimal dieselbe Etage, die der medianen Protrusion fehlt.',
    kind: 'level',
    quotes: ["C5/6: kleine mediane Protrusion", "Mediane Protrusion C4/5"],
    text: `MRT HWS
Befund: C4/5: breitbasige Protrusion mit Foramenstenose links. C5/6: kleine mediane Protrusion. C6/7: rechts mediolaterale Protrusion mit Kontakt zum Myelon.
Beurteilung: Breitbasige Protrusion C4/5. Mediane Protrusion C4/5. Rechts mediolaterale Protrusion C6/7.`,
  },
  {
    why: 'Seite und Grad passen zu einer anderen Etage, die nicht genannt ist.',
    kind: 'level',
    quotes: ["L4/5: linksseitig hochgradige Foramenstenose", "Linksseitig hochgradige Foramenstenose L5/S1"],
    text: `MRT LWS
Befund: L3/4: breitbasige Protrusion mit mäßiggradiger Spinalkanalstenose. L4/5: linksseitig hochgradige Foramenstenose. L5/S1: Foramenstenose beidseits gering.
Beurteilung: Linksseitig hochgradige Foramenstenose L5/S1.`,
  },
  {
    why: 'Abkürzung für Bandscheibenprotrusion oder -prolaps.',
    kind: 'level',
    quotes: ["Th8/9: rechts mediolateraler Vorfall mit Kontakt zum Myelon", "BSP Th7/8 rechts mediolateral mit Myelonkontakt"],
    text: `MRT BWS
Befund: Th4/5: mediane Protrusion. Th8/9: rechts mediolateraler Vorfall mit Kontakt zum Myelon.
Beurteilung: BSP Th7/8 rechts mediolateral mit Myelonkontakt.`,
  },
  {
    why: 'Zweimal derselbe Wirbel, der mit der Bogenfraktur fehlt.',
    kind: 'level',
    quotes: ["HWK 6: Bogenfraktur rechts", "Vorderkantenabriss HWK 4, Bogenfraktur HWK 4 rechts"],
    text: `CT HWS
Befund: HWK 4: Vorderkantenabriss. HWK 6: Bogenfraktur rechts. HWK 7: Dornfortsatz intakt.
Beurteilung: Vorderkantenabriss HWK 4, Bogenfraktur HWK 4 rechts.`,
  },
  {
    why: 'Drei Querfortsätze, einer anders.',
    kind: 'level',
    quotes: ["Frakturen der Querfortsätze L2, L3 und L4 rechts", "Querfortsatzfrakturen L1, L3 und L4 rechts"],
    text: `CT LWS
Befund: Frakturen der Querfortsätze L2, L3 und L4 rechts.
Beurteilung: Querfortsatzfrakturen L1, L3 und L4 rechts.`,
  },
  {
    why: 'Der gebrochene Wirbel ist ein anderer der Metastasen.',
    kind: 'level',
    quotes: ["Pathologische Fraktur BWK 6 mit Hinterkantenbeteiligung", "Pathologische Fraktur BWK 3 mit Spinalkanaleinengung"],
    text: `MRT BWS
Befund: Metastasen in BWK 3, BWK 6 und LWK 1. Pathologische Fraktur BWK 6 mit Hinterkantenbeteiligung.
Beurteilung: Pathologische Fraktur BWK 3 mit Spinalkanaleinengung.`,
  },
  {
    why: 'Ein „Befund:“ über dem Titel, der Befund unter der Voruntersuchung.',
    kind: 'level',
    quotes: ['Neue Läsionen in Segment III und VII', 'Neue Metastasen in Segment III und VIII'],
    text: `Befund: CT Abdomen
Kolonkarzinom, Nachsorge. Voruntersuchung: 04.02.2026

Neue Läsionen in Segment III und VII.
Beurteilung
Neue Metastasen in Segment III und VIII.`,
  },
  {
    why: 'Das Drittel steht in einem Wort mit dem Organ.',
    kind: 'level',
    quotes: ["Tumor des unteren Rektumdrittels, 4 cm lang", "Karzinom im oberen Rektumdrittel"],
    text: `MRT Rektum
Befund: Tumor des unteren Rektumdrittels, 4 cm lang.
Beurteilung: Karzinom im oberen Rektumdrittel.`,
  },
  {
    why: 'Auch das Ureterdrittel.',
    kind: 'level',
    quotes: ["Konkrement im proximalen Ureterdrittel links, 5 mm", "Ureterkonkrement im distalen Drittel links"],
    text: `CT Abdomen nativ
Befund: Konkrement im proximalen Ureterdrittel links, 5 mm.
Beurteilung: Ureterkonkrement im distalen Drittel links.`,
  },
  {
    why: 'Der Bruch liegt im anderen Knochen des Unterschenkels.',
    kind: 'level',
    quotes: ["Schrägfraktur der Tibia im distalen Drittel", "Schrägfraktur der Fibula"],
    text: `Röntgen Unterschenkel links
Befund: Schrägfraktur der Tibia im distalen Drittel.
Beurteilung: Schrägfraktur der Fibula.`,
  },
  {
    why: 'Der Bruch liegt im anderen Knochen der Schulter.',
    kind: 'level',
    quotes: ["Mehrfragmentäre Fraktur der Skapula", "Fraktur der Klavikula"],
    text: `CT Schulter
Befund: Mehrfragmentäre Fraktur der Skapula.
Beurteilung: Fraktur der Klavikula.`,
  },
  {
    why: 'Das andere Tuberkulum.',
    kind: 'level',
    quotes: ["Fraktur des Tuberculum majus mit 4 mm Versatz", "Fraktur des Tuberculum minus"],
    text: `Röntgen Schulter
Befund: Fraktur des Tuberculum majus mit 4 mm Versatz.
Beurteilung: Fraktur des Tuberculum minus.`,
  },
  {
    why: 'Die Metaphyse nennt ihren Knochen.',
    kind: 'level',
    quotes: ["Stauchungsfraktur der distalen Femurmetaphyse", "Fraktur der proximalen Tibia"],
    text: `Röntgen Knie
Befund: Stauchungsfraktur der distalen Femurmetaphyse.
Beurteilung: Fraktur der proximalen Tibia.`,
  },
  {
    why: 'Das Grundgelenk der anderen Zehe.',
    kind: 'level',
    quotes: ["Arthrose des Großzehengrundgelenkes", "Arthrose des Kleinzehengrundgelenkes"],
    text: `Röntgen Fuß
Befund: Arthrose des Großzehengrundgelenkes.
Beurteilung: Arthrose des Kleinzehengrundgelenkes.`,
  },
  {
    why: 'Der andere Pfeiler in der Klammer.',
    kind: 'level',
    quotes: ["Fraktur des vorderen Pfeilers links ohne Stufe", "Azetabulumfraktur links (hinterer Pfeiler)"],
    text: `CT Becken
Befund: Fraktur des vorderen Pfeilers links ohne Stufe.
Beurteilung: Azetabulumfraktur links (hinterer Pfeiler).`,
  },
  {
    why: 'Das Knochenödem liegt nicht im Kreuzband, sondern an der anderen Kondyle.',
    kind: 'level',
    quotes: ["Bone-bruise-Zonen am lateralen Femurkondylus", "VKB-Ruptur mit medialem Bone bruise"],
    text: `MRT Knie
Befund: Bone-bruise-Zonen am lateralen Femurkondylus. VKB rupturiert.
Beurteilung: VKB-Ruptur mit medialem Bone bruise.`,
  },
  {
    why: 'Einer der Herde ist richtig genannt, der andere nicht.',
    kind: 'level',
    quotes: ['Ein weiterer Rundherd im rechten Unterlappen', 'Rundherd im Mittellappen'],
    text: `CT Thorax
Befund: Rundherd im rechten Oberlappen. Ein weiterer Rundherd im rechten Unterlappen.
Beurteilung: Rundherd im rechten Oberlappen. Rundherd im Mittellappen.`,
  },
  {
    why: "Verneinte Verlagerung der Wurzel beschreibt dort keinen Vorfall.",
    kind: 'level',
    quotes: ["L3/4: Foraminaler Bandscheibenvorfall links mit Kompression der Wurzel L3", "Foraminaler Vorfall L4/5 links"],
    text: `MRT LWS
Befund: L3/4: Foraminaler Bandscheibenvorfall links mit Kompression der Wurzel L3. L4/5: Breitbasige Protrusion ohne Verlagerung der Wurzel.
Beurteilung: Foraminaler Vorfall L4/5 links.`,
  },
  {
    why: 'Der Kopf luxiert mit seinem Gelenk.',
    kind: 'level',
    quotes: ['Hintere Luxation des Humeruskopfes', 'Vordere Schulterluxation'],
    text: `Röntgen Schulter rechts
Befund: Hintere Luxation des Humeruskopfes. Keine Fraktur.
Beurteilung: Vordere Schulterluxation.`,
  },
  {
    why: 'Zwei Sehnen am Knöchel.',
    kind: 'level',
    quotes: ['Komplette Ruptur der Achillessehne', 'Ruptur der Peronealsehnen'],
    text: `Sonographie Sprunggelenk
Befund: Komplette Ruptur der Achillessehne.
Beurteilung: Ruptur der Peronealsehnen.`,
  },
  {
    why: 'Zwei Bänder der Handwurzel.',
    kind: 'level',
    quotes: ['Ruptur des skapholunären Bandes', 'Ruptur des lunotriquetralen Bandes'],
    text: `MRT Handgelenk
Befund: Ruptur des skapholunären Bandes.
Beurteilung: Ruptur des lunotriquetralen Bandes.`,
  },
  {
    why: 'Zwei Knochen des Gesichts.',
    kind: 'level',
    quotes: ['Fraktur des Orbitabodens rechts', 'Jochbeinfraktur rechts'],
    text: `CT Gesichtsschädel
Befund: Fraktur des Orbitabodens rechts.
Beurteilung: Jochbeinfraktur rechts.`,
  },
  {
    why: "Ein Aneurysma der Bauchaorta ist keines der thorakalen.",
    kind: 'level',
    quotes: ["Aneurysma der Bauchaorta von 45 mm", "Thorakales Aortenaneurysma von 45 mm"],
    text: `Sonographie Abdomen
Befund: Aneurysma der Bauchaorta von 45 mm.
Beurteilung: Thorakales Aortenaneurysma von 45 mm.`,
  },
  {
    why: "Das Ulkus der Aorta descendens liegt nicht im Bauch.",
    kind: 'level',
    quotes: ["Penetrierendes Ulkus der Aorta descendens", "Penetrierendes Ulkus der Bauchaorta"],
    text: `CT Aorta
Befund: Penetrierendes Ulkus der Aorta descendens.
Beurteilung: Penetrierendes Ulkus der Bauchaorta.`,
  },
  {
    why: '„Der Tumor“ ist der schon genannte.',
    kind: 'level',
    quotes: ['Tumor im mittleren Rektumdrittel', 'Rektumkarzinom im unteren Drittel'],
    text: `MRT Rektum
Befund: Tumor im mittleren Rektumdrittel. Der Tumor überschreitet die Muscularis propria um 4 mm.
Beurteilung: Rektumkarzinom im unteren Drittel.`,
  },
  {
    why: 'Ein Hämatom liegt unter der Dura oder über ihr.',
    kind: 'level',
    quotes: ['Subdurales Hämatom links frontal', 'Epidurales Hämatom links frontal'],
    text: `CCT
Befund: Subdurales Hämatom links frontal. Ventrikel normal weit.
Beurteilung: Epidurales Hämatom links frontal.`,
  },
  {
    why: "Was empfohlen wird, steht hinter dem Befund und verdeckt ihn nicht.",
    kind: 'level',
    quotes: ["Links bei 2 Uhr echoarmer Herd 9 mm", "Suspekter Herd links bei 7 Uhr, Stanzbiopsie empfohlen"],
    text: `Mammasonographie beidseits
Befund: Links bei 2 Uhr echoarmer Herd 9 mm. Rechts keine Läsion.
Beurteilung: Suspekter Herd links bei 7 Uhr, Stanzbiopsie empfohlen.`,
  },
  {
    why: "Von zwei Adjektiven sagt das erste den Ort.",
    kind: 'level',
    quotes: ["Zentral und apikal betontes Emphysem", "Peripher betontes Emphysem"],
    text: `CT Thorax
Befund: Zentral und apikal betontes Emphysem. Kein Infiltrat.
Beurteilung: Peripher betontes Emphysem.`,
  },
  {
    why: 'Teile des Pankreas mit ihren kurzen Namen.',
    kind: 'level',
    quotes: ['Pankreas: Im Kopf 12 mm große zystische Läsion', 'IPMN im Pankreasschwanz'],
    text: `MRT Abdomen
Befund: Pankreas: Im Kopf 12 mm große zystische Läsion.
Beurteilung: IPMN im Pankreasschwanz.`,
  },
  {
    why: 'Hinter „o.B.“ beginnt mit der nächsten Höhe ein neuer Satz.',
    kind: 'findingsImpression',
    quotes: ['C2/3, C3/4 o.B.', 'Foramenstenose C3/4 rechts'],
    text: `MRT HWS
C2/3, C3/4 o.B. C4/5: Osteochondrose, rechts enges Neuroforamen. C6/7 o.B.
Beurt.: Foramenstenose C3/4 rechts.`,
  },
  {
    why: 'Hinter „o.B.“ beginnt mit einer Abkürzung ein neuer Satz.',
    kind: 'findingsImpression',
    quotes: ['Außenmeniskus o.B.', 'Radiärriss des Außenmeniskus'],
    text: `MRT Knie rechts
Innenmeniskus: Radiärriss Hinterhorn. Außenmeniskus o.B. VKB, HKB o.B. LCL intakt.
Beurt.: Radiärriss des Außenmeniskus.`,
  },
  {
    why: 'Ein Wirbel „gg.“ den nächsten ist das Segment.',
    kind: 'level',
    quotes: ['Retrolisthese LWK 2 gg. LWK 3 um 3 mm', 'Retrolisthese LWK 1/2'],
    text: `Röntgen LWS
Retrolisthese LWK 2 gg. LWK 3 um 3 mm.
Beurteilung: Retrolisthese LWK 1/2.`,
  },
  {
    why: 'Der Teil des Organs steht hinter dem Befund.',
    kind: 'level',
    quotes: ['Pankreas mit solider Läsion im Kopf, 22 mm', 'Solide Läsion im Pankreasschwanz, 22 mm'],
    text: `MRT Abdomen
Befund: Pankreas mit solider Läsion im Kopf, 22 mm. Gang nicht erweitert.
Beurteilung: Solide Läsion im Pankreasschwanz, 22 mm.`,
  },
  {
    why: 'Das Lebersegment heißt kurz „S IV“.',
    kind: 'level',
    quotes: ['S VII: FNH 31 mm', 'FNH S V'],
    text: `MRT Leber
S VII: FNH 31 mm. Übrige Leber o.B.
Beurteilung: FNH S V.`,
  },
  {
    why: 'Das abgekürzte Eigenschaftswort gehört zum Namen.',
    kind: 'findingsImpression',
    quotes: ['Malleolus med. intakt', 'Fraktur Malleolus med.'],
    text: `Röntgen OSG rechts
Malleolus med. intakt. Malleolus lat. mit nichtdislozierter Fraktur.
Beurteilung: Fraktur Malleolus med.`,
  },
  {
    why: 'Wo der Zement liegt, sagt auch, wo operiert wurde.',
    kind: 'level',
    quotes: ['Status nach Kyphoplastie BWK 8 und LWK 1, Zement unverändert', 'Unveränderte Lage des Zements BWK 12 und LWK 1'],
    text: `BWS/LWS zwei Ebenen
Status nach Kyphoplastie BWK 8 und LWK 1, Zement unverändert. Deckplattenimpression LWK 3.
Beurteilung: Neue Deckplattenfraktur LWK 3. Unveränderte Lage des Zements BWK 12 und LWK 1.`,
  },
  {
    why: 'Die Ziffern nennen den Zahn auch ohne das Wort.',
    kind: 'level',
    quotes: ['Zahn 25 mit Osteolyse an der Wurzelspitze', 'Parodontitis 15'],
    text: `Panoramaschichtaufnahme
Befund: Zahn 25 mit Osteolyse an der Wurzelspitze. Zahn 38 retiniert.
Beurteilung: Parodontitis 15.`,
  },
  {
    why: 'Die Zehe trägt ihre Nummer mit und ohne „Dig.“.',
    kind: 'level',
    quotes: ['Hammerzehe Dig. III', 'Hammerzehe II'],
    text: `Röntgen Vorfuß rechts
Befund: Hammerzehe Dig. III. Keine Fraktur.
Beurteilung: Hammerzehe II.`,
  },
  {
    why: 'Ein Weisheitszahn ist ein Zahn.',
    kind: 'level',
    quotes: ['Retinierter Zahn 38 mit Kontakt der Wurzeln zum Mandibularkanal', 'Retinierter Weisheitszahn 48 mit Nervkontakt'],
    text: `DVT
Befund: Retinierter Zahn 38 mit Kontakt der Wurzeln zum Mandibularkanal. Zahn 18 nicht angelegt.
Beurteilung: Retinierter Weisheitszahn 48 mit Nervkontakt.`,
  },
  {
    why: 'Mehr als fünf Lendenwirbel zählt niemand bis acht.',
    kind: 'implausible',
    quotes: ['Höhenminderung des LWK 8', 'LWK 8'],
    text: `Röntgen LWS
Befund: Höhenminderung des LWK 8. Hinterkante erhalten.`,
  },
  {
    why: 'Unter dem sechsten Halswirbel liegt der siebte.',
    kind: 'implausible',
    quotes: ['HWK 6/8 kleine Protrusion', 'HWK 6/8'],
    text: `MRT HWS
Befund: HWK 6/8 kleine Protrusion. Myelon frei.`,
  },
  {
    why: 'Zwischen LWK 4 und LWK 6 liegt keine Bandscheibe.',
    kind: 'implausible',
    quotes: ['Extrusion LWK 4/6 ohne Wurzelkontakt', 'LWK 4/6'],
    text: `MRT LWS
Befund: Extrusion LWK 4/6 ohne Wurzelkontakt.`,
  },
  {
    why: 'Das Foramen gehört zu der Höhe, mit der sein Satz beginnt.',
    kind: 'level',
    quotes: ['Osteochondrose HWK 4/5 mit flacher Protrusion und Einengung des Neuroforamens rechts', 'Neuroforamenstenose HWK 5/6 rechts'],
    text: `MRT HWS
Befund: Osteochondrose HWK 4/5 mit flacher Protrusion und Einengung des Neuroforamens rechts. HWK 5/6 kleine mediane Protrusion.
Beurteilung: Neuroforamenstenose HWK 5/6 rechts.`,
  },
  {
    why: 'Deck- und Grundplatte desselben Wirbels, mit anderem Wort für den Bruch.',
    kind: 'level',
    quotes: ['Keilförmige Höhenminderung des BWK 11 mit Einbruch der Deckplatte', 'Grundplattenfraktur BWK 11'],
    text: `Röntgen BWS
Befund: Keilförmige Höhenminderung des BWK 11 mit Einbruch der Deckplatte.
Beurteilung: Grundplattenfraktur BWK 11.`,
  },
  {
    why: 'Der AO-Typ sagt, welcher Bruch es ist.',
    kind: 'level',
    quotes: ['Kompressionsfraktur BWK 8 (AO A1)', 'Kompressionsfraktur BWK 8 (AO A3)'],
    text: `CT BWS
Befund: Kompressionsfraktur BWK 8 (AO A1).
Beurteilung: Kompressionsfraktur BWK 8 (AO A3).`,
  },
  {
    why: 'Nur eine der Koronararterien ist die dominante.',
    kind: 'level',
    quotes: ['Rechtsversorgungstyp', 'Linksdominante Versorgung, kleine Plaque der RIA'],
    text: `CT Koronarien
Befund: Rechtsversorgungstyp. RIA mit kleiner Plaque.
Beurteilung: Linksdominante Versorgung, kleine Plaque der RIA.`,
  },
  {
    why: 'Dünn- und Dickdarm zugleich nennt keiner der beiden Sätze.',
    kind: 'level',
    quotes: ['Bild eines Dünndarmileus', 'Dickdarmileus'],
    text: `Röntgen Abdomen
Befund: Bild eines Dünndarmileus. Keine freie Luft.
Beurteilung: Dickdarmileus.`,
  },
  {
    why: 'Der Ort am Anfang des Satzes gilt über sein Einschiebsel hinweg.',
    kind: 'level',
    quotes: ['Im oberen Rektumdrittel, 12 cm ab ano, eine 4 cm lange Wandverdickung', 'Rektumkarzinom im unteren Drittel'],
    text: `MRT Becken
Befund: Im oberen Rektumdrittel, 12 cm ab ano, eine 4 cm lange Wandverdickung.
Beurteilung: Rektumkarzinom im unteren Drittel.`,
  },
  {
    why: 'Vollständig unterbrochen ist nicht zum Teil gerissen.',
    kind: 'level',
    quotes: ['Vollständige Kontinuitätsunterbrechung der Achillessehne', 'Partielle Ruptur der Achillessehne'],
    text: `Sonographie Achillessehne
Befund: Vollständige Kontinuitätsunterbrechung der Achillessehne.
Beurteilung: Partielle Ruptur der Achillessehne.`,
  },
  {
    why: 'Ein Korbhenkel ist einer des Meniskus, und „medial“ sagt, welches.',
    kind: 'level',
    quotes: ['Außenmeniskus mit Korbhenkelriss', 'Korbhenkelruptur medial'],
    text: `MRT Knie
Befund: Außenmeniskus mit Korbhenkelriss. Geringer Erguss.
Beurteilung: Korbhenkelruptur medial.`,
  },
  {
    why: '„Meniskusriss lateral“ ist einer des Außenmeniskus.',
    kind: 'level',
    quotes: ['Innenmeniskus mit Riss im Hinterhorn', 'Meniskusriss lateral'],
    text: `MRT Knie
Befund: Innenmeniskus mit Riss im Hinterhorn. Bakerzyste.
Beurteilung: Meniskusriss lateral.`,
  },
  {
    why: '„Wertung“ überschreibt die Beurteilung, und „9. Brustwirbel“ ist ein Wirbel.',
    kind: 'level',
    quotes: ['Anreicherungen: 9. Brustwirbel, 7. Rippe links', 'Metastasen BWK 11 und Rippe 7 links'],
    text: `Skelettszintigraphie
Befund: Anreicherungen: 9. Brustwirbel, 7. Rippe links.
Wertung: Metastasen BWK 11 und Rippe 7 links.`,
  },
  {
    why: '„Kurz“ überschreibt die Beurteilung.',
    kind: 'level',
    quotes: ['CT-gesteuerte PRT L4 links', 'Komplikationslose periradikuläre Therapie der Wurzel L2'],
    text: `CT-gesteuerte PRT L4 links
Bauchlage. Planungsscan. Vorschieben der Nadel bis in das linke Neuroforamen. Kontrastmittel entlang der Wurzel.
Kurz: Komplikationslose periradikuläre Therapie der Wurzel L2.`,
  },
  {
    why: 'Der Lappen mit dem Infarkt ist kein Lappen der Liste.',
    kind: 'level',
    quotes: ['Infarkt im rechten Oberlappen', 'Lungenembolie rechts in Unter- und Mittellappen mit Infarkt'],
    text: `CT Thorax
Befund: Emboli in der Unterlappenarterie und Mittellappenarterie rechts. Infarkt im rechten Oberlappen.
Beurteilung: Lungenembolie rechts in Unter- und Mittellappen mit Infarkt.`,
  },
  {
    why: 'Die Pcom ist die A. communicans posterior.',
    kind: 'level',
    quotes: ['Sakkuläres Aneurysma der A. communicans anterior, 6 mm', 'Pcom-Aneurysma von 6 mm'],
    text: `CTA Kopf
Befund: Sakkuläres Aneurysma der A. communicans anterior, 6 mm.
Beurteilung: Pcom-Aneurysma von 6 mm.`,
  },
  {
    why: 'Der Wirbel ist einmal gezählt, einmal ausgeschrieben.',
    kind: 'level',
    quotes: ['Keilförmige Höhenminderung von BWK 8', 'Sinterung des siebten Brustwirbelkörpers'],
    text: `Röntgen BWS
Befund: Keilförmige Höhenminderung von BWK 8.
Beurteilung: Sinterung des siebten Brustwirbelkörpers.`,
  },
  {
    why: 'Das Grundgelenk III ist das des Mittelfingers.',
    kind: 'level',
    quotes: ['Neue Erosion am MCP III', 'Neue Erosion am Grundgelenk des Zeigefingers'],
    text: `Röntgen Hand rechts
Befund: Neue Erosion am MCP III.
Beurteilung: Neue Erosion am Grundgelenk des Zeigefingers.`,
  },
  {
    why: 'Das verschlossene Gefäß ist das erste, die beiden anderen sind verfolgbar.',
    kind: 'level',
    quotes: ['Links: A. tibialis anterior okkludiert, A. tibialis posterior und A. fibularis bis zum Fuß verfolgbar', 'Verschluss der A. tibialis posterior links'],
    text: `MR-Angiographie
Befund: Links: A. tibialis anterior okkludiert, A. tibialis posterior und A. fibularis bis zum Fuß verfolgbar.
Beurteilung: Verschluss der A. tibialis posterior links.`,
  },
  {
    why: 'Das obere Rektum ist nicht das mittlere Drittel.',
    kind: 'level',
    quotes: ['Tumor des mittleren Rektumdrittels, 46 mm', 'Karzinom des oberen Rektums'],
    text: `MRT Becken
Befund: Tumor des mittleren Rektumdrittels, 46 mm.
Beurteilung: Karzinom des oberen Rektums.`,
  },
  {
    why: 'Die Zyste heißt in der Beurteilung IPMN.',
    kind: 'level',
    quotes: ['Im Pankreaskorpus eine Zyste von 24 mm', 'IPMN im Pankreasschwanz'],
    text: `MRT Oberbauch
Befund: Im Pankreaskorpus eine Zyste von 24 mm.
Beurteilung: IPMN im Pankreasschwanz.`,
  },
  {
    why: 'Was mit der medialen Schulter beginnt, liegt medial, auch hinter dem Komma.',
    kind: 'level',
    quotes: ['An der medialen Talusschulter, zentral, eine 9 x 6 mm große osteochondrale Läsion', 'Osteochondrale Läsion der lateralen Talusschulter'],
    text: `MRT OSG rechts
Befund: An der medialen Talusschulter, zentral, eine 9 x 6 mm große osteochondrale Läsion. Kein Erguss.
Beurteilung: Osteochondrale Läsion der lateralen Talusschulter.`,
  },
  {
    why: 'Ein Vorderhorn, das intakt heißt, ist nicht gerissen.',
    kind: 'level',
    quotes: ['Im Innenmeniskus Riss des Hinterhorns', 'Riss des Innenmeniskusvorderhorns'],
    text: `MRT Knie rechts
Befund: Im Innenmeniskus Riss des Hinterhorns. Vorderhorn intakt.
Beurteilung: Riss des Innenmeniskusvorderhorns.`,
  },
  {
    why: 'Was „korrespondierend“ heißt, liegt, wo das andere liegt.',
    kind: 'level',
    quotes: ['Links oben außen eine Verdichtung von 9 mm', 'Suspekter Herd im unteren inneren Quadranten links'],
    text: `Mammographie und Sonographie
Befund: Links oben außen eine Verdichtung von 9 mm. Sonographie: Korrespondierend ein Herd von 8 mm.
Beurteilung: Suspekter Herd im unteren inneren Quadranten links.`,
  },
  {
    why: '„Siebte“ ist 7.',
    kind: 'level',
    quotes: ['Fraktur der siebten Rippe rechts', 'Fraktur der 8. Rippe rechts'],
    text: `CT Thorax
Befund: Fraktur der siebten Rippe rechts.
Beurteilung: Fraktur der 8. Rippe rechts.`,
  },
  {
    why: 'Das Stromgebiet eines Lappens ist der Lappen.',
    kind: 'level',
    quotes: ['Füllungsdefekt in der rechten Oberlappenarterie', 'Embolie rechts im Unterlappenstromgebiet'],
    text: `CT-Pulmonalisangiographie
Befund: Füllungsdefekt in der rechten Oberlappenarterie.
Beurteilung: Embolie rechts im Unterlappenstromgebiet.`,
  },
  {
    why: 'Der Rand des Talus ist ein Teil des Talus.',
    kind: 'level',
    quotes: ['Am medialen Talusrand ein Bone Bruise', 'Kontusionsödem des lateralen Talus'],
    text: `MRT Sprunggelenk links
Befund: Am medialen Talusrand ein Bone Bruise.
Beurteilung: Kontusionsödem des lateralen Talus.`,
  },
  {
    why: 'Das vordere Außenband ist das LFTA.',
    kind: 'level',
    quotes: ['Lig. fibulotalare posterius komplett diskontinuierlich', 'Ruptur des vorderen Außenbandes'],
    text: `MRT Sprunggelenk links
Befund: Lig. fibulotalare posterius komplett diskontinuierlich.
Beurteilung: Ruptur des vorderen Außenbandes.`,
  },
  {
    why: 'Frontopolar und temporopolar sind zwei Lappen.',
    kind: 'level',
    quotes: ['Frontopolar links eine Arachnoidalzyste', 'Arachnoidalzyste temporopolar links'],
    text: `MRT Schädel
Befund: Frontopolar links eine Arachnoidalzyste.
Beurteilung: Arachnoidalzyste temporopolar links.`,
  },
  {
    why: 'Subkapital ist am anderen Ende des Humerus.',
    kind: 'level',
    quotes: ['Nach dorsal abgekippte suprakondyläre Humerusfraktur', 'Subkapitale Humerusfraktur rechts'],
    text: `Röntgen Ellenbogen rechts
Befund: Nach dorsal abgekippte suprakondyläre Humerusfraktur.
Beurteilung: Subkapitale Humerusfraktur rechts.`,
  },
]
