import { familyOf, isKindOf } from '../../anatomy/finding-concepts.ts'
import { areRelated, lineage, organs } from '../../anatomy/organ-tree.ts'
import { sizeRangesOf } from '../../anatomy/sizes.ts'
import { wordSet } from '../../read/word-set.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { isLexical, organsAgree, sameThing, sitesAgree } from '../compare.ts'
import { incidental } from '../findings/denies.ts'
import type { StatementIndex } from '../index-statements.ts'

/**
 * Whether the findings say anything of that side at a related or unnamed place, in words this check may not know.
 *
 * @param isSureOfOther  the findings have the same thing on the other side
 */
export function isSideNamed(
  statement: Statement,
  side: 'left' | 'right',
  index: StatementIndex,
  isSureOfOther: boolean,
): boolean {
  return index.findings.some(
    (one) =>
      (one.side === side || (one.side === 'both' && !isLexical(one))) &&
      (one.normal === null || one.measures.length > 0) &&
      one.stance !== 'negated' &&
      (one.sideBond !== 'examination' || (one.finding !== null && !isLexical(one))) &&
      one.finding !== 'shift' &&
      !isOtherIncidental(one, statement) &&
      !isSizeOfOrgan(one) &&
      areOfOnePlace(one, statement) &&
      !isOtherThing(one, statement, index, isSureOfOther),
  )
}

/** A cyst on this side does not stand for the tumour that lies on the other. */
export function isOtherIncidental(one: Statement, { finding }: Statement): boolean {
  if (one.finding === null || finding === null || finding === 'lesion') return false
  // A cyst may be the one that the impression calls by its name.
  if (isKindOf(finding, one.finding)) return false
  return incidental.has(one.finding) && !incidental.has(finding)
}

/** "Rechter Lappen 18 x 16 x 48 mm" names a side, but nothing that is there. */
export function isSizeOfOrgan({ finding, organ, organBond, measures }: Statement): boolean {
  if (finding !== null || organ === null || (organBond !== 'own' && organBond !== 'carried')) return false
  return (
    lineage(organ).some((one) => sizeRangesOf(one).length > 0) || measures.some(({ values }) => values.length === 3)
  )
}

/**
 * Whether what lies on a side cannot be what the impression means there: the impression tells it by its own name
 * elsewhere, or it is what it is, a scar or a worn joint, and no other word for anything.
 */
function isOtherThing(one: Statement, statement: Statement, index: StatementIndex, isSureOfOther: boolean): boolean {
  if (one.finding === null) return false
  // "Neuer Rundherd im rechten Unterlappen" is no carcinoma of the right upper lobe.
  if (sameThing(one, statement))
    return isToldApart(one, statement, index) && (!sitesAgree(one, statement) || isOtherKind(one, statement))
  const isOfNodes = familyOf(statement.finding ?? '') === 'lymph-node'
  // "Narbe, angrenzend ein Lymphknoten"
  if (isOfNodes && one.organs.includes('lymph-nodes')) return false
  if (!isLexical(one) && ofItsOwn.has(familyOf(one.finding))) return true
  // A mass of the breast is no other word for the nodes of its axilla.
  return isOfNodes && isSureOfOther
    ? index.impression.some((told) => told.side === one.side && sameThing(told, one))
    : isToldApart(one, statement, index)
}

/** A cyst that the impression calls one is no fibroadenoma. */
function isOtherKind(one: Statement, { finding }: Statement): boolean {
  const [a, b] = [one.finding ?? '', finding ?? '']
  return incidental.has(a) && !isKindOf(a, b) && !isKindOf(b, a)
}

/** The impression tells it of that side by its own name, in another sentence. */
export function isToldApart(one: Statement, { sentence }: Statement, { impression }: StatementIndex): boolean {
  return impression.some((told) => told.side === one.side && told.sentence !== sentence && told.finding === one.finding)
}

const ofItsOwn = wordSet(
  'degeneration fibrosis stone scalp-hematoma scoliosis hypoplasia hernia emphysema bronchiectasis diverticulum varices spur kinking',
)

/** "Hüfte links Typ IIb": a sentence about that side of which no finding was read. */
export function isSideUnread(
  organ: string,
  side: 'left' | 'right',
  { findings }: StatementIndex,
  sentences: readonly Sentence[],
): boolean {
  const read = new Set(findings.filter((one) => !isLexical(one)).map(({ sentence }) => sentence))
  return sentences.some((sentence) => {
    if (sentence.section !== 'findings' || read.has(sentence)) return false
    const { sides, terms } = findMentions(sentence.all)
    if (!sides.some((one) => one.side === side && !one.direction)) return false
    const named = terms.flatMap(({ meanings }) => meanings.flatMap(({ kind, id }) => (kind === 'organ' ? [id] : [])))
    return named.length === 0 || named.some((one) => isGeneric(one) || areNear(one, organ))
  })
}

/** Organs that agree, or lie near to each other. */
export function areOfOnePlace(one: Statement, two: Statement): boolean {
  return organsAgree(one, two) || (one.organ !== null && two.organ !== null && areNear(one.organ, two.organ))
}

/** The impression speaks of it there itself. */
export function isTold(one: Statement, { impression }: StatementIndex): boolean {
  return impression.some((told) => told.side === one.side && sameThing(told, one))
}

/** One within the other, or parts of one paired organ: the femoral head and the acetabulum. */
export function areNear(one: string, two: string): boolean {
  if (areRelated(one, two)) return true
  const [a, b] = [wholeOf(one), wholeOf(two)]
  return (
    (a !== undefined && a === b) ||
    (isOfHead(one) && isOfHead(two)) ||
    joined.some((parts) => parts.has(one) && parts.has(two))
  )
}

/** A vessel of the brain and what it feeds. */
export function isOfHead(organ: string): boolean {
  return lineage(organ).some((one) => one === 'brain' || one === 'cerebral-vessels')
}

/** "ISG rechts: Knochenmarködem sakral" is of the joint. */
const joined = [
  new Set(['ovary', 'adnexa']),
  new Set(['supraclavicular-fossa', 'neck-nodes']),
  new Set(['sacrum', 'ilium', 'sacroiliac-joint']),
]

/** The paired organ of which this is a part; a whole limb is none. */
function wholeOf(organ: string): string | undefined {
  const above = lineage(organ)
  const whole = above.find((one, at) => at > 0 && at < above.length - 1 && organs().get(one)?.paired === true)
  return whole === 'leg-veins' ? undefined : whole
}
