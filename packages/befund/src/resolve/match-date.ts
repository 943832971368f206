import { countedNoun } from '../read/ordinal-nouns.ts'
import { wordSet } from '../read/word-set.ts'
import { mergeCells } from './cell.ts'
import { isMeasured } from './is-measured.ts'
import { isFigures, ordinalNumber, wholeNumber } from './number-words.ts'
import { continues, keyAt, type Match, type Scan, verbatim } from './scan.ts'

const monthNames = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]
const months = new Map<string, string>([
  ...monthNames.map((name) => [name.toLowerCase(), name] as const),
  ['jänner', 'Jänner'],
  ['feber', 'Feber'],
])

/** Words before a date, so that two ordinals are day and month even without a year. */
const dateOpeners = wordSet('am vom bis zum seit dem den ab der datum von')

/** A spoken or written date: "ersten achten zweitausendvierundzwanzig", "am dritten Mai", "12.03.2024". */
export function matchDate(scan: Scan, at: number): Match | null {
  return (
    writtenDate(scan, at) ??
    firstDay(scan, at) ??
    namedMonth(scan, at) ??
    ordinalPair(scan, at) ??
    monthAndYear(scan, at) ??
    spokenDigits(scan, at)
  )
}

const dateFigures = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/

function writtenDate(scan: Scan, at: number): Match | null {
  const cell = scan.cells[at]
  if (cell?.kind !== 'number') return null
  const parts = dateFigures.exec(cell.key)
  if (parts === null || !isDay(Number(parts[1])) || !isMonth(Number(parts[2]))) return null
  return { length: 1, cells: [{ ...cell, kind: 'date' }] }
}

function isDay(value: number): boolean {
  return value >= 1 && value <= 31
}

function isMonth(value: number): boolean {
  return value >= 1 && value <= 12
}

/** "zwölfter März zweitausendvierundzwanzig", "12. März 2024". */
function namedMonth(scan: Scan, at: number): Match | null {
  const ordinal = ordinalNumber(keyAt(scan, at))
  if (ordinal !== null) {
    const name = continues(scan, at + 1) ? months.get(keyAt(scan, at + 1)) : undefined
    if (name === undefined || !isDay(ordinal)) return null
    const year = yearAt(scan, at + 2, false, true)
    if (!scan.style.dictated && year?.spoken !== true) return null
    return madeDate(scan, at, 2 + (year?.length ?? 0), `${ordinal}. ${name}${year === null ? '' : ` ${year.text}`}`)
  }
  if (!/^\d{1,2}$/.test(keyAt(scan, at))) return null
  const hasStop = scan.cells[at + 1]?.text === '.'
  const month = hasStop ? at + 2 : at + 1
  const name = continues(scan, month) ? months.get(keyAt(scan, month)) : undefined
  if (name === undefined || !(hasStop || scan.style.lowerCase)) return null
  const year = yearAt(scan, month + 1, false, true)
  const length = month + 1 - at + (year?.length ?? 0)
  const cells = scan.cells.slice(at, at + length)
  const spoken = !hasStop || cells.some((cell) => cell.spoken) || (year?.spoken ?? false)
  const text = spoken
    ? `${keyAt(scan, at)}. ${name}${year === null ? '' : ` ${year.text}`}`
    : verbatim(scan, at, length)
  return { length, cells: [mergeCells(cells, { text, kind: 'date', rule: 'date', spoken })] }
}

/** The first day of "vom ersten bis dritten April". */
function firstDay(scan: Scan, at: number): Match | null {
  if (!scan.style.dictated) return null
  const day = ordinalNumber(keyAt(scan, at))
  if (day === null || !isDay(day) || !continues(scan, at + 1) || !dayLinks.has(keyAt(scan, at + 1))) return null
  const other = keyAt(scan, at + 2) === 'zum' ? at + 3 : at + 2
  const month = continues(scan, other + 1) ? months.get(keyAt(scan, other + 1)) : undefined
  if (ordinalNumber(keyAt(scan, other)) === null || month === undefined) return null
  return {
    length: 1,
    cells: [mergeCells(scan.cells.slice(at, at + 1), { text: `${day}.`, kind: 'number', rule: 'date' })],
  }
}

const dayLinks = wordSet('bis und oder')

/** "zwölften dritten vierundzwanzig", "vom achten neunten". */
function ordinalPair(scan: Scan, at: number): Match | null {
  const day = ordinalNumber(keyAt(scan, at))
  const month = continues(scan, at + 1) ? ordinalNumber(keyAt(scan, at + 1)) : null
  if (day === null || month === null || !isDay(day) || !isMonth(month)) return null
  const year = yearAt(scan, at + 2, true)
  if (year === null && !dateOpeners.has(keyAt(scan, at - 1))) return null
  if (year === null && isEnumerated(keyAt(scan, at + 2))) return null
  return madeDate(scan, at, 2 + (year?.length ?? 0), `${twoDigits(day)}.${twoDigits(month)}.${year?.text ?? ''}`)
}

/** A noun that is counted off: "vom zweiten dritten Segment", "Zahn elf zweitausendzwanzig". */
function isEnumerated(key: string): boolean {
  return /^(?:rippe|segment|finger|strahl|zehe|wirbel|lendenwirbel|brustwirbel|halswirbel|ast|zahn|zone|station|nummer)/.test(
    key,
  )
}

/** "drei Schrägstrich zweitausenddreiundzwanzig", "elf zweitausendzweiundzwanzig" as 03/2023 and 11/2022. */
function monthAndYear(scan: Scan, at: number): Match | null {
  const month = partAt(scan, at)
  if (month === null || month.point || !isMonth(month.value) || isEnumerated(keyAt(scan, at - 1))) return null
  const slash = scan.cells[at + month.length]
  const link = slash?.text === '/' && slash.spoken ? 1 : 0
  const year = yearAt(scan, at + month.length + link, false)
  const isSpoken = link > 0 || (scan.style.dictated && year?.spoken === true && !isFigures(keyAt(scan, at)))
  return year === null || !isSpoken
    ? null
    : madeDate(scan, at, month.length + link + year.length, `${twoDigits(month.value)}/${year.text}`)
}

/** "null eins null acht zweitausendvierundzwanzig", "zwölf Punkt drei Punkt vierundzwanzig". */
function spokenDigits(scan: Scan, at: number): Match | null {
  const day = partAt(scan, at)
  if (day === null || !isDay(day.value)) return null
  const month = partAt(scan, at + day.length)
  if (month === null || !isMonth(month.value)) return null
  const points = day.point && month.point
  const zeros = day.zero || month.zero
  const opened = dateOpeners.has(keyAt(scan, at - 1))
  const figures = scan.style.dictated && isFigures(keyAt(scan, at)) && isFigures(keyAt(scan, at + day.length))
  if (!points && !((zeros || figures) && opened)) return null
  const yearStart = at + day.length + month.length
  const year = yearAt(scan, yearStart, points && opened)
  if (year === null) return null
  return madeDate(
    scan,
    at,
    yearStart + year.length - at,
    `${twoDigits(day.value)}.${twoDigits(month.value)}.${year.text}`,
  )
}

function partAt(scan: Scan, at: number): { value: number; length: number; zero: boolean; point: boolean } | null {
  if (!continues(scan, at) && at > 0 && scan.cells[at]?.text === '') return null
  const zero = keyAt(scan, at) === 'null' || keyAt(scan, at) === '0'
  const valueAt = zero ? at + 1 : at
  const key = keyAt(scan, valueAt)
  const value = /^\d{1,2}$/.test(key) ? Number(key) : wholeNumber(key)
  if (value === null || value > 31 || key === 'ein' || (zero && value > 9)) return null
  const point = keyAt(scan, valueAt + 1) === 'punkt' && scan.cells[valueAt + 1]?.text === '.'
  return { value, zero, point, length: valueAt + 1 - at + (point ? 1 : 0) }
}

interface Year {
  text: string
  length: number
  spoken: boolean
}

/** A year of four figures, or of two where the place leaves no doubt; "zwanzig vierundzwanzig" behind day and month. */
function yearAt(scan: Scan, at: number, shortAllowed: boolean, twoWords = shortAllowed): Year | null {
  if (!continues(scan, at)) return null
  const key = keyAt(scan, at)
  const next = continues(scan, at + 1) ? keyAt(scan, at + 1) : ''
  if (/^(?:zwanzig|neunzehn)$/.test(key) && twoWords) {
    const rest = wholeNumber(next)
    if (rest !== null && rest >= 10 && rest < 100)
      return { text: `${wholeNumber(key)}${rest}`, length: 2, spoken: true }
  }
  const split = wholeNumber(key + next)
  if (next !== '' && split !== null && isFullYear(split)) return { text: String(split), length: 2, spoken: true }
  if (isFigures(key) && (isFullYear(Number(key)) || (shortAllowed && key.length === 2)))
    return { text: key, length: 1, spoken: false }
  const value = wholeNumber(key)
  if (value === null) return null
  if (isFullYear(value)) return { text: String(value), length: 1, spoken: true }
  return shortAllowed && value < 100 && key !== 'ein' && value > 0
    ? { text: twoDigits(value), length: 1, spoken: true }
    : null
}

function isFullYear(value: number): boolean {
  return value >= 1900 && value <= 2100
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function madeDate(scan: Scan, at: number, length: number, text: string): Match {
  return { length, cells: [mergeCells(scan.cells.slice(at, at + length), { text, kind: 'date', rule: 'date' })] }
}

/** "vierzehn Uhr dreißig" as 14:30 Uhr. */
export function matchTime(scan: Scan, at: number): Match | null {
  const zero = keyAt(scan, at) === 'null' ? matchTime(scan, at + 1) : null
  if (zero !== null) return withZero(scan, at, zero)
  const hour = hourAt(scan, at, 24)
  if (hour === null || !continues(scan, at + 1)) return null
  if (opensHours(scan, at)) return madeHour(scan, at, 1, String(hour))
  if (keyAt(scan, at + 1) !== 'uhr') return null
  const zeros = keyAt(scan, at + 2) === 'null' && continues(scan, at + 3) ? 1 : 0
  const minute = continues(scan, at + 2 + zeros) && isMinute(scan, at, zeros) ? hourAt(scan, at + 2 + zeros, 59) : null
  if (isFigures(keyAt(scan, at)) && (minute === null || !scan.style.dictated)) return null
  const length = minute === null ? 1 : 3 + zeros
  return madeHour(scan, at, length, minute === null ? String(hour) : `${twoDigits(hour)}:${twoDigits(minute)} Uhr`)
}

/** "von drei bis sechs Uhr", "zwischen elf und ein Uhr" on the dial of a labrum or a breast. */
function opensHours(scan: Scan, at: number): boolean {
  if (isFigures(keyAt(scan, at)) || !/^(?:bis|und)$/.test(keyAt(scan, at + 1))) return false
  return hourAt(scan, at + 2, 24) !== null && keyAt(scan, at + 3) === 'uhr'
}

function madeHour(scan: Scan, at: number, length: number, text: string): Match {
  const kind = length === 1 ? 'number' : 'date'
  return { length, cells: [mergeCells(scan.cells.slice(at, at + length), { text, kind, rule: 'time' })] }
}

/** In "bei drei Uhr ein Herd", "drei Uhr zwei Herde" and "bei drei Uhr vierzehn Millimeter" the hour stands alone; "drei Uhr null fünf" is told by its zero. */
function isMinute(scan: Scan, hour: number, zeros: number): boolean {
  const at = hour + 2 + zeros
  const minute = hourAt(scan, at, 59)
  if (/^ein(?:e[nmrs]?)?$/.test(keyAt(scan, at)) || isMeasured(scan, at + 1)) return false
  if (zeros > 0) return minute !== null && minute < 10
  // No dial has thirteen hours.
  if ((hourAt(scan, hour, 24) ?? 0) > 12) return minute !== null
  return minute === null || minute > 12 || !continues(scan, at + 1) || timeOpeners.has(keyAt(scan, hour - 1))
}

/** Words before a time of day; elsewhere a small number behind "Uhr" counts what lies there. */
const timeOpeners = wordSet('um gegen ab seit bis von vom nach vor zeit uhrzeit null')

/** "null acht Uhr fünfzehn". */
function withZero(scan: Scan, at: number, time: Match): Match {
  const [first, ...rest] = time.cells
  const zero = scan.cells[at]
  if (first === undefined || zero === undefined) return time
  const text = first.text.length < 2 ? `0${first.text}` : first.text
  return {
    length: time.length + 1,
    cells: [mergeCells([zero, first], { text, kind: first.kind, rule: 'time' }), ...rest],
  }
}

function hourAt(scan: Scan, at: number, limit: number): number | null {
  const key = keyAt(scan, at)
  const value = /^\d{1,2}$/.test(key) ? Number(key) : wholeNumber(key)
  return value !== null && value <= limit ? value : null
}

/** "siebten Rippe" as 7. Rippe: what reports count in figures. */
export function matchOrdinal(scan: Scan, at: number): Match | null {
  const value = ordinalNumber(keyAt(scan, at))
  if (!scan.style.dictated || value === null || !reachesCounted(scan, at + 1, 3)) return null
  return {
    length: 1,
    cells: [mergeCells(scan.cells.slice(at, at + 1), { text: `${value}.`, kind: 'number', rule: 'ordinal' })],
  }
}

/** Over further ordinals and "bis", "und" to a noun that is counted. */
function reachesCounted(scan: Scan, at: number, links: number): boolean {
  if (!continues(scan, at)) return false
  const key = keyAt(scan, at)
  if (countedNoun.test(key)) return true
  if (links === 0) return false
  const isLink =
    key === 'und' ||
    key === 'bis' ||
    key === 'oder' ||
    key === 'komma' ||
    key === 'sowie' ||
    key === 'zur' ||
    key === 'linken' ||
    key === 'rechten' ||
    key === 'der'
  if (isLink || ordinalNumber(key) !== null) return reachesCounted(scan, at + 1, isLink ? links : links - 1)
  return false
}
