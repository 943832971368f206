import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { inTextOrder, sentencePlace } from '../sentence-place.ts'

export function sizeClash(told: Statement, measured: Statement, measure: BoundMeasure, reason: string): Clash {
  const place = sentencePlace(measured.sentence, measure.span)
  const word = placeOf(told)
  const { start, end } = measure.span
  if (told.sentence === measured.sentence) return { kind: 'implausible', first: word, second: { start, end }, reason }
  return { kind: 'implausible', ...inTextOrder(word, place), reason }
}
