import { foldText } from '../src/lexicon/fold-text.ts'
import { type Gender, inflectNoun } from '../src/lexicon/inflect-noun.ts'
import { type Entry, parseEntries } from '../src/lexicon/parse-entries.ts'
import { buildIndex } from '../src/lexicon/word-index.ts'
import { wordLists } from '../src/lexicon/word-lists.ts'

/** The word lists as a bundle carries them: read they give the same lexicon. */
export function bundledWordLists(): string[] {
  return withNounsTogether(wordLists)
}

const genders = new Set(['m', 'f', 'n', 'pl'])

/**
 * Each topic has a list of nouns; those of one inflection share more endings when they stand in one list, before the
 * others. Only what no other noun is written like moves there: of the others the order tells how they are read.
 */
export function withNounsTogether(lists: readonly string[]): string[] {
  const { find } = buildIndex(lists.flatMap(parseEntries).filter(({ tag }) => genders.has(tag)))
  const isAlone = ({ tag, inflection }: Entry, word: string): boolean => {
    const { lemma, forms } = inflectNoun(word, tag as Gender | 'pl', inflection)
    return [...forms].every(([written, form]) => {
      const [reading, ...more] = find(foldText(written))
      return more.length === 0 && reading?.lemma === lemma && reading.form === form && (reading.gender ?? 'pl') === tag
    })
  }
  const together = new Map<string, string[]>()
  const rest = lists.map((list) =>
    linesOf(list).flatMap((line) => {
      const [entry] = parseEntries(line)
      if (entry === undefined || !genders.has(entry.tag)) return [line]
      const [head = ''] = line.split(':')
      const alone = entry.words.filter((word) => isAlone(entry, word))
      const others = entry.words.filter((word) => !alone.includes(word))
      together.set(head, [...(together.get(head) ?? []), ...alone])
      return others.length > 0 ? [`${head}: ${others.join(' ')}`] : []
    }),
  )
  const nouns = [...together].flatMap(([head, words]) =>
    words.length > 0 ? [`${head}: ${words.sort(byEnding).join(' ')}`] : [],
  )
  const hasNouns = lists.map((list) => parseEntries(list).some(({ tag }) => genders.has(tag)))
  const [first, last] = [hasNouns.indexOf(true), hasNouns.lastIndexOf(true)]
  const all = [...nouns, ...rest.slice(first, last + 1).flat()]
  return rest.toSpliced(first, last + 1 - first, all).map((lines) => `\n${lines.join('\n')}\n`)
}

function linesOf(list: string): string[] {
  return list
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

function byEnding(a: string, b: string): number {
  const [one = '', other = ''] = [a, b].map((word) => [...word.toLowerCase()].reverse().join(''))
  if (one === other) return 0
  return one < other ? -1 : 1
}
