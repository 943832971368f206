import { isKindOf } from '../../anatomy/finding-concepts.ts'
import { isRegion, lineage, organs } from '../../anatomy/organ-tree.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import { wordSet } from '../../read/word-set.ts'
import { isDirectional } from '../../understand/bind-side.ts'
import { isNamedHere } from '../../understand/bind-sites.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import {
  isLexical,
  isNoLongerNormal,
  isStated,
  isWeak,
  mostAlike,
  organsAgree,
  ownOrgan,
  sameThing,
  sitesAgree,
} from '../compare.ts'
import { describingStems } from '../describing-stems.ts'
import { otherThings } from '../findings/limits.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { sharesFigure } from '../measures/same-figure.ts'
import { reachesOn } from '../places/level.ts'
import { tellsAccess } from './access-side.ts'
import { betterMatch, sizesOf } from './better-match.ts'
import { opposite, sideClash } from './side-clash.ts'
import {
  areNear,
  areOfOnePlace,
  isOfHead,
  isOtherIncidental,
  isSideNamed,
  isSideUnread,
  isTold,
  isToldApart,
} from './side-named.ts'

/** A finding on one side in the findings and on the other in the impression. */
export function sideClashes(index: StatementIndex, sentences: readonly Sentence[]): Clash[] {
  const clashes: Clash[] = []
  for (const told of index.impression) {
    const { side } = told
    if (side === null || !isComparable(told) || told.sentence.words[0]?.text === 'Übrige') continue
    const statement = reachesOn(told) ? allAlong(told) : told
    const counterpart =
      side === 'both'
        ? quietHalf(statement, index)
        : (opposed(statement, side, index, sentences) ?? spared(statement, side, index))
    if (counterpart === undefined || isOfEachSide(statement, counterpart, index)) continue
    clashes.push(sideClash(counterpart, statement))
    const quiet = side === 'both' ? undefined : quietThere(statement, side, index)
    if (quiet !== undefined) clashes.push(sideClash(quiet, statement))
  }
  return clashes
}

/** "Thrombose vom Unterschenkel bis in die V. femoralis": of all veins of the leg. */
function allAlong(told: Statement): Statement {
  const vessels = lineage(told.organ ?? '').at(-2) ?? ''
  return vessels.startsWith('leg-') ? { ...told, organ: vessels, sites: new Map() } : told
}

/** "Fortgeschrittene Coxarthrose rechts, beginnende links": the findings tell of either side in their words. */
function isOfEachSide(statement: Statement, counterpart: Statement, { findings, impression }: StatementIndex): boolean {
  const isOther = impression.some(
    (one) => one.side === counterpart.side && sameThing(one, statement) && organsAgree(one, statement),
  )
  return (
    isOther &&
    statement.magnitude === 'little' &&
    findings.some((one) => one.side === statement.side && one.sideBond === 'own' && one.stance === 'asserted')
  )
}

/** What calls this side free, where the finding lies on the other: "Die linke Niere ist unauffällig". */
function quietThere(statement: Statement, side: 'left' | 'right', index: StatementIndex): Statement | undefined {
  return index.findings.find(
    (one) =>
      one.side === side &&
      isNamedHere(one.sideBond) &&
      (one.normal === null ? one.stance === 'negated' && sameThing(one, statement) : one.stance === 'asserted') &&
      // "Rechts keine frische Ischämie. Alter Infarkt rechts."
      !(isOld(statement) && one.limits.length > 0) &&
      areNeighbours(one, statement),
  )
}

/** One limb, or one system as the kidney and its ureter. */
function areNeighbours(one: Statement, two: Statement): boolean {
  if (one.organ === null || two.organ === null || organsAgree(one, two)) return true
  const [limb, other] = [lineage(one.organ).at(-1), lineage(two.organ).at(-1)]
  return (
    limb === other &&
    (limb === 'leg' || limb === 'arm' || isOfUrinarySystem(one.organ) === isOfUrinarySystem(two.organ))
  )
}

function isOfUrinarySystem(organ: string): boolean {
  return lineage(organ).some((one) => one === 'kidney' || one === 'ureter')
}

/** "Embolie beidseits" where the findings have it on one side and call the other free. */
function quietHalf(statement: Statement, index: StatementIndex): Statement | undefined {
  if (statement.sideBond !== 'own' || statement.stance !== 'asserted' || isLexical(statement)) return undefined
  const alike = ofSameFamily(index, statement).filter(
    (one) => one.section === 'findings' && organsAgree(one, statement),
  )
  const present = alike.filter((one) => one.stance !== 'negated' && one.normal === null)
  const [first] = present
  if (first === undefined || first.side === null || first.side === 'both' || first.sideBond === 'examination')
    return undefined
  const other = opposite[first.side]
  if (present.some((one) => one.side !== first.side)) return undefined
  const isQuiet = alike.some((one) => one.side === other && one.stance === 'negated' && one.sideBond === 'own')
  return isQuiet ? first : undefined
}

/** "Pleuraerguss nur rechts" where the findings have one on the left as well. */
function spared(statement: Statement, side: 'left' | 'right', index: StatementIndex): Statement | undefined {
  const { sideAt, sentence } = statement
  const before = sentence.words.findLast((word) => sideAt !== null && word.end <= sideAt.start)
  if (sideAt === null || statement.stance !== 'asserted' || !/^(?:nur|ausschließlich)$/i.test(before?.text ?? ''))
    return undefined
  return ofSameFamily(index, statement).find(
    (one) => one.section === 'findings' && one.side === opposite[side] && isAlike(one, statement) && isStated(one),
  )
}

function isComparable(statement: Statement): boolean {
  if (statement.sideBond === 'examination' || statement.sideBond === null || isBehindSided(statement)) return false
  if (statement.finding === 'scoliosis' && isOfTwoCurves(statement)) return false
  // "Sonden des linkspektoralen Aggregats, Port in korrekter Lage"
  if (statement.finding === 'port' && statement.sideBond !== 'own') return false
  const isSuspected = statement.certainty === 'possible' && statement.stance === 'asserted'
  return (isStated(statement) || isSuspected) && statement.stance !== 'unclear' && statement.normal === null
}

/** "Erguss rechts und rückläufiges Infiltrat": the side was that of the first. */
function isBehindSided({ sideBond, sideAt, sentence: { words } }: Statement): boolean {
  const at = words.findIndex(({ start }) => start === sideAt?.start)
  return (
    sideBond === 'sentence' &&
    words[at + 1]?.text === 'und' &&
    /^(?:links|rechts|li\.|re\.)$/.test(words[at]?.text ?? '')
  )
}

/** "Lumbal rechtskonvexe und thorakal linkskonvexe Skoliose". */
function isOfTwoCurves({ sentence: { words } }: Statement): boolean {
  return new Set(findMentions(words).sides.map(({ side }) => side)).size > 1
}

function opposed(
  statement: Statement,
  side: 'left' | 'right',
  index: StatementIndex,
  sentences: readonly Sentence[],
): Statement | undefined {
  const near = ofSameFamily(index, statement).filter(
    (one) =>
      one.section === 'findings' && one.side !== null && one.sideBond !== 'examination' && isAlike(one, statement),
  )
  const isExamined = (one: Statement): boolean =>
    one.section === 'findings' && one.sideBond === 'examination' && one.side === side && isAlike(one, statement)
  if (ofSameFamily(index, statement).some(isExamined)) return undefined
  const isOther = (one: Statement): boolean => one.side === opposite[side]
  const agreeing = near.filter((one) => organsAgree(one, statement))
  const all = agreeing.some(isOther) ? agreeing : near
  const other = all.filter((one) => isOther(one) && (all === agreeing || !isTold(one, index)))
  const same = all.filter(
    (one) =>
      (one.side === side || one.side === 'both') &&
      !isOtherIncidental(one, statement) &&
      !(one.finding !== statement.finding && isToldApart(one, statement, index)),
  )
  if (other.length > 0) {
    if (isMeasuredThere(statement, index)) return undefined
    if (isLexical(statement) && all.some(({ limits }) => limits.some((limit) => otherThings.has(limit))))
      return undefined
    if (same.length === 0) {
      if (isListedBeside(statement, side, index)) return undefined
      const exact = other.filter((one) => isNamedThere(one, statement))
      // "Stenosegrad unter 50 %" and "geringe Plaques", "Signalminderung mit Diffusionsrestriktion" and "Läsion"
      const isSure = exact.length > 0 && !wide.has(statement.finding ?? '')
      if (!isSure && isSideNamed(statement, side, index, true)) return undefined
      return mostAlike(statement, preferOwn(exact.length > 0 ? exact : other))
    }
    return (
      other.find(
        (one) => tellsApart(statement, one, same) || (all === agreeing && isOfThatDegree(statement, one, same)),
      ) ?? betterMatch(statement, other, same)
    )
  }
  return same.length === 0 ? oppositeOfOrgan(statement, side, index, sentences) : undefined
}

/** What findings tell by other words as well. */
const wide = wordSet('plaque lesion')

/** "Plaque links, Quotient ACI/ACC 4,2, entspricht 70 %": the figure stands on that side, at whatever part. */
function isMeasuredThere(statement: Statement, index: StatementIndex): boolean {
  return ofSameFamily(index, statement).some(
    (one) => one.section === 'findings' && one.side === statement.side && sharesFigure(one, statement),
  )
}

/** "Fraktur links, rechts ältere Fraktur": the one of the findings is told, and this is another. */
function isListedBeside(statement: Statement, side: 'left' | 'right', index: StatementIndex): boolean {
  return index.impression.some(
    (one) =>
      (one.sentence === statement.sentence || isSideNamed(statement, side, index, true)) &&
      one.side !== null &&
      one.side !== statement.side &&
      one.stance === 'asserted' &&
      sameThing(one, statement) &&
      organsAgree(one, statement),
  )
}

/** The very finding, or what it is a kind of: a cyst and an endometrioma, an infarct and one of the lung. */
function isNamedThere(one: Statement, { finding }: Statement): boolean {
  if (one.finding === null || finding === null) return false
  if (one.finding === 'lacune') return finding === 'lacune'
  if (one.finding === 'cyst' || finding === 'ischemia' || one.finding === 'arthrosis')
    return isKindOf(finding, one.finding) || isKindOf(one.finding, finding)
  return (
    one.finding === finding ||
    ((isKindOf(finding, one.finding) || isKindOf(one.finding, finding)) &&
      organAlone.has(one.organ ?? '') &&
      ownOrgan(one) === one.organ)
  )
}

/** Where one thing lies it is the one: a mass of the angle and a schwannoma. */
const organAlone = wordSet('cerebellopontine-angle adrenal pituitary ovary testis parotid basal-ganglia')

/** Of equal witnesses those that name the side themselves. */
function preferOwn(statements: readonly Statement[]): readonly Statement[] {
  const own = statements.filter((one) => one.sideAt !== null)
  return own.length > 0 ? own : statements
}

/** An old lacune on one side does not stand for the fresh infarct on the other. */
function isOlder(one: Statement, two: Statement): boolean {
  return isOld(one) && !isOld(two)
}

function isOld({ stems }: Statement): boolean {
  return ages.some((age) => stems.has(age))
}

const ages = ['alt', 'älter', 'abgelaufen'].map(wordStem)

/** "Pneumothorax links nicht mehr nachweisbar" is no effusion on the right. */
function isOtherGone(one: Statement, two: Statement): boolean {
  return one.trend === 'gone' && two.trend !== 'gone' && one.finding !== two.finding
}

function isAlike(one: Statement, two: Statement): boolean {
  if (isOtherGone(one, two)) return false
  // "Neuer Rundherd links" and "bekannte Rundherde rechts unverändert"
  if (one.isNew && two.trend === 'stable') return false
  // "Transparenzminderung links regredient. Neue Verschattung rechts."
  if (two.isNew && (one.trend === 'stable' || one.trend === 'regress')) return false
  // "Diffusionsrestriktion links" is no old infarct on the right.
  if (isOld(two) && one.finding === 'diffusion-restriction') return false
  if (one.stance !== two.stance || one.certainty === 'historical' || one.certainty === 'question') return false
  if (isOlder(one, two) || (one.finding === 'occlusion' && tellsAccess(one.sentence))) return false
  // "Kein weiterer Herd links" and "rechts kein Malignomhinweis"
  if (one.stance === 'negated' && one.limits.some((limit) => otherThings.has(limit))) return false
  if (one.stance === 'negated' && !(isBesideSide(one) && isBesideSide(two) && denierOf(one) === denierOf(two)))
    return false
  const isElse = ownOrgan(two) !== null && !areNear(one.organ ?? '', two.organ ?? '')
  // "Rippenherd rechts" is no "Herd links" of what was named before.
  if (isElse && (one.sideBond === 'carried' || (isWeak(one) && two.finding === 'focus'))) return false
  return sameThing(one, two) && areOfOnePlace(one, two) && (one.finding === 'scoliosis' || sitesAgree(one, two))
}

/** "Kein Stau rechts", not "Stein rechts, kein Stau". */
function isBesideSide({ sideBond, sideAt, at, sentence: { words } }: Statement): boolean {
  if (sideBond !== 'own' || sideAt === null) return false
  return !words.some(({ text, start }) => text === ',' && start > sideAt.start && start < at.start)
}

/** "Kein Stau rechts" and "Nierenbecken links ohne Stau": each of its own side, where the wording differs. */
function denierOf({ sentence: { words }, at }: Statement): string | undefined {
  return words.findLast(({ start, text }) => start < at.start && /^(?:kein|ohne|nicht)/i.test(text))?.stem
}

/** One lesion of several is recognised by its words and size: "solider Knoten" beside "zystische Knoten". */
function tellsApart(statement: Statement, other: Statement, same: readonly Statement[]): boolean {
  // "Knoten rechts kranial und links": what says where is said of the other one.
  if (new Set(findMentions(statement.sentence.words).sides.map(({ side }) => side)).size > 1) return false
  if (
    isLexical(statement) || other.finding === statement.finding
      ? false
      : same.some(({ finding }) => finding === statement.finding)
  )
    return false
  const words = describingStems(statement)
  const shared = [...words].filter((stem) => other.stems.has(stem))
  const sizes = sizesOf(statement)
  const sameSize = sizesOf(other).some((size) => sizes.includes(size))
  if (shared.length === 0 && !sameSize) return false
  return same.every((one) => {
    if (one.side === 'both' && !(sameSize && one.measures.length === 0)) return false
    if (sizesOf(one).some((size) => sizes.includes(size))) return false
    // "Rechts Verschmälerung medial mit Osteophyten": "medial" is said of what stands beside it.
    const near = one.sentence === other.sentence ? [] : one.sentence.words
    return ![...words].some((word) => one.stems.has(word) || near.some(({ stem }) => stem === word))
  })
}

/** "Fortgeschrittene Arthrose links, rechts geringe": one of the right is none that is "fortgeschritten". */
function isOfThatDegree(statement: Statement, other: Statement, same: readonly Statement[]): boolean {
  const { finding, magnitude, stance } = statement
  const isPlain = (one: Statement): boolean => one.magnitude !== null && one.sideBond === 'own' && one.trend === null
  return (
    stance === 'asserted' &&
    [statement, other, ...same].every(isPlain) &&
    other.finding === finding &&
    other.magnitude === magnitude &&
    same.every((one) => one.magnitude !== magnitude)
  )
}

/** Another word for the finding, but an organ that the findings name on the other side only. */
function oppositeOfOrgan(
  statement: Statement,
  side: 'left' | 'right',
  index: StatementIndex,
  sentences: readonly Sentence[],
): Statement | undefined {
  const organ = ownOrgan(statement)
  if (organ === null || isLexical(statement) || statement.stance !== 'asserted' || isGeneric(organ)) return undefined
  // "Mittellinienverlagerung nach rechts"
  if (isDirectional(statement)) return undefined
  const entry = organs().get(organ)
  if (entry === undefined || !(entry.paired || isOfHead(organ)) || entry.region) return undefined
  if (isSideNamed(statement, side, index, false) || isFoundOnSide(statement, side, index)) return undefined
  const here = index.findings.filter(
    (one) =>
      one.side !== null && one.sideBond !== 'examination' && areNear(ownOrgan(one) ?? organOfPair(one) ?? '', organ),
  )
  const isOnly = index.impression.every((one) => one.side !== opposite[side])
  const isCalm = here.some((one) => one.side === side && one.normal !== null && one.stance === 'asserted')
  const abnormal = here.filter(
    (one) =>
      (one.finding !== null || one.normal !== null) &&
      one.side === opposite[side] &&
      ((one.stance === 'asserted' && one.normal === null) || isNoLongerNormal(one)) &&
      isStated(one) &&
      !isOtherGone(one, statement) &&
      !isDirectional(one) &&
      sitesAgree(one, statement) &&
      !isTold(one, index) &&
      (isCalm || !isLexical(one)) &&
      (ownOrgan(one) !== null || (isOnly && isCalm && !isLexical(one) && one.sideBond === 'own')),
  )
  if (abnormal.length === 0 || isSideUnread(organ, side, index, sentences)) return undefined
  return mostAlike(statement, preferOwn(abnormal))
}

/** "Sonographie der Schilddrüse. Links ein Knoten.": of the pair that was examined or named before. */
function organOfPair({ organ }: Statement): string | null {
  return isRegion(organ ?? '') ? null : organ
}

/** The same thing in another part of the organ on that side, or told without a side. */
function isFoundOnSide(statement: Statement, side: 'left' | 'right', index: StatementIndex): boolean {
  return ofSameFamily(index, statement).some(
    (one) =>
      one.section === 'findings' &&
      (one.side === side || (one.side === null && isNamedThere(one, statement))) &&
      one.stance === 'asserted' &&
      !isLexical(one),
  )
}
