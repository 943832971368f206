import { familyOf, findings } from '../anatomy/finding-concepts.ts'
import { areRelated, isRegion, isWithin, organs } from '../anatomy/organ-tree.ts'
import { tells } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import { isNamedHere } from '../understand/bind-sites.ts'
import { isCarrierNoun } from '../understand/find-cues.ts'
import { measureAt } from '../understand/find-measures.ts'
import { isGeneric } from '../understand/is-generic.ts'
import type { Word } from '../understand/sentence.ts'
import type { Statement } from '../understand/statement.ts'
import { vertebraeOfDisc } from './places/named-places.ts'

/** The organ of a statement where a word of its own sentence or its label says it. */
export function ownOrgan(statement: Statement): string | null {
  const isNamed =
    isNamedHere(statement.organBond) || (statement.organ !== null && impliedOrgan(statement) === statement.organ)
  return isNamed ? statement.organ : null
}

/** Whether two statements may be of one place as far as organs say: one unknown, or one within the other. */
export function organsAgree(one: Statement, two: Statement): boolean {
  const a = one.organ
  const b = two.organ
  if (isBesideSpine(one, two) || isBesideSpine(two, one)) return false
  if (a === null || b === null || isGeneric(a) || isGeneric(b)) return true
  if (areRelated(a, b)) return true
  if (isWeak(one) || isWeak(two)) return impliedOrgan(one) === impliedOrgan(two) && !(nodal.test(a) && nodal.test(b))
  if (a === tract || b === tract) return urinary.some((organ) => isWithin(a, organ) || isWithin(b, organ))
  if (a === hollow || b === hollow) return isWithin(a, 'kidney') && isWithin(b, 'kidney')
  if (digital.test(a) && digital.test(b) && (a.endsWith('p-joint') || b.endsWith('p-joint'))) return true
  if (jointOfBone[a] === b || jointOfBone[b] === a || isPartOfSpine(a, b) || isPartOfSpine(b, a)) return true
  const isApart = nodal.test(a) && nodal.test(b)
  return one.organs.some((organ) => two.organs.includes(organ) && !isGeneric(organ) && !isApart)
}

/** "Axillär keine vergrößerten Lymphknoten" says nothing of those of the neck. */
const nodal = /^(?:\w+-nodes|axilla|groin)(?<!^lymph-nodes)$/

/** "PIP" and "Ringfinger": which finger the joint is of, the numbers say. */
const digital = /^(?:[mpd][ci]p-joint|mtp-joint|finger|thumb|\w+-(?:finger|phalanx)|toe)$/

/** "Keine Höhenminderung der Wirbelkörper, keine Fraktur" and "Fraktur der HWS": a vertebra is one of any stretch. */
function isPartOfSpine(part: string, stretch: string): boolean {
  const parent = organs().get(part)?.parent
  return parent === 'spine' && !organs().get(part)?.region && organs().get(stretch)?.parent === parent
}

/** The bone whose head moves in the joint has its own place in the tree. */
export const jointOfBone: Readonly<Record<string, string>> = {
  'humeral-head': 'shoulder',
  'femoral-head': 'hip',
  'femoral-neck': 'hip',
  'tibial-plateau': 'tibia',
  talus: 'ankle',
}

/** "Vertebrale Metastase LWK 3" names no organ, yet lies in no hip. */
function isBesideSpine(one: Statement, two: Statement): boolean {
  // "In Höhe HWK 6 ein Divertikel" lies beside it.
  if (!one.sites.has('spine') || two.sites.has('spine') || tells(one.sentence, /^Höhe$/)) return false
  const isPlacedOtherwise = !isWeak(one) && one.organ !== null && !isGeneric(one.organ)
  const other = two.organBond === 'examination' ? null : two.organ
  if (isPlacedOtherwise || other === null || isGeneric(other)) return false
  return !isRegion(other) && !isWithin(other, 'spine')
}

const tract = 'urinary-tract'
const urinary = ['kidney', 'ureter', 'bladder']

/** The calyces reach into every pole of the kidney. */
const hollow = 'renal-pelvis'

/** The organ was named in an earlier sentence, or by the examination only. */
export function isWeak(statement: Statement): boolean {
  return statement.organBond === 'carried' || statement.organBond === 'examination'
}

function impliedOrgan(statement: Statement): string {
  return (statement.finding === null ? null : findings().get(statement.finding)?.organ) ?? '?'
}

/** Whether no numbered or named place of one excludes that of the other. */
export function sitesAgree(one: Statement, two: Statement): boolean {
  return clashingGroup(one, two) === null && !areVertebraeApart(one, two)
}

/** "LWK 1-3" and "L4/5": a vertebra and a disc that do not touch. */
function areVertebraeApart(one: Statement, two: Statement): boolean {
  const [a, b] = [vertebraeOf(one), vertebraeOf(two)]
  return a.size > 0 && b.size > 0 && ![...a].some((vertebra) => b.has(vertebra))
}

const none: ReadonlySet<string> = new Set()

function vertebraeOf({ sites }: Statement): ReadonlySet<string> {
  if (!sites.has('disc') && !sites.has('vertebra')) return none
  const discs = [...(sites.get('disc') ?? [])].flatMap(vertebraeOfDisc)
  return new Set([...(sites.get('vertebra') ?? []), ...discs])
}

/** The group of places, such as "lung-lobe", in which two statements have nothing in common. */
export function clashingGroup(one: Statement, two: Statement): string | null {
  for (const [group, values] of one.sites) {
    const others = two.sites.get(group)
    if (others === undefined || values.size === 0 || others.size === 0) continue
    if (![...values].some((value) => others.has(value)) && !(group === 'lung-lobe' && isProjected(one, two)))
      return group
  }
  return null
}

/** In a radiograph the middle lobe and the lingula project on the "Mittelfeld" and the "Unterfeld". */
function isProjected(one: Statement, two: Statement): boolean {
  const [a, b] = [one, two].map(({ stems }) => [...stems].some(isField))
  return a !== b && [one, two].some(({ organ }) => ofFields.has(organ ?? ''))
}

const ofFields = wordSet('middle-lobe middle-field lingula')

export function isField(stem: string): boolean {
  return /^(?:ober|mittel|unter)feld/.test(stem)
}

const tissueWords: ReadonlyMap<string, RegExp> = new Map([
  ['cartilage', /knorpel|chondr/],
  ['muscle', /^m\.?$|mus[kc]/],
  ['soft-tissue', /weichteil|subkut|subcut|mus[kc]|fett|fasz/],
])

/** "Knorpel femorotibial erhalten", "keine Knorpelinfiltration" say nothing of the ligaments, of the fat. */
export function isOfOtherTissue(
  { organs, finding, stems }: Statement,
  { organs: said, sentence: { label, words } }: Statement,
): boolean {
  const tissue = said.find((organ) => tissueWords.has(organ)) ?? tissueOf(label) ?? tissueOf(words.slice(0, 1))
  if (tissue === undefined || organs.includes(tissue) || findings().get(finding ?? '')?.organ === tissue) return false
  return ![...stems].some((stem) => tissueWords.get(tissue)?.test(stem) === true)
}

/** "Knorpel: femorotibial erhalten" */
function tissueOf(label: readonly Word[]): string | undefined {
  return label.length === 1 && /^Knorpel/.test(label[0]?.text ?? '') ? 'cartilage' : undefined
}

export function sidesAgree(one: Statement, two: Statement): boolean {
  return one.side === null || two.side === null || one.side === two.side || one.side === 'both' || two.side === 'both'
}

/** Whether two statements may be of one place, as far as they say where. */
export function placesAgree(one: Statement, two: Statement): boolean {
  return sidesAgree(one, two) && organsAgree(one, two) && sitesAgree(one, two)
}

/** Same family of findings, or the same noun. */
export function sameThing(one: Statement, two: Statement): boolean {
  if (one.finding === null || two.finding === null) return false
  return familyOf(one.finding) === familyOf(two.finding)
}

export function isPresent(statement: Statement): boolean {
  return statement.stance === 'asserted' && isStated(statement) && statement.trend !== 'gone'
}

export function isDenied(statement: Statement): boolean {
  return statement.stance === 'negated' && isStated(statement)
}

/** "Nicht komprimierbar", "nicht intakt". */
export function isNoLongerNormal({ normal, stance }: Statement): boolean {
  return normal !== null && stance === 'negated'
}

/** Said of the patient now: no question, no history, no condition. */
export function isStated(statement: Statement): boolean {
  return (statement.certainty === 'certain' || statement.certainty === 'probable') && !statement.cues.has('conditional')
}

/** "Nicht verkalkte Plaque", "degenerative Listhese": the word only describes the noun behind it. */
export function isAttribute({ sentence: { words }, at }: Statement): boolean {
  const next = words.find(({ start }) => start >= at.end)
  return next !== undefined && /^\p{Lu}\p{Ll}/u.test(next.text) && !isCarrierNoun(next.stem)
}

export function isLexical(statement: Statement): boolean {
  return statement.finding?.startsWith('w:') ?? false
}

/** How much two clauses share, counted in words of their own. */
export function overlap(one: Statement, two: Statement): number {
  let shared = 0
  for (const stem of one.stems) if (stem.length > 3 && two.stems.has(stem)) shared++
  return shared
}

/** The statement most like the given one. */
export function mostAlike(statement: Statement, others: readonly Statement[]): Statement | undefined {
  let best: Statement | undefined
  let most = -1
  for (const other of others) {
    const shared = overlap(statement, other)
    if (shared > most) {
      most = shared
      best = other
    }
  }
  return best
}

/** The statements most like the given one, of as many sentences. */
export function mostAlikeOf(statement: Statement, others: readonly Statement[], count: number): Statement[] {
  const found: Statement[] = []
  let left = others
  while (found.length < count) {
    const next = mostAlike(statement, left)
    if (next === undefined) break
    found.push(next)
    left = left.filter(({ sentence }) => sentence !== next.sentence)
  }
  return found
}

/** "Herd 2 größer": of the second of a list, whatever was said of the first. */
export function isNumbered({ finding, sentence: { words }, at }: Statement): boolean {
  if (familyOf(finding ?? '') !== 'lesion') return false
  const next = words.findIndex(({ start }) => start >= at.end)
  return /^\d$/.test(words[next]?.text ?? '') && measureAt(words, next) === null
}
