import { lookUp } from '../lexicon/lexicon.ts'
import { mergeCells, stopBehind } from './cell.ts'
import { phraseOpeners } from './function-words.ts'
import { gradeWords, longestScale, romanNumeral } from './grade-scales.ts'
import { unitFollowing } from './match-measure.ts'
import { segmentWords } from './match-segment.ts'
import { wholeNumber } from './number-words.ts'
import { continues, keyAt, type Match, type Scan } from './scan.ts'
import { vertebraNames } from './spine.ts'
import { isLineStart } from './text-style.ts'

const longestList = 20

/** "eins Punkt ... zwei Punkt ...", "römisch eins Punkt ...": the number of an item at the start of a line or sentence. */
export function matchListNumber(scan: Scan, at: number): Match | null {
  const adverb = countedOff.indexOf(keyAt(scan, at)) + 1
  if (adverb > 0) return countingAdverb(scan, at, adverb)
  if (keyAt(scan, at) === 'nummer') return numbered(scan, at)
  const isRoman = keyAt(scan, at) === 'römisch'
  const valueAt = isRoman ? at + 1 : at
  const value = wholeNumber(keyAt(scan, valueAt))
  const stop = scan.cells[valueAt + 1]
  if (value === null || value === 0 || value > longestList) return null
  if (stop?.key !== 'punkt' || !stop.spoken) return isRoman ? null : bareNumber(scan, at, value)
  const lineStart = isLineStart(scan.cells, at)
  if (!isNextItem(scan, at, value, lineStart) || scan.cells[valueAt + 2] === undefined) return null
  scan.memory.nextItem = value + 1
  const text = isRoman ? romanNumeral(value) : String(value)
  const number = mergeCells(scan.cells.slice(at, valueAt + 1), { text, kind: 'number', rule: 'listNumber' })
  return { length: valueAt + 2 - at, cells: [lineStart ? number : { ...number, layout: 'line' }, stop] }
}

/** "Doppelpunkt Punkt eins Lungenembolie Punkt Punkt zwei Infarkt": the stop is said before the number of the item. */
export function matchNumberedPoint(scan: Scan, at: number): Match | null {
  const previous = scan.cells[at - 1]
  const value = continues(scan, at + 1) ? wholeNumber(keyAt(scan, at + 1)) : null
  const isItem = isLineStart(scan.cells, at) || previous?.heading !== undefined || previous?.text === '.'
  if (value === null || !isItem || scan.cells[at + 2] === undefined) return null
  if (keyAt(scan, at + 1) !== 'eins' && (value === 1 || value !== scan.memory.nextItem)) return null
  return item(scan, at, value, 2)
}

/** "Beurteilung Nummer eins Ureterstein Punkt Nummer zwei Steatose": the noun is not written. */
function numbered(scan: Scan, at: number): Match | null {
  const value = continues(scan, at + 1) ? wholeNumber(keyAt(scan, at + 1)) : null
  if (value === null || !continues(scan, at + 2) || !isNextItem(scan, at, value, isLineStart(scan.cells, at)))
    return null
  return item(scan, at, value, 2)
}

export const countedOff = [
  'erstens',
  'zweitens',
  'drittens',
  'viertens',
  'fünftens',
  'sechstens',
  'siebtens',
  'achtens',
]

/** "erstens ... zweitens ..." at the start of lines or sentences as the numbers of a list. */
function countingAdverb(scan: Scan, at: number, value: number): Match | null {
  const cell = scan.cells[at]
  const lineStart = isLineStart(scan.cells, at)
  if (cell === undefined || !scan.style.dictated || !continues(scan, at + 1)) return null
  if (scan.cells[at + 1]?.kind === 'punctuation' || !isNextItem(scan, at, value, lineStart)) return null
  if (value === 1 && !scan.cells.some((other, index) => index > at && other.key === 'zweitens')) return null
  return item(scan, at, value)
}

/** The number on a line of its own, with the stop that was not spoken behind it. */
function item(scan: Scan, at: number, value: number, length = 1): Match {
  scan.memory.nextItem = value + 1
  const said = scan.cells.slice(at, at + length)
  const number = mergeCells(said, { text: String(value), kind: 'number', rule: 'listNumber' })
  return {
    length,
    cells: [isLineStart(scan.cells, at) ? number : { ...number, layout: 'line' }, stopBehind(number)],
  }
}

/** "Beurteilung eins Gonarthrose zwei Erguss": numbers alone, where all of them can only be those of a list. */
function bareNumber(scan: Scan, at: number, value: number): Match | null {
  const previous = scan.cells[at - 1]
  const isFirst = keyAt(scan, at) === 'eins' && previous?.heading === 'impression'
  const isNext = scan.memory.bareItems === true && value === scan.memory.nextItem
  if (!scan.style.dictated || !(isFirst || isNext) || !isBareItem(scan, at)) return null
  if (isFirst ? !hasSecond(scan, at) : previous?.text !== '.' && !goesOn(scan, at)) return null
  scan.memory.bareItems = true
  return item(scan, at, value)
}

function hasSecond(scan: Scan, at: number): boolean {
  return scan.cells.some(
    (cell, index) =>
      index > at && cell.key === 'zwei' && isBareItem(scan, index) && !phraseOpeners.has(keyAt(scan, index - 1)),
  )
}

/** Neither a grade or level, nor a measure, nor the number of something: "Grad zwei", "zwei Zentimeter", "zwei kleine Zysten". */
function isBareItem(scan: Scan, at: number): boolean {
  const before = keyAt(scan, at - 1)
  if (gradeWords.has(before) || longestScale.has(before) || vertebraNames.has(before) || segmentWords.has(before))
    return false
  if (/^[a-z]{1,2}$/.test(before) || unitFollowing(scan, at + 1) !== null) return false
  if (wholeNumber(before) !== null && !gradeWords.has(keyAt(scan, at - 2))) return false
  let next = at + 1
  while (continues(scan, next) && lookUp(keyAt(scan, next)).some((one) => one.class === 'adjective')) next++
  if (!continues(scan, next) || scan.cells[next]?.kind !== 'word') return false
  const readings = lookUp(keyAt(scan, next))
  if (isDenial(keyAt(scan, at + 1))) return true
  return readings.length > 0 && readings.every((one) => one.class === 'noun' && one.form === 'singular')
}

function isDenial(key: string): boolean {
  return /^keine?[nr]?$/.test(key)
}

function isNextItem(scan: Scan, at: number, value: number, lineStart: boolean): boolean {
  const previous = scan.cells[at - 1]
  if (value === 1) return (lineStart || previous?.heading !== undefined) && keyAt(scan, at) !== 'ein'
  return value === scan.memory.nextItem && (lineStart || previous?.text === '.' || goesOn(scan, at))
}

/** "eins Punkt Gonarthrose zwei Punkt Erguss", "erstens ... zweitens ..." in one breath: the next number of an open list. */
function goesOn(scan: Scan, at: number): boolean {
  const previous = scan.cells[at - 1]
  return scan.memory.nextItem > 1 && previous?.kind === 'word' && !phraseOpeners.has(previous.key)
}

/** "römisch drei" as III, "römisch zwei b" as IIb, wherever it is said. */
export function matchRoman(scan: Scan, at: number): Match | null {
  const value = keyAt(scan, at) === 'römisch' && continues(scan, at + 1) ? wholeNumber(keyAt(scan, at + 1)) : null
  if (value === null || value === 0 || value > 12) return null
  const letter = continues(scan, at + 2) && /^[abc]$/.test(keyAt(scan, at + 2)) ? keyAt(scan, at + 2) : ''
  const length = letter === '' || keyAt(scan, at + 3).length === 1 ? 2 : 3
  const text = romanNumeral(value) + (length === 3 ? letter : '')
  return { length, cells: [mergeCells(scan.cells.slice(at, at + length), { text, kind: 'grade', rule: 'roman' })] }
}
