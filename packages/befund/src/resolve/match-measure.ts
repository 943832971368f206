import { wordSet } from '../read/word-set.ts'
import { askIfDoubtful } from './ask-doubtful.ts'
import { askNumberSounds } from './ask-number-sounds.ts'
import { mergeCells } from './cell.ts'
import { isWrittenGrade } from './grade-scales.ts'
import type { NumberReading } from './number-reading.ts'
import { articleForms, parseNumber } from './parse-number.ts'
import { continues, keyAt, type Match, type Scan, verbatim } from './scan.ts'
import { type Unit, unitAt } from './units.ts'

/** A number, its parts joined by "mal" or "bis", and a unit: "drei Komma fünf mal zwei Komma eins Zentimeter". */
interface Measure {
  text: string
  length: number
  spoken: boolean
  hasUnit: boolean
  /** Of the last number, empty for none. */
  symbol: string
  numbers: readonly NumberReading[]
  joined: boolean
}

/** A measurement at a position, or null. Without a unit only two or more axes are one. */
export function matchMeasure(scan: Scan, at: number): Match | null {
  const measure = measureAt(scan, at)
  if (measure === null || (!measure.hasUnit && !measure.joined)) return null
  askIfDoubtful(scan, at, measure.numbers)
  askNumberSounds(scan, at, measure.numbers, measure.symbol)
  const cells = scan.cells.slice(at, at + measure.length)
  const text = measure.spoken ? measure.text : verbatim(scan, at, measure.length)
  return {
    length: measure.length,
    cells: [mergeCells(cells, { text, kind: 'measure', rule: 'measure', spoken: measure.spoken })],
  }
}

export function measureAt(scan: Scan, at: number): Measure | null {
  const half = halfUnit(scan, at)
  if (half !== null) return half
  const first = parseNumber(scan, at) ?? articleBeforeUnit(scan, at) ?? signedNumber(scan, at)
  if (first === null) return null
  let text = first.text
  let length = first.length
  let spoken = first.spoken
  const numbers = [first]
  let unit = unitFollowing(scan, at + length) ?? fieldStrength(scan, at + length, first.value)
  let separator: string | null = null
  for (let axis = 0; axis < 3; axis++) {
    const joint = jointAt(scan, at + length + (unit?.length ?? 0))
    const start = at + length + (unit?.length ?? 0) + (joint?.length ?? 0)
    if (joint === null || (separator !== null && joint.text !== separator)) break
    const next = continues(scan, start)
      ? (parseNumber(scan, start) ?? signedNumber(scan, start) ?? lastAxis(joint, scan, start))
      : null
    if (next === null) break
    if (unit !== null) text += unitText(unit)
    length += (unit?.length ?? 0) + joint.length + next.length
    text += joint.text + next.text
    spoken = spoken || next.spoken || joint.spoken || (unit?.spoken === true && scan.style.dictated)
    numbers.push(next)
    separator = joint.text
    unit = unitFollowing(scan, at + length)
  }
  if (unit !== null) {
    text += unitText(unit)
    length += unit.length
    spoken = spoken || (unit.spoken && scan.style.dictated)
  }
  return {
    text,
    length,
    spoken,
    hasUnit: unit !== null,
    symbol: unit?.symbol ?? '',
    numbers,
    joined: separator === ' x ',
  }
}

export function unitText(unit: Unit): string {
  return /^[°/]/.test(unit.symbol) && unit.symbol !== '°C' ? unit.symbol : ` ${unit.symbol}`
}

/** A unit, unless it is the "Grad" of a grade. */
export function unitFollowing(scan: Scan, at: number): Unit | null {
  if (!continues(scan, at)) return null
  const unit = unitAt(
    (offset) => (offset === 0 || continues(scan, at + offset) ? scan.cells[at + offset]?.key : undefined),
    (offset) => scan.cells[at + offset]?.text,
  )
  if (unit === null)
    return isPercentSign(scan, at) ? { symbol: scan.cells[at]?.text ?? '%', length: 1, spoken: false } : null
  if (keyAt(scan, at) === 'grad' && unit.length === 1 && namesGrade(scan, at + 1)) return null
  return unit
}

const fieldStrengths = new Set([0.2, 0.35, 0.5, 0.55, 1, 1.5, 3, 7])

/** "eins Komma fünf t MRT": a small t is Tesla only behind a field strength and before its scanner or a stop. */
function fieldStrength(scan: Scan, at: number, value: number): Unit | null {
  if (scan.cells[at]?.text !== 't' || !scan.style.dictated || !continues(scan, at) || !fieldStrengths.has(value))
    return null
  const next = scan.cells[at + 1]
  const ends = next === undefined || !continues(scan, at + 1) || next.kind === 'punctuation'
  return ends || /^(?:mrt?|gerät|scanner|tomogra|magnet|system)/.test(next.key)
    ? { symbol: 'T', length: 1, spoken: true }
    : null
}

/** "Grad zwei", "Grad III". */
function namesGrade(scan: Scan, at: number): boolean {
  return parseNumber(scan, at) !== null || isWrittenGrade(scan.cells[at]?.text ?? '')
}

function isPercentSign(scan: Scan, at: number): boolean {
  const text = scan.cells[at]?.text
  return text === '%' || text === '°' || text === '‰'
}

interface Joint {
  text: string
  length: number
  spoken: boolean
}

function jointAt(scan: Scan, at: number): Joint | null {
  if (!continues(scan, at)) return null
  const { key = '', text = '' } = scan.cells[at] ?? {}
  if (key === 'mal') return { text: ' x ', length: 1, spoken: true }
  if (text === 'x' || text === 'X' || text === '×' || text === '*') return { text: ' x ', length: 1, spoken: false }
  if (key === 'bis' && keyAt(scan, at + 1) !== 'zu') return { text: ' bis ', length: 1, spoken: false }
  if (key === 'bindestrich' || key === 'gedankenstrich') return { text: '-', length: 1, spoken: true }
  if (text === '-' || text === '–') return { text, length: 1, spoken: false }
  if (key === 'plusminus') return { text: ' ± ', length: 1, spoken: true }
  if (key === 'plus' && keyAt(scan, at + 1) === 'minus') return { text: ' ± ', length: 2, spoken: true }
  return null
}

/** "ein Zentimeter": the article counts as a figure before a unit of measure. */
function articleBeforeUnit(scan: Scan, at: number): NumberReading | null {
  if (!scan.style.dictated || !articleForms.has(keyAt(scan, at)) || !continues(scan, at + 1)) return null
  const unit = unitFollowing(scan, at + 1)
  if (unit === null || !unit.spoken || unit.symbol === '°') return null
  return { text: '1', value: 1, length: 1, spoken: true, decimal: false }
}

/** "zwei mal ein Zentimeter". */
function lastAxis(joint: Joint, scan: Scan, at: number): NumberReading | null {
  return joint.text === ' x ' ? articleBeforeUnit(scan, at) : null
}

/** "minus zwanzig" before a unit or a range. */
function signedNumber(scan: Scan, at: number): NumberReading | null {
  const key = keyAt(scan, at)
  if (key !== 'minus' && key !== 'plus') return null
  const number = continues(scan, at + 1) ? parseNumber(scan, at + 1) : null
  if (number === null) return null
  const after = at + 1 + number.length
  if (unitFollowing(scan, after) === null && keyAt(scan, after) !== 'bis') return null
  const sign = key === 'minus' ? '-' : '+'
  return { ...number, text: sign + number.text, length: number.length + 1, spoken: true }
}

const halfWords = wordSet('halber halben halbes halbe')
const fractions: ReadonlyMap<string, string> = new Map([
  ['dreiviertel', '0,75'],
  ['viertel', '0,25'],
])

/** Words before a unit that stand for a number. */
export const measureOpeners: readonly string[] = [...articleForms, ...halfWords, ...fractions.keys(), 'minus', 'plus']

/** "ein halber Zentimeter", "dreiviertel Zentimeter". */
function halfUnit(scan: Scan, at: number): Measure | null {
  if (!scan.style.dictated) return null
  const withArticle = articleForms.has(keyAt(scan, at))
  const start = withArticle ? at + 1 : at
  const key = keyAt(scan, start)
  const text = halfWords.has(key) ? '0,5' : (fractions.get(key) ?? null)
  if (text === null || (withArticle && !continues(scan, start))) return null
  const unit = unitFollowing(scan, start + 1)
  if (unit === null || unit.symbol === '°') return null
  return {
    text: text + unitText(unit),
    length: start + 1 + unit.length - at,
    spoken: true,
    hasUnit: true,
    symbol: unit.symbol,
    numbers: [],
    joined: false,
  }
}
