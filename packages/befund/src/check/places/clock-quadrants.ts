import type { Side } from '../../model.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { sameThing } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isInBody } from '../is-in-body.ts'
import { placesOf } from '../sentence-place.ts'
import { vagueFindings } from '../vague-findings.ts'
import { type NamedPlace, namedPlaces } from './named-places.ts'

/** The hours of each quadrant as one faces the right breast; on the left in and out change places. */
const hoursOfRight: Readonly<Record<string, readonly number[]>> = {
  'upper-outer-quadrant': [9, 10, 11, 12],
  'upper-inner-quadrant': [12, 1, 2, 3],
  'lower-inner-quadrant': [3, 4, 5, 6],
  'lower-outer-quadrant': [6, 7, 8, 9],
}

/** "Herd bei 8 Uhr links" where all else has it in the upper outer quadrant of the left breast. */
export function clockQuadrantClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const places = sentences
    .filter(isInBody)
    .flatMap(namedPlaces)
    .filter(({ denied }) => !denied)
  const quadrants = places.filter(({ group }) => group === 'breast-quadrant')
  return places.flatMap((hour): Clash[] => {
    const { side } = hour
    if (hour.group !== 'hour' || (side !== 'left' && side !== 'right')) return []
    const named = quadrants.filter((one) => one.side === side && one.value in hoursOfRight)
    const [one] = named
    if (one === undefined || named.some((other) => liesIn(hour, side, other))) return []
    if (places.some((other) => other !== hour && other.group === 'hour' && other.value !== hour.value)) return []
    if (areApart(one, hour, places) || areOfTwoKinds(one, hour, index)) return []
    return [
      {
        kind: 'level',
        ...placesOf(one, hour),
        reason: 'Die Uhrzeit liegt nicht in diesem Quadranten',
      },
    ]
  })
}

/** The impression tells of something in the quadrant and of something at the hour. */
function areApart(one: NamedPlace, hour: NamedPlace, places: readonly NamedPlace[]): boolean {
  const told = places.filter(({ sentence }) => sentence.section === 'impression')
  const isTold = ({ group, value }: NamedPlace): boolean =>
    told.some((other) => other.group === group && other.value === value)
  return isTold(one) && isTold(hour)
}

/** A scar in the quadrant, a cyst at the hour. */
function areOfTwoKinds(one: NamedPlace, hour: NamedPlace, { findings, impression }: StatementIndex): boolean {
  const [a, b] = [one, hour].map(({ sentence }) =>
    [...findings, ...impression].filter((said) => said.sentence === sentence && said.finding !== null),
  )
  if (a === undefined || b === undefined || a.length === 0 || b.length === 0) return false
  if ([...a, ...b].some(({ finding }) => vagueFindings.has(finding ?? ''))) return false
  return !a.some((said) => b.some((other) => sameThing(said, other)))
}

function liesIn(hour: NamedPlace, side: Side, { value }: NamedPlace): boolean {
  const clock = Number(hour.value)
  const asOnRight = side === 'right' || clock === 12 ? clock : 12 - clock
  return hoursOfRight[value]?.includes(asOnRight) === true
}
