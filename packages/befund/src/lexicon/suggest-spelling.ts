import { isTermName } from '../anatomy/term-index.ts'
import { upperFirst } from '../read/upper-first.ts'
import { remember } from '../word-memory.ts'
import { foldWord } from './fold-word.ts'
import { koelnerPhonetik } from './koelner-phonetik.ts'
import { boundHeadReadings, simpleReadings } from './simple-readings.ts'
import { oneSlipSpellings, sameSoundSpellings } from './spelling-variants.ts'
import { type Compound, splitCompound } from './split-compound.ts'
import { type Reading, wordIndex } from './word-index.ts'

export interface Suggestion {
  word: string
  /** The same pronunciation, other letters: what a speech recogniser gets wrong, a typing slip hardly ever. */
  soundsTheSame: boolean
}

const shortestWord = 5
const longestWord = 40
const shortestSlip = 7
const shortestTwice = 6
const shortestPart = 4
const longPart = 9
const shortestMisheard = 5
/** Of a compared and declined adjective: "-esten". */
const longestEnding = 6

/** Known words an unknown word may stand for, best first; empty for most. */
export function suggestSpelling(word: string): readonly Suggestion[] {
  return suggestionsFor(foldWord(word))
}

const suggestionsFor = remember(suggestions)

function suggestions(folded: string): readonly Suggestion[] {
  if (folded.length < shortestWord || folded.length > longestWord || folded.endsWith('y') || isTermName(folded))
    return []
  const same = soundAlike(folded)
  if (same.length > 0) return same.map((known) => ({ word: known, soundsTheSame: same.length === 1 }))
  return folded.length < shortestSlip ? [] : slipsOf(folded).map((known) => ({ word: known, soundsTheSame: false }))
}

/** Up to two of its sounds written otherwise. */
function soundAlike(folded: string): string[] {
  const once = sameSoundSpellings(folded)
  const listed = knownAmong(once, listedSpelling)
  const words = listed.length > 0 ? listed : knownAmong(once, (spelling) => compoundSpelling(spelling, folded))
  if (words.length > 0 || folded.length < shortestTwice) return words
  return knownAmong(once.flatMap(sameSoundSpellings), listedSpelling)
}

function slipsOf(folded: string): string[] {
  const code = koelnerPhonetik(folded)
  const spellings = oneSlipSpellings(folded).filter((spelling) => koelnerPhonetik(spelling) === code)
  const words = knownAmong(spellings, listedSpelling)
  return words.length > 0 ? words : knownAmong(spellings, (spelling) => compoundSpelling(spelling, folded))
}

function knownAmong(spellings: readonly string[], known: (spelling: string) => string | null): string[] {
  const words = new Set<string>()
  for (const spelling of spellings) {
    const word = known(spelling)
    if (word !== null) words.add(word)
  }
  return [...words]
}

/** As a dictionary writes it: the ß and c that folding took away come back. */
function listedSpelling(spelling: string): string | null {
  if (isBeyondLists(spelling)) return null
  const reading = simpleReadings(spelling).find(isCommonWord)
  if (reading === undefined) return null
  const stem = foldWord(reading.written)
  return spelling.startsWith(stem) ? reading.written + spelling.slice(stem.length) : spelling
}

/** Most spellings are none: no listed word begins like it as far as an ending of it may reach. */
function isBeyondLists(spelling: string): boolean {
  return spelling.length > 7 && wordIndex().reach(spelling) < spelling.length - longestEnding
}

function compoundSpelling(spelling: string, heard: string): string | null {
  const compound = splitCompound(spelling)
  if (compound === null || doublesAtSeam(compound, heard)) return null
  if (!isTermName(spelling) && !(partsAreLong(compound.parts) && isMisheardWord(compound.parts, spelling, heard)))
    return null
  const noun = compound.head.some((one) => one.class === 'noun')
  const written = compound.parts.map(partSpelling).join('')
  return noun ? upperFirst(written) : written
}

/** "Milzvenentrombose" holds a misheard "Thrombose"; a short "Riss" or a "Speicheer" is made up out of "patellaris", "Speicher". */
function isMisheardWord(parts: readonly string[], spelling: string, heard: string): boolean {
  let same = 0
  while (same < spelling.length && spelling.charAt(same) === heard.charAt(same)) same++
  let end = 0
  const changed = parts.find((part) => {
    end += part.length
    return same < end
  })
  return changed !== undefined && changed.length >= shortestMisheard && isListedPart(changed)
}

function isListedPart(part: string): boolean {
  if (simpleReadings(part).length > 0 || boundHeadReadings(part).length > 0 || wordIndex().prefixes.has(part))
    return true
  return /[sn]$/.test(part) && simpleReadings(part.slice(0, -1)).some(isCommonWord)
}

/** One short part is enough evidence beside a long one: "Parenchimtyp". */
function partsAreLong(parts: readonly string[]): boolean {
  const short = parts.filter((part) => part.length < shortestPart).length
  return short === 0 || (short === 1 && parts.length === 2 && parts.some((part) => part.length >= longPart))
}

function partSpelling(part: string): string {
  return (listedSpelling(part) ?? part).toLowerCase()
}

/** "Medizin-nische" out of an unknown "medizinische": two words that only share a letter. */
function doublesAtSeam({ parts }: Compound, heard: string): boolean {
  return parts.some((part, i) => {
    const next = parts[i + 1]
    return (
      next !== undefined &&
      part.endsWith(next.charAt(0)) &&
      heard === parts.slice(0, i).join('') + part + next.slice(1) + parts.slice(i + 2).join('')
    )
  })
}

function isCommonWord(one: Reading): boolean {
  return one.class === 'noun' || one.class === 'adjective' || one.class === 'verb' || one.class === 'latin'
}
