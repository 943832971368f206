import type { Sentence } from '../understand/sentence.ts'

/** Whether a word of the sentence, its label included, fits the pattern. */
export function tells({ all }: Sentence, pattern: RegExp): boolean {
  return anyFits(all, pattern)
}

/** Whether one of the words does. */
export function anyFits(words: readonly { text: string }[], pattern: RegExp): boolean {
  for (const { text } of words) if (pattern.test(text)) return true
  return false
}
