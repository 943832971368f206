import type { Side } from '../model.ts'
import { inBaseUnit, isLength } from '../understand/find-measures.ts'
import type { BoundMeasure, Statement } from '../understand/statement.ts'
import { type Clash, placeOf } from './clash.ts'
import { isStated } from './compare.ts'
import type { StatementIndex } from './index-statements.ts'
import { turnedSide } from './turn-side.ts'

interface Sized {
  statement: Statement
  side: Side | null
  size: string
}

/** One lesion by its axes, to the millimetre: "18 x 8 mm" on the right in the findings and on the left in the impression. */
export function sameSizeClashes(index: StatementIndex): Clash[] {
  const known = Map.groupBy(index.findings.flatMap(sizedIn), ({ size }) => size)
  for (const told of index.impression.flatMap(sizedIn)) {
    const alike = known.get(told.size) ?? []
    const [one] = alike
    if (one === undefined || !isOpposite(one.side, told.side) || alike.some(({ side }) => side !== one.side)) continue
    return [
      {
        kind: 'side',
        severity: 'critical',
        first: placeOf(one.statement),
        second: placeOf(told.statement),
        reason: 'Derselbe Befund steht auf verschiedenen Seiten (links und rechts)',
        fixes: [one, told].flatMap(({ statement }) => turnedSide(statement.sentence, statement.span)),
      },
    ]
  }
  return []
}

function isOpposite(one: Side | null, two: Side | null): boolean {
  return (one === 'left' && two === 'right') || (one === 'right' && two === 'left')
}

function sizedIn(statement: Statement): Sized[] {
  const { measures, side, sideBond } = statement
  if (measures.length === 0 || !isStated(statement) || sideBond === 'examination' || sideBond === 'carried') return []
  return measures.filter(isTelling).map((measure) => ({ statement, side, size: sizeOf(measure) }))
}

/** Of two axes at least, and of today. */
function isTelling(measure: BoundMeasure): boolean {
  return measure.series !== 'prior' && !measure.range && isLength(measure) && measure.values.length > 1
}

function sizeOf(measure: BoundMeasure): string {
  return inBaseUnit(measure)
    .toSorted((a, b) => b - a)
    .join('x')
}
