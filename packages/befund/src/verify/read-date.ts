import { months } from './atom-words.ts'
import type { Parts, ValueReading } from './value-reading.ts'
import { digitsAt, isText } from './value-reading.ts'

function isoDate(year: number | null, month: number, day: number | null): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const longYear = year !== null && year < 100 ? year + (year > 50 ? 1900 : 2000) : year
  const tail = day === null ? two(month) : `${two(month)}-${two(day)}`
  return longYear === null ? `--${tail}` : `${longYear}-${tail}`
}

function date(value: string, next: number): ValueReading {
  return { kind: 'date', key: `date ${value}`, value, next }
}

/** "12.03.2024", "12. 3. 24", "12.03.", "2024-03-12", "03/2024", "12. März 2024", "März 2024". */
export function readDate(parts: Parts, index: number): ValueReading | null {
  const part = parts[index]
  if (part === undefined) return null
  if (part.kind === 'letters') {
    const month = months.get(part.folded)
    const year = digitsAt(parts, index + 1, 4)
    if (month === undefined || year === null || year < 1900) return null
    return date(isoDate(year, month, null), index + 2)
  }
  if (part.kind !== 'digits') return null
  return readDottedDate(parts, index) ?? readOtherDate(parts, index)
}

function readDottedDate(parts: Parts, index: number): ValueReading | null {
  const day = digitsAt(parts, index, 2)
  if (day === null || day < 1 || day > 31 || !isText(parts[index + 1], '.')) return null
  const named = months.get(parts[index + 2]?.folded ?? '')
  if (named !== undefined) {
    const year = digitsAt(parts, index + 3, 4)
    return year !== null && year > 31
      ? date(isoDate(year, named, day), index + 4)
      : date(isoDate(null, named, day), index + 3)
  }
  const month = digitsAt(parts, index + 2, 2)
  if (month === null || month < 1 || month > 12 || !isText(parts[index + 3], '.')) return null
  if (parts[index + 2]?.glued !== true && digitsAt(parts, index + 4, 4) === null) return null
  const year = digitsAt(parts, index + 4, 4)
  const yearFollows = year !== null && [2, 4].includes(parts[index + 4]?.text.length ?? 0)
  return yearFollows ? date(isoDate(year, month, day), index + 5) : date(isoDate(null, month, day), index + 4)
}

function readOtherDate(parts: Parts, index: number): ValueReading | null {
  const first = digitsAt(parts, index, 4)
  const second = digitsAt(parts, index + 2, 4)
  if (first === null || second === null || parts[index + 2]?.glued !== true) return null
  const third = digitsAt(parts, index + 4, 2)
  const isIso = first >= 1900 && isText(parts[index + 1], '-') && isText(parts[index + 3], '-')
  if (isIso && third !== null) return date(isoDate(first, second, third), index + 5)
  const isMonth = first >= 1 && first <= 12 && second >= 1900 && second <= 2100
  return isMonth && isText(parts[index + 1], '/') ? date(isoDate(second, first, null), index + 3) : null
}
