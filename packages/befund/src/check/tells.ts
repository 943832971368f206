import type { Sentence } from '../understand/sentence.ts'

/** Whether a word of the sentence, its label included, fits the pattern. */
export function tells({ all }: Sentence, pattern: RegExp): boolean {
  return all.some(({ text }) => pattern.test(text))
}
