import { familyOf } from '../anatomy/finding-concepts.ts'
import { matchTerm } from '../anatomy/term-index.ts'
import { fitsAt, tells } from '../read/tells.ts'
import type { Word } from './sentence.ts'

interface Line {
  words: readonly Word[]
}

/** In words: less is no description that could be summed up. */
const describedFrom = 20

/**
 * Which line opens an impression that has no heading: lines with numbers or bullets behind a description, or a last
 * line that takes up what a paragraph before it describes. The count of the lines where none does.
 */
export function closingLine(lines: readonly Line[]): number {
  const pointed = lines.findIndex(({ words }) => isPointedAt(words))
  if (pointed > 0) return pointed
  const listed = lines.findLastIndex(({ words }) => !isItem(words)) + 1
  const described = lines.slice(0, listed)
  const isList = listed < lines.length - 1 && !described.some(({ words }) => isItem(words))
  if (isList && isDescription(described)) return listed
  const last = lines.length - 1
  const before = lines.slice(0, last)
  return isDescription(before) && sumsUp(lines[last]?.words ?? [], before) ? last : lines.length
}

/** "1. ...", "2) ...", "- ...", "• ...". */
export function isItem(words: readonly Word[]): boolean {
  const [first, second] = words
  if (first?.kind === 'number') return /^\d{1,2}$/.test(first.text) && ['.', ')'].includes(second?.text ?? '')
  return first?.kind === 'mark' && !'("„'.includes(first.text)
}

/** "--> Invagination", "→ Invagination". */
function isPointedAt(words: readonly Word[]): boolean {
  return tells(words, /^[>→⇒➔]$/, 0, 3)
}

/** A report of one line to each organ has no paragraph and ends with its last organ. */
function isDescription(lines: readonly Line[]): boolean {
  return lines.some(({ words }) => words.length >= describedFrom && words.filter(({ text }) => text === '.').length > 1)
}

function sumsUp(words: readonly Word[], before: readonly Line[]): boolean {
  const isLabelled = words.slice(0, 4).some(({ text }) => text === ':')
  if (isLabelled || words.length > before.reduce((sum, line) => sum + line.words.length, 0) / 2) return false
  if (fitsAt(words, 0, /^(?:Zunehm|Progred|Rückläuf|Regred)/)) return true
  const nouns = words.filter(isNoun)
  const families = nouns.flatMap(familiesOf)
  return before.some((line) =>
    line.words
      .filter(isNoun)
      .some(
        (word) => nouns.some((noun) => isAlike(noun, word)) || familiesOf(word).some((one) => families.includes(one)),
      ),
  )
}

/** "Lipom" takes up "Raumforderung". */
function familiesOf(word: Word): string[] {
  return (matchTerm([word], 0)?.meanings ?? []).flatMap(({ kind, id }) => (kind === 'finding' ? familyOf(id) : []))
}

/** Or the very size: "Subkutanes Lipom (4,3 cm)". */
function isNoun({ text, stem }: Word): boolean {
  return (stem.length > 3 && /^\p{Lu}/u.test(text)) || /^\d+,\d$/.test(text)
}

/** "Nierenzyste" takes up "Zyste". */
function isAlike({ stem }: Word, other: Word): boolean {
  return stem.endsWith(other.stem) || other.stem.endsWith(stem)
}
