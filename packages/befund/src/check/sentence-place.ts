import type { Span } from '../model.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Clash } from './clash.ts'

const wholeUpTo = 130
const reach = 55

/** What is quoted of a sentence around one word: all of it, or of a long one the words near by. */
export function sentencePlace(sentence: Sentence, around: Span): Span {
  const start = sentence.label[0]?.start ?? sentence.start
  if (sentence.end - start <= wholeUpTo) return { start, end: sentence.end }
  const words = sentence.all
  const from = words.find((word) => word.start >= around.start - reach)?.start ?? start
  const to = words.findLast((word) => word.end <= around.end + reach)?.end ?? sentence.end
  return { start: Math.min(from, around.start), end: Math.max(to, around.end) }
}

interface Placed {
  sentence: Sentence
  word: Span
}

/** What is quoted of two sentences around a word of each. */
export function placesOf(one: Placed, two: Placed): Pick<Clash, 'first' | 'second'> {
  return { first: sentencePlace(one.sentence, one.word), second: sentencePlace(two.sentence, two.word) }
}

/** The two places as they stand in the report. */
export function inTextOrder(one: Span, two: Span): Pick<Clash, 'first' | 'second'> {
  return one.start <= two.start ? { first: one, second: two } : { first: two, second: one }
}
