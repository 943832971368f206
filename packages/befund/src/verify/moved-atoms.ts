import { isCritical, isWord } from './atom.ts'
import type { ComparedText, Fragment } from './compared-text.ts'
import { isOpen, join, openIndices } from './compared-text.ts'
import { isSameWord } from './same-word.ts'

/** The same atom at another place of the same sentence; a value only where it stands with the same word. */
export function joinMoved(ours: ComparedText, mine: Fragment, theirs: ComparedText, yours: Fragment): void {
  for (const index of openIndices(ours, mine, isWord)) {
    moveTo(ours, index, theirs, yours, (other) => isMovedWord(ours, index, theirs, other))
  }
  for (const index of openIndices(ours, mine, isCritical)) {
    moveTo(ours, index, theirs, yours, (other) => isMovedValue(ours, index, theirs, other))
  }
}

function moveTo(
  ours: ComparedText,
  index: number,
  theirs: ComparedText,
  yours: Fragment,
  fits: (other: number) => boolean,
): void {
  for (let other = yours.from; other < yours.to; other += 1) {
    if (!isOpen(theirs, other) || !fits(other)) continue
    join(ours, index, theirs, other)
    return
  }
}

const sharedBeginning = 3

function isMovedWord(ours: ComparedText, index: number, theirs: ComparedText, other: number): boolean {
  if (ours.ids[index] === theirs.ids[other]) return true
  const [word, candidate] = [ours.atoms[index], theirs.atoms[other]]
  if (word === undefined || candidate?.kind !== 'word') return false
  const beginsAlike = word.key.slice(0, sharedBeginning) === candidate.key.slice(0, sharedBeginning)
  return beginsAlike && isSameWord(word, candidate)
}

function isMovedValue(ours: ComparedText, index: number, theirs: ComparedText, other: number): boolean {
  if (ours.ids[index] !== theirs.ids[other] || crosses(ours, index, theirs, other)) return false
  const partners = neighbours(ours, index).map((word) => ours.partner[word] ?? -1)
  const words = neighbours(theirs, other)
  if (partners.length === 0 && words.length === 0) return true
  if (words.some((word) => partners.includes(word))) return true
  return isOnlyOfKind(ours, index) && isOnlyOfKind(theirs, other) && sharesWord(ours, index, theirs, other)
}

/** "rechts größer als links" and "links größer als rechts": two values of a clause have changed places. */
function crosses(ours: ComparedText, index: number, theirs: ComparedText, other: number): boolean {
  const atom = ours.atoms[index]
  return partAround(ours, index).some((at) => {
    const partner = ours.partner[at] ?? -1
    const isBeside = ours.atoms[at]?.kind === atom?.kind && ours.atoms[at]?.clause === atom?.clause
    return (
      partner >= 0 &&
      isBeside &&
      theirs.atoms[partner]?.clause === theirs.atoms[other]?.clause &&
      at < index !== partner < other
    )
  })
}

/** Of several sides in a sentence each belongs to its word; a single one belongs to the sentence. Negations never do. */
function isOnlyOfKind(text: ComparedText, index: number): boolean {
  const kind = text.atoms[index]?.kind
  return kind !== 'negation' && partAround(text, index).every((at) => at === index || text.atoms[at]?.kind !== kind)
}

function sharesWord(ours: ComparedText, index: number, theirs: ComparedText, other: number): boolean {
  const words = partAround(theirs, other)
  return partAround(ours, index).some((at) => ours.atoms[at]?.kind === 'word' && words.includes(ours.partner[at] ?? -1))
}

/** The atoms between the commas before and behind one; a bare value belongs to what stands before its comma. */
function partAround(text: ComparedText, index: number): number[] {
  const statement = text.statementOf[index]
  const partAt = (at: number) => (text.statementOf[at] === statement ? text.atoms[at]?.part : undefined)
  const indices: number[] = []
  let to = index
  while (partAt(to + 1) === partAt(index)) to += 1
  let part = partAt(index)
  for (let at = to; partAt(at) !== undefined; at -= 1) {
    const hasWord = indices.some((one) => text.atoms[one]?.kind === 'word')
    if (partAt(at) !== part && hasWord) break
    part = partAt(at)
    indices.push(at)
  }
  return indices
}

/** The words of the clause a value stands in; for a negation the next one, or the one before at the end. */
function neighbours(text: ComparedText, index: number): number[] {
  const atom = text.atoms[index]
  const isNeighbour = (at: number) =>
    text.statementOf[at] === text.statementOf[index] && text.atoms[at]?.clause === atom?.clause
  const before: number[] = []
  const after: number[] = []
  for (let at = index - 1; isNeighbour(at); at -= 1) if (text.atoms[at]?.kind === 'word') before.push(at)
  for (let at = index + 1; isNeighbour(at); at += 1) if (text.atoms[at]?.kind === 'word') after.push(at)
  if (atom?.kind !== 'negation') return [...before, ...after]
  return after.length > 0 ? after : before.slice(0, 1)
}
