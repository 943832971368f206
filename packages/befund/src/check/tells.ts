import type { Sentence } from '../understand/sentence.ts'

/** Whether one of the words fits the pattern; of a sentence any, its label included. */
export function tells(said: Sentence | readonly { text: string }[], pattern: RegExp): boolean {
  for (const { text } of 'all' in said ? said.all : said) if (pattern.test(text)) return true
  return false
}
