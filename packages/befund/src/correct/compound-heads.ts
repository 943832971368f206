import { foldWord } from '../lexicon/fold-word.ts'
import { wordSet } from '../read/word-set.ts'

/** Last parts that radiology puts after nearly any organ or tissue. */
const heads = `
Erguss Ergüsse Zyste Zysten Metastase Metastasen Stenose Stenosen Läsion Läsionen Parenchym Ödem Riss Risse Ruptur Rupturen
Fraktur Frakturen Arthrose Verletzung Verletzungen Schaden Schäden Veränderung Veränderungen Verkalkung Verkalkungen Tumor Tumoren
Karzinom Karzinome Abszess Abszesse Thrombose Embolie Embolien Schwellung Struktur Strukturen Band Gelenk Knochen Höhle Fläche Spalt
Kapsel Sehne Muskel Muskulatur Nerv Arterie Arterien Vene Venen Kanal Körper Größe Weite Dicke Breite Kontur Konturen Infiltrat Infiltrate
Wand Schleimhaut Knoten Herd Herde Stein Steine Konkrement Konkremente Defekt Defekte Prothese Atrophie Hypertrophie Hyperplasie
Atelektase Atelektasen Resektion Punktion Drainage Biopsie Operation Transplantation Degeneration Protrusion Protrusionen Prolaps
Vorfall Insuffizienz Blutung Blutungen Infarkt Infarkte Aneurysma Dissektion Verschluss Plaque Plaques Einriss Kontusion Luxation
Zeichnung Verdickung Lappen Wurzel Fortsatz Bogen Platte Kante Scheibe Säule Lager Ring Rand Achse Anteil Anteile Abschnitt Abschnitte
Bereich Region Wege Gang Gänge Gefäß Gefäße Mittel Aufnahme Verhalten Signal Zeichen Bildung Stellung Gewebe Organe Erkrankung Belastung Segment Linie Kalk Drittel Versatz Sporn Thrombus Durchmesser Stauung Enge
Lage Abstand Buckel Knick Kontusionen Varizen Mineraldichte Höhe Länge Winkel Volumen Fistel Polyp Polypen Hernie
`

let folded: ReadonlySet<string> | null = null

export function compoundHeads(): ReadonlySet<string> {
  folded ??= new Set([...wordSet(heads)].map(foldWord))
  return folded
}
