import { familyOf, findings } from '../anatomy/finding-concepts.ts'
import { areRelated, organs } from '../anatomy/organ-tree.ts'
import type { Statement } from '../understand/statement.ts'
import type { Clash } from './clash.ts'
import { isDenied, isLexical, isPresent, ownOrgan, sidesAgree } from './compare.ts'
import type { StatementIndex } from './index-statements.ts'
import { negationClash } from './negation.ts'

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
    const family = familyOf(told.finding ?? '')
    if (index.findings.some((one) => one.finding !== null && familyOf(one.finding) === family && !isDenied(one)))
      continue
    const normal = near.find((one) => one.normal !== null && ownOrgan(one) === organ && one.certainty === 'certain')
    if (normal !== undefined) clashes.push(negationClash(normal, told))
  }
  return clashes
}

function isMajor(told: Statement): boolean {
  if (told.finding === null || isLexical(told) || !isPresent(told) || told.certainty !== 'certain') return false
  const concept = findings().get(told.finding)
  return concept?.major === true && concept.organ !== null && !inferred.has(concept.family)
}

/** Normal without reserve, or a denial; a measurement may mean more than it says. */
function isQuiet(one: Statement): boolean {
  if (one.measures.length > 0 || one.stance === 'unclear' || one.limits.length > 0) return false
  return one.normal !== null ? one.stance === 'asserted' : isDenied(one)
}
