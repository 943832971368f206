import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { isWeak, organsAgree, overlap, sameThing, sidesAgree, sitesAgree } from '../compare.ts'
import {
  hasSameUnit,
  isWordBesideFinding,
  type Measured,
  sameDimension,
  sharesNounBefore,
  wordBefore,
} from './measured.ts'

/**
 * A size of now that the findings do not give: of what they give the one that a single slip makes of it.
 * What reads on in the impression is copied, unless it is a limit or a difference ("ab 15 mm", "um 5°").
 */
export function likestFigure(one: Measured, found: readonly Measured[], isOnly: boolean): Measured | undefined {
  if (wordBefore(one) === 'um' && isLength(one.measure)) return undefined
  const alike = found.filter(
    (other) =>
      other.measure.series !== 'prior' &&
      hasSameUnit(one.measure, other.measure) &&
      sidesAgree(one.statement, other.statement) &&
      sitesAgree(one.statement, other.statement) &&
      ((isOnly && isOfOtherUnit(one, other)) ||
        (sameDimension(one, other) &&
          (one.measure.unit !== '%' || mayBeOneShare(one, other)) &&
          ((isOnly && one.statement.side !== null && one.statement.side === other.statement.side) ||
            mayBeOneThing(one, other)) &&
          isOneSlipFrom(one.measure, other.measure))),
  )
  const ranked = alike.map((other) => ({ other, rank: kinship(one, other) })).sort((a, b) => b.rank - a.rank)
  const [first, second] = ranked
  const isOfOneList = isOnly && first?.other.statement.sentence === second?.other.statement.sentence
  return first !== undefined && isAkin(one, first) && (isOfOneList || first.rank > (second?.rank ?? -1))
    ? first.other
    : undefined
}

/** Lengths are many: more than the side must speak for one of them, and more still for one axis of several. */
function isAkin({ measure }: Measured, { other, rank }: { other: Measured; rank: number }): boolean {
  const { values } = other.measure
  return (
    !isLength(measure) || rank > (measure.values.length === values.length || measure.values[0] === values[0] ? 1 : 2)
  )
}

function mayBeOneThing(one: Measured, two: Measured): boolean {
  const [a, b] = [one.statement, two.statement]
  return organsAgree(a, b) || haveOneRole(one, two)
}

/** "Mesenterialer Abszess von 18 mm" and "Divertikulitis mit 18 cm Abszess": ten times as large, of one thing, or two digits alike. */
export function isOfOtherUnit(
  { statement: a, measure: one }: Measured,
  { statement: b, measure: two }: Measured,
): boolean {
  if (!isLength(one) || !isLength(two) || (one.role === 'distance' && two.role !== one.role)) return false
  const [is = 0, was = 0] = [one, two].map((measure) => Math.max(...inBaseUnit(measure)))
  return (is === 10 * was || was === 10 * is) && (one.values.join().length > 1 || sameThing(a, b))
}

/** How much speaks for one thing: the same noun before it or another axis of the same length, then its organ, place and side. */
function kinship(one: Measured, two: Measured): number {
  const [a, b] = [one.statement, two.statement]
  const sameAxes = one.measure.values.length > 1 && one.measure.values.length === two.measure.values.length
  const strong = [sameThing(a, b), sharesNounBefore(one, two), sameAxes, isOfOtherUnit(one, two)]
  const weak = [
    a.organ === b.organ,
    one.measure.role === two.measure.role,
    shareSite(a, b),
    a.side === b.side,
    overlap(a, b) > 0,
  ]
  return 2 * strong.filter(Boolean).length + weak.filter(Boolean).length
}

export function shareSite(one: Statement, two: Statement): boolean {
  return [...one.sites].some(([group, values]) => [...values].some((value) => two.sites.get(group)?.has(value)))
}

/** Not the ejection fraction and the share of a scar. */
function mayBeOneShare(one: Measured, two: Measured): boolean {
  const [a, b] = [one.statement, two.statement]
  if (isWordBesideFinding(a, b)) return false
  if (sameThing(a, b)) return true
  return (a.finding === null) === (b.finding === null)
    ? a.finding === null || a.organ === b.organ || isWeak(a) || isWeak(b)
    : a.organ === b.organ && a.side !== null && a.side === b.side
}

/** "Maximale Breite 14 mm" of a collection, "mit einer Breite von 41 mm" of what it is called; or of an organ named long before. */
function haveOneRole(one: Measured, two: Measured): boolean {
  if (one.measure.role !== null) return one.measure.role === two.measure.role
  return isWeak(one.statement) || isWeak(two.statement)
}

/** All axes but one alike, and that one with a digit changed, lost, added or moved, or its point. */
export function isOneSlipFrom(one: BoundMeasure, two: BoundMeasure): boolean {
  if (one.values.join() === two.values.join()) return true
  const [a, b] = [inBaseUnit(one), inBaseUnit(two)]
  if (a.length !== b.length) {
    const [largest, others] = a.length === 1 ? [a[0] ?? 0, b] : [b[0] ?? 0, a]
    return (a.length === 1 || b.length === 1) && others.some((value) => areOneSlipApart(value, largest))
  }
  const apart = a.flatMap((value, at) => (value === b[at] ? [] : [[value, b[at] ?? 0] as const]))
  return apart.length <= 1 ? apart.every(([x, y]) => areOneSlipApart(x, y)) : digitsOf(one) === digitsOf(two)
}

function areOneSlipApart(one: number, two: number): boolean {
  const [x, y] = [String(one).replace('.', ''), String(two).replace('.', '')]
  const [a, b] = x.length > y.length ? [y, x] : [x, y]
  if (b.length - a.length > 1) return false
  if (a.length < b.length) return [...b].some((_, at) => b.slice(0, at) + b.slice(at + 1) === a)
  const apart = [...a].filter((digit, at) => digit !== b[at])
  return apart.length <= 1 || (apart.length === 2 && sorted(a) === sorted(b))
}

function sorted(digits: string): string {
  return [...digits].sort().join('')
}

function digitsOf({ values }: BoundMeasure): string {
  return values.map(String).map(sorted).join()
}
