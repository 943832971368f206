import { startsUpper } from '../read/starts-upper.ts'
import { wordSet } from '../read/word-set.ts'
import type { Cell } from './cell.ts'
import { stutterWords } from './function-words.ts'
import { wordClass } from './word-class.ts'

/** How far back a correction may reach, in cells. */
const reach = 12

export interface Repair {
  /** Index in the kept cells from which on all is taken back. */
  from: number
  /** Cells that move behind the repair: the unit of "drei Millimeter, nein, vier". */
  unit: readonly Cell[]
  /** Length of the words that replace them. */
  length: number
}

/** What a repair takes back, or null where nothing before it is of its kind. */
export function findRepair(
  kept: readonly Cell[],
  cells: readonly Cell[],
  next: number,
  { strong, anyWord }: { strong: boolean; anyWord: boolean },
): Repair | null {
  const first = cells[next]
  if (first === undefined || first.kind === 'punctuation') return null
  const kind = wordClass(first)
  if (kind === 'number') return repairNumber(kept, cells, next)
  const same = kind === null ? -1 : lastIndex(kept, (cell) => wordClass(cell) === kind)
  const again = lastIndex(kept, (cell) => cell.key === first.key && cell.kind === 'word')
  if (again >= 0 && kind !== 'level' && kind !== 'grade' && (stutterWords.has(first.key) || strong))
    return {
      from: stutterWords.has(first.key) ? again : withDenial(kept, again, first),
      unit: [],
      length: retraced(kept, again, cells, next),
    }
  if (same >= 0 && (kind === 'level' || kind === 'grade')) return repairNamed(kept, same, cells, next)
  if (same >= 0 && !replaces(kept, same, first, strong)) return null
  if (same >= 0)
    return kind === 'article' || isSaidAgain(kept[same + 1], cells[next + 1])
      ? { from: same, unit: [], length: retraced(kept, same, cells, next) }
      : { from: same, unit: kept.slice(same + 1), length: 1 }
  const later = laterMatch(kept, cells, next)
  if (later !== null) return later
  return strong && anyWord && isPlausible(kept.at(-1), first) ? { from: kept.length - 1, unit: [], length: 1 } : null
}

/** How many words a "nein" leaves standing between the word taken back and itself. */
const longestUnit = 3

/**
 * Whether the word may stand where the one taken back stood: declined for declined ("im rechten, nein, linken"),
 * and for a mere "nein" in the same phrase and close by. Everything else is asked about.
 */
function replaces(kept: readonly Cell[], at: number, word: Cell, strong: boolean): boolean {
  const replaced = kept[at]
  if (replaced === undefined || isDeclinedSide(replaced.key) !== isDeclinedSide(word.key)) return false
  const unit = kept.slice(at + 1)
  return strong || (unit.length <= longestUnit && unit.every(({ kind }) => kind !== 'punctuation'))
}

function isDeclinedSide(key: string): boolean {
  return /^(?:rechte|linke)[nrsm]?$/.test(key)
}

/** "LWK eins, nein, BWK zwölf", "Grad zwei, nein, Grad drei": the numbers go with their names. */
function repairNamed(kept: readonly Cell[], from: number, cells: readonly Cell[], next: number): Repair {
  let length = 1
  while (isNumberPart(cells, next + length)) length++
  let rest = from + 1
  while (length > 1 && isNumberPart(kept, rest)) rest++
  return { from, unit: kept.slice(rest), length }
}

/**
 * Whether what follows the word taken back is said again: "rechts drei Zentimeter, nein, links vier Zentimeter" does,
 * "links basal, nein, rechts" keeps its "basal".
 */
function isSaidAgain(before: Cell | undefined, after: Cell | undefined): boolean {
  if (before === undefined || after === undefined || after.kind === 'punctuation') return false
  const kind = wordClass(before)
  return before.key === after.key || (kind !== null && kind === wordClass(after))
}

/** The words said again: as many as were taken back, up to the end of the phrase. */
function retraced(kept: readonly Cell[], from: number, cells: readonly Cell[], next: number): number {
  let length = 0
  while (
    length < kept.length - from &&
    cells[next + length] !== undefined &&
    cells[next + length]?.kind !== 'punctuation'
  )
    length++
  while (length > 0 && isNumberPart(cells, next + length)) length++
  return Math.max(length, 1)
}

/** "Pneumothorax, nein, kein Pneumothorax": a later word of the repair was said before. */
function laterMatch(kept: readonly Cell[], cells: readonly Cell[], next: number): Repair | null {
  for (let offset = 1; offset <= 2; offset++) {
    const word = cells[next + offset]
    if (word === undefined || word.kind !== 'word' || stutterWords.has(word.key)) continue
    const found = lastIndex(kept, (cell) => cell.key === word.key)
    if (found < 0) continue
    const from = alike(kept, found, cells, next + offset, offset)
    return { from: withDenial(kept, from, cells[next]), unit: [], length: offset + 1 }
  }
  return null
}

/** "Kein Erguss, Korrektur, geringer Erguss": what is said again without its denial takes the denial back, and "ohne" the "mit". */
function withDenial(kept: readonly Cell[], from: number, first: Cell | undefined): number {
  return /^(?:keine?[nmrs]?|ohne|nicht) |^mit ohne$/.test(`${kept[from - 1]?.key} ${first?.key}`) ? from - 1 : from
}

/** Goes back from the word found as long as the words before it are of the kind said again: "T zwei hyperintens". */
function alike(kept: readonly Cell[], found: number, cells: readonly Cell[], at: number, offset: number): number {
  for (let back = 1; back <= offset; back++) {
    const left = kept[found - back]
    const right = cells[at - back]
    if (left === undefined || right === undefined) return found - back + 1
    const kind = wordClass(left)
    if (left.key !== right.key && (kind === null || kind !== wordClass(right))) return found - back + 1
  }
  return found - offset
}

function lastIndex(kept: readonly Cell[], matches: (cell: Cell) => boolean): number {
  for (let index = kept.length - 1; index >= Math.max(0, kept.length - reach); index--) {
    const cell = kept[index]
    if (cell === undefined || isStop(cell)) return -1
    if (matches(cell)) return index
    if (cell.lineBreak || cell.layout !== 'none') return -1
  }
  return -1
}

function isStop(cell: Cell): boolean {
  return cell.text === '' || cell.heading !== undefined || '.?!;'.includes(cell.text)
}

/** Two ordinary words of which one may replace the other. */
export function isPlausible(left: Cell | undefined, right: Cell | undefined): boolean {
  if (left === undefined || right === undefined || left.kind !== 'word' || right.kind !== 'word') return false
  return (
    left.heading === undefined &&
    !stutterWords.has(left.key) &&
    !stutterWords.has(right.key) &&
    startsUpper(left.text) === startsUpper(right.text)
  )
}

/** Numbers with their decimals; a range or a second axis is taken back only as far as it is said again. */
function repairNumber(kept: readonly Cell[], cells: readonly Cell[], next: number): Repair | null {
  let end = next
  let groups = 0
  while (isNumberPart(cells, end)) {
    if (wordClass(cells[end]) === 'number' && cells[end - 1]?.key !== 'komma') groups++
    end++
  }
  const last = lastIndex(kept, (cell) => wordClass(cell) === 'number')
  if (last < 0) return null
  const unit = kept.slice(last + 1)
  // "BI-RADS vier a, Korrektur, vier b"
  if (unit.length === 1 && unit[0]?.key.length === 1 && cells[end]?.key.length === 1)
    return { from: last, unit: [], length: end + 1 - next }
  if (unit.some((cell) => wordClass(cell) !== 'unit')) return null
  let from = last
  for (let left = groups; from >= 0; ) {
    const isDecimal = kept[from - 1]?.key === 'komma' && wordClass(kept[from - 2]) === 'number'
    if (isDecimal) from -= 2
    else if (--left > 0 && previousNumber(kept, from) !== null) from = previousNumber(kept, from) ?? from
    else break
  }
  const saysUnit = wordClass(cells[end]) === 'unit'
  return { from, unit: saysUnit ? [] : unit, length: end - next + (saysUnit && unit.length > 0 ? 1 : 0) }
}

const joints = wordSet('mal bis schrägstrich')

function previousNumber(kept: readonly Cell[], at: number): number | null {
  const before = kept[at - 1]
  if (before === undefined) return null
  if (wordClass(before) === 'number') return at - 1
  const joined = joints.has(before.key) && wordClass(kept[at - 2]) === 'number'
  return joined ? at - 2 : null
}

function isNumberPart(cells: readonly Cell[], at: number): boolean {
  const cell = cells[at]
  if (cell === undefined) return false
  if (wordClass(cell) === 'number') return true
  return (cell.key === 'komma' || joints.has(cell.key)) && wordClass(cells[at + 1]) === 'number'
}
