import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { isLexical, sameThing } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isOtherIncidental } from '../sides/side-named.ts'
import { isAlike, levelClash } from './level.ts'
import { numbered } from './loose-groups.ts'

/** One finding at several numbered places: "Osteochondrose C5/6 und C6/7". */
interface PlaceList {
  group: string
  places: ReadonlySet<string>
  statement: Statement
}

/** Two lists of one finding that differ in one place, which the other part of the report does not know for it. */
export function listedPlaceClashes({ findings, impression }: StatementIndex): Clash[] {
  const known = listsOf(findings)
  if (known.length === 0) return []
  for (const told of listsOf(impression)) {
    const one = known.find(({ group, places, statement }) => {
      if (group !== told.group || places.size !== told.places.size || !isAlike(statement, told.statement)) return false
      const [odd, next] = [...told.places].filter((place) => !places.has(place))
      const missing = [...places].find((place) => !told.places.has(place))
      if (odd === undefined || missing === undefined || next !== undefined) return false
      const isAt = (other: Statement, place: string): boolean => other.sites.get(group)?.has(place) === true
      return !(
        findings.some(
          (other) => isAt(other, odd) && isAlike(other, told.statement) && !isOtherIncidental(other, told.statement),
        ) || impression.some((other) => isAt(other, missing) && sameThing(other, told.statement))
      )
    })
    if (one !== undefined) return [levelClash(one.statement, told.statement)]
  }
  return []
}

function listsOf(statements: readonly Statement[]): PlaceList[] {
  const lists = new Map<string, { group: string; places: Set<string>; statement: Statement }>()
  for (const statement of statements) {
    if (statement.finding === null || isLexical(statement) || statement.stance !== 'asserted') continue
    for (const [group, values] of statement.sites) {
      if (!numbered.has(group)) continue
      const key = `${group}${statement.at.start}`
      const list = lists.get(key) ?? { group, places: new Set(), statement }
      for (const value of values) list.places.add(value)
      lists.set(key, list)
    }
  }
  return [...lists.values()].filter(({ places }) => places.size > 1)
}
