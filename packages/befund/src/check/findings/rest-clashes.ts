import { areRelated, isWithin, organs } from '../../anatomy/organ-tree.ts'
import { stemsOf } from '../../anatomy/word-stem.ts'
import { wordSet } from '../../read/word-set.ts'
import type { Clash } from '../clash.ts'
import { isPresent, sidesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { negationClash } from './negation-clash.ts'

/** "Restliche Manschette erhalten", "Übrige Sehnen und LBS intakt" where the impression leaves out one of the tendons that are torn. */
export function restClashes({ findings: seen, impression }: StatementIndex): Clash[] {
  const rests = impression.filter(({ normal, limits, stance, organBond, organ }) => {
    if (normal !== 'continuity' || stance !== 'asserted' || organBond !== 'own' || organ === null) return false
    return organs().get(organ)?.region !== true && limits.some((limit) => remaining.has(limit))
  })
  return rests.flatMap((rest) => {
    const whole = rest.organ ?? ''
    const isTold = (organ: string): boolean =>
      impression.some(
        ({ normal, organs: named }) =>
          normal === null && named.some((part) => isWithin(part, whole) && areRelated(part, organ)),
      )
    const left = seen.find(
      (one) =>
        isPresent(one) &&
        one.certainty === 'certain' &&
        one.magnitude !== 'little' &&
        one.organBond === 'own' &&
        grave.has(one.finding ?? '') &&
        isWithin(one.organ ?? '', whole) &&
        !isTold(one.organ ?? '') &&
        sidesAgree(one, rest),
    )
    return left === undefined ? [] : [{ ...negationClash(left, rest), kind: 'findingsImpression' as const }]
  })
}

const remaining = stemsOf('restlich übrig sonstig')
const grave = wordSet('tear complete-tear fracture')
