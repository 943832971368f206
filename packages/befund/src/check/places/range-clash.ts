import type { Statement } from '../../understand/statement.ts'
import { mostAlike } from '../compare.ts'

/** "von BWK2 bis BWK12" against "von BWK6 bis BWK12". */
export function rangeClash(statement: Statement, alike: readonly Statement[]): Statement | undefined {
  const { range } = statement
  if (range === null) return undefined
  // "Spondylarthrosen C3 bis C5, Osteochondrosen C4 bis C7" and "Degeneration C3 bis C7"
  const ranged = alike.filter((one) => one.range !== null && one.finding === statement.finding)
  if (ranged.length === 0 || ranged.some((one) => one.range?.from === range.from && one.range.to === range.to))
    return undefined
  return mostAlike(statement, ranged)
}
