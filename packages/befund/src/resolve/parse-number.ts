import { wordSet } from '../read/word-set.ts'
import { isMeasured } from './is-measured.ts'
import type { NumberReading } from './number-reading.ts'
import { halfNumber, isFigures, wholeNumber } from './number-words.ts'
import { continues, keyAt, type Scan } from './scan.ts'

/** Articles that are the number one only before a unit. */
export const articleForms: ReadonlySet<string> = wordSet('ein eine einen einem einer eines')

const longestNumber = 6
const fragments = wordSet('und hundert tausend ein eins')

/** Whether a number can begin with a word. */
export function opensNumber(key: string): boolean {
  return wholeNumber(key) !== null || halfNumber(key) !== null || key.includes('komma')
}

/** The number that begins at a cell, with its decimals; null where none begins. Articles do not count. */
export function parseNumber(scan: Scan, at: number): NumberReading | null {
  const known = scan.memory.numbers.get(at)
  if (known !== undefined) return known
  const number = readNumber(scan, at)
  scan.memory.numbers.set(at, number)
  return number
}

function readNumber(scan: Scan, at: number): NumberReading | null {
  const glued = gluedDecimal(keyAt(scan, at))
  if (glued !== null) return glued
  const half = halfNumber(keyAt(scan, at))
  if (half !== null)
    return { text: half, value: Number(half.replace(',', '.')), length: 1, spoken: true, decimal: true }
  const whole = parseWhole(scan, at)
  return whole === null ? null : withDecimals(scan, at, whole)
}

/** "dreikommafünf" in one word. */
function gluedDecimal(key: string): NumberReading | null {
  const comma = key.indexOf('komma')
  if (comma <= 0) return null
  const whole = wholeNumber(key.slice(0, comma))
  const rest = wholeNumber(key.slice(comma + 'komma'.length))
  if (whole === null || rest === null || rest > 99) return null
  return { text: `${whole},${rest}`, value: Number(`${whole}.${rest}`), length: 1, spoken: true, decimal: true }
}

function parseWhole(scan: Scan, at: number): NumberReading | null {
  const cell = scan.cells[at]
  if (cell === undefined || cell.text === '') return null
  if (cell.kind === 'number' && isFigures(cell.key)) return figures(cell.key)
  if (cell.kind !== 'word' || (wholeNumber(cell.key) === null && !fragments.has(cell.key)) || cell.key === 'und')
    return null
  if (cell.key === 'ein' && opensDecimal(scan, at))
    return { text: '1', value: 1, length: 1, spoken: true, decimal: false }
  return joined(scan, at) ?? single(cell.key)
}

/** "ein Komma fünf": no article stands before a comma. */
function opensDecimal(scan: Scan, at: number): boolean {
  return keyAt(scan, at + 1) === 'komma' && continues(scan, at + 2) && digitsAt(scan, at + 2) !== null
}

function figures(key: string): NumberReading {
  return { text: key, value: Number(key.replace(',', '.')), length: 1, spoken: false, decimal: /[.,]/.test(key) }
}

function single(key: string): NumberReading | null {
  const value = wholeNumber(key)
  if (value === null || articleForms.has(key)) return null
  return { text: String(value), value, length: 1, spoken: true, decimal: false }
}

/** Number words that a recogniser took apart: "ein hundert zwanzig", "zwei tausend vier und zwanzig". */
function joined(scan: Scan, at: number): NumberReading | null {
  let key = keyAt(scan, at)
  let best: NumberReading | null = null
  for (let length = 2; length <= longestNumber && continues(scan, at + length - 1); length++) {
    const next = keyAt(scan, at + length - 1)
    if ((wholeNumber(next) === null && !fragments.has(next)) || isOwnNumber(keyAt(scan, at + length - 2), next)) break
    key += next
    const value = wholeNumber(key)
    if (value !== null) best = { text: String(value), value, length, spoken: true, decimal: false }
  }
  if (best === null) return null
  const doubtful = best.length === 3 && keyAt(scan, at + 1) === 'und' && best.value < 100
  return doubtful ? { ...best, doubtful } : best
}

/** "neun zehn" are two numbers: recognisers take numbers apart at hundert, tausend and und only. */
function isOwnNumber(previous: string, next: string): boolean {
  const value = wholeNumber(previous)
  return next === 'zehn' && value !== null && value < 10
}

/** "drei Komma null fünf": the digits after a spoken comma. */
function withDecimals(scan: Scan, at: number, whole: NumberReading): NumberReading {
  const comma = at + whole.length
  if (whole.decimal || keyAt(scan, comma) !== 'komma' || !continues(scan, comma + 1)) return whole
  let digits = ''
  let length = whole.length + 1
  for (;;) {
    const next = scan.cells[at + length]
    const value =
      next === undefined || (digits !== '' && !continues(scan, at + length)) ? null : digitsAt(scan, at + length)
    if (value === null) break
    // "null Komma null fünfunddreißig"
    const isFirst = /^0*$/.test(digits)
    if (digits !== '' && ((value.length > 1 && !isFirst) || startsNextNumber(scan, at + length))) break
    digits += value
    length++
    if (value.length > 1) break
  }
  // "b-Werte fünfzig Komma vierhundert"
  if (Number(digits) >= 100 && whole.value >= 10 && !isMeasured(scan, at + length)) return whole
  if (digits === '' || isInList(scan, whole.value, at + length)) return whole
  const text = `${whole.text},${digits}`
  return { text, value: Number(text.replace(',', '.')), length, spoken: true, decimal: true }
}

/** "achtzehn Komma achtundzwanzig Komma sechsunddreißig": teeth, and no decimals. */
function isInList(scan: Scan, value: number, end: number): boolean {
  const isLong = (key: string): boolean => key.length > 4 && Number(decimalDigits(key) ?? 0) > 10
  if (value <= 10 || !isLong(keyAt(scan, end - 1)) || !isLong(keyAt(scan, end + 1)) || isMeasured(scan, end + 2))
    return false
  return keyAt(scan, end) === 'komma' || (keyAt(scan, end) === 'und' && keyAt(scan, end + 2) !== 'komma')
}

/** "zwei Komma ein Zentimeter": before a unit the article is a digit. */
function digitsAt(scan: Scan, at: number): string | null {
  const key = keyAt(scan, at)
  return decimalDigits(key) ?? (key === 'ein' && isMeasured(scan, at + 1) ? '1' : null)
}

function decimalDigits(key: string): string | null {
  if (/^\d{1,3}$/.test(key)) return key
  const value = wholeNumber(key)
  return value === null || value > 999 || key === 'ein' ? null : String(value)
}

/** Another number with decimals or an axis begins here, so that this digit is not part of the one before. */
function startsNextNumber(scan: Scan, at: number): boolean {
  return keyAt(scan, at + 1) === 'komma' && decimalDigits(keyAt(scan, at + 2)) !== null
}
