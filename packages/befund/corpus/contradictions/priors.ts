import type { ContradictionCase } from './contradiction-case.ts'

export const priorCases: readonly ContradictionCase[] = [
  {
    why: "Vergleich, obwohl der Text selbst sagt, dass es keine Voraufnahmen gibt.",
    kind: 'missingPrior',
    quotes: ["Keine Voraufnahmen zum Vergleich", "Gegenüber der Voruntersuchung unverändertes Infiltrat rechts"],
    text: `Röntgen Thorax
Keine Voraufnahmen zum Vergleich. Gegenüber der Voruntersuchung unverändertes Infiltrat rechts.`,
  },
  {
    why: "Die Voruntersuchung „liegt nicht vor“, und dennoch wird mit ihr verglichen.",
    kind: 'missingPrior',
    quotes: ["Voruntersuchung liegt nicht vor", "Größenkonstanter Rundherd im Vergleich zur Voruntersuchung"],
    text: `CT Thorax
Voruntersuchung liegt nicht vor.
Befund: Größenkonstanter Rundherd im Vergleich zur Voruntersuchung.`,
  },
  {
    why: "Die letzte Aufnahme ist auch eine Voruntersuchung.",
    kind: 'missingPrior',
    quotes: ["Keine Voruntersuchung zum Vergleich", "Gegenüber der letzten Aufnahme unveränderte Stellung"],
    text: `Röntgen Hüfte
Keine Voruntersuchung zum Vergleich.
Befund: Gegenüber der letzten Aufnahme unveränderte Stellung.`,
  },
  {
    why: "Größenkonstant ohne Voraufnahme.",
    kind: 'missingPrior',
    quotes: ["Voraufnahmen liegen nicht vor", "Rundherd rechts, größenkonstant"],
    text: `Röntgen Thorax
Voraufnahmen liegen nicht vor.
Befund: Rundherd rechts 8 mm.
Beurteilung: Rundherd rechts, größenkonstant.`,
  },
  {
    why: "Rückläufig ohne Voruntersuchung.",
    kind: 'missingPrior',
    quotes: ["Keine Voruntersuchung", "Erguss links rückläufig"],
    text: `CT Thorax
Keine Voruntersuchung.
Befund: Erguss links rückläufig.
Beurteilung: Erguss.`,
  },
]
