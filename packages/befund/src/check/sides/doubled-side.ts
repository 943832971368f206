import { isKindOf } from '../../anatomy/finding-concepts.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isLexical, isPresent, sameThing, sitesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { turnedSide } from './turn-side.ts'

/** "Ostiomeatale Einheit rechts verlegt, rechts durchgängig": two sides are compared, and one of them is named twice. */
export function doubledSideClashes({ findings, impression }: StatementIndex): Clash[] {
  return [findings, impression].flatMap((all) => [
    ...all.filter(isQuietElliptic).flatMap((calm) => {
      const here = all.filter(({ sentence }) => sentence === calm.sentence)
      const present = here.find((one) => isPresent(one) && !isLexical(one) && isOfSame(one, calm))
      return present === undefined || here.some(({ side }) => side !== calm.side) ? [] : [doubled(present, calm)]
    }),
    ...all.filter(isSlightElliptic).flatMap((slight) => {
      const grave = all.find((one) => one.position === slight.position - 1 && isGraver(one, slight))
      return grave === undefined ? [] : [doubled(grave, slight)]
    }),
  ])
}

function doubled(one: Statement, two: Statement): Clash {
  return {
    kind: 'side',
    first: one.sentence === two.sentence ? one.span : placeOf(one),
    second: one.sentence === two.sentence ? two.span : placeOf(two),
    reason: 'Dieselbe Seite ist zweimal verschieden beschrieben',
    fixes: [...turnedSide(two.sentence, two.span), ...turnedSide(one.sentence, one.span)],
  }
}

/** "Rechts nur geringgradige Stenose." */
function isSlightElliptic({ magnitude, sideAt, sentence, organBond }: Statement): boolean {
  return magnitude === 'little' && organBond !== 'own' && sideAt?.start === sentence.words[0]?.start
}

function isGraver(one: Statement, slight: Statement): boolean {
  return (
    one.magnitude === 'much' &&
    one.side === slight.side &&
    one.sideBond === 'own' &&
    sameThing(one, slight) &&
    sitesAgree(one, slight)
  )
}

/** A side and what is normal or not there, of a part named before: ", rechts durchgängig", ", links kein Erguss". */
function isQuietElliptic({ normal, stance, sideAt, span, side, sideBond, limits }: Statement): boolean {
  if (side === null || side === 'both' || sideBond !== 'own' || limits.length > 0) return false
  return sideAt?.start === span.start && (normal === null) === (stance === 'negated')
}

function isOfSame(one: Statement, calm: Statement): boolean {
  if (one.span.end > calm.span.start || one.side !== calm.side || one.sideBond !== 'own' || one.finding === null)
    return false
  return calm.normal === null
    ? calm.finding !== null && isKindOf(one.finding, calm.finding)
    : one.organ === calm.organ && calm.organBond !== 'own'
}
