import { DomUtils, parseDocument } from 'htmlparser2'
import { type Element, isElement, type Node } from './dom.ts'

/** What a section of a report is for. */
export type SectionRole =
  | 'clinicalHistory'
  | 'clinicalQuestion'
  | 'technique'
  | 'comparison'
  | 'findings'
  | 'impression'

/** The placeholder for what is dictated there. */
export const placeholders: Record<SectionRole, string> = {
  clinicalHistory: '[CLINICAL_HISTORY]',
  clinicalQuestion: '[CLINICAL_QUESTION]',
  technique: '[TECHNIQUE]',
  comparison: '[PRIOR_STUDY]',
  findings: '[FINDINGS]',
  impression: '[IMPRESSION]',
}

/** Codes of sections. Source: LOINC and RadLex, as IHE MRRT and the RSNA templates use them. */
export const sectionCodes: Record<string, SectionRole> = {
  '55752-0': 'clinicalHistory',
  '11329-0': 'clinicalHistory',
  RID13166: 'clinicalHistory',
  '18785-6': 'clinicalQuestion',
  '55115-0': 'clinicalQuestion',
  '55111-9': 'technique',
  RID1559: 'technique',
  '18834-2': 'comparison',
  RID28483: 'comparison',
  '59776-5': 'findings',
  '19005-8': 'impression',
}

const names: readonly [RegExp, SectionRole][] = [
  [/fragestellung|clinical question|indication/i, 'clinicalQuestion'],
  [/klinische angaben|klinik|clinical (information|history)|anamnese|indikation/i, 'clinicalHistory'],
  [/vergleich|vor(untersuchung|aufnahme)|comparison|prior/i, 'comparison'],
  [/method|technik|technique|procedure/i, 'technique'],
  [/beurteilung|impression|conclusion|zusammenfassung/i, 'impression'],
  [/befund|findings|beschreibung/i, 'findings'],
]

export function roleOfName(...candidates: (string | undefined)[]): SectionRole | null {
  const name = candidates.filter(Boolean).join(' ')
  return names.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

/** What the coded content says, by the id of the element: `<entry ORIGTXT="id"><code value="59776-5"/>`. */
export function readCodedRoles(document: Node[]): Map<string, SectionRole> {
  const roles = new Map<string, SectionRole>()
  const scripts = DomUtils.getElementsByTagName('script', document) as Element[]
  for (const script of scripts.filter(({ attribs }) => /xml/i.test(attribs.type ?? ''))) {
    const source = DomUtils.textContent(script).replaceAll(/<!--|-->/g, '')
    const xml = parseDocument(source, { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true })
    for (const entry of DomUtils.getElementsByTagName('entry', xml.children) as Element[]) {
      const codes = DomUtils.getElementsByTagName('code', entry.children).filter(isElement)
      const role = codes.map(({ attribs }) => sectionCodes[attribs.value ?? '']).find(Boolean)
      if (role && entry.attribs.origtxt) roles.set(entry.attribs.origtxt, role)
    }
  }
  return roles
}
