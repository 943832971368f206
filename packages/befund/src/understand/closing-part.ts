import { familyOf } from '../anatomy/finding-concepts.ts'
import { findMentions } from './find-mentions.ts'
import type { Sentence } from './sentence.ts'

const describedFrom = 3
const longestClosing = 6
const short = /^[BE]\.?$/
const summing = /^(?:Insgesamt|Somit|Also)$/
/** Of what the last lines name, so much must have been named before. */
const mostlyKnown = 0.6

/** The sentences of a report that has no heading for its impression, with the part that sums up taken as such. */
export function withClosing(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.length <= describedFrom || sentences.some(({ section }) => section === 'impression')) return sentences
  const closing = closingPart(sentences)
  if (closing === null) return sentences
  return sentences.map((sentence, at) => {
    if (at < closing.from || at >= closing.to || sentence.section !== 'findings') return sentence
    const { label, all, words } = sentence
    const isHeading = label.length === 1 && short.test(label[0]?.text ?? '')
    return { ...sentence, section: 'impression', label: isHeading ? [] : label, all: isHeading ? words : all }
  })
}

interface Part {
  from: number
  to: number
}

function closingPart(sentences: readonly Sentence[]): Part | null {
  const to = sentences.length
  const headed = sentences.findLastIndex(({ label }) => label.length === 1 && short.test(label[0]?.text ?? ''))
  if (headed >= describedFrom) return { from: headed, to }
  const arrow = sentences.findIndex(isPointedAt)
  if (arrow >= describedFrom) return { from: arrow, to: lineEnd(sentences, arrow) }
  const numbered = sentences.findIndex(isFirstOfList)
  if (numbered >= describedFrom && isList(sentences.slice(numbered))) return { from: numbered, to }
  const summed = sentences.findLastIndex(({ words }) => summing.test(words[0]?.text ?? ''))
  if (summed >= Math.max(describedFrom, to - 2)) return { from: summed, to }
  const last = sentences.findLastIndex(({ opensLine }) => opensLine)
  return last >= describedFrom && restates(sentences, last) ? { from: last, to } : null
}

/** "--> Invagination", "=> Invagination". */
function isPointedAt({ words, opensLine }: Sentence): boolean {
  return opensLine && words.slice(0, 2).some(({ text }) => /^[>→⇒➔]$/.test(text))
}

function lineEnd(sentences: readonly Sentence[], from: number): number {
  const next = sentences.findIndex(({ opensLine }, at) => at > from && opensLine)
  return next < 0 ? sentences.length : next
}

/** "1." at the beginning of a line is read as a sentence of its own. */
function numberOf({ words, opensLine }: Sentence): number | null {
  const [first, second] = words
  return opensLine && first?.kind === 'number' && /^[.)]$/.test(second?.text ?? '') ? Number(first.text) : null
}

function isFirstOfList(sentence: Sentence): boolean {
  return numberOf(sentence) === 1
}

/** Every line numbered, two at least. */
function isList(sentences: readonly Sentence[]): boolean {
  const lines = sentences.filter(({ opensLine }) => opensLine)
  return lines.length > 1 && lines.every((line, at) => numberOf(line) === at + 1)
}

/** The last line names again what was described above it, and nothing much else. */
function restates(sentences: readonly Sentence[], from: number): boolean {
  const last = sentences.slice(from)
  if (last.length > longestClosing || last.some(({ label, section }) => label.length > 0 || section !== 'findings'))
    return false
  const known = new Set(sentences.slice(0, from).flatMap((one) => (one.section === 'findings' ? thingsOf(one) : [])))
  const said = last.flatMap(thingsOf)
  const again = said.filter((one) => known.has(one))
  return again.length > 1 && again.length >= mostlyKnown * said.length
}

function thingsOf({ all }: Sentence): string[] {
  return findMentions(all).terms.flatMap(({ lexical, meanings }) =>
    lexical
      ? []
      : meanings.flatMap(({ kind, id }) => (kind === 'normal' ? [] : [kind === 'finding' ? familyOf(id) : id])),
  )
}
