import { wordStem } from '../../anatomy/word-stem.ts'
import { inBaseUnit } from '../../understand/find-measures.ts'
import type { Statement } from '../../understand/statement.ts'
import { ownOrgan } from '../compare.ts'
import { wordBefore } from '../measures/measured.ts'

/** How much more two statements must share than others to be of one thing. */
const clearly = 3
const enough = 5

/** Both sides have such a finding, but course, size, place and organ are those of the other one. */
export function betterMatch(
  statement: Statement,
  other: readonly Statement[],
  same: readonly Statement[],
): Statement | undefined {
  const best = other.toSorted((a, b) => likeness(b, statement) - likeness(a, statement))[0]
  if (best === undefined) return undefined
  const score = likeness(best, statement)
  return score >= enough && same.every((one) => score - likeness(one, statement) >= clearly) ? best : undefined
}

function likeness(one: Statement, two: Statement): number {
  const sizes = sizesOf(two)
  const isSameSize = sizesOf(one).some((size) => sizes.includes(size))
  const sharedSites = [...two.sites].filter(([group, values]) =>
    [...values].some((value) => one.sites.get(group)?.has(value) === true),
  )
  return (
    (one.finding === two.finding ? 2 : 0) +
    (ownOrgan(one) !== null && ownOrgan(one) === ownOrgan(two) ? 2 : 0) +
    (isSameSize ? 4 : 0) +
    (one.trend !== null && one.trend === two.trend ? 3 : 0) -
    (one.trend !== null && two.trend !== null && one.trend !== two.trend ? 3 : 0) +
    (one.isNew && two.isNew ? 2 : 0) +
    (isOfOldOnes(one) && isOfOldOnes(two) ? 3 : 0) +
    sharedSites.length * 2
  )
}

/** What it measures, but no limit: "unter 1,5 cm". */
export function sizesOf(one: Statement): number[] {
  return one.measures
    .filter((measure) => !/^(?:ab|als|unter|über|[<>≤≥])$/i.test(wordBefore({ statement: one, measure })))
    .flatMap(inBaseUnit)
}

export function isOfOldOnes({ stems }: Statement): boolean {
  return healed.some((stem) => stems.has(stem))
}

const healed = ['alt', 'älter', 'verheilt', 'konsolidiert'].map(wordStem)
