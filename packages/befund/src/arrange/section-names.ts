import { type SectionId, sectionIds } from '../model.ts'
import { rememberWord } from '../own-words.ts'
import { headingNames } from '../resolve/heading-words.ts'

/** Names that templates use beside those that are dictated: placeholders and English ones; folded as by `foldLabel`. */
const templateNames: Partial<Record<SectionId, string>> = {
  clinicalHistory:
    'klin|klin angaben|ka|anamnese klinik|klinische symptomatik|angaben|klinische angaben und fragestellung|klinische angaben fragestellung|' +
    'klinik und fragestellung|klinik fragestellung|anamnese und fragestellung|anamnese fragestellung|' +
    'rechtfertigende indikation und klinische angaben|clinical history|clinical information|clinical data|history',
  clinicalQuestion:
    'fs|ind|anlass|zuweisung|überweisungsgrund|untersuchungsgrund|anforderung|zuweisungsgrund|zuweisungsdiagnose|überweisungsdiagnose|fragestellung indikation|clinical question|indication',
  technique:
    'protokoll|untersuchungsablauf|sequenzen|technik und kontrastmittel|untersuchungstechnik und kontrastmittel|technique|procedure',
  priorStudy: 'vgl|vergleich mit voraufnahmen|vorliegende voraufnahmen|vorbilder|comparison|prior study|prior studies',
  findings:
    'bef|befund aktuell|aktueller befund|befundtext|untersuchungsbefund|radiologischer befund|sonographischer befund|sonografischer befund|findings|description',
  impression:
    'bewertung|wertung|befundwertung|kurz|synopsis|urteil|zusammenf|ergebnis beurteilung|beurt|bu|erg|dg|zus|zusf|interpretation|befundzusammenfassung|kurzbeurteilung|gesamteindruck|zusammenfassend|resümee|einschätzung|konklusio|diagnose und beurteilung|beurteilung und diagnose|radiologische diagnose|zusammenfassung beurteilung|beurteilung zusammenfassung|impression|conclusion|assessment|summary',
  recommendation: 'empf|recommendation|recommendations',
}

let byName: ReadonlyMap<string, SectionId> | null = null

function sectionsByName(): ReadonlyMap<string, SectionId> {
  const dictated = [...headingNames].map(([name, section]): [string, SectionId] => [foldLabel(name), section])
  const template = sectionIds.flatMap((section) =>
    (templateNames[section]?.split('|') ?? []).map((name): [string, SectionId] => [name, section]),
  )
  return new Map([...dictated, ...template])
}

/** The heading a section gets when we write it ourselves. */
export const sectionTitles: Readonly<Record<SectionId, string>> = {
  title: '',
  clinicalHistory: 'Klinische Angaben',
  clinicalQuestion: 'Fragestellung',
  technique: 'Technik',
  priorStudy: 'Voraufnahmen',
  findings: 'Befund',
  impression: 'Beurteilung',
  recommendation: 'Empfehlung',
}

/** The section a heading, label or placeholder name stands for; null when it names none. */
export function sectionOfName(name: string): SectionId | null {
  byName ??= sectionsByName()
  return byName.get(foldLabel(name)) ?? null
}

/** Lower case, one space between words, no colon, brackets, slashes or underscores: "KLINISCHE_ANGABEN:" -> "klinische angaben". */
export const foldLabel: (label: string) => string = rememberWord((label) =>
  label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .replace(/^(?:\d+|[ivx]+) /, '')
    .trim(),
)
