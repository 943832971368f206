import { romanNumber } from '../verify/read-number.ts'
import type { TextPart } from '../verify/split-text.ts'
import type { Random } from './random.ts'
import { type FindPlaces, type Place, partsOfAtom, place, type ReportReading } from './report-reading.ts'

function atomsOf(reading: ReportReading, kind: string): TextPart[][] {
  return reading.atoms.filter((atom) => atom.kind === kind).map((atom) => partsOfAtom(reading, atom))
}

/** Never a zero: "9,10" is "9,1". */
function otherDigit(digit: string, random: Random): string {
  return random.pick([...'123456789'].filter((other) => other !== digit)) ?? '1'
}

/** Another last digit: "23 mm" becomes "27 mm". */
export const numberPlaces: FindPlaces = (reading, random) =>
  atomsOf(reading, 'number').flatMap((parts) =>
    parts
      .filter((part) => part.kind === 'digits')
      .map((part) => place(part, part.text.slice(0, -1) + otherDigit(part.text.slice(-1), random))),
  )

/** Two digits in the wrong order: "27 mm" becomes "72 mm", "3,5 cm" becomes "5,3 cm". */
export const digitOrderPlaces: FindPlaces = (reading) => atomsOf(reading, 'number').flatMap(swappedDigits)

function swappedDigits(parts: readonly TextPart[]): Place[] {
  const places: Place[] = []
  parts.forEach((part, index) => {
    if (part.kind !== 'digits') return
    const [first = '', second = '', ...rest] = part.text
    if (part.text.length > 1 && first !== second && second !== '0')
      places.push(place(part, second + first + rest.join('')))
    const comma = parts[index + 1]
    const fraction = parts[index + 2]
    const isShort =
      part.text.length === 1 && comma?.text === ',' && fraction?.text.length === 1 && fraction.kind === 'digits'
    if (isShort && part.text !== fraction.text && fraction.text !== '0') {
      places.push({ span: { start: part.start, end: fraction.end }, to: `${fraction.text},${part.text}` })
    }
  })
  return places
}

const otherUnit: ReadonlyMap<string, string> = new Map([
  ['mm', 'cm'],
  ['cm', 'mm'],
  ['ml', 'l'],
  ['l', 'ml'],
  ['mg', 'g'],
  ['kg', 'g'],
  ['HU', 'mm'],
  ['Millimeter', 'Zentimeter'],
  ['Zentimeter', 'Millimeter'],
])

export const unitPlaces: FindPlaces = (reading) =>
  atomsOf(reading, 'number').flatMap((parts) => {
    // The axes of one measurement share their unit; the last one counts.
    const part = parts.findLast(({ text }) => otherUnit.has(text))
    return part === undefined ? [] : [place(part, otherUnit.get(part.text) ?? '')]
  })

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const
const regions: Readonly<Record<string, number>> = { H: 7, C: 7, B: 12, T: 12, L: 5, S: 5 }

/** The neighbouring vertebra, another segment, another lobe. */
export const levelPlaces: FindPlaces = (reading, random) =>
  reading.atoms
    .filter((atom) => atom.kind === 'level')
    .flatMap((atom) => {
      const parts = partsOfAtom(reading, atom)
      const [first] = parts
      if (first === undefined) return []
      if (first.folded.endsWith('lappen') || first.folded.endsWith('lappens')) return otherLobe(first)
      const isSegment = atom.key.includes('Segment')
      return isSegment ? otherGrade(parts, romans.length, random) : shiftedVertebrae(reading.text, parts)
    })

function otherLobe(part: TextPart): Place[] {
  const isUpper = part.folded.startsWith('ober')
  const to = isUpper ? 'Unter' : 'Ober'
  return [place(part, to + part.text.slice(part.folded.indexOf('lappen')))]
}

function shiftedVertebrae(text: string, parts: readonly TextPart[]): Place[] {
  const letters = new Set(
    parts.filter((part) => part.kind === 'letters').map((part) => part.text.charAt(0).toUpperCase()),
  )
  const [region] = letters
  const numbers = parts.filter((part) => part.kind === 'digits')
  const [first] = numbers
  const last = numbers[numbers.length - 1]
  if (letters.size !== 1 || region === undefined || first === undefined || last === undefined) return []
  const most = regions[region] ?? 5
  const step = Number(last.text) < most ? 1 : -1
  if (Number(first.text) + step < 1) return []
  let to = ''
  let at = first.start
  for (const number of numbers) {
    to += text.slice(at, number.start) + String(Number(number.text) + step)
    at = number.end
  }
  return [{ span: { start: first.start, end: last.end }, to }]
}

const letters = ['a', 'b', 'c', 'd'] as const
const highestGrade = 5

/** Another grade of the same kind: figure for figure, Roman for Roman, letter for letter. */
export const gradingPlaces: FindPlaces = (reading, random) =>
  atomsOf(reading, 'grading').flatMap((parts) => otherGrade(parts, highestGrade, random))

function otherGrade(parts: readonly TextPart[], highest: number, random: Random): Place[] {
  const part = parts.findLast((one) => one.kind === 'digits' || romanNumber(one.text) !== null)
  if (part?.kind === 'digits') {
    const grades = Array.from({ length: highest }, (_, index) => String(index + 1)).filter(
      (grade) => grade !== part.text,
    )
    return [place(part, random.pick(grades) ?? '1')]
  }
  if (part !== undefined)
    return [place(part, random.pick(romans.slice(0, highest).filter((roman) => roman !== part.text)) ?? 'I')]
  const last = parts[parts.length - 1]
  if (last === undefined) return []
  const suffix = last.text.slice(-1).toLowerCase()
  const isRoman = last.text.length > 1 && romanNumber(last.text.slice(0, -1)) !== null
  if (last.text.length > 1 && !isRoman) return []
  const other = random.pick(letters.filter((letter) => letter !== suffix)) ?? 'a'
  const isCapital = last.text.slice(-1) !== suffix
  return [place(last, last.text.slice(0, -1) + (isCapital ? other.toUpperCase() : other))]
}

const lastSafeDay = 28

/** Another year, or another day where no year is given. */
export const datePlaces: FindPlaces = (reading) =>
  atomsOf(reading, 'date').flatMap((parts) => {
    const figures = parts.filter((part) => part.kind === 'digits')
    const year = figures.find((part) => part.text.length === 4)
    const day = figures[0]
    const places: Place[] = []
    if (year !== undefined) places.push(place(year, String(Number(year.text) - 1)))
    if (day !== undefined && day !== year && figures.length > 1) {
      const other = String((Number(day.text) % lastSafeDay) + 1)
      const isMonth = figures.length === 2 && year !== undefined && !parts.some((part) => part.text === '.')
      if (!isMonth) places.push(place(day, other.padStart(day.text.length, '0')))
    }
    return places
  })
