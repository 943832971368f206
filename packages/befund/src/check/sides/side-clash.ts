import type { Side, Span } from '../../model.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { turnedSide } from './turn-side.ts'

/** Both sides have none. */
export const opposite: Readonly<Record<'left' | 'right', 'left' | 'right'> & Record<string, Side>> = {
  left: 'right',
  right: 'left',
}
const german: Readonly<Record<Side, string>> = { left: 'links', right: 'rechts', both: 'beidseits' }

export function sideClash(one: Statement, two: Statement | { place: Span; side: Side }): Clash {
  const isStatement = 'sentence' in two
  const first = placeWithSide(one)
  const second = isStatement ? placeWithSide(two) : two.place
  const [here, there] = [german[one.side ?? 'both'], german[two.side ?? 'both']]
  return {
    kind: 'side',
    first,
    second,
    reason:
      here === there
        ? `Dieselbe Seite ist einmal frei, einmal betroffen (${here})`
        : `Die Seitenangaben widersprechen sich (${here} und ${there})`,
    fixes: [...turnedSide(one.sentence, one.span), ...(isStatement ? turnedSide(two.sentence, two.span) : [])],
  }
}

/** The quoted clause with the word that names the side. */
export function placeWithSide(statement: Statement): Span {
  const place = placeOf(statement)
  const { sideAt } = statement
  if (sideAt === null) return place
  return { start: Math.min(place.start, sideAt.start), end: Math.max(place.end, sideAt.end) }
}
