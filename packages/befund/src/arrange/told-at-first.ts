import { type Compiled, examination, type Sentence } from '../compile-transcript.ts'
import type { SectionId } from '../model.ts'
import { opensLine } from '../read/opens-line.ts'
import { idsIn } from '../template/terms-in.ts'
import { introductory } from '../understand/read-sentences.ts'
import { told } from './free-findings.ts'
import { sectionOfName } from './section-names.ts'

/** "49-jährige Patientin", "Fr. K., 81 J.", "Patient nach Sturz" */
const patient =
  /^(?:\d{1,3}[-\s]?(?:j(?:ährig|\.|\b)|Jahre)|(?:\p{L}+liche[rn]? )?Pat(?:ient(?:in)?\b|\.)|(?:Herr|Frau|[HF]r\.))|, (?:ca\. )?\d{1,3} J(?:\.|ahre\b)/iu
const prior =
  /^(?:verlauf(?:skontrolle)?,? )?(?:VU|VA|vgl|voruntersuchung(?:en)?|voraufnahmen?|zum vergleich|(?:c?CT|c?MRT) (?:vom )?\d[\d.]+)\b/iu
const technical = /\b(?:KM|Kontrastmittel|nativ|Phase)\b/
/** "Bekannte Leberzyste, 3 cm" was seen. */
const measured = /\d ?[cm]m\b/
const sequences = /\b(?:Tesla|T[12]|PD|DWI|DCE|FLAIR|STIR)\b/g
/** In sentences. */
const longestParagraph = 6

/**
 * Without a heading a dictation may begin with the patient, what is asked and how it was examined:
 * "49-jährige Patientin, Lumboischialgie. Wurzelkompression? VU vom 12.03.2024." Up to the first line of the findings,
 * which a paragraph or "Befund:" opens at the latest.
 */
export function withToldAtFirst(compiled: Compiled): Compiled {
  const sentences = withoutLastTold(compiled.sentences)
  const heading = sentences.findIndex((one) => headingOf(one) !== null)
  const before = heading < 0 ? sentences.length : heading
  const first = sentences.findIndex(({ section }) => section !== 'title')
  const start = opensWithName(sentences, first) ? first + 1 : first
  const end = endOfTold(sentences, start, before)
  if (end <= start) return { ...compiled, sentences }
  return {
    ...compiled,
    sentences: sentences.map((one, at) => {
      if (at < first || at >= end || one.section !== 'findings') return one
      if (at < start) return { ...one, section: technical.test(one.text) ? 'technique' : 'title' }
      return { ...one, section: sectionOf(one) ?? 'clinicalHistory' }
    }),
  }
}

/** "Technik: Spirale nach 80 ml KM" ends with its paragraph where no "Befund" follows. */
function withoutLastTold(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.some((one) => headingOf(one) === 'findings')) return sentences
  let isFree = false
  return sentences.map((one, at) => {
    const previous = sentences[at - 1]
    const opensParagraph = one.pieces[0]?.before === 'paragraph' && previous?.pieces[0]?.heading === undefined
    if (headingOf(one) !== null || !introductory.has(one.section)) isFree = false
    else isFree ||= opensParagraph && previous?.section === one.section && sectionOf(one) === null
    return isFree ? { ...one, section: 'findings' } : one
  })
}

/** The section a sentence opens by its heading, "Befund" or "Bef.:". */
function headingOf({ pieces }: Sentence): SectionId | null {
  const colon = pieces.findIndex(({ text }) => text === ':')
  return pieces[0]?.heading ?? (colon === 1 ? sectionOfName(pieces[0]?.text ?? '') : null)
}

/** "cMRT (1,5 T) vom 22.01.2025, ohne KM" on a line of its own. */
function opensWithName(sentences: readonly Sentence[], first: number): boolean {
  const next = sentences[first + 1]?.pieces[0]
  return next !== undefined && opensLine(next) && examination.test(sentences[first]?.text ?? '')
}

function endOfTold(sentences: readonly Sentence[], start: number, before: number): number {
  const isDeclared = sentences.some((one, at) => at >= before && headingOf(one) === 'findings')
  if (isDeclared && before - start <= longestParagraph) return before
  const next = sentences[before]
  const last = next !== undefined && headingOf(next) !== 'impression' ? before : before - 1
  let end = start
  while (end < before) {
    const paragraph = sentences.findIndex((one, at) => at > end && one.pieces[0]?.before === 'paragraph')
    const own = sentences.slice(end, paragraph)
    if (paragraph < 0 || paragraph > last || own.length > longestParagraph || !isTold(own)) break
    end = paragraph
  }
  return end > start ? end : endOfRow(sentences, start, before)
}

/** A paragraph of its own that names the patient or asks, or tells of nothing but complaints. */
function isTold(own: readonly Sentence[]): boolean {
  const [first] = own
  if (first === undefined || seen(first)) return false
  return own.some(isPlain) || own.every((one) => sectionOf(one) !== null)
}

/** Sentence by sentence, where no paragraph tells. */
function endOfRow(sentences: readonly Sentence[], start: number, before: number): number {
  const opening = sentences.slice(start, start + 3).findIndex((one) => isPatient(one) || asks(one))
  if (opening < 0 || sentences.slice(start, start + opening).some((one) => sectionOf(one) === null)) return start
  let end = start + opening
  while (end < before && sectionOf(sentences[end] as Sentence) !== null) end++
  return end
}

function sectionOf(one: Sentence): SectionId | null {
  if (asks(one)) return 'clinicalQuestion'
  if (prior.test(one.text)) return 'priorStudy'
  if ((one.text.match(sequences)?.length ?? 0) > 1 && idsIn(one.text, 'finding').length === 0) return 'technique'
  return isPatient(one) || (told.test(one.text) && !seen(one)) ? 'clinicalHistory' : null
}

function isPlain(one: Sentence): boolean {
  return isPatient(one) || asks(one) || prior.test(one.text)
}

function isPatient({ text }: Sentence): boolean {
  return patient.test(text)
}

function asks({ text }: Sentence): boolean {
  return text.endsWith('?') || /\bbitte\b/i.test(text)
}

function seen({ text }: Sentence): boolean {
  return measured.test(text) || idsIn(text, 'normal').length > 0 || /\bkeine?\b/i.test(text)
}
