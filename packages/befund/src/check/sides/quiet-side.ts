import { stemsOf } from '../../anatomy/word-stem.ts'
import type { Side } from '../../model.ts'
import type { Statement } from '../../understand/statement.ts'
import { isLexical } from '../compare.ts'
import { incidental } from '../findings/denies.ts'
import type { StatementIndex } from '../index-statements.ts'

/** A denial or a normal breast of the findings on a side of which they describe nothing; undefined where they describe anything there. */
export function quietOn(side: Side, index: StatementIndex): Statement | undefined {
  const there = index.findings.filter((one) => one.side === side || one.side === 'both' || one.side === null)
  if (there.some(describes)) return undefined
  return there.find((one) => one.side === side && isQuiet(one))
}

function isQuiet({ stance, normal, organ, limits }: Statement): boolean {
  if (normal === 'general') return stance === 'asserted' && organ === 'breast'
  // "Links keine suspekten Verdichtungen"
  return stance === 'negated' && limits.every((limit) => suspected.has(limit))
}

const suspected = stemsOf(
  'suspekt malignomsuspekt malignitätssuspekt malignomverdächtig malignitätsverdächtig verdächtig',
)

function describes(one: Statement): boolean {
  return (
    one.stance !== 'negated' &&
    one.normal === null &&
    // "Oberpol echoarm, 6 mm"
    (one.finding === null ? one.measures.length > 0 : !isLexical(one) && !incidental.has(one.finding))
  )
}
