import type { Meaning } from '../anatomy/term-index.ts'
import { matchTerm } from '../anatomy/term-index.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import { rememberWord } from '../own-words.ts'
import type { Atom } from './atom.ts'
import { opposites, rivals } from './atom-words.ts'
import { stem } from './stem.ts'

/** What the anatomy knows a word by: organs and findings, those inside a compound included. */
export function meaningsOf(atom: Atom): readonly Meaning[] {
  return meaningsOfWord(atom.text)
}

const meaningsOfWord = rememberWord(
  (text): readonly Meaning[] => matchTerm([{ text, stem: wordStem(text) }], 0)?.meanings ?? [],
)

/** What is past, contrast given or not, and an operation change what all else means. */
const weighty = /^(?:kontrastmittel|gadolin|zustand$)|(?:ektomi|stomi|plastik|resektion|amputation)$/

/** Whether a word names an organ, a finding ("rupturiert" too), contrast medium or an operation. */
export function isThing(atom: Atom): boolean {
  return isPathology(atom) || (atom.noun && meaningsOf(atom).some(({ kind }) => kind === 'organ'))
}

/** The same without the organs: what a person is well without. */
export function isPathology(atom: Atom): boolean {
  return (atom.noun && weighty.test(atom.key)) || meaningsOf(atom).some(({ kind }) => kind === 'finding')
}

function meanTheSame(first: Atom, second: Atom): boolean {
  const ours = meaningsOf(first)
  const theirs = meaningsOf(second)
  if (ours.length === 0 || ours.length !== theirs.length) return false
  return ours.every((meaning, index) => meaning.kind !== 'normal' && meaning.id === theirs[index]?.id)
}

const denyingPrefixes = ['un', 'in', 'a'] as const

/** "auffällig" and "unauffällig", "homogen" and "inhomogen". */
export function differByNegation(first: string, second: string): boolean {
  return denyingPrefixes.some((prefix) => prefix + first === second || first === prefix + second)
}

/** By stem: its line and group among the rivals. */
const rivalGroups: ReadonlyMap<string, { line: number; group: number }> = new Map(
  rivals.split('\n').flatMap((text, line) =>
    text.split('|').flatMap((words, group) =>
      words
        .trim()
        .split(' ')
        .map((word) => [stem(word), { line, group }] as const),
    ),
  ),
)

/** Whether a word says one of several things, such as where or how much. */
export function hasRival({ key }: Atom): boolean {
  return rivalGroups.has(key)
}

/** Whether two words of one line of rivals stand in the same group; null where no line holds both. */
function areOfOneGroup(first: string, second: string): boolean | null {
  const one = rivalGroups.get(first)
  const two = rivalGroups.get(second)
  return one === undefined || one.line !== two?.line ? null : one.group === two.group
}

/** "hyperdens" and "hypodens", "Oberlappen" and "Unterlappen", "auffällig" and "unauffällig". */
export function areOpposites(first: string, second: string): boolean {
  if (differByNegation(first, second) || areOfOneGroup(first, second) === false) return true
  if (first !== second && direction.test(first) && direction.test(second)) return true
  return opposites.some(
    ([one, other]) => swapsPrefix(first, second, one, other) || swapsPrefix(second, first, one, other),
  )
}

/** "Anterosuperior" and "posteroinferior": as many as two directions make. */
const direction = /^(?:antero|postero|infero|supero|medio|latero|dorso|ventro|kranio|kaudo)\p{L}/u

function swapsPrefix(first: string, second: string, one: string, other: string): boolean {
  return first.startsWith(one) && second === other + first.slice(one.length)
}

const longWord = 9
const shortestCorrected = 5

/** How many letters a spelling correction may change in words of this length. */
function allowedEdits(first: string, second: string): number {
  const shorter = Math.min(first.length, second.length)
  if (shorter < shortestCorrected) return 0
  return shorter >= longWord ? 2 : 1
}

function editDistanceWithin(first: string, second: string, most: number): boolean {
  if (Math.abs(first.length - second.length) > most) return false
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1] ? 0 : 1
      current.push(
        Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + same),
      )
    }
    previous = current
  }
  return (previous[second.length] ?? most + 1) <= most
}

const longestCompared = 60

/** Whether one word is the other's corrected spelling. Two words the lexicon knows are two words. */
function isCorrectedSpelling(first: Atom, second: Atom): boolean {
  const most = allowedEdits(first.key, second.key)
  if (most === 0 || first.key.length > longestCompared || !editDistanceWithin(first.key, second.key, most)) return false
  return lookUp(first.text).length === 0 || lookUp(second.text).length === 0
}

const shortestHead = 4

/** "Prostata" and "Prostatavolumen": the longer word says no finding that the shorter one does not. */
function isExtension(first: Atom, second: Atom): boolean {
  const [short, long] = first.key.length < second.key.length ? [first, second] : [second, first]
  if (short.key.length < shortestHead || !long.key.startsWith(short.key) || /(?:frei|los)$/.test(long.key)) return false
  const findingsOf = (atom: Atom) =>
    meaningsOf(atom)
      .filter(({ kind }) => kind === 'finding')
      .map(({ id }) => id)
  const known = findingsOf(short)
  return findingsOf(long).every((id) => known.includes(id))
}

/** Inflection, spelling and synonyms aside, whether two words say the same. */
export function isSameWord(first: Atom, second: Atom): boolean {
  if (first.key === second.key) return true
  if (areOpposites(first.key, second.key)) return false
  if (areOfOneGroup(first.key, second.key) === true) return true
  return meanTheSame(first, second) || isExtension(first, second) || isCorrectedSpelling(first, second)
}
