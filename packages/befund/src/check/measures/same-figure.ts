import { tells } from '../../read/tells.ts'
import { inBaseUnit, type Measure } from '../../understand/find-measures.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { type Measured, wordsBefore } from './measured.ts'

/** Whether any value of one is any of the other, within rounding. */
export function agree(one: BoundMeasure, two: BoundMeasure): boolean {
  const [a, b] = [inBaseUnit(one), inBaseUnit(two)]
  if (one.range && two.range) {
    return (
      Math.abs(Math.min(...a) - Math.min(...b)) <= tolerance(one) &&
      Math.abs(Math.max(...a) - Math.max(...b)) <= tolerance(one)
    )
  }
  if (one.range || two.range) {
    return Math.min(...a) <= Math.max(...b) + tolerance(two) && Math.min(...b) <= Math.max(...a) + tolerance(one)
  }
  const margin = Math.max(tolerance(one), tolerance(two))
  if (a.length > 1 && a.length === b.length) return allAgree(a, b, margin)
  return a.some((x) => b.some((y) => Math.abs(x - y) <= margin + 1e-9))
}

/** Whether the very same figure stands in both. */
export function sharesFigure(one: Statement, two: Statement): boolean {
  const figures = two.measures.flatMap(inBaseUnit)
  return one.measures.flatMap(inBaseUnit).some((figure) => figures.includes(figure))
}

/** Whether one gives a value of the other to its last digit: "8 cm" is no source of "8,4 cm". */
export function isTakenFrom(one: Measure, two: Measure): boolean {
  const margin = tolerance(one) + 1e-9
  return inBaseUnit(one).some((x) => inBaseUnit(two).some((y) => Math.abs(x - y) <= margin))
}

const nearly = /^(?:ca\.?|circa|zirka|etwa|rund|ungefähr|knapp|gut|annähernd|fast)$/i
const roundingShare = 0.1

/** "ca. 60 ml" of 58 ml. */
export function isRoundedTo(one: Measured, two: Measured): boolean {
  const [a, b] = [inBaseUnit(one.measure), inBaseUnit(two.measure)]
  const isClose =
    a.length === b.length ? isNear(Math.max(...a), Math.max(...b)) : a.some((x) => b.some((y) => isNear(x, y)))
  return isClose && (isRounded(one) || isRounded(two))
}

function isNear(one: number, two: number): boolean {
  return Math.abs(one - two) <= roundingShare * Math.max(one, two)
}

function isRounded(one: Measured): boolean {
  return tells(wordsBefore(one, 2), nearly)
}

/** "18 x 8" and "28 x 8": the axes are compared one by one, in whatever order. */
function allAgree(a: readonly number[], b: readonly number[], margin: number): boolean {
  const [one, two] = [a, b].map((values) => [...values].sort((x, y) => y - x))
  return one?.every((value, at) => Math.abs(value - (two?.[at] ?? 0)) <= margin + 1e-9) === true
}

/** Half of the last digit given: 2 cm may be 15 to 25 mm. */
function tolerance(measure: Measure): number {
  const step = measure.values.some((value) => !Number.isInteger(value)) ? 0.1 : 1
  const factor = (inBaseUnit(measure)[0] ?? 1) / (measure.values[0] || 1)
  return (step * factor) / 2
}
