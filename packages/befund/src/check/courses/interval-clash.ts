import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'

export function intervalClash(one: Statement, two: Statement): Clash {
  return {
    kind: 'interval',
    severity: 'critical',
    first: placeOf(one),
    second: placeOf(two),
    reason: 'Der Verlauf ist widersprüchlich angegeben',
    fixes: [],
  }
}
