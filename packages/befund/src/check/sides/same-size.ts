import { areRelated } from '../../anatomy/organ-tree.ts'
import { wordSet } from '../../read/word-set.ts'
import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import { areOpposite } from '../../understand/find-side.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { clashingGroup, isLexical, isStated, ownOrgan, sameThing } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { vagueFindings } from '../vague-findings.ts'
import { placeWithSide } from './side-clash.ts'
import { turnedSide } from './turn-side.ts'

interface Sized {
  statement: Statement
  /** Two axes are of one lesion alone, one may be met twice. */
  telling: boolean
  size: string
}

/**
 * One lesion by its size: "18 x 8 mm" on the right in the findings and on the left in the impression,
 * "5 mm" in the middle lobe and in the lower one, where nothing else of the findings measures as much.
 */
export function sameSizeClashes(index: StatementIndex): Clash[] {
  const sized = index.impression.flatMap(sizedIn)
  if (sized.length === 0) return []
  const all = index.findings.flatMap(sizedIn)
  const known = Map.groupBy(all, ({ size }) => size)
  const longest = Map.groupBy(all, ({ size }) => size.split('x')[0] ?? '')
  for (const told of sized) {
    const alike = known.get(told.size) ?? (told.telling ? [] : longest.get(told.size)) ?? []
    const [one] = alike
    if (one === undefined || (told.size.endsWith('%') && !hasOtherShare(told, all))) continue
    if (told.telling && alike.every((other) => isOpposite(other.statement, told.statement)))
      return [sizeClash('side', one.statement, told.statement)]
    if (told.telling || alike.some(({ statement }) => statement.sentence !== one.statement.sentence)) continue
    const kinds = new Set(alike.map(({ statement }) => elsewhere(statement, told.statement)))
    const [kind] = kinds
    if (kind != null && kinds.size === 1) return [sizeClash(kind, one.statement, told.statement)]
  }
  return []
}

function sizeClash(kind: 'side' | 'level', one: Statement, two: Statement): Clash {
  return {
    kind,
    first: placeWithSide(one),
    second: placeWithSide(two),
    reason:
      kind === 'side'
        ? 'Derselbe Befund steht auf verschiedenen Seiten (links und rechts)'
        : 'Derselbe Befund ist an verschiedenen Stellen angegeben',
    fixes: kind === 'side' ? [one, two].flatMap(({ sentence, span }) => turnedSide(sentence, span)) : [],
  }
}

/** Of the same organ on the other side, or of a like finding in another lobe or zone. */
function elsewhere(one: Statement, two: Statement): 'side' | 'level' | null {
  const isShareOfBoth =
    (one.finding === null || isLexical(one)) && isLexical(two) && one.measures.every(({ unit }) => unit === '%')
  if (isShareOfBoth && one.side !== two.side) return isOpposite(one, two) ? 'side' : null
  const isVague = vagueFindings.has(one.finding ?? '') || vagueFindings.has(two.finding ?? '')
  if (one.finding !== null && two.finding !== null && !isVague && !sameThing(one, two)) return null
  const [a, b] = [ownOrgan(one), ownOrgan(two)]
  if (a === null || b === null) return null
  if (areRelated(a, b)) return isOpposite(one, two) ? 'side' : null
  return exclusive.has(clashingGroup(one, two) ?? '') ? 'level' : null
}

const exclusive = wordSet('lung-lobe bowel prostate-zone breast-quadrant coronary')

function isOpposite(one: Statement, two: Statement): boolean {
  if (one.sideBond === 'examination' || two.sideBond === 'examination') return false
  return areOpposite(one.side, two.side)
}

function sizedIn(statement: Statement): Sized[] {
  const { measures, sideBond } = statement
  if (measures.length === 0 || sideBond === 'carried' || !isStated(statement)) return []
  return measures
    .filter(isTelling)
    .map((measure) => ({ statement, telling: measure.values.length > 1, size: sizeOf(measure) }))
}

/** Of today, the length of a thing or its share: "RIVA 70 %". */
function isTelling(measure: BoundMeasure): boolean {
  return (
    measure.series !== 'prior' &&
    !measure.range &&
    measure.role !== 'distance' &&
    (isLength(measure) || measure.unit === '%')
  )
}

function sizeOf(measure: BoundMeasure): string {
  const size = inBaseUnit(measure).sort((a, b) => b - a)
  return size.join('x') + (measure.unit === '%' ? '%' : '')
}

/** The place itself has another share in the findings: "RCX 30 %". */
function hasOtherShare({ statement: { organ, side } }: Sized, known: readonly Sized[]): boolean {
  return known.some(({ statement, size }) => size.endsWith('%') && statement.organ === organ && statement.side === side)
}
