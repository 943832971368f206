type Words = readonly { text: string }[]

/** Whether one of the words fits the pattern, `[from, to)` of them; of a sentence any, its label included. */
export function tells(said: Words | { all: Words }, pattern: RegExp, from = 0, to = Infinity): boolean {
  const words = 'all' in said ? said.all : said
  for (let at = from; at < words.length && at < to; at++) if (pattern.test(words[at]?.text ?? '')) return true
  return false
}

/** Whether the word at `at` fits the pattern; where none stands, whether nothing does. */
export function fitsAt(words: Words, at: number, pattern: RegExp): boolean {
  return pattern.test(words[at]?.text ?? '')
}
