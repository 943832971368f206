import { familyOf, findings, isKindOf } from '../../anatomy/finding-concepts.ts'
import { areRelated, isRegion, isWithin } from '../../anatomy/organ-tree.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import { tells } from '../../read/tells.ts'
import { isNamedHere } from '../../understand/bind-sites.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { wordsWithin } from '../clause-around.ts'
import {
  clashingGroup,
  isDenied,
  isLexical,
  isPresent,
  isWeak,
  jointOfBone,
  mostAlikeOf,
  organsAgree,
  ownOrgan,
  placesAgree,
  sidesAgree,
  sitesAgree,
} from '../compare.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { denies, incidental, isOfOneOrgan, isOfOtherVertebra } from './denies.ts'
import { describing, isNamedOtherwise } from './described.ts'
import { withoutCourses } from './intervention.ts'
import { otherThings, recent, saysOf } from './limits.ts'
import { negationClash } from './negation-clash.ts'
import { normalityClashes } from './normality.ts'
import { isRest, isWithoutRest } from './remaining-stenosis.ts'
import { isOld } from './unsupported.ts'
import { bareUpTo, withinSections } from './within-sections.ts'

/** One place asserts what another denies, or calls normal. */
export function negationClashes(index: StatementIndex): Clash[] {
  return withoutCourses([...betweenSections(index), ...withinSections(index), ...normalityClashes(index)], index)
}

/** Another word for the finding, and denied of another organ or of a part only: too little is alike to say that one denies the other. */
function isFarFrom(one: Statement, two: Statement): boolean {
  const [denial, present] = isDenied(one) ? [one, two] : [two, one]
  if (denial.finding === present.finding) return isOfOtherPlace(denial, present)
  if (denial.organBond !== 'own') return false
  // "Kein Konkrement im Harntrakt" is said of the kidneys too, and "Lymphknotenmetastasen" of any nodes.
  if (denial.organ === null || denial.organ === 'urinary-tract') return false
  if (present.organ === null || (present.organBond === 'examination' && present.organs.includes('lymph-nodes')))
    return false
  return !isWithin(present.organ, denial.organ)
}

/** "M. psoas ohne Abszess" and "Abszess": what is denied of one place by its name, and told of no place by any. */
function isOfOtherPlace(denial: Statement, present: Statement): boolean {
  const { organ, organBond } = denial
  if (isOfSameLimits(denial, present)) return false
  if (organ === null || !isNamedHere(organBond) || isRegion(organ) || isGeneric(organ)) return false
  if (present.organ === null) return true
  return isWeak(present) && !areRelated(organ, present.organ) && jointOfBone[organ] !== present.organ
}

/** "Keine periprothetische Fraktur am Femur" and "Periprothetische Fraktur": so named there is but one. */
function isOfSameLimits({ limits, ...denial }: Statement, present: Statement): boolean {
  if (!isWeak(present) || !sidesAgree({ limits, ...denial }, present)) return false
  return limits.length > 0 && limits.every((limit) => limit.length >= tellingFrom && present.stems.has(limit))
}

/** In letters: shorter words tell of a degree or an age, which many have. */
const tellingFrom = 9

function betweenSections(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  const placed = new Set(index.impression.filter((one) => isNamedHere(one.organBond)).map(({ at }) => at.start))
  for (const statement of index.impression) {
    if (statement.finding === null || statement.normal !== null) continue
    // "Läsion 1, periphere Zone rechts": with its place behind it.
    if (isWeak(statement) && placed.has(statement.at.start)) continue
    // "Die übrigen Manifestationen Deauville 1"
    if (statement.organ === null && statement.limits.some((limit) => otherThings.has(limit))) continue
    const described = isDenied(statement) ? describing(statement, index) : []
    // "Blutung, am ehesten hypertensiv. Keine Traumafolge": what is told besides is meant to be none.
    if (statement.finding === 'trauma' && described.some((one) => one.section === 'impression')) continue
    const related = [...ofSameFamily(index, statement), ...described].filter((one) => one.section === 'findings')
    for (const counterpart of contraryInFindings(statement, related, index))
      if (!isFarFrom(counterpart, statement)) clashes.push(negationClash(counterpart, statement))
  }
  return clashes
}

/** Places shown of one contradiction: each of them may be the wrong one. */
const shownOfOne = 2

function contraryInFindings(statement: Statement, related: readonly Statement[], index: StatementIndex): Statement[] {
  if (isPresent(statement)) return deniedInFindings(statement, related, index)
  return isDenied(statement) ? assertedInFindings(statement, related, index) : []
}

/** The impression asserts what the findings only deny: nothing there supports it. */
function deniedInFindings(statement: Statement, related: readonly Statement[], index: StatementIndex): Statement[] {
  // "Rückbildung des Ergusses": none may be left of it.
  if (
    statement.trend === 'regress' &&
    tells(statement.sentence, /^(?:Rückbildung|Rückgang|Remission|(?:Therapiea|A)nsprechen)$/)
  )
    return []
  // A lymphoma may be the nodes that were seen.
  if (statement.finding === 'lymphoma' && index.byFamily.get('lymph-node')?.some(isPresent)) return []
  const word = related.find((one) => isSameWording(one, statement))
  if (word !== undefined && !related.some((one) => isSaidSo(one, statement, word)) && !isOfSecond(word, related))
    return [word]
  const left = related.find((one) => isWithoutRest(one, statement))
  if (left !== undefined && !related.some((one) => isPresent(one) && isRest(one))) return [left]
  const exact = related.some((one) => isExactDenial(one, statement))
  const supports = related.some(
    (one) =>
      one.stance !== 'negated' &&
      one.certainty !== 'question' &&
      // Of another organ or disc it bears out nothing of the very place.
      (!exact ||
        (one.organBond === 'own' &&
          isOfOneKind(one, statement) &&
          sidesAgree(one, statement) &&
          clashingGroup(one, statement) !== 'disc' &&
          areRelated(one.organ ?? '', statement.organ ?? ''))) &&
      one.trend !== 'gone' &&
      !isOfOtherSide(one, statement) &&
      (one.isNew || !statement.isNew || one.trend === 'progress') &&
      mayMean(one, statement) &&
      organsAgree(one, statement),
  )
  if (supports || isToldBySigns(statement, index)) return []
  const denials = related.filter(
    (one) =>
      ((isDenied(one) && !isNoMore(one, statement) && (denies(one, statement, true) || areBare(one, statement))) ||
        isGoneThere(one, statement)) &&
      !(statement.side === null && isOfHalf(one)) &&
      !(statement.level === null && one.level !== null && isOld(statement)) &&
      !(one.organ !== statement.organ && isPlacedInBrackets(statement)) &&
      !isOfHealthyPart(one, statement, index),
  )
  return mostAlikeOf(statement, denials, shownOfOne)
}

/** "Herd im linken Oberlappen. Keine Einschmelzung." and "Einschmelzung": said of whatever was named before. */
function areBare(one: Statement, two: Statement): boolean {
  if (one.finding !== two.finding || isLexical(one) || one.limits.length > 0) return false
  return [one, two].every(
    ({ organBond, sideBond, sentence }) =>
      organBond === 'carried' && sideBond !== 'own' && sentence.label.length === 0 && sentence.words.length < 9,
  )
}

/** "Neue Läsionen (Schädel, Femur links)": where they lie stands behind them. */
function isPlacedInBrackets({ organBond, sentence: { all }, at }: Statement): boolean {
  return organBond === 'examination' && all.some(({ text, start }) => text === '(' && start === at.end + 1)
}

/** "Linke Niere gestaut" bears out no congestion of the right. */
function isOfOtherSide(one: Statement, two: Statement): boolean {
  return /^(?:own|sentence|label)$/.test(one.sideBond ?? '') && two.sideBond === 'own' && !sidesAgree(one, two)
}

/** "Umschriebene Hyperintensität des Myelons" is what the impression calls a myelopathy. */
function isToldBySigns(statement: Statement, index: StatementIndex): boolean {
  return describing(statement, index).some(
    (one) =>
      one.section === 'findings' && isPresent(one) && ownOrgan(one) === statement.organ && sidesAgree(one, statement),
  )
}

/** "Links zervikal keine Lymphknoten" says nothing of the right. */
function isOfHalf({ side, sideBond, organ, finding }: Statement): boolean {
  return (
    side !== null && side !== 'both' && sideBond === 'own' && organ !== null && familyOf(finding ?? '') === 'lymph-node'
  )
}

/** "Descendens: Divertikel ohne Entzündung" where the sigmoid is thickened: the impression means that part of the whole. */
function isOfHealthyPart(
  { organ, organBond, finding }: Statement,
  { organ: whole, ...told }: Statement,
  index: StatementIndex,
): boolean {
  if (organ === null || whole === null || organ === whole || !isWithin(organ, whole)) return false
  const family = familyOf(finding ?? '')
  if (
    /^(?:lymph-node|luxation)$/.test(family) ||
    (organBond === 'carried' && finding === told.finding && family !== 'inflammation')
  )
    return false
  if (finding === told.finding && (told.organBond === 'own' || organ === 'brain') && isRegion(whole)) return false
  return index.findings.some(
    ({ organ: other, ...one }) =>
      other !== null &&
      other !== whole &&
      isWithin(other, whole) &&
      !isWithin(other, organ) &&
      !isWithin(organ, other) &&
      one.stance === 'asserted' &&
      one.finding !== null &&
      !one.finding.startsWith('w:') &&
      !incidental.has(one.finding),
  )
}

/** "Keine Cholestase mehr" and "Cholestase rückläufig". */
function isNoMore({ stems }: Statement, { trend }: Statement): boolean {
  return trend === 'regress' && stems.has('mehr')
}

/** Fibrosis bears out honeycombing, a reticulation beside it does not. */
function isOfOneKind({ finding: one }: Statement, { finding: two }: Statement): boolean {
  return one !== null && two !== null && (isKindOf(one, two) || isKindOf(two, one))
}

/** "Schildknorpel ohne Arrosion" where the impression has the cartilage infiltrated: no neighbour bears that out. */
function isExactDenial(one: Statement, statement: Statement): boolean {
  if (!isDenied(one) || one.limits.length > 0 || isLexical(one)) return false
  if (!isKindOf(statement.finding ?? '', one.finding ?? '')) return false
  const isOfSide = one.side === statement.side && statement.sideBond === 'own'
  if (one.organ !== statement.organ || !(isOfSide || (one.organBond === 'own' && statement.organBond === 'own')))
    return false
  return one.organ !== null && !isGeneric(one.organ) && isSideRepeated(one, statement) && sitesAgree(one, statement)
}

/** "PZ: suspekte Läsion. TZ: keine suspekte Läsion." and "Suspekte Läsion": another part has what one has not. */
function isSaidSo(one: Statement, statement: Statement, denial: Statement): boolean {
  if (
    !isPresent(one) ||
    one.finding !== statement.finding ||
    !denial.limits.every((limit) => one.stems.has(limit) || one.limits.includes(limit))
  )
    return false
  return organsAgree(one, statement) && sidesAgree(one, statement)
}

/** "Zwei Aneurysmen, kein weiteres" and "Weiteres Aneurysma rechts": the second of them. */
function isOfSecond({ finding, limits }: Statement, related: readonly Statement[]): boolean {
  return limits.includes(further) && related.filter((one) => one.finding === finding && isPresent(one)).length > 1
}

const further = wordStem('weiter')

/** "Keine neue Blutung" and "Neue Blutung": the very words, whatever else bleeds. */
function isSameWording(one: Statement, statement: Statement): boolean {
  if (!isDenied(one) || one.finding !== statement.finding || one.limits.length === 0 || isLexical(one)) return false
  if (isOfOneOrgan(one, statement) || isOfOtherVertebra(one, statement)) return false
  if (!placesAgree(one, statement) && !isOfSameLimits(one, statement)) return false
  return one.limits.every(
    (limit) => statement.limits.includes(limit) || (!otherThings.has(limit) && saysOf(statement, limit)),
  )
}

/** "Konsolidation im rechten Unterlappen nicht mehr nachweisbar" and an infiltrate there. */
function isGoneThere(one: Statement, statement: Statement): boolean {
  if (one.trend !== 'gone' || statement.trend !== null || one.finding !== statement.finding) return false
  return placesAgree(one, statement)
}

/** Whether a finding may be what the impression calls by another word: no cyst stands for an abscess. */
function mayMean(one: Statement, two: Statement): boolean {
  if (one.finding === two.finding) return true
  if (/^(?:active-bleeding|loose-body|vascular-invasion|luxation)$/.test(two.finding ?? '')) return false
  return one.finding !== 'scalp-hematoma' && !incidental.has(one.finding ?? '')
}

function assertedInFindings(statement: Statement, related: readonly Statement[], index: StatementIndex): Statement[] {
  const exact = related.some((one) => isAtVeryPlace(one, statement))
  const repeated = related.some(
    (one) =>
      one.stance === 'negated' &&
      (!exact || (one.organ === statement.organ && (one.level !== null || statement.level === null))) &&
      one.finding === statement.finding &&
      one.limits.every((limit) => statement.limits.includes(limit)) &&
      isSideRepeated(one, statement) &&
      !(one.organBond === 'own' && statement.organBond === 'examination' && one.organ !== statement.organ) &&
      sitesAgree(one, statement) &&
      organsAgree(one, statement),
  )
  if (repeated) return []
  const isToldToo = ofSameFamily(index, statement).some(
    (one) => one.section === 'impression' && isPresent(one) && isOfOneKind(one, statement),
  )
  const asserted = related.filter(
    (one) =>
      isPresent(one) &&
      denies(statement, one, isLimitSaid(one, statement) || (!isToldToo && isBare(one, statement))) &&
      !isNamedOtherwise(statement, one, index),
  )
  return mostAlikeOf(statement, asserted, shownOfOne)
}

/** "Epiduraler Abszess L2 bis L3. Thorakal kein Empyem.": of another place the denial bears out none of this one. */
function isAtVeryPlace(one: Statement, denial: Statement): boolean {
  if (!isPresent(one) || one.trend !== null || isOld(one) || one.finding !== denial.finding) return false
  if (!sidesAgree(one, denial) || !sitesAgree(one, denial)) return false
  if (denial.level !== null) return one.level !== null
  const own = ownOrgan(one)
  // "Einblutung im Thalamus" and "Keine intrakranielle Blutung"
  const isInside = one.finding === 'bleeding' && denial.organ === 'brain' && isWithin(own ?? '', 'brain')
  return denial.organBond === 'own' && (own === denial.organ || isInside) && !isGeneric(denial.organ ?? '')
}

/** "Frische Fraktur erkennbar" and "Alte Deckplattenfraktur, keine frische Fraktur": of no other organ, in the very words. */
function isLimitSaid({ finding, organBond, stems }: Statement, denial: Statement): boolean {
  const { limits } = denial
  if (organBond === 'own' || finding !== denial.finding || limits.length === 0) return false
  return limits.every((limit) => recent.has(limit) && stems.has(limit))
}

/** "Abszess.", "Perifokales Ödem.": of no place of its own, and so of the one that the impression names. */
function isBare(statement: Statement, denial: Statement): boolean {
  const { finding, organ, organs: named, organBond } = statement
  // "Parakolischer Abszess", "Niere gestaut", "um den Schaft Lysesäume": of the organ, whatever part of it the impression names.
  if (
    /^(?:abscess|hydronephrosis|perforation|loosening)$/.test(finding ?? '') &&
    isWithin(denial.organ ?? '', organ ?? '')
  )
    return finding === denial.finding
  const implied = findings().get(finding ?? '')?.organ
  if (!isKindOf(finding ?? '', denial.finding ?? '') || named.some((one) => one !== implied && one !== organ))
    return false
  // "Keine frische Blutung" of a head is said of the brain too.
  const isOfAll = denial.organBond === 'examination' && finding === 'bleeding'
  if (organBond === 'own' && implied !== organ && !isOfAll) return false
  return wordsWithin(statement).length <= bareUpTo / 2
}

/** "Rechts kein Stau" does not bear out "kein Stau". */
function isSideRepeated(one: Statement, statement: Statement): boolean {
  if (one.sideBond === 'examination' || one.side === null || one.side === 'both') return true
  return one.side === statement.side
}
