import type { ContradictionCase } from './contradiction-case.ts'

export const questionCases: readonly ContradictionCase[] = [
  {
    why: "Nach der Lungenembolie wurde gefragt, der Bericht spricht nur vom Bauch.",
    kind: 'unansweredQuestion',
    quotes: ["Lungenembolie?", "Kein Harnstau"],
    text: `CT Abdomen
Fragestellung: Lungenembolie?
Befund: Leber, Milz und Pankreas unauffällig. Nieren beidseits ohne Stau. Sigmadivertikel ohne Entzündung.
Beurteilung: Sigmadivertikulose. Kein Harnstau.`,
  },
  {
    why: "Von zwei Fragen bleibt eine offen.",
    kind: 'unansweredQuestion',
    quotes: ["Spondylodiszitis?", "Koxarthrose links"],
    text: `MRT Becken
Fragestellung: Hüftkopfnekrose? Spondylodiszitis?
Befund: Hüftköpfe beidseits rund und ohne Signalveränderung. Gelenkspalt links verschmälert. Kein Erguss. Muskulatur seitengleich.
Beurteilung: Keine Femurkopfnekrose. Koxarthrose links.`,
  },
]
