import type { Sentence } from '../compile-transcript.ts'

/** A full sentence of running text: at least two words and a full stop. */
export function isHeadingless(sentence: Sentence): boolean {
  const words = sentence.pieces.filter((piece) => piece.kind !== 'punctuation')
  return words.length >= 2 && sentence.text.endsWith('.') && !sentence.text.endsWith(':')
}
