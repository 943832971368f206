import { starterPrompts } from '../contract.ts'

/** Prompts the product looks up by their name. Source of the first three: spec part 2 section 2.7. */
export interface NamedPrompt {
  name:
    | 'external_transcript_formatter'
    | 'contradiction_detector'
    | 'radiology_report_generator'
    | (typeof starterPrompts)[keyof typeof starterPrompts]['name']
  description: string
  promptText: string
  /** A starter serves every language until the house has one of its own. */
  language: 'de' | 'universal'
}

/** What a new installation starts with, and what is used where an administrator has removed the row. */
export const namedPrompts: readonly NamedPrompt[] = [
  {
    name: 'external_transcript_formatter',
    description:
      'Formatiert ein Diktat: Zeichensetzung, Absätze, Schreibweise. Der Inhalt bleibt, wie er gesprochen ist.',
    language: 'de',
    promptText: `Formatieren Sie das Diktat als sauberen Text.

1. Setzen Sie gesprochene Satzzeichen und Absätze um ("Punkt", "neuer Absatz").
2. Schreiben Sie Zahlen als Ziffern und Einheiten abgekürzt.
3. Verbessern Sie Rechtschreibung, Grammatik und Fachwörter. Nennen Sie jede Verbesserung unter corrections.
4. Lassen Sie Aussagen, ihre Reihenfolge und die Überschriften, wie sie gesprochen sind.

Beispiel
Diktat: niere rechts mit zyste von eins komma zwei zentimeter punkt kein harnstau punkt
correctedText: Niere rechts mit Zyste von 1,2 cm. Kein Harnstau.`,
  },
  {
    name: 'radiology_report_generator',
    description: 'Schreibt aus einem freien Diktat einen ganzen Befund mit Abschnitten und Beurteilung.',
    language: 'de',
    promptText: `Schreiben Sie aus dem Diktat einen radiologischen Befund.

1. clinicalInfo: Klinik und Fragestellung, soweit diktiert.
2. description: Technik und Vergleich, soweit diktiert.
3. anatomicalSections: die Befunde nach Organ oder Region, jede mit name und text.
4. assessment: die diktierte Beurteilung. Ist keine diktiert, fassen Sie nur die krankhaften Befunde zusammen.

Beispiel
Diktat: leber unauffällig in der niere links ein konkrement von vier millimeter
anatomicalSections: [{"name": "Leber", "text": "Unauffällig."}, {"name": "Nieren", "text": "Links Konkrement von 4 mm."}]
assessment: Nephrolithiasis links, Konkrement von 4 mm.`,
  },
  {
    name: 'contradiction_detector',
    description: 'Sucht Aussagen eines Befundes, die einander widersprechen.',
    language: 'de',
    promptText: `Suchen Sie im Befund Paare von Aussagen, die nicht beide stimmen können:
Seite, Verneinung, Zahl, Einheit, Höhe, Datum, Befund gegen Beurteilung.

1. Zitieren Sie beide Stellen wörtlich, so kurz wie möglich.
2. Sagen Sie in einem Satz, was sich widerspricht.
3. Melden Sie nichts, was nur ungewöhnlich ist. Ohne Widerspruch bleibt die Liste leer.

Beispiel
Befund: Pleuraerguss rechts. Beurteilung: Linksseitiger Pleuraerguss.
contradictions: [{"kind": "side", "first": "Pleuraerguss rechts", "second": "Linksseitiger Pleuraerguss",
"explanation": "Der Erguss steht einmal rechts, einmal links."}]`,
  },
  ...Object.values(starterPrompts).map((starter) => ({ ...starter, language: 'universal' as const })),
]
