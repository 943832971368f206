import { familyOf, isKindOf } from '../../anatomy/finding-concepts.ts'
import { isRegion, isWithin } from '../../anatomy/organ-tree.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Statement } from '../../understand/statement.ts'
import { ownOrgan, placesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { vagueFindings } from '../vague-findings.ts'

/** Families by which the findings describe what the impression has the name of. */
const signsOf: Readonly<Record<string, readonly string[]>> = {
  aneurysm: ['dilation'],
  malposition: ['luxation'],
  metastasis: ['malignancy-sign'],
  trauma: ['fracture', 'bleeding', 'luxation'],
  tendinopathy: ['thickening', 'signal-change'],
  strain: ['edema', 'thickening'],
  'plantar-fasciitis': ['thickening'],
  myelopathy: ['signal-change'],
  tuberculosis: ['lesion'],
  neuritis: ['thickening'],
  focus: ['consolidation'],
  chondropathy: ['defect'],
  invasion: ['destruction'],
}

export function describing({ finding }: Statement, { byFamily }: StatementIndex): Statement[] {
  return (signsOf[finding ?? ''] ?? []).flatMap((family) => byFamily.get(family) ?? [])
}

/** "Läsion in Segment VII" is what "kein HCC in Segment VII" denies: without a name, at the very place. */
export function isDescribed(denial: Statement, present: Statement): boolean {
  const [denied = '', said = ''] = [denial.finding ?? '', present.finding ?? '']
  // "Rundliche Verdichtung im Oberfeld": of no such place it may be a nipple or a vessel.
  if (said === 'consolidation' && present.stems.has('rundlich')) return isAtSame('lung-lobe', denial, present)
  if (denied === said || vagueFindings.has(denied) || denied === 'occlusion' || said === 'hernia') return false
  if (denied === 'aneurysm' && !isWideAorta(present)) return false
  const isSign = signsOf[denied]?.includes(familyOf(said)) === true
  const isNameless = vagueFindings.has(said) ? isKindOf(denied, 'lesion') : isKindOf(denied, said)
  if ((!isSign && !isNameless) || (said === 'lymph-node' && !isSuspicious(present))) return false
  if (isAsLarge(denial, present)) return true
  if (present.magnitude === 'little' || denial.limits.length > 0 || said === 'cyst') return false
  if (isAtSame('segment', denial, present) || (isAtSame('neck-level', denial, present) && isSuspicious(present)))
    return true
  // "Links zwei Rundherde" below the thyroid and "linker Lappen knotenfrei"
  const isOfNamedSide = present.sideBond === 'own' && denial.sideBond === 'own' && present.side === denial.side
  const [organ, there] = [ownOrgan(denial), isOfNamedSide ? present.organ : ownOrgan(present)]
  if (organ === null || there === null || isGeneric(organ) || !isWithin(there, organ)) return false
  if (isRegion(organ)) return false
  if (denial.side !== null && denial.sideBond !== 'examination') return denial.side === present.side
  return said === 'mass' || !vagueFindings.has(said)
}

function isAtSame(group: string, one: Statement, two: Statement): boolean {
  return [...(one.sites.get(group) ?? [])].some((value) => two.sites.get(group)?.has(value))
}

const aneurysmFrom = 35

function isWideAorta(present: Statement): boolean {
  return isWithin(present.organ ?? '', 'aorta') && sizesOf(present).some((size) => size >= aneurysmFrom)
}

/** A node has a size where nothing is wrong with it. */
function isSuspicious({ sentence: { words } }: Statement): boolean {
  return tells(words, /avid|nekro|suspekt|verdickt|verbreitert/i)
}

/** A thing with a size is there: who denies it says no size. */
export function isAsLarge(one: Statement, two: Statement): boolean {
  const sizes = sizesOf(two)
  return sizesOf(one).some((size) => sizes.includes(size))
}

/** In millimetres or per cent, as it is now. */
export function sizesOf({ measures }: Statement): number[] {
  return measures
    .filter((measure) => (isLength(measure) || measure.unit === '%') && measure.series !== 'prior')
    .map((measure) => Math.max(...inBaseUnit(measure)))
}

/** What else casts a shadow on the lung. */
const shadows = wordSet('congestion scar ischemia fibrosis bleeding embolism')

/** Another name for it, in the findings or the impression, is the reason of the denial. */
export function isNamedOtherwise(
  denial: Statement,
  present: Statement,
  { findings: seen, impression }: StatementIndex,
): boolean {
  // A restricted diffusion is a sign too: an abscess has one, a lymphoma, an infarct.
  if (!isDescribed(denial, present) && present.finding !== 'diffusion-restriction') return false
  const isOfLung = familyOf(denial.finding ?? '') === 'consolidation'
  const names = [...vagueFindings, denial.finding, present.finding]
  // "Metastasensuspekte Herde. Zyste Segment III.": what is suspect is no cyst.
  const reach = present.finding === 'malignancy-sign' ? 0 : 2
  const near = seen.filter((one) => Math.abs(one.position - present.position) < reach && !names.includes(one.finding))
  return [...near, ...impression].some(
    (one) =>
      one.sentence !== denial.sentence &&
      one.stance !== 'negated' &&
      (isKindOf(one.finding ?? '', 'lesion') || (isOfLung && shadows.has(familyOf(one.finding ?? '')))) &&
      placesAgree(one, denial),
  )
}
