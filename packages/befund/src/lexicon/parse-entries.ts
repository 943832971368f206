import { foldText } from './fold-text.ts'

/**
 * One entry of a word list: a tag, perhaps how the words inflect, then the words, on as many lines as it takes.
 *
 *     f n: Leber Lunge Niere
 *     m us>i: Sulcus
 *       Bronchus
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
  const joined = text.replaceAll('\n ', '')
  const foldedLines = foldText(joined).split('\n')
  joined.split('\n').forEach((line, at) => {
    if (line === '' || line.startsWith('#')) return
    const colon = line.indexOf(':')
    const [tag = '', inflection = ''] = line.slice(0, colon).split(' ')
    entries.push({ tag, inflection, words: wordsAfterColon(line), folded: wordsAfterColon(foldedLines[at] ?? '') })
  })
  return entries
}

function wordsAfterColon(line: string): string[] {
  const words = line
    .slice(line.indexOf(':') + 1)
    .trim()
    .split(' ')
  return line.includes(',') || line.includes('+') ? words.flatMap(eachParticle) : words
}

/** "an,auf|liegen" is "an|liegen" and "auf|liegen"; ",an|,be+halten/hielt/gehalten/hält" the verb itself, "an|halten/..." and "behalten/...". */
function eachParticle(word: string): string[] {
  const mark = word.includes('+') ? '+' : '|'
  if (mark === '|' && !word.includes(',')) return [word]
  const [parts = '', verb = ''] = word.split(mark)
  return parts.split(',').map((part) => {
    if (mark === '|') return `${part}|${verb}`
    return part === '' || part.endsWith('|') ? part + verb : withPrefix(part, verb)
  })
}

/** Before all four forms; a participle loses its "ge". */
function withPrefix(prefix: string, verb: string): string {
  return verb
    .split('/')
    .map((form, at) => prefix + (at === 2 ? form.replace(/^ge/, '') : form))
    .join('/')
}
