import type { Compiled, Sentence } from '../compile-transcript.ts'
import type { SectionId } from '../model.ts'
import { idsIn } from '../template/terms-in.ts'
import { introductory } from '../understand/read-sentences.ts'
import { told } from './free-findings.ts'

/** "49-jährige Patientin", "81 J.", "Patient nach Sturz" */
const patient = /^(?:\d{1,3}[-\s]?(?:j(?:ährig|\.)|Jahre)|(?:\p{L}+liche[rn]? )?Patient(?:in)?\b)/u
const prior = /^(?:verlauf(?:skontrolle)?,? )?(?:VU|VA|voruntersuchung(?:en)?|voraufnahmen?|zum vergleich)\b/iu
/** "Bekannte Leberzyste, 3 cm" was seen. */
const measured = /\d ?[cm]m\b/
const sequences = /\b(?:Tesla|T[12]|PD|DWI|DCE|FLAIR|STIR)\b/g

/**
 * Without any heading a dictation may begin with the patient, what is asked and how it was examined:
 * "49-jährige Patientin, Lumboischialgie. Wurzelkompression? VU vom 12.03.2024." Up to the first line of the findings.
 */
export function withToldAtFirst(compiled: Compiled): Compiled {
  const { sentences } = compiled
  const start = sentences.slice(0, 2).findIndex((one) => one.section === 'findings' && (isPatient(one) || asks(one)))
  if (start < 0 || sentences.some(({ section }) => introductory.has(section))) return compiled
  const end = sentences.findIndex(
    (one, at) =>
      at > start && (one.section !== 'findings' || one.pieces[0]?.before === 'paragraph' || sectionOf(one) === null),
  )
  return {
    ...compiled,
    sentences: sentences.map((one, at) => ({
      ...one,
      section: (at >= start && at < end && sectionOf(one)) || one.section,
    })),
  }
}

function sectionOf(one: Sentence): SectionId | null {
  if (asks(one)) return 'clinicalQuestion'
  if (prior.test(one.text)) return 'priorStudy'
  if ((one.text.match(sequences)?.length ?? 0) > 1 && idsIn(one.text, 'finding').length === 0) return 'technique'
  return isPatient(one) || (told.test(one.text) && !measured.test(one.text)) ? 'clinicalHistory' : null
}

function isPatient({ text }: Sentence): boolean {
  return patient.test(text)
}

function asks({ text }: Sentence): boolean {
  return text.endsWith('?')
}
