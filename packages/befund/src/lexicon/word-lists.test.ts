import { describe, expect, it } from 'vitest'
import { foldWord } from './fold-word.ts'
import { type Gender, inflectNoun } from './inflect-noun.ts'
import { inflectStrongVerb, inflectWeakVerb } from './inflect-verb.ts'
import { lookUp } from './lexicon.ts'
import { type Entry, parseEntries } from './parse-entries.ts'
import { buildIndex, wordIndex } from './word-index.ts'
import { wordLists } from './word-lists.ts'

const entries = wordLists.flatMap(parseEntries)
const nounTags = ['m', 'f', 'n', 'pl', 'Lm', 'Lf', 'Ln', 'head-m', 'head-f', 'head-n']
const otherTags = [
  'adj',
  'verb',
  'strong',
  'det',
  'prep',
  'pron',
  'conj',
  'adv',
  'aux',
  'latin',
  'name',
  'abbr',
  'prefix',
  'head-adj',
]
const inflectedTags = ['m', 'f', 'n', 'pl', 'Lm', 'Lf', 'Ln', 'verb', 'strong']
const plural = /^(?:-|=|wk|e|n|en|er|s|se|nen|¨|¨e|¨er|[a-z]+>[a-z]+)$/

function wordsOf(tags: readonly string[]): { entry: Entry; word: string }[] {
  return entries
    .filter((entry) => tags.includes(entry.tag))
    .flatMap((entry) => entry.words.map((word) => ({ entry, word })))
}

describe('the word lists', () => {
  it('know every tag they use', () => {
    const unknown = entries.filter(({ tag }) => !nounTags.includes(tag) && !otherTags.includes(tag))
    expect(unknown).toEqual([])
  })

  it('give every noun line a plural and no other line', () => {
    const wrong = entries.filter(({ tag, inflection }) =>
      nounTags.includes(tag) ? !plural.test(inflection) : inflection !== '',
    )
    expect(wrong.map(({ tag, inflection, words }) => [tag, inflection, words[0]])).toEqual([])
  })

  it('hold no word twice in one class', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { tag, words } of entries) {
      for (const word of words) {
        const key = `${classOf(tag)} ${tag === 'strong' ? word : (word.split('/')[0] ?? '')}`
        if (seen.has(key)) twice.push(key)
        seen.set(key, tag)
      }
    }
    expect(twice).toEqual([])
  })

  it('hold every tag and inflection once in a list, and its words by their endings', () => {
    const byEnding = (word: string): string => [...foldWord(word.split('/')[0] ?? '')].reverse().join('')
    const entryLines = wordLists.map((list) =>
      list
        .replaceAll('\n ', '')
        .split('\n')
        .filter((line) => /^[^#]/.test(line)),
    )
    const keys = entryLines.map((lines) => lines.map((line) => line.slice(0, line.indexOf(':'))))
    expect(keys.map((list) => list.filter((key, at) => list.indexOf(key) !== at))).toEqual(keys.map(() => []))
    const misplaced = entryLines.flat().flatMap((line) => {
      const words = line.slice(line.indexOf(':') + 2).split(' ')
      return words.filter((word, at) => at > 0 && byEnding(word) < byEnding(words[at - 1] ?? ''))
    })
    expect(misplaced).toEqual([])
  })

  it('hold words only: letters, hyphens, and the marks of their class', () => {
    const allowed: Readonly<Record<string, RegExp>> = { verb: /^[\p{L}|]+$/u, strong: /^[\p{L}|]+(?:\/\p{L}+){3}$/u }
    const plain = /^[\p{L}µ][\p{L}/-]*$/u
    const wrong = entries.flatMap(({ tag, words }) => words.filter((word) => !(allowed[tag] ?? plain).test(word)))
    expect(wrong).toEqual([])
  })

  it('write nouns and names with a capital, the rest small', () => {
    const lower = wordsOf(['m', 'f', 'n', 'pl', 'Lm', 'Lf', 'Ln', 'name']).filter(
      ({ word }) => word.charAt(0) === word.charAt(0).toLowerCase(),
    )
    const upper = wordsOf(['adj', 'verb', 'strong', 'latin', 'adv', 'prefix', 'head-f', 'head-adj']).filter(
      ({ word }) => word !== word.toLowerCase(),
    )
    expect([...lower, ...upper].map(({ word }) => word)).toEqual([])
  })

  it('are found by each inflected form alone', () => {
    const missing = wordsOf(inflectedTags).flatMap(({ entry, word }) =>
      formsOf(entry, word).filter((form) => {
        const fresh = buildIndex([{ ...entry, words: [word], folded: [foldWord(word)] }])
        return fresh.find(foldWord(form)).length === 0
      }),
    )
    expect(missing).toEqual([])
  })

  it('can be looked up, every entry under its own class', () => {
    const classes: Readonly<Record<string, string>> = {
      adj: 'adjective',
      verb: 'verb',
      strong: 'verb',
      latin: 'latin',
      name: 'name',
      abbr: 'abbreviation',
    }
    const missing = entries.flatMap(({ tag, words }) => {
      if (tag === 'prefix') return words.filter((word) => !wordIndex().prefixes.has(foldWord(word)))
      if (tag.startsWith('head-'))
        return words.filter((word) => wordIndex().findHead(foldWord(word.split('/')[0] ?? '')).length === 0)
      const expected = classes[tag] ?? (nounTags.includes(tag) ? 'noun' : 'function')
      const forms = (word: string) =>
        nounTags.includes(tag) ? word.split('/') : [(word.split('/')[0] ?? '').replace('|', '')]
      return words.flatMap(forms).filter((form) => !lookUp(form).some((one) => one.class === expected))
    })
    expect(missing).toEqual([])
  })
})

function formsOf({ tag, inflection }: Entry, word: string): string[] {
  if (tag !== 'verb' && tag !== 'strong')
    return [...inflectNoun(word, tag.replace('L', '') as Gender | 'pl', inflection).forms.keys()]
  const { infinitive, finite, participles, zuInfinitive } =
    tag === 'verb' ? inflectWeakVerb(word) : inflectStrongVerb(word)
  return [infinitive, ...finite, ...participles, zuInfinitive ?? infinitive]
}

function classOf(tag: string): string {
  if (['m', 'f', 'n'].includes(tag)) return 'noun'
  return tag.startsWith('L') ? 'Latin noun' : tag
}
