import { matchTerm } from '../anatomy/term-index.ts'
import { fitsAt } from '../read/tells.ts'
import type { Word } from './sentence.ts'

/** "Rechtes Bein. AIC frei.": the stop of a side that opens a line is a colon. */
export function labelSide(words: Word[]): void {
  const stop = words[2]
  if (stop?.text !== '.' || words.length < 4 || !fitsAt(words, 0, /^(?:Link|Recht)e[rs]?$/)) return
  const isPart = matchTerm(words, 1)?.meanings.every(({ kind }) => kind === 'organ') ?? false
  if (isPart || fitsAt(words, 1, /^(?:Achse|Seite)$/)) words[2] = { ...stop, text: ':', stem: ':' }
}
