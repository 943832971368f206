import { familyOf, findings } from '../../anatomy/finding-concepts.ts'
import { areRelated, organs } from '../../anatomy/organ-tree.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { isDenied, isLexical, isPresent, organsAgree, ownOrgan, sidesAgree } from '../compare.ts'
import { isOppositePart } from '../describing-stems.ts'
import type { StatementIndex } from '../index-statements.ts'
import { negationClash } from './negation-clash.ts'

/** Families that follow from a size, or that one need not see in the organ itself. */
const inferred = new Set(['enlargement', 'congestion', 'recurrence', 'leak', 'complication'])

/**
 * The impression asserts a major finding of an organ of which the findings say nothing but normality:
 * "Pankreas homogen" and "Akute Pankreatitis".
 */
export function unsupportedClashes(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  for (const told of index.impression) {
    const organ = ownOrgan(told)
    if (organ === null || !isMajor(told) || organs().get(organ)?.region === true) continue
    const near = index.findings.filter(
      (one) => one.organs.some((other) => areRelated(other, organ)) && sidesAgree(one, told),
    )
    if (near.some((one) => !isQuiet(one))) continue
    if (index.findings.some((one) => mayBeMeant(one, told))) continue
    const normal = near.find(
      (one) => clears(one) && !isOppositePart(one, told) && ownOrgan(one) === organ && one.certainty === 'certain',
    )
    if (normal !== undefined) clashes.push(negationClash(normal, told))
  }
  return clashes
}

/** Of the same family, and not of another organ or another named disease. */
function mayBeMeant(one: Statement, told: Statement): boolean {
  if (one.finding === null || isDenied(one) || familyOf(one.finding) !== familyOf(told.finding ?? '')) return false
  const organ = ownOrgan(one)
  if (organ !== null) return organsAgree(one, told)
  return one.finding === told.finding || vague.has(one.finding)
}

/** Findings that say only that something is there. */
const vague = new Set(['lesion', 'focus', 'mass', 'nodule', 'uptake', 'pathology'])

/** Calls the organ normal, or free of anything at all. */
function clears(one: Statement): boolean {
  return one.normal !== null || (one.finding !== null && vague.has(one.finding))
}

function isMajor(told: Statement): boolean {
  if (told.finding === null || isLexical(told) || !isPresent(told) || told.certainty !== 'certain') return false
  const concept = findings().get(told.finding)
  return concept?.major === true && !inferred.has(concept.family)
}

/** What a denial may say of the thing denied without leaving room for another: "ohne gesteigerten Uptake". */
const widening = new Set(
  'gesteigert vermehrt erhöht pathologisch suspekt auffällig fokal umschrieben malignomsuspekt vergrößert'
    .split(' ')
    .map(wordStem),
)

/** Normal without reserve, or a denial; a measurement may mean more than it says. */
function isQuiet(one: Statement): boolean {
  if (one.measures.length > 0 || one.stance === 'unclear' || !one.limits.every((limit) => widening.has(limit)))
    return false
  if (one.organBond === 'sentence' && one.sideBond === 'own' && one.normal !== null) return false
  return one.normal !== null ? one.stance === 'asserted' : isDenied(one)
}
