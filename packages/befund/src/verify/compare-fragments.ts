import type { Atom } from './atom.ts'
import { isCritical, isWord } from './atom.ts'
import type { Gap } from './common-sequence.ts'
import { joinCommonSequence } from './common-sequence.ts'
import type { ComparedText, Fragment } from './compared-text.ts'
import { isOpen, join, openIndices, replace } from './compared-text.ts'
import { joinMoved } from './moved-atoms.ts'
import { areOpposites, isSameWord, isThing, meaningsOf } from './same-word.ts'

/** Joins the atoms of two fragments that say the same, and marks those that stand in each other's place. */
export function compareFragments(ours: ComparedText, mine: Fragment, theirs: ComparedText, yours: Fragment): void {
  const gaps = joinCommonSequence(ours, mine, theirs, yours)
  for (const gap of gaps) replaceValues(ours, theirs, gap)
  for (const gap of gaps) joinEquivalentWords(ours, theirs, gap)
  joinMoved(ours, mine, theirs, yours)
  for (const gap of gaps) replaceWords(ours, theirs, gap)
}

/** "links" where "rechts" stood: the same kind of value at the same place. */
function replaceValues(ours: ComparedText, theirs: ComparedText, [mine, yours]: Gap): void {
  if (mine.from === mine.to || yours.from === yours.to) return
  for (const index of openIndices(ours, mine, isCritical)) {
    const kind = ours.atoms[index]?.kind
    const [counterpart] = openIndices(theirs, yours, (atom) => atom.kind === kind)
    if (counterpart !== undefined) replace(ours, index, theirs, counterpart)
  }
}

function joinEquivalentWords(ours: ComparedText, theirs: ComparedText, [mine, yours]: Gap): void {
  const words = openIndices(ours, mine, isWord)
  const others = openIndices(theirs, yours, isWord)
  if (words.length === 0 || others.length === 0) return
  if (joinCompound(ours, words, theirs, others)) return
  for (const index of words) {
    const word = ours.atoms[index]
    const match = others.find((other) => isOpen(theirs, other) && isEquivalent(word, theirs.atoms[other]))
    if (match !== undefined) join(ours, index, theirs, match)
  }
}

function isEquivalent(word: Atom | undefined, other: Atom | undefined): boolean {
  return word !== undefined && other !== undefined && isSameWord(word, other)
}

/** "Leber Läsion" and "Leberläsion" are one word to a speech recogniser. */
function joinCompound(
  ours: ComparedText,
  words: readonly number[],
  theirs: ComparedText,
  others: readonly number[],
): boolean {
  const [first] = words
  const [other] = others
  if (words.length === others.length || first === undefined || other === undefined) return false
  const spell = (text: ComparedText, indices: readonly number[]) =>
    indices.map((index) => text.atoms[index]?.text.toLowerCase() ?? '').join('')
  if (spell(ours, words) !== spell(theirs, others)) return false
  for (const index of words) ours.partner[index] = other
  for (const index of others) theirs.partner[index] = first
  return true
}

/** Another organ or finding where one stood; other words only where they cannot both be true. */
function replaceWords(ours: ComparedText, theirs: ComparedText, [mine, yours]: Gap): void {
  for (const index of openIndices(ours, mine, isWord)) {
    const word = ours.atoms[index]
    const counterpart = openIndices(theirs, yours, (other) => word !== undefined && saysOtherwise(word, other))[0]
    if (counterpart !== undefined) replace(ours, index, theirs, counterpart)
  }
}

/**
 * Two nouns contradict each other where both name a thing, or where neither is known to; two other words where one
 * is normal and the other is not, or where each names a place or a finding: "frontal" and "temporal".
 */
function saysOtherwise(word: Atom, other: Atom): boolean {
  if (other.kind !== 'word') return false
  if (areOpposites(word.key, other.key)) return true
  if (word.noun !== other.noun) return false
  if (word.noun) return isThing(word) === isThing(other)
  return isNormal(word)
    ? !isNormal(other)
    : isNormal(other) || (meaningsOf(word).length > 0 && meaningsOf(other).length > 0)
}

function isNormal(atom: Atom): boolean {
  return atom.key.startsWith('norm') || meaningsOf(atom).some(({ kind }) => kind === 'normal')
}
