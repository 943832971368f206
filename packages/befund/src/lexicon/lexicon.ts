import { addOwnWord, rememberWord } from '../own-words.ts'
import { upperFirst } from '../read/upper-first.ts'
import { foldWithUmlauts, foldWord } from './fold-word.ts'
import { simpleReadings } from './simple-readings.ts'
import { isFirstPart, splitCompound } from './split-compound.ts'
import { type Reading, type WordClass, wordIndex } from './word-index.ts'

/**
 * All readings of one word in any case, declined or not; compounds read as their head. Empty: unknown,
 * which is never an error by itself. A hyphenated word reads as its last part if all parts are known.
 */
export const lookUp: (word: string) => readonly Reading[] = rememberWord(readingsOf)

function readingsOf(word: string): readonly Reading[] {
  const folded = foldWord(word)
  const listed = simpleReadings(folded)
  if (listed.length > 0) {
    addOwnWord(word)
    return listed
  }
  const readings = lookUpFolded(folded)
  if (readings.length > 0) return readings
  const withUmlauts = foldWithUmlauts(word)
  return withUmlauts === null ? readings : lookUpFolded(withUmlauts)
}

function lookUpFolded(folded: string): readonly Reading[] {
  const readings = simpleReadings(folded)
  if (readings.length > 0) return readings
  if (folded.includes('-')) return lookUpHyphenated(folded)
  return splitCompound(folded)?.head ?? prefixReading(folded)
}

/** "intra" and "peri" stand alone in "intra- und extrahepatisch". */
function prefixReading(folded: string): readonly Reading[] {
  if (!wordIndex().prefixes.has(folded)) return []
  return [{ class: 'function', lemma: folded, written: folded, form: 'base', gender: null, tag: 'prefix' }]
}

function lookUpHyphenated(folded: string): readonly Reading[] {
  const parts = folded.split('-').filter((part) => part !== '')
  const head = parts.pop()
  if (head === undefined || !parts.every(isKnownPart)) return []
  return lookUp(head)
}

/** Single letters and bound forms count: "Y-Prothese", "Läsions-Detail", "T2-Bild". */
function isKnownPart(part: string): boolean {
  return part.length === 1 || /\d/.test(part) || isFirstPart(part) || lookUp(part).length > 0
}

export function isNoun(word: string): boolean {
  return lookUp(word).some((one) => one.class === 'noun')
}

/**
 * The word with the capitals it has in running text, where every reading agrees on them;
 * otherwise as given. Letters other than case are never touched.
 */
export function canonicalCase(word: string): string {
  const readings = lookUp(word)
  const first = readings[0]
  if (first === undefined) return word
  if (readings.every((one) => one.class === 'abbreviation')) return first.written
  if (readings.every((one) => isNounLike(one))) return upperFirst(word)
  return readings.some((one) => isNounLike(one)) ? word : word.charAt(0).toLowerCase() + word.slice(1)
}

export function isNounLike({ class: wordClass }: Reading): boolean {
  return wordClass === 'noun' || wordClass === 'name' || wordClass === 'abbreviation'
}

/** What a word can be, declined or compounded; empty for a word neither the language nor the trade knows. */
export function wordClassesOf(word: string): ReadonlySet<WordClass> {
  return new Set(lookUp(word).map((one) => one.class))
}
