import { familyOf } from '../../anatomy/finding-concepts.ts'
import { areRelated, isRegion, isWithin } from '../../anatomy/organ-tree.ts'
import { stemsOf, wordStem } from '../../anatomy/word-stem.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { clashingGroup, isDenied, isPresent, sidesAgree, sitesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { negationClash } from './negation-clash.ts'
import { isOld } from './unsupported.ts'

/** "Restliche Manschette erhalten", "Übrige Sehnen und LBS intakt" where the impression leaves out one of the tendons that are torn. */
export function restClashes({ findings: seen, impression }: StatementIndex): Clash[] {
  const rests = impression.filter(({ normal, limits, stance, organBond, organ }) => {
    if (normal !== 'continuity' || stance !== 'asserted' || organBond !== 'own' || organ === null) return false
    return !isRegion(organ) && limits.some((limit) => remaining.has(limit))
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

/** "Fraktur LWK 1. Keine weiteren Frakturen.", "Densfraktur. Übrige HWS intakt." where the findings have one of another vertebra too. */
export function furtherClashes({ findings: seen, impression }: StatementIndex): Clash[] {
  const told = impression.filter((one) => isPresent(one) && familyOf(one.finding ?? '') === 'fracture')
  return impression.flatMap((denial) => {
    const { limits } = denial
    const isRest = limits.some((limit) => remaining.has(limit))
    if (!(isRest ? deniesRest(denial) : isDenied(denial) && denial.finding === 'fracture')) return []
    if (told.length === 0 || limits.length === 0 || limits.some((limit) => limit !== further && !remaining.has(limit)))
      return []
    const left = seen.find(
      (one) =>
        isPresent(one) &&
        one.certainty === 'certain' &&
        one.finding === 'fracture' &&
        one.trend === null &&
        !isOld(one) &&
        !tells(one.sentence, /^alt$/) &&
        (!isRest || isInRest(one, denial)) &&
        // Not by the region: "Frakturen des thorakolumbalen Übergangs".
        told.every(
          (other) => (clashingGroup(one, other) ?? 'spine') !== 'spine' || (isRest && isDensApart(one, other)),
        ),
    )
    return left === undefined ? [] : [{ ...negationClash(left, denial), kind: 'findingsImpression' as const }]
  })
}

/** "Übrige HWS ohne Fraktur", "übrige HWS intakt" */
function deniesRest(one: Statement): boolean {
  return one.finding === 'fracture' ? isDenied(one) : one.normal === 'continuity' && one.stance === 'asserted'
}

/** Of a vertebra in that part of the spine; a process is no "Wirbelkörper". */
function isInRest(one: Statement, rest: Statement): boolean {
  const { organ } = rest
  if (!one.sites.has('vertebra') || !isWithin(organ ?? '', 'spine') || !sitesAgree(one, rest)) return false
  return organ !== 'vertebra' || one.organ === organ
}

/** The dens has a name, and no number. */
function isDensApart({ level }: Statement, { sites }: Statement): boolean {
  return sites.has('cranio-cervical') && !/^C[12]$/.test(level ?? '')
}

const further = wordStem('weiter')
const remaining = stemsOf('restlich übrig sonstig')
const grave = wordSet('tear complete-tear fracture')
