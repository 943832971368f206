import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import type { Clash } from '../clash.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isAbnormal } from './abnormal-place.ts'
import type { NamedPlace } from './named-places.ts'
import { placeClash } from './place-clash.ts'

/** "Oberlappen rechts, Unterlappen links sowie Unterlappen links": one stands there twice, and one of the findings is missing. */
export function doubledPlaces(
  told: readonly NamedPlace[],
  known: readonly NamedPlace[],
  index: StatementIndex,
): Clash[] {
  for (const [at, place] of told.entries()) {
    if (place.denied || !listed.has(place.group) || isOfDisc(place, told)) continue
    const isSame = (one: NamedPlace): boolean =>
      one.sentence === place.sentence &&
      one.group === place.group &&
      one.value === place.value &&
      one.side === place.side
    if (!told.some((one, before) => before < at && isSame(one) && isInList(one, place))) continue
    const missing = known.find(
      (one) =>
        one.group === place.group &&
        !one.denied &&
        one.sentence.section === 'findings' &&
        (one.group === 'disc' || ((one.group === 'vertebra' || one.side !== null) && isAbnormal(one, index))) &&
        !told.some((other) => other.group === one.group && other.value === one.value && other.side === one.side),
    )
    if (missing !== undefined)
      return [placeClash('level', missing, place, 'Dieselbe Stelle ist doppelt genannt, eine andere fehlt')]
  }
  return []
}

const listed = wordSet('lung-lobe disc rib vertebra')

function isOfDisc({ group, word }: NamedPlace, told: readonly NamedPlace[]): boolean {
  return group === 'vertebra' && told.some((one) => one.group === 'disc' && one.word === word)
}

/** Nothing but a conjunction, a side and an adjective stands between the two. */
function isInList(one: NamedPlace, two: NamedPlace): boolean {
  const between = one.sentence.all.filter(({ start }) => start > one.word.start && start < two.word.start)
  return between.length <= 4 && tells(between, /^(?:und|sowie|,)$/)
}
