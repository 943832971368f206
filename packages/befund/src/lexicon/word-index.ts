import { remember } from '../word-memory.ts'
import { foldText } from './fold-text.ts'
import { type Gender, inflectNoun, type NounForm } from './inflect-noun.ts'
import { type InflectedVerb, inflectStrongVerb, inflectWeakVerb } from './inflect-verb.ts'
import { type Entry, parseEntries } from './parse-entries.ts'
import { wordLists } from './word-lists.ts'

export type WordClass = 'noun' | 'adjective' | 'verb' | 'function' | 'latin' | 'name' | 'abbreviation'

export type WordForm = NounForm | 'infinitive' | 'finite' | 'base'

/** One way to read a word. `written` is the form in running text, with its capitals. */
export interface Reading {
  class: WordClass
  lemma: string
  written: string
  form: WordForm
  /** Of nouns; null for plural-only words. */
  gender: Gender | null
  /** The tag of the word list: "det", "prep", "adv" ... of function words, "L" for Latin nouns. */
  tag: string
}

export interface WordIndex {
  /** Readings of a folded form. Adjectives stand under their undeclined form. */
  find(folded: string): readonly Reading[]
  /** Readings of a folded last part that is no word of its own: "ektomie", "seitig". */
  findHead(folded: string): readonly Reading[]
  /** Folded first parts that are no words of their own: "hepato", "ober", "sub". */
  prefixes: ReadonlySet<string>
  /** The next three letters of the words and prefixes that begin with at least four given letters: "zir", "her" after "leber". */
  continuations(beginning: string): ReadonlySet<string>
  /** How many letters of a folded word a word or prefix begins with, where these are at least four; else 0. */
  reach(folded: string): number
}

const genders: readonly string[] = ['m', 'f', 'n', 'pl']
const functionTags: readonly string[] = ['det', 'prep', 'pron', 'conj', 'adv', 'aux']
const none: readonly Reading[] = []

/** Folded forms with their readings, each with the number of its word in the lists: they stand in the order of the lists. */
interface Shelf {
  forms: Map<string, { readings: Reading[]; numbers: number[] }>
  /** The forms by their first four letters. */
  beginnings: Map<string, string[]>
}

function emptyShelf(): Shelf {
  return { forms: new Map(), beginnings: new Map() }
}

let built: WordIndex | null = null

/** Built at the first call, once. */
export function wordIndex(): WordIndex {
  built ??= buildIndex(wordLists.flatMap(parseEntries))
  return built
}

/**
 * Inflecting every word would cost a tenth of a second before the first answer. So words wait in
 * drawers by their first letters, and a drawer is inflected when the first word out of it is asked for.
 */
export function buildIndex(entries: readonly Entry[]): WordIndex {
  const words = emptyShelf()
  const heads = emptyShelf()
  const prefixes = new Set<string>()
  const waiting: { entry: Entry; word: string }[] = []
  const drawers = new Map<string, number[]>()
  function add(entry: Entry, word: string, folded: string): void {
    if (entry.tag === 'prefix') {
      prefixes.add(folded)
      putBeginning(words, folded)
      return
    }
    if (entry.tag.startsWith('head-')) return addWord(heads, { ...entry, tag: entry.tag.slice(5) }, word, 0)
    waiting.push({ entry, word })
    putAway(drawers, entry.tag, folded, waiting.length - 1)
  }
  for (const entry of entries) {
    for (const [at, word] of entry.words.entries()) add(entry, word, entry.folded[at] ?? '')
  }
  function open(name: string): void {
    const numbers = drawers.get(name)
    if (numbers === undefined) return
    drawers.delete(name)
    for (const number of numbers) {
      const { entry, word } = waiting[number] as (typeof waiting)[number]
      addWord(words, entry, word, number)
    }
  }
  const openAll = remember((beginning) => {
    for (const letters of [2, 3, 4]) open(drawer(beginning, letters))
    return true
  })
  function find(folded: string): readonly Reading[] {
    openAll(folded.slice(0, 4))
    return words.forms.get(folded)?.readings ?? none
  }
  function continuations(beginning: string): ReadonlySet<string> {
    const letters = beginning.slice(0, 4)
    openAll(letters)
    const next = new Set<string>()
    for (const word of words.beginnings.get(letters) ?? []) {
      if (word.startsWith(beginning)) next.add(word.slice(beginning.length, beginning.length + 3))
    }
    return next
  }
  function reach(folded: string): number {
    const letters = folded.slice(0, 4)
    openAll(letters)
    let most = 0
    for (const word of words.beginnings.get(letters) ?? []) {
      let same = 4
      while (same < word.length && word.charAt(same) === folded.charAt(same)) same++
      if (same > most) most = same
    }
    return most
  }
  return { find, reach, findHead: (folded) => heads.forms.get(folded)?.readings ?? none, prefixes, continuations }
}

/** Into all drawers in which a form of this word can be looked for. */
function putAway(drawers: Map<string, number[]>, tag: string, folded: string, number: number): void {
  const isVerb = tag === 'verb' || tag === 'strong'
  if (!isVerb && !folded.includes('/')) return put(drawers, drawerOf(folded), number)
  const forms = isVerb ? verbBeginnings(folded) : folded.split('/')
  for (const name of new Set(forms.map(drawerOf))) put(drawers, name, number)
}

function put(drawers: Map<string, number[]>, name: string, number: number): void {
  const present = drawers.get(name)
  if (present === undefined) drawers.set(name, [number])
  else present.push(number)
}

/** Inflection changes the end of a word: of a long one at most all but four letters, of a short one all but two. */
function drawerOf(folded: string): string {
  if (folded.length < 5) return drawer(folded, 2)
  return drawer(folded, folded.length < 8 ? 3 : 4)
}

function verbBeginnings(folded: string): string[] {
  const bar = folded.indexOf('|')
  const parts = folded.slice(bar + 1).split('/')
  const verb = parts[0] ?? ''
  const simple = [...parts, `ge${verb}`]
  if (bar < 0) return simple
  const particle = folded.slice(0, bar)
  return [...simple, ...[...simple, `zu${verb}`].map((part) => particle + part)]
}

function drawer(folded: string, letters: number): string {
  return withoutUmlauts(folded.slice(0, letters))
}

function withoutUmlauts(letters: string): string {
  return /[äöü]/.test(letters) ? letters.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u') : letters
}

/** @throws {Error} on an unknown tag: a mistake in the word lists, found by their test */
function addWord(into: Shelf, { tag, inflection }: Entry, word: string, number: number): void {
  for (const reading of readingsOf(tag, inflection, word)) addReading(into, reading, number)
}

function readingsOf(tag: string, inflection: string, word: string): Reading[] {
  if (genders.includes(tag)) return nounReadings(word, { gender: tag as Gender | 'pl', plurals: inflection, tag: '' })
  if (tag.startsWith('L'))
    return nounReadings(word, { gender: tag.slice(1) as Gender | 'pl', plurals: inflection, tag: 'L' })
  if (tag === 'verb') return verbReadings(inflectWeakVerb(word))
  if (tag === 'strong') return verbReadings(inflectStrongVerb(word))
  return [uninflected(classOf(tag), word, tag)]
}

function classOf(tag: string): WordClass {
  if (functionTags.includes(tag)) return 'function'
  if (tag === 'adj') return 'adjective'
  if (tag === 'latin' || tag === 'name') return tag
  if (tag === 'abbr') return 'abbreviation'
  throw new Error(`word list: unknown tag "${tag}"`)
}

interface NounKind {
  gender: Gender | 'pl'
  plurals: string
  tag: string
}

function nounReadings(word: string, { gender, plurals, tag }: NounKind): Reading[] {
  const { lemma, forms } = inflectNoun(word, gender, plurals)
  const readings: Reading[] = []
  for (const [written, form] of forms)
    readings.push({ class: 'noun', lemma, written, form, gender: gender === 'pl' ? null : gender, tag })
  return readings
}

function verbReadings({ infinitive, finite, participles, zuInfinitive }: InflectedVerb): Reading[] {
  const readings = [verbReading(infinitive, infinitive, 'infinitive')]
  for (const written of finite) readings.push(verbReading(infinitive, written, 'finite'))
  if (zuInfinitive !== null) readings.push(verbReading(infinitive, zuInfinitive, 'finite'))
  for (const participle of participles) readings.push(uninflected('adjective', participle, 'participle'))
  return readings
}

function verbReading(lemma: string, written: string, form: WordForm): Reading {
  return { class: 'verb', lemma, written, form, gender: null, tag: 'verb' }
}

function uninflected(wordClass: WordClass, word: string, tag: string): Reading {
  return { class: wordClass, lemma: word, written: word, form: 'base', gender: null, tag }
}

/** Drawers are opened as texts ask for them; what a form can be and in which order must not depend on that. */
function addReading(into: Shelf, added: Reading, number: number): void {
  const key = foldText(added.written)
  const present = into.forms.get(key)
  if (present === undefined) {
    into.forms.set(key, { readings: [added], numbers: [number] })
    putBeginning(into, key)
    return
  }
  const { readings, numbers } = present
  const twin = readings.findIndex((one) => one.class === added.class && one.lemma === added.lemma)
  if (twin >= 0 && (numbers[twin] ?? 0) <= number) {
    readings[twin] = oneOf(readings[twin] as Reading, added)
    return
  }
  let reading = added
  if (twin >= 0) {
    reading = oneOf(added, readings[twin] as Reading)
    readings.splice(twin, 1)
    numbers.splice(twin, 1)
  }
  const later = numbers.findIndex((one) => one > number)
  const at = later < 0 ? numbers.length : later
  readings.splice(at, 0, reading)
  numbers.splice(at, 0, number)
}

function putBeginning({ beginnings }: Shelf, folded: string): void {
  const letters = folded.slice(0, 4)
  const present = beginnings.get(letters)
  if (present === undefined) beginnings.set(letters, [folded])
  else present.push(folded)
}

/** Of two readings of one word the first counts; a Latin one adds how it is inflected. */
function oneOf(first: Reading, second: Reading): Reading {
  return second.tag === 'L' ? { ...second, written: first.written } : first
}
