import { familyOf } from '../../anatomy/finding-concepts.ts'
import { areRelated, isWithin, organs } from '../../anatomy/organ-tree.ts'
import { stemsOf } from '../../anatomy/word-stem.ts'
import { wordSet } from '../../read/word-set.ts'
import type { Clash } from '../clash.ts'
import { clashingGroup, isDenied, isPresent, sidesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { negationClash } from './negation-clash.ts'
import { known } from './unsupported.ts'

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

/** "Fraktur LWK 1. Keine weiteren Frakturen." where the findings have one of LWK 3 too. */
export function furtherClashes({ findings: seen, impression }: StatementIndex): Clash[] {
  const told = impression.filter((one) => isPresent(one) && familyOf(one.finding ?? '') === 'fracture')
  const denial = impression.find(
    (one) => isDenied(one) && one.finding === 'fracture' && [...new Set(one.limits)].join() === 'weit',
  )
  const left = seen.find(
    (one) =>
      isPresent(one) &&
      one.certainty === 'certain' &&
      one.finding === 'fracture' &&
      one.trend === null &&
      !known.some((stem) => one.stems.has(stem)) &&
      // Not by the region: "Frakturen des thorakolumbalen Übergangs".
      told.every((other) => !/^(?:null|spine)$/.test(`${clashingGroup(one, other)}`)),
  )
  return denial === undefined || left === undefined || told.length === 0
    ? []
    : [{ ...negationClash(left, denial), kind: 'findingsImpression' }]
}

const remaining = stemsOf('restlich übrig sonstig')
const grave = wordSet('tear complete-tear fracture')
