import type { Compiled, Sentence } from '../compile-transcript.ts'
import { introductory } from '../understand/read-sentences.ts'
import { told } from './free-findings.ts'

/** "49-jährige Patientin", "81 J.", "Patient nach Sturz" */
const patient = /^(?:\d{1,3}[-\s]?(?:j(?:ährig|\.)|Jahre)|(?:\p{L}+liche[rn]? )?Patient(?:in)?\b)/u

/** Without any heading a dictation may begin with the patient and what is asked: "49-jährige Patientin. Wurzelkompression?" */
export function withToldAtFirst(compiled: Compiled): Compiled {
  const { sentences } = compiled
  const start = sentences
    .slice(0, 2)
    .findIndex((one) => one.section === 'findings' && (patient.test(one.text) || asks(one)))
  if (start < 0 || sentences.some(({ section }) => introductory.has(section))) return compiled
  const ends = (one: Sentence): boolean =>
    one.section !== 'findings' || one.pieces[0]?.before === 'paragraph' || !(told.test(one.text) || asks(one))
  const next = sentences.findIndex((one, at) => at > start && ends(one))
  const end = next < 0 ? start : next
  return {
    ...compiled,
    sentences: sentences.map((one, at) =>
      at < start || at >= end ? one : { ...one, section: asks(one) ? 'clinicalQuestion' : 'clinicalHistory' },
    ),
  }
}

function asks({ text }: Sentence): boolean {
  return text.endsWith('?')
}
