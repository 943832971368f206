import { familyOf, findings, isKindOf } from '../../anatomy/finding-concepts.ts'
import { isWithin, organs } from '../../anatomy/organ-tree.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import { inBaseUnit } from '../../understand/find-measures.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import {
  isDenied,
  isLexical,
  isNoLongerNormal,
  isOfOtherTissue,
  isPresent,
  organsAgree,
  ownOrgan,
  sidesAgree,
  sitesAgree,
} from '../compare.ts'
import { isElsewhere, isOfOtherStretch, isOfUnnamedPart, isOppositePart } from '../describing-stems.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { incidental } from './denies.ts'
import { otherThings } from './limits.ts'
import { inOrder, negationClash } from './negation-clash.ts'
import { isOfRest, partsIn } from './normal-rest.ts'
import { aspectOf, ruledOutBy } from './ruled-out.ts'
import { isOfSign } from './signs.ts'

/** An organ called normal that has a finding no normal organ has. */
export function normalityClashes(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  const normals = [...index.findings, ...index.impression]
    .map(withoutPathology)
    .filter((one) => one.normal !== null && one.stance === 'asserted' && isWhole(one))
  for (const normal of normals) {
    const present = findingsOf(normal, index).find(
      (one) => contradictsNormal(one, normal, index) || isOppositeOf(one, normal) || isBesideIt(one, normal),
    )
    if (present === undefined) continue
    clashes.push({
      ...negationClash(...inOrder(present, normal)),
      ...(present.sentence === normal.sentence ? apart(present, normal) : {}),
      kind: present.section === normal.section ? 'negation' : 'findingsImpression',
    })
  }
  return [...clashes, ...restClashes(index)]
}

/** "Kein pathologischer Befund im Abdomen" calls it normal. */
function withoutPathology(one: Statement): Statement {
  if (one.finding !== 'pathology' || !isDenied(one) || one.limits.length > 0) return one
  return { ...one, finding: null, normal: 'general', stance: 'asserted' }
}

/** "Schlank und erweitert", "reguläre Darstellung, Stenosen". */
function isBesideIt(one: Statement, normal: Statement): boolean {
  const { sentence, at, finding, organBond } = one
  if (sentence !== normal.sentence || one.organ !== normal.organ || !isPresent(one)) return false
  const concept = findings().get(finding ?? '')
  if (concept === undefined || !ruledOutBy(concept, aspectOf(normal))) return false
  const { first, second } = apart(one, normal)
  const between = sentence.words.filter(({ start, end }) => start >= first.end && end <= second.start)
  if (between[0]?.text === 'und')
    return normal.normal !== 'general' && between.slice(1).every(({ text }) => asMuch.test(text))
  if (organBond === 'own' || second.start !== at.start || concept.aspect !== 'width') return false
  return between.findLast(({ text }) => !/^(?:Nachweis|von)$/.test(text))?.text === ','
}

/** Each without the other. */
function apart(one: Statement, two: Statement): Pick<Clash, 'first' | 'second' | 'fixes'> {
  const [first, second] = one.at.start < two.at.start ? [one, two] : [two, one]
  const cut = second.at.start
  const end = first.span.end < cut ? first.span.end : first.at.end
  return {
    first: { start: Math.min(first.span.start, second.span.start), end },
    second: { start: cut, end: second.span.end },
    fixes: [],
  }
}

const asMuch = /^(?:deutlich|komplett|vollständig|leicht|gering|mäßig|stark|regelrecht|normal)/

/** "Restliche Manschette erhalten" where the impression leaves out one of the tendons that are torn. */
function restClashes({ findings: seen, impression }: StatementIndex): Clash[] {
  const rests = impression.filter(({ normal, limits, stance, organBond, organ }) => {
    if (normal !== 'continuity' || stance !== 'asserted' || organBond !== 'own' || organ === null) return false
    return organs().get(organ)?.region !== true && limits.some((limit) => remaining.has(limit))
  })
  return rests.flatMap((rest) => {
    const whole = rest.organ ?? ''
    const isTold = (organ: string): boolean => impression.some((one) => one !== rest && one.organs.includes(organ))
    const left = seen.find(
      (one) =>
        isPresent(one) &&
        one.certainty === 'certain' &&
        one.magnitude !== 'little' &&
        one.organBond === 'own' &&
        grave.has(one.finding ?? '') &&
        one.organ !== whole &&
        isWithin(one.organ ?? '', whole) &&
        !isTold(one.organ ?? '') &&
        sidesAgree(one, rest),
    )
    return left === undefined ? [] : [{ ...negationClash(left, rest), kind: 'findingsImpression' as const }]
  })
}

const remaining = new Set(['restlich', 'übrig', 'sonstig'].map(wordStem))
const grave = new Set(['tear', 'complete-tear', 'fracture'])

/** Not "sonst unauffällig", not "unauffällig bis auf". */
function isWhole(normal: Statement): boolean {
  const { words } = normal.sentence
  if (normal.hasUnknownNoun && (normal.normal === 'general' || normal.organBond !== 'own')) return false
  if (isOfSign(normal) || isOfGraft(normal)) return false
  if (
    normal.certainty !== 'certain' ||
    (normal.limits.length > 0 && normal.limits.some((limit) => otherThings.has(limit)))
  )
    return false
  return !isReserved(words)
}

/** "Weitgehend unauffällig", "unauffällig bis auf". */
export function isReserved(words: readonly Word[]): boolean {
  return words.some((word, at) => reservations.test(word.text) && !isOnlyKept(words, at)) || followsBis(words)
}

/** "AFS-Verschluss mit offenem Bypass", "Stent frei durchgängig", "normale LV-Funktion", "regelrecht liegende DHS", "DJ regelrecht": not the vessel beside or before it. */
function isOfGraft({ normal, sentence: { words }, span }: Statement): boolean {
  if (normal !== 'flow' && normal !== 'general') return false
  const thing = normal === 'flow' ? graft : device
  return words.some(
    ({ text, start, end }, at) =>
      start >= span.start &&
      end <= span.end &&
      (thing.test(text) ||
        (/stent$/i.test(text) && (start === span.start || /^(?:bei|mit)$/.test(words[at - 2]?.text ?? '')))),
  )
}

const device = /funktion$|liegende|^(?:[DM]J|Port|P[TC]CD|PCN|ZVK|Stent|Drain)|(?:sonde|katheter|drainage|schiene)$/i
const graft = /bypass|prothese|graft|shunt|anastomose|interponat/i

/** "Links unverändert regelrechte Belüftung" says that it is normal now. */
function isOnlyKept(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.text.toLowerCase() === 'unverändert' &&
    /^(?:regelrecht|unauffällig|normal)/.test(words[at + 1]?.text ?? '')
  )
}

const reservations =
  /^(?:sonst|ansonst|übrig|restlich|weitgehend|weitestgehend|soweit|außer|ausser|abgesehen|ausnahme|bekannt|unverändert|postoperativ|überwiegend|annähernd|unspezifisch|alte$|teil(?:s|weise)$|partiell$|größtenteils|reposition|reponiert)/i

function followsBis(words: readonly Word[]): boolean {
  return words.some((word, at) => word.stem === 'bis' && words[at + 1]?.stem === 'auf')
}

function findingsOf(normal: Statement, index: StatementIndex): Statement[] {
  const organ = normal.organ
  if (organ === null || (normal.organBond === 'examination' && !isOfOneSide(normal))) return []
  const found = new Set(index.byOrgan.get(organ) ?? [])
  if (normal.section === 'impression' || normal.organBond === 'own') {
    const isHere = normal.section === 'impression' || (isOfNamedHalf(normal) && organs().get(organ)?.region !== true)
    for (const statement of [
      ...(isHere ? index.findings : []),
      ...(normal.section === 'impression' ? [] : index.impression),
    ]) {
      if (statement.organ === null) continue
      if (isPartOf(statement, normal) || (normal.side === 'both' && isWithin(organ, statement.organ)))
        found.add(statement)
    }
  }
  return [...found]
}

/** "Links: vollständig komprimierbare Venen" under the title of the leg veins: the label says of which half. */
function isOfOneSide({ sideBond, side, organ }: Statement): boolean {
  const isHalf = side !== 'both' && (sideBond === 'own' || sideBond === 'label')
  return isHalf && organ !== null && organs().get(organ)?.region !== true
}

/** "Angrenzend Konsolidierung. Linke Lunge frei.": what has no side may lie beside what was named before. */
function isOfNamedHalf({ side, sideBond }: Statement): boolean {
  return sideBond === 'own' && side !== 'both'
}

/** "Die hirnversorgenden Gefäße" are those of the neck too. */
function isPartOf({ organ, sites }: Statement, normal: Statement): boolean {
  if (organ === null || normal.organ === null) return false
  if (sites.get('spine')?.has(normal.organ) === true || (organ === 'abdominal-aorta' && normal.organ === 'abdomen'))
    return true
  if (normal.organ === 'cerebral-vessels' && organs().get(organ)?.site === 'neck-artery')
    return normal.sentence.words.some(({ text }) => /^hirnversorgend/i.test(text))
  return isWithin(organ, normal.organ)
}

function contradictsNormal(present: Statement, normal: Statement, index: StatementIndex): boolean {
  if (!isPresent(present) || present.finding === null || isLexical(present) || present.position === normal.position)
    return false
  if (present.section === 'title') return false
  if (present.sentence === normal.sentence || normal.organ === null || present.organ === null) return false
  if (isToldBeside(present, normal, index) || isOfOnePart(normal, present)) return false
  if (present.finding === 'lymph-node' || isHalfCleared(present, normal) || isStillContinuous(present, normal))
    return false
  const concept = findings().get(present.finding)
  if (concept === undefined || !(ruledOutBy(concept, aspectOf(normal)) || isWornJoint(present, normal))) return false
  if (normal.organ === 'vertebra' && normal.sites.has('spine') && !present.sites.has('spine')) return false
  if (
    isOfRest(normal, index) ||
    isElsewhere(normal, present) ||
    isAtOtherLevel(present, normal) ||
    isOfOtherStretch(normal, present)
  )
    return false
  if (isOfNamedHalf(normal) && present.side === null && present.section === normal.section) return false
  if (isOppositePart(present, normal) || isOfOtherTissue(present, normal)) return false
  if (present.organ !== normal.organ && isOfUnnamedPart(normal, present)) return false
  if (
    !sidesAgree(present, normal) ||
    !sitesAgree(present, normal) ||
    ownOrgan(present) === null ||
    (ownOrgan(normal) === null && !isOfOneSide(normal))
  )
    return false
  const exact =
    present.organ === normal.organ ||
    isSameByWord(present, normal) ||
    (concept.aspect === 'fluid' && present.organs.includes(normal.organ)) ||
    (concept.aspect === aspectOf(normal) && (isOfBothHalves(normal, present) || isOfJoint(normal, present)))
  const across = present.section !== normal.section
  if (isUnheardOf(present, normal, index)) return true
  const isGrave =
    present.magnitude !== 'little' && (concept.major || isPronounced(present) || isUntold(present, normal, index))
  if (!exact && !(isGrave && isPartOf(present, normal))) return false
  if (isWornJoint(present, normal)) return true
  if (aspectOf(normal) === 'general') {
    if (!isGrave && !(across && exact && present.magnitude !== 'little')) return false
    const isSaidOfHalf = isOfNamedHalf(normal) && present.sideBond === 'own' && normal.side !== null
    return across ? !isBackedUp(present, normal, index) : (exact || isSaidOfHalf) && !isLaterDetail(present, normal)
  }
  return across || exact
}

/** "V. poplitea komprimierbar" and "V. poplitea nicht komprimierbar". */
function isOppositeOf(one: Statement, normal: Statement): boolean {
  if (
    !isNoLongerNormal(one) ||
    one.normal !== normal.normal ||
    one.normal === 'general' ||
    one.section === normal.section
  )
    return false
  if (one.organ !== normal.organ || one.organBond !== 'own' || normal.organBond !== 'own') return false
  return (
    one.certainty === 'certain' && sidesAgree(one, normal) && sitesAgree(one, normal) && !isOppositePart(one, normal)
  )
}

/** "Sehne am Ursprung signalreich, distal unauffällig": only of the part or side named there. */
function isOfOnePart(normal: Statement, present: Statement): boolean {
  if (normal.organBond !== 'sentence' || normal.span.start === normal.sentence.words[0]?.start) return false
  if (normal.sideBond === 'own' && present.side === null) return true
  return partsIn(normal).some((stem) => !present.stems.has(stem))
}

/** "Verdickt, aber durchgängig, vereinbar mit Partialruptur": the sentence knows of it. */
function isToldBeside(present: Statement, normal: Statement, index: StatementIndex): boolean {
  if (present.section === normal.section) return false
  return ofSameFamily(index, present).some(
    (one) =>
      one.sentence === normal.sentence &&
      one.finding === present.finding &&
      one.stance === 'asserted' &&
      one.organ === normal.organ &&
      one.span.start !== normal.span.start,
  )
}

/** "Impression LWK 1, Hinterkante intakt": of the level named before the comma. */
function isAtOtherLevel({ sites }: Statement, { sites: own, sentence }: Statement): boolean {
  const there = sites.get('vertebra')
  if (there === undefined || own.has('vertebra') || own.has('disc')) return false
  const named = findMentions(sentence.words).sites.filter(({ group }) => group === 'vertebra')
  return named.length > 0 && !named.some(({ values }) => values.some((value) => there.has(value)))
}

/** A high-grade stenosis is no small matter. */
function isPronounced({ finding, magnitude }: Statement): boolean {
  return magnitude === 'much' && finding === 'stenosis'
}

/** "Unauffälliges Abdomen" is all that the impression says. */
function isUntold(present: Statement, normal: Statement, { findings: seen, impression }: StatementIndex): boolean {
  const { finding, trend, certainty, measures, position } = present
  if (normal.section !== 'impression' || trend !== null || certainty !== 'certain' || present.section !== 'findings')
    return false
  if (normal.sentence.words.some(({ text }) => /^alters/i.test(text)) || isReserved(present.sentence.words))
    return false
  if (!remarkable.has(finding ?? '') || measures.some((one) => Math.max(...inBaseUnit(one)) <= 10)) return false
  if (impression.some((one) => one.finding !== null && one.stance !== 'negated')) return false
  return !seen.some(
    (one) => incidental.has(one.finding ?? '') && (one.position === position || one.position === position + 1),
  )
}

const remarkable = new Set(['lesion', 'focus', 'nodule', 'mass', 'dilation'])

/** The impression has something in a part of which the findings say nothing but that the whole is normal. */
function isUnheardOf(present: Statement, normal: Statement, { findings: said }: StatementIndex): boolean {
  const { organ } = present
  const whole = normal.organ
  if (present.section !== 'impression' || normal.section !== 'findings' || present.organBond !== 'own') return false
  if (organ === null || whole === null || !isWithin(organ, whole) || aspectOf(normal) !== 'general') return false
  if (organs().get(whole)?.region === true || present.certainty !== 'certain') return false
  return !said.some(
    (one) => one.stance !== 'negated' && one.normal === null && one.organs.some((other) => isWithin(other, whole)),
  )
}

/** What is torn in part may still be in continuity, swollen, or have fibres that are. */
function isStillContinuous({ finding }: Statement, { normal, sentence }: Statement): boolean {
  if (finding !== 'partial-tear' || normal !== 'continuity') return false
  return sentence.words.some(({ text }) =>
    /^(?:Kontinuität|(?:Rest|Sehnen|Band)?[Ff]asern?$|ödemat|verdickt|aufgetrieben|signal)/.test(text),
  )
}

/** "AC-Gelenk unauffällig" in one section, its arthrosis in the other. */
function isWornJoint(present: Statement, normal: Statement): boolean {
  if (present.finding === null || !isKindOf(present.finding, 'arthrosis') || present.magnitude === 'little')
    return false
  return present.section !== normal.section && present.organ === normal.organ && normal.normal === 'general'
}

/** "Ergüsse rückläufig. Rechts ist der Randwinkel frei.", "Rückbildung der Splenomegalie. Milz normal groß." */
function isHalfCleared(present: Statement, normal: Statement): boolean {
  if (present.trend !== 'regress') return false
  if (normal.normal === 'size' && findings().get(present.finding ?? '')?.aspect === 'size') return true
  return present.section === normal.section || (normal.side !== null && normal.side !== present.side)
}

/** "Beide Schilddrüsenlappen normal groß" says it of the whole. */
function isOfBothHalves(normal: Statement, present: Statement): boolean {
  return (
    normal.side === 'both' && normal.organ !== null && present.organ !== null && isWithin(normal.organ, present.organ)
  )
}

/** "Der Humeruskopf steht zentriert" says it of the shoulder. */
function isOfJoint(normal: Statement, present: Statement): boolean {
  if (normal.normal !== 'position' || normal.organ === null || present.organ === null) return false
  return isWithin(normal.organ, present.organ) || headOf[present.organ] === normal.organ
}

const headOf: Readonly<Record<string, string>> = { shoulder: 'humeral-head', hip: 'femoral-head' }

/** "Leber unauffällig. ... In Segment II ...": within one section the detail comes right after the summary. */
function isLaterDetail(present: Statement, normal: Statement): boolean {
  return Math.abs(present.position - normal.position) > 12
}

/** What the findings describe, the impression may call by its name although another part of the organ is normal. */
function isBackedUp(present: Statement, normal: Statement, index: StatementIndex): boolean {
  if (present.section !== 'impression') return false
  const isOfSheath = present.finding === 'synovitis'
  const related = isOfSheath ? (index.byOrgan.get(present.organ ?? '') ?? []) : ofSameFamily(index, present)
  return related.some(
    (one) =>
      (!isOfSheath || synovial.has(familyOf(one.finding ?? ''))) &&
      one.section === normal.section &&
      one.stance !== 'negated' &&
      (organsAgree(one, present) || organs().get(one.organ ?? '')?.region === true) &&
      sidesAgree(one, present),
  )
}

/** "Sehne regelrecht, Flüssigkeit in der Sehnenscheide": a tenosynovitis. */
const synovial = new Set(['fluid', 'thickening', 'inflammation', 'enhancement'])

function isSameByWord(present: Statement, normal: Statement): boolean {
  const implied = present.finding === null ? null : findings().get(present.finding)?.organ
  return implied != null && implied === normal.organ
}
