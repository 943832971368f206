import type { ContradictionCase } from './contradiction-case.ts'

export const unitCases: readonly ContradictionCase[] = [
  {
    why: 'So dick ist keine Nierenrinde.',
    kind: 'implausible',
    quotes: ['Linke Niere: Parenchymsaum auf 5 cm verschmälert', '5 cm'],
    text: `Sonographie Nieren
Befund: Linke Niere: Parenchymsaum auf 5 cm verschmälert.`,
  },
  {
    why: 'So weit reicht keine Anreicherung in einer Brust.',
    kind: 'implausible',
    quotes: ['Non-Mass-Enhancement rechts oben außen über 31 cm', '31 cm'],
    text: `MRT Mammae
Befund: Non-Mass-Enhancement rechts oben außen über 31 cm.`,
  },
  {
    why: 'Derselbe Abszess, einmal nach seinem Ort und einmal nach seiner Ursache.',
    kind: 'unit',
    quotes: ['Mesenterialer Abszess von 1,8 cm', 'Sigmadivertikulitis mit 1,8 mm Abszess'],
    text: `CT Abdomen
Wandverdickung des Sigmas mit Divertikeln. Mesenterialer Abszess von 1,8 cm.
Beurteilung: Sigmadivertikulitis mit 1,8 mm Abszess.`,
  },
  {
    why: "Millimeter und Zentimeter verwechselt.",
    kind: 'unit',
    quotes: ["Rundherd rechter Oberlappen 8 mm", "Rundherd im rechten Oberlappen mit 8 cm"],
    text: `CT Thorax
Befund: Rundherd rechter Oberlappen 8 mm.
Beurteilung: Rundherd im rechten Oberlappen mit 8 cm.`,
  },
  {
    why: "Zentimeter und Millimeter verwechselt.",
    kind: 'unit',
    quotes: ["Leberzyste Segment III 2,5 cm", "Leberzyste von 2,5 mm in Segment III"],
    text: `Sonographie
Befund: Leberzyste Segment III 2,5 cm.
Beurteilung: Leberzyste von 2,5 mm in Segment III.`,
  },
  {
    why: "Der Herd der Frage hat im Befund die andere Einheit.",
    kind: 'unit',
    quotes: ["PET-positiver Rundherd im rechten Unterlappen, 17 mm", "Herd im Unterlappen rechts, 17 cm"],
    text: `CT-gesteuerte Biopsie
Indikation: PET-positiver Rundherd im rechten Unterlappen, 17 mm.
Befund: Herd im Unterlappen rechts, 17 cm. Drei Stanzen. Kein Pneumothorax.
Beurteilung: Erfolgreiche Biopsie rechts.`,
  },
  {
    why: "Gleiche Ziffern, andere Einheit.",
    kind: 'unit',
    quotes: ["Herd im linken Leberlappen 12 mm", "Herd im linken Leberlappen 12 cm"],
    text: `Befund: Herd im linken Leberlappen 12 mm.
Beurteilung: Herd im linken Leberlappen 12 cm.`,
  },
  {
    why: "Maß an einem Wort, das kein Befundbegriff ist (Retraktion).",
    kind: 'unit',
    quotes: ["Retraktion der Supraspinatussehne um 15 mm", "Supraspinatussehnenruptur mit Retraktion um 15 cm"],
    text: `Befund: Retraktion der Supraspinatussehne um 15 mm.
Beurteilung: Supraspinatussehnenruptur mit Retraktion um 15 cm.`,
  },
  {
    why: 'Die Diagnose vor dem Befund ist die bekannte, nicht die Beurteilung.',
    kind: 'number',
    quotes: ["Neuer Knoten von 16 x 9 mm am Narbenrand", "Lokalrezidiv von 16 cm"],
    text: `MRT Oberschenkel
Diagnose: Liposarkom, Resektion 2022.
Narbe im Vastus lateralis. Neuer Knoten von 16 x 9 mm am Narbenrand.
Beurteilung: Lokalrezidiv von 16 cm.`,
  },
  {
    why: 'Kein Spinalkanal misst sieben Zentimeter, auch wo das Maß hinter der Arthrose steht.',
    kind: 'implausible',
    quotes: ["L4/5: Spinalkanalstenose bei Protrusion und Spondylarthrose, sagittaler Durchmesser 7 cm", "7 cm"],
    text: `MRT LWS
Befund: L4/5: Spinalkanalstenose bei Protrusion und Spondylarthrose, sagittaler Durchmesser 7 cm.`,
  },
  {
    why: "So dick ist keine Flüssigkeit im Spinalkanal.",
    kind: 'implausible',
    quotes: ["Epidurale Kollektion ventral von HWK 4 bis HWK 6, Ausdehnung 28 x 5 cm", "28 x 5 cm"],
    text: `MRT HWS
Befund: Epidurale Kollektion ventral von HWK 4 bis HWK 6, Ausdehnung 28 x 5 cm.`,
  },
  {
    why: 'Dieselben Ziffern mit der anderen Einheit, wie auch immer die Sache dort heißt.',
    kind: 'unit',
    quotes: ['Trochleadysplasie, TT-TG-Abstand 18 mm', 'Patellaluxation bei TT-TG 18 cm'],
    text: `MRT Knie links
Befund: Trochleadysplasie, TT-TG-Abstand 18 mm. Patella alta.
Beurteilung: Patellaluxation bei TT-TG 18 cm.`,
  },
  {
    why: "Der Wirbel ist kein unbekanntes Kürzel vor dem Maß.",
    kind: 'implausible',
    quotes: ["Berstungsfraktur LWK 2 (AO A4) mit Verlagerung der Hinterkante um 6 cm", "6 cm"],
    text: `CT LWS
Befund: Berstungsfraktur LWK 2 (AO A4) mit Verlagerung der Hinterkante um 6 cm.`,
  },
  {
    why: "Langstreckig sind keine sieben Millimeter.",
    kind: 'implausible',
    quotes: ["A. iliaca communis links mit langstreckigem Verschluss über 7 mm", "7 mm"],
    text: `MR-Angiographie
Befund: A. iliaca communis links mit langstreckigem Verschluss über 7 mm.
Beurteilung: Beckenarterienverschluss links.`,
  },
  {
    why: "Was neu ist, hatte zuvor kein Maß.",
    kind: 'unit',
    quotes: ["Neu gegenüber der Voruntersuchung ein 4 cm großer Herd im Kleinhirn links", "Neuer Herd im Kleinhirn links (4 mm)"],
    text: `MRT Schädel
Befund: Neu gegenüber der Voruntersuchung ein 4 cm großer Herd im Kleinhirn links.
Beurteilung: Neuer Herd im Kleinhirn links (4 mm).`,
  },
  {
    why: 'Das Makroadenom der Hypophyse ist die Raumforderung in der Sella.',
    kind: 'unit',
    quotes: ['Selläre Raumforderung von 2,6 mm, inhomogen', 'Hypophysenmakroadenom von 2,6 cm'],
    text: `MRT Hypophyse
Befund: Selläre Raumforderung von 2,6 mm, inhomogen.
Beurteilung: Hypophysenmakroadenom von 2,6 cm.`,
  },
  {
    why: 'Die Leber misst in der Medioklavikularlinie keine Millimeter.',
    kind: 'implausible',
    quotes: ['Leber dtl. vergr. (MCL 18,6 mm), echoreich', '18,6 mm'],
    text: `Sonographie
Leber dtl. vergr. (MCL 18,6 mm), echoreich. Milz 11 x 4 cm.
Beurteilung: Steatosis hepatis.`,
  },
  {
    why: 'Die Größe vor dem Eigenschaftswort gehört zu ihrem Satzteil, nicht zu den Spiegeln davor.',
    kind: 'implausible',
    quotes: ['Mehrere Dünndarmspiegel im Mittelbauch, die Schlingen sind bis 4,6 mm erweitert', 'Dünndarmileus'],
    text: `Röntgen Abdomen
Befund: Mehrere Dünndarmspiegel im Mittelbauch, die Schlingen sind bis 4,6 mm erweitert. Kolon leer.
Beurteilung: Dünndarmileus.`,
  },
  {
    why: 'Die Größe vor „verdickt“ ist die der Wand, nicht des Steins davor.',
    kind: 'implausible',
    quotes: ['Gallenblase mit Konkrement 14 mm, Wand 6 cm verdickt', '6 cm'],
    text: `Sonographie
Gallenblase mit Konkrement 14 mm, Wand 6 cm verdickt.`,
  },
  {
    why: '„In Höhe“ eines Wirbels liegt auch, was kein Teil der Wirbelsäule ist.',
    kind: 'number',
    quotes: ['In Höhe HWK 5 stellt sich links ein Divertikel von 31 x 24 mm dar', 'Zenker-Divertikel mit einem Durchmesser von 3,1 mm'],
    text: `Ösophagus-Breischluck
Befund: In Höhe HWK 5 stellt sich links ein Divertikel von 31 x 24 mm dar.
Beurteilung: Zenker-Divertikel mit einem Durchmesser von 3,1 mm.`,
  },
  {
    why: 'Dieselbe Geschwindigkeit in Metern und in Zentimetern je Sekunde.',
    kind: 'unit',
    quotes: ['ACI rechts: echoarme Plaque am Abgang mit PSV 310 m/s', 'Hochgradige Stenose der ACI rechts mit einer Maximalgeschwindigkeit von 310 cm/s'],
    text: `Duplexsonographie der Karotiden
Befund: ACI rechts: echoarme Plaque am Abgang mit PSV 310 m/s. ACI links mit PSV 80 cm/s.
Beurteilung: Hochgradige Stenose der ACI rechts mit einer Maximalgeschwindigkeit von 310 cm/s.`,
  },
  {
    why: 'Zehnmal so klein ist ein Fehler beim Umrechnen.',
    kind: 'number',
    quotes: ['Im Mesenterium randständig aufnehmende Kollektion von 46 x 31 mm', 'Sigmadivertikulitis mit 4,6 mm großem Abszess'],
    text: `CT Abdomen
Befund: Wandverdickung des Sigmas. Im Mesenterium randständig aufnehmende Kollektion von 46 x 31 mm.
Beurteilung: Sigmadivertikulitis mit 4,6 mm großem Abszess.`,
  },
]
