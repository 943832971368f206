import { findings, isKindOf } from '../../anatomy/finding-concepts.ts'
import { wordSet } from '../../read/word-set.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { isDenied, isLexical, isPresent, organsAgree, ownOrgan, sidesAgree, sitesAgree } from '../compare.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { saysPlainly } from '../says-plainly.ts'
import { denies } from './denies.ts'
import { sayingNothing } from './limits.ts'
import { inOrder, negationClash } from './negation-clash.ts'
import { isOld } from './unsupported.ts'

/** Two clauses of the findings about the same organ, named in both; what is there no more was there. */
export function withinSections(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  for (const sections of [index.findings, index.impression]) {
    for (const denial of sections) {
      if (
        !isDenied(denial) ||
        isLexical(denial) ||
        denial.finding === null ||
        denial.finding === 'malignancy-sign' ||
        !denial.limits.every((limit) => sayingNothing.has(limit)) ||
        !saysPlainly(denial)
      )
        continue
      const present = ofSameFamily(index, denial).find(
        (one) =>
          one.section === denial.section &&
          one.position !== denial.position &&
          !(one.position < denial.position && denial.stems.has('mehr')) &&
          isPresent(one) &&
          !isOfNamedPart(denial, one) &&
          (isSamePlace(denial, one) || isTakenUp(denial, one, sections)) &&
          denies(denial, one, false),
      )
      if (present !== undefined) clashes.push(negationClash(...inOrder(present, denial)))
    }
  }
  return clashes
}

/** "Ossäre Metastasen (Rippe, Os ilium). Keine Filiae im Skelett der Wirbelsäule.": of that part of it only. */
function isOfNamedPart({ organ, organs: named }: Statement, present: Statement): boolean {
  if (organ === null || !isGeneric(organ)) return false
  return named.some((one) => !isGeneric(one) && !present.organs.includes(one))
}

function isSamePlace(denial: Statement, present: Statement): boolean {
  if (isPlacedByItself(denial, present) || isBesideBareDenial(denial, present)) return true
  if (isOfNamedSide(denial, present)) return true
  const there = ownOrgan(present)
  const here = ownOrgan(denial)
  if (there === null || here === null || here !== there || present.finding !== denial.finding) return false
  if (denial.side !== present.side || denial.level !== present.level) return false
  if (labelOf(denial) !== labelOf(present)) return false
  return sitesAgree(denial, present)
}

/** "Deutlicher Gelenkerguss. Kein Gelenkerguss.": the finding names its organ, and nothing else says where. */
function isPlacedByItself(denial: Statement, present: Statement): boolean {
  if (denial.finding === null || denial.finding !== present.finding) return false
  if (ofMaterial.has(denial.finding)) return sidesAgree(denial, present) && labelOf(denial) === labelOf(present)
  if (findings().get(denial.finding)?.organ == null) return false
  if (denial.side !== null && denial.sideBond !== 'examination') return false
  if (denial.sites.size > 0 || denial.organBond === 'carried' || present.organBond === 'carried') return false
  return denial.organ === present.organ && labelOf(denial) === labelOf(present)
}

/** What loosens or breaks is the implant, whatever bone was named before. */
const ofMaterial = wordSet('loosening material-failure')

/** "Kein Erguss rechts. ... Erguss rechts 2 cm.": of a finding and a side, both in so many words. */
function isOfNamedSide(denial: Statement, present: Statement): boolean {
  if (!isKindOf(present.finding ?? '', denial.finding ?? '')) return false
  if (denial.side !== present.side || denial.side === null) return false
  if (denial.side === 'both' || denial.sideBond !== 'own' || present.sideBond !== 'own') return false
  if (labelOf(denial) !== labelOf(present) || isOld(present)) return false
  return organsAgree(denial, present) && sitesAgree(denial, present)
}

/** "Keine Lymphadenopathie. Mediastinal vergrößerte Lymphknoten": a denial of no place, and right beside it the finding. */
function isBesideBareDenial(denial: Statement, present: Statement): boolean {
  if (denial.finding !== present.finding || isKnownLater(present)) return false
  const isFar = Math.abs(denial.position - present.position) > 1
  // "Fraktur des Endglieds D3. Weichteilschwellung. Keine Fraktur.": no other bone was named since.
  const isOfSame = denial.finding === 'fracture' && denial.organBond === 'carried' && denial.organ === present.organ
  if (
    (isFar && !deniesAll(denial) && !isOfSame) ||
    denial.sites.size > 0 ||
    (denial.side !== null && denial.sideBond !== 'examination' && !(isOfSame && denial.side === present.side))
  )
    return false
  if (labelOf(denial) !== '' || labelOf(present) !== '' || denial.sentence.words.length > bareUpTo) return false
  return (
    denial.organBond !== 'own' ||
    denial.organ === present.organ ||
    denial.organ === (findings().get(denial.finding ?? '')?.organ ?? null)
  )
}

/** "Keine Fraktur. ... Fraktur des Endglieds": said of all that was examined, not of the organ before. */
function deniesAll({ finding, organBond, sentence }: Statement): boolean {
  if (finding === 'fracture') return organBond !== 'carried' && organBond !== 'label'
  return finding === 'erosion' && organBond !== 'label' && sentence.words.length <= bareUpTo
}

/** "Kein Erguss.": in words. */
export const bareUpTo = 4

function isKnownLater(present: Statement): boolean {
  return present.magnitude === 'little' || isOld(present)
}

/** "Keine Wandverdickung. Die Wandverdickung betrifft 10 cm.", where no other was told before. */
function isTakenUp(
  denial: Statement,
  { finding, position, organ, at, sentence: { words } }: Statement,
  said: readonly Statement[],
): boolean {
  if (finding !== denial.finding || organ !== denial.organ || position !== denial.position + 1) return false
  if (said.some((one) => one.finding === finding && one.position < denial.position && isPresent(one))) return false
  return /^(?:Der|Die|Das|Diese[rs]?)$/.test(words[0]?.text ?? '') && words[1]?.start === at.start
}

/** "Koller-Raum:" and "Morison-Raum:" are two places even where no organ tells them apart. */
function labelOf({ sentence }: Statement): string {
  return sentence.label.map((word) => word.stem).join(' ')
}
