import type { SectionId } from '../model.ts'
import type { Dictated } from '../template/dictated.ts'

const introductory: ReadonlySet<SectionId> = new Set(['clinicalHistory', 'clinicalQuestion'])
/** What is told of the patient, not seen in the images. */
export const told =
  /schmerz|beschwerden|luftnot|dyspnoe|fieber|husten|sturz|trauma|unfall|zustand|(?:z|st)\. ?n\.|\bpsa\b|bekannt|seit |verdacht|v\. ?a\.|frage|ausschluss|anamnes|operation|therapie|vor \d|\?/i

/**
 * Who says "klinische Angaben" but never "Befund" still goes on to the findings: from the first sentence behind the
 * first that speaks of the images, what stands under the history belongs to the findings.
 */
export function freeFindings(dictated: readonly Dictated[]): Dictated[] {
  if (dictated.some(({ section }) => section === 'findings')) return [...dictated]
  const start = dictated.findIndex(
    (part, at) => introductory.has(part.section) && dictated[at - 1]?.section === part.section && seen(part),
  )
  if (start < 0) return [...dictated]
  return dictated.map((part, at) =>
    at >= start && introductory.has(part.section) ? { ...part, section: 'findings' as const } : part,
  )
}

/** Said of the images, not of the patient. */
export function seen(part: Dictated): boolean {
  if (told.test(part.text)) return false
  return part.statements.some(
    ({ finding, normal, stance, organs, measures }) =>
      (normal !== null && organs.length > 0) ||
      (finding !== null &&
        !finding.startsWith('w:') &&
        (stance === 'negated' || organs.length > 0 || measures.length > 0)),
  )
}
