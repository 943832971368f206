import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'

export function sizeClash(told: Statement, measured: Statement, measure: BoundMeasure, reason: string): Clash {
  const place = sentencePlace(measured.sentence, measure.span)
  const word = placeOf(told)
  const { start, end } = measure.span
  if (told.sentence === measured.sentence) return { kind: 'implausible', first: word, second: { start, end }, reason }
  const [first = word, second = place] = word.start < place.start ? [word, place] : [place, word]
  return { kind: 'implausible', first, second, reason }
}
