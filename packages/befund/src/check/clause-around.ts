import type { Span } from '../model.ts'
import type { Sentence, Word } from '../understand/sentence.ts'

/** The words between the commas around the grade; none where the grade stands in another sentence. */
export function clauseAround(words: readonly Word[], grade: Span): [number, number] {
  const at = words.findIndex((word) => word.start === grade.start)
  if (at < 0) return [0, 0]
  const isCut = (word: Word): boolean => word.text === ',' || word.text === ';'
  const from = words.slice(0, at).findLastIndex(isCut) + 1
  const end = words.slice(at).findIndex(isCut)
  return [from, end < 0 ? words.length : at + end]
}

/** Of a statement those of its clause. */
export function wordsWithin({ sentence: { words }, span }: { sentence: Sentence; span: Span }): Word[] {
  return words.filter(({ start, end }) => start >= span.start && end <= span.end)
}
