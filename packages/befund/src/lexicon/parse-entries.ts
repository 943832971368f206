import { foldText } from './fold-text.ts'

/**
 * One line of a word list: a tag, perhaps how the words inflect, then the words.
 *
 *     f n: Leber Lunge Niere
 *     m us>i: Bronchus Sulcus
 *
 * Lines that begin with # are remarks. The tags are explained in words/README.md.
 */
export interface Entry {
  tag: string
  inflection: string
  words: readonly string[]
  /** The same words as `foldWord` gives them. */
  folded: readonly string[]
}

export function parseEntries(text: string): Entry[] {
  const entries: Entry[] = []
  const foldedLines = foldText(text).split('\n')
  text.split('\n').forEach((line, at) => {
    if (line === '' || line.startsWith('#')) return
    const colon = line.indexOf(':')
    const [tag = '', inflection = ''] = line.slice(0, colon).split(' ')
    entries.push({ tag, inflection, words: wordsAfterColon(line), folded: wordsAfterColon(foldedLines[at] ?? '') })
  })
  return entries
}

function wordsAfterColon(line: string): string[] {
  return line
    .slice(line.indexOf(':') + 1)
    .trim()
    .split(' ')
    .flatMap(eachParticle)
}

/** "an,auf|liegen" is "an|liegen" and "auf|liegen". */
function eachParticle(word: string): string[] {
  if (!word.includes(',')) return [word]
  const bar = word.indexOf('|')
  return word
    .slice(0, bar)
    .split(',')
    .map((particle) => particle + word.slice(bar))
}
