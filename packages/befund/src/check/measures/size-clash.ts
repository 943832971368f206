import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'

export function sizeClash(told: Statement, measured: Statement, measure: BoundMeasure, reason: string): Clash {
  const place = sentencePlace(measured.sentence, measure.span)
  const same = told.sentence === measured.sentence
  return {
    kind: 'implausible',
    first: placeOf(told),
    second: same ? { start: measure.span.start, end: measure.span.end } : place,
    reason,
  }
}
