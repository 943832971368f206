import type { SectionId } from '../model.ts'

const names: readonly (readonly [SectionId, string])[] = [
  [
    'clinicalHistory',
    `klinische angaben|klinische angabe|klinik|anamnese|klinische information|klinische informationen|klinischer hintergrund|vorgeschichte|klinische daten|anamnese und klinik|klinik und anamnese|klinische anamnese|klinische vorgeschichte|klinische vorbemerkung|angaben zur klinik|klinischer kontext|medizinische vorgeschichte`,
  ],
  [
    'clinicalQuestion',
    `fragestellung|fragestellungen|klinische fragestellung|indikation|indikationen|rechtfertigende indikation|rechtfertigende fragestellung|klinische angaben und fragestellung|klinische angaben/fragestellung|anamnese und fragestellung|klinik und fragestellung|klinik/fragestellung|indikation und fragestellung|indikation/fragestellung|medizinische fragestellung|klinische frage|frage`,
  ],
  [
    'technique',
    `technik|untersuchungstechnik|methodik|methode|untersuchungsmethode|untersuchungsprotokoll|untersuchungstechniken|technik und methode|aufnahmetechnik|technische durchführung|durchführung|durchgeführte untersuchung|durchgeführte sequenzen|untersuchung|art der untersuchung`,
  ],
  [
    'priorStudy',
    `voraufnahmen|voraufnahme|vorbefund|vorbefunde|voruntersuchung|voruntersuchungen|vergleich|vergleichsuntersuchung|vergleichsuntersuchungen|vergleichsaufnahmen|vergleichsaufnahme|zum vergleich|vergleich mit|externe voraufnahmen`,
  ],
  [
    'findings',
    `befund|befunde|beschreibung|befundbeschreibung|befundung|befund und beurteilung|befund/beurteilung|befund/e|bildbefund|röntgenbefund|ct-befund|mrt-befund`,
  ],
  [
    'impression',
    `beurteilung|zusammenfassung|zusammenfassende beurteilung|gesamtbeurteilung|beurteilung und empfehlung|beurteilung/empfehlung|beurteilung und zusammenfassung|zusammenfassung und beurteilung|fazit|schlussfolgerung|schlussfolgerungen|konklusion|abschließende beurteilung|abschliessende beurteilung|radiologische beurteilung|diagnose|diagnosen|ergebnis|conclusio`,
  ],
  [
    'recommendation',
    `empfehlung|empfehlungen|procedere|prozedere|weiteres vorgehen|weiteres procedere|weiteres prozedere|vorgehen|therapieempfehlung|empfohlenes procedere`,
  ],
]

/** Section headings of German reports and their aliases, lower case. */
export const headingNames: ReadonlyMap<string, SectionId> = new Map(
  names.flatMap(([section, list]) => list.split('|').map((name) => [name, section] as const)),
)

/** Longest name in words. */
export const longestHeading = 4

/** Names that are everyday words too and need a colon, a line of their own or the end of a sentence before them. */
export const weakHeadings: ReadonlySet<string> = new Set([
  'klinik',
  'frage',
  'methode',
  'vergleich',
  'diagnose',
  'diagnosen',
  'untersuchung',
  'durchführung',
  'ergebnis',
  'zum vergleich',
  'vorgehen',
  'vergleich mit',
  'voruntersuchung',
  'voruntersuchungen',
  'empfehlung',
  'empfehlungen',
  'vorgeschichte',
  'befunde',
  'voraufnahme',
  'beschreibung',
  'zusammenfassung',
  'indikation',
  'anamnese',
])

/** Names that count as headings only with a colon or on a line of their own. */
export const colonHeadings: ReadonlySet<string> = new Set([
  'frage',
  'zum vergleich',
  'vergleich mit',
  'diagnose',
  'diagnosen',
  'untersuchung',
  'methode',
])

const firstWords = new Set([...headingNames.keys()].map((name) => name.split(' ', 1)[0] ?? ''))

export function startsHeading(key: string): boolean {
  return firstWords.has(key)
}

/** The usual order of the sections. */
export const sectionRank: Readonly<Record<SectionId, number>> = {
  title: 0,
  clinicalHistory: 1,
  clinicalQuestion: 2,
  technique: 3,
  priorStudy: 3.5,
  findings: 5,
  impression: 6,
  recommendation: 7,
}
