import { familyOf } from '../../anatomy/finding-concepts.ts'
import type { Span } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { inBaseUnit, isLength, type Measure } from '../../understand/find-measures.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { type Clash, type Proposal, placeOf } from '../clash.ts'
import { isLexical, isWeak, organsAgree, overlap, placesAgree, sameThing, sidesAgree, sitesAgree } from '../compare.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'
import { vagueFindings } from '../vague-findings.ts'
import { isOfOtherUnit, isOneSlipFrom, likestFigure, shareSite } from './likest-figure.ts'
import {
  comparedAtMost,
  hasSameUnit,
  isToFascia,
  type Measured,
  measuredOf,
  sameDimension,
  sharesNoun,
  wordBefore,
  wordsBefore,
} from './measured.ts'
import { agree, isRoundedTo, isTakenFrom } from './same-figure.ts'

/** A measurement of the impression that the findings give otherwise, or in another unit. */
export function numberClashes(index: StatementIndex, sentences: readonly Sentence[]): Clash[] {
  const known = measuredOf(index.findings)
  if (known.length === 0) return []
  const clashes = unitsApart(index)
  for (const one of measuredOf(index.impression).slice(0, comparedAtMost)) {
    if (isLimit(one)) continue
    // "Reststenose 10 %" is not the stenosis that was treated, a total extent no single lesion.
    const isOfRest = one.measure.unit === '%' && isLeft(one)
    const found = known.filter((other) => (isOfRest ? isLeft(other) : !isSum(one) || isSum(other)))
    if (one.measure.series === 'prior') {
      const before = priorCounterpart(one, found)
      if (before !== undefined) clashes.push(numberClash(before, one))
      continue
    }
    const same = found.filter(
      (other) =>
        !(one.measure.series === 'current' && other.measure.series === 'prior') &&
        hasSameUnit(one.measure, other.measure) &&
        (agree(one.measure, other.measure) || isRoundedTo(one, other)) &&
        isToFascia(one) === isToFascia(other) &&
        (one.measure.role === null || other.measure.role === null || sameDimension(one, other)) &&
        !(one.measure.unit === '%'
          ? isElsewhere(other, one) && !shareSite(other.statement, one.statement)
          : isOnlyAsFar(other.measure, one.measure)),
    )
    const otherUnit = same.length > 0 ? undefined : found.find((other) => isOfOtherPrefix(other.measure, one.measure))
    if (otherUnit !== undefined) {
      clashes.push(numberClash(otherUnit, one))
      continue
    }
    const isOnly = isGivenNowhere(one.measure, sentences) && !same.some((other) => isRoundedTo(one, other))
    const isMixed = !isOnly && isOfSeveral(one.measure, same)
    if (!isOnly && !isMixed && same.some((other) => !isLength(one.measure) || isSurelyIt(other, one))) continue
    const likest = likestFigure(
      one,
      found.filter((other) => !same.includes(other)),
      isOnly || isMixed,
    )
    // Of one digit any figure is a slip: "Ureterstein 5 mm" is that of 12 mm in the ureter, not of 3 mm in a calyx.
    const isChance = likest?.measure.values.join().length === 1 && likest.statement.finding !== one.statement.finding
    const nearest = isMixed ? undefined : counterpartOf(one, found)
    const counterpart = isChance ? (nearest ?? likest) : (likest ?? nearest)
    if (!isOnly && !isMixed && same.length > 0 && !isOnlyByChance(one, same, counterpart)) continue
    if (counterpart !== undefined && !isOfEach(counterpart)) clashes.push(numberClash(counterpart, one))
  }
  return clashes
}

/** "Rundherd 18 mm" in the question and "Herd, 18 cm" in the findings; of one digit two cysts may be alike. */
function unitsApart(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  for (const one of measuredOf(index.findings)) {
    const { statement, measure } = one
    if (measure.values.length < 2 && String(measure.values[0] ?? '').length < 2) continue
    const alike = ofSameFamily(index, statement).filter(
      (other) =>
        other.measures.length > 0 &&
        other.sentence !== statement.sentence &&
        other.section !== 'impression' &&
        other.position < statement.position &&
        placesAgree(other, statement),
    )
    const slip = measuredOf(alike).find((other) => isOfOtherUnit(other, one))
    if (slip !== undefined) clashes.push(numberClash(slip, one))
  }
  return clashes
}

/** "290 m/s" and "290 cm/s", "0,812 mg/cm²" and "0,812 g/cm²": so long a figure is no other one. */
function isOfOtherPrefix({ unit: one, values }: BoundMeasure, two: BoundMeasure): boolean {
  if (one === null || two.unit === null || one === two.unit || isLength(two)) return false
  const figure = values.join()
  if (figure.length < 3 || figure !== two.values.join()) return false
  return one.endsWith(two.unit) || two.unit.endsWith(one)
}

/** A length that no other section knows: in a correct report a difference, a limit or a sum. */
function isGivenNowhere(one: BoundMeasure, sentences: readonly Sentence[]): boolean {
  const isSource = (other: Measure): boolean => isLength(other) && isTakenFrom(one, other)
  return (
    isLength(one) &&
    !sentences.some(({ section, all }) => section !== 'impression' && findMentions(all).measures.some(isSource))
  )
}

/** "13 x 22 mm" where 13 mm is a node and only the other axis the tumour: no sentence gives both. */
function isOfSeveral(one: BoundMeasure, same: readonly Measured[]): boolean {
  if (!isLength(one) || one.values.length !== 2 || one.range) return false
  const told = [...Map.groupBy(same, ({ statement }) => statement.sentence).values()]
  return (
    told.length > 0 &&
    !told.some((list) =>
      inBaseUnit(one).every((value) =>
        list.some(({ measure }) => inBaseUnit(measure).some((x) => Math.abs(x - value) <= 1)),
      ),
    )
  )
}

/** "Stein 6 mm, ca. 2 cm prävesikal" is no stone of 16 mm. */
function isOnlyAsFar(one: BoundMeasure, two: BoundMeasure): boolean {
  return one.role === 'distance' && two.role === null && inBaseUnit(one)[0] !== inBaseUnit(two)[0]
}

function isLeft({ statement: { limits } }: Measured): boolean {
  return limits.includes('rest')
}

function isSurelyIt(other: Measured, one: Measured): boolean {
  if (isElsewhere(other, one)) return false
  return shareSite(other.statement, one.statement) || !(isOther(other, one) || isOfOrganItself(other))
}

/** The very stone is 3 mm here and 6 mm there, and what has 3 mm there lies on the other side or is a uterus. */
function isOnlyByChance(one: Measured, same: readonly Measured[], counterpart: Measured | undefined): boolean {
  if (counterpart === undefined || !isLength(one.measure) || !isOneSlipFrom(one.measure, counterpart.measure))
    return false
  // "Steine beidseits bis 7 mm": the largest of several.
  if (wordBefore(one) === 'bis') return false
  const { statement } = counterpart
  const isElse = statement.organ !== one.statement.organ
  const isIt = sameThing(statement, one.statement) && (!isLexical(statement) || !(isElse || isWeak(statement)))
  // "DHC 31 mm" of a "DHC auf 13 mm dilatiert"
  const isWidth = one.statement.finding === null && familyOf(statement.finding ?? '') === 'dilation'
  if (!isIt && (isElse || !(isWidth || isOfOrganItself(counterpart)))) return false
  if (isElse && (isWeak(statement) || isWeak(one.statement) || !organsAgree(statement, one.statement))) return false
  return same.every((other) => isElsewhere(other, one) || (isIt && (isOther(other, one) || isOfOrganItself(other))))
}

function isElsewhere({ statement: one }: Measured, { statement: two }: Measured): boolean {
  return !placesAgree(one, two)
}

function isOther({ statement: one, measure }: Measured, { statement: two, measure: told }: Measured): boolean {
  const isApart = one.organ !== two.organ || measure.values.length > told.values.length
  return isApart && !isLexical(one) && !sameThing(one, two) && !vagueFindings.has(one.finding ?? '')
}

/** "Hypophyse 9 mm hoch" beside a lesion of the pituitary. */
function isOfOrganItself({ statement, measure }: Measured): boolean {
  return statement.finding === null && (statement.organBond === 'own' || measure.role === 'height')
}

/** "je 10 mg" */
function isOfEach(one: Measured): boolean {
  return /^je(?:weils)?$/i.test(wordBefore(one))
}

/** "Progredient um 4 mm", "um bis zu 4 mm", "(4 mm seit 2023)" */
function isDifference(one: Measured): boolean {
  const { statement, measure } = one
  const { trend, sentence } = statement
  const next = sentence.words.findIndex(({ start }) => start >= measure.span.end)
  if (
    /^(?:seit \d|im letzten|(?:\/|pro) (?:Jahr|Monat))/.test(
      `${sentence.words[next]?.text} ${sentence.words[next + 1]?.text}`,
    )
  )
    return true
  if (trend !== 'progress' && trend !== 'regress') return false
  const before = wordsBefore(one, 3)
  return /(?:^| )um(?: bis zu)?$/.test(before.map(({ text }) => text).join(' '))
}

/** "Punktion ab 15 mm", "täglich mit 10 ml NaCl spülen", "Tubus 2 cm zurückziehen" */
function isLimit(one: Measured): boolean {
  if (one.measure.unit === 'ml' && tells(one.statement.sentence.words, given)) return true
  if (/^(?:ab|als|unter|alle|insgesamt|Summe|[<>≤≥])$/i.test(wordBefore(one))) return true
  // "Bei Größe über 15 mm", "Nativdichte über 10 HE"
  if (
    /(?:größe|grösse|dichte|durchmesser) (?:über|unter)$/i.test(
      wordsBefore(one, 2)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return true
  // "Noch normal (bis 18 ml)"
  if (isDifference(one) || (one.statement.normal !== null && wordBefore(one) === 'bis')) return true
  // The sum of what was measured, and what was seen besides.
  return tells(one.statement.sentence.words, /zurück(ge|zu)?z|^Zielläs/) || tells(wordsBefore(one, 9), /^zusätzlich/)
}

/** "Gesamtausdehnung ca. 45 mm", "RL 10 ml, LL 12 ml" and "gesamt 22 ml" */
function isSum(one: Measured): boolean {
  const near = wordsBefore(one, sumWithin)
  return tells(near.slice(near.findLastIndex(({ text }) => text === ',' || text === ';') + 1), summing)
}

/** In words. */
const sumWithin = 6
const summing = /^(?:(?:ins)?gesamt|zusammen|Summe|inkl)/i

const given = /^(?:NaCl|Kochsalz|KM|Kontrastmittel|Bitte)$|spül|block/i

/** "(VU 48 mm)" in the findings and "vormals 44 mm" in the impression, beside the same size of now. */
function priorCounterpart(one: Measured, found: readonly Measured[]): Measured | undefined {
  const priors = found.filter(
    ({ measure, statement }) =>
      measure.series === 'prior' &&
      sameDimension(one, { statement, measure }) &&
      statement.organ === one.statement.organ,
  )
  if (one.statement.organ === null || priors.some(({ measure }) => agree(one.measure, measure))) return undefined
  const [only] = priors
  if (only === undefined || priors.length > 1 || isRoundedTo(one, only)) return undefined
  return sidesAgree(one.statement, only.statement) && sitesAgree(one.statement, only.statement) ? only : undefined
}

function counterpartOf(one: Measured, found: readonly Measured[]): Measured | undefined {
  let best: Measured | undefined
  let most = 0
  for (const other of found) {
    if (!sameDimension(one, other) || other.measure.series === 'prior') continue
    const likeness = likenessOf(one, other)
    if (likeness > most) {
      most = likeness
      best = other
    }
  }
  return best
}

/** 0 where two measurements cannot be of one thing. */
function likenessOf(one: Measured, two: Measured): number {
  const [a, b] = [one.statement, two.statement]
  const roles = [one.measure.role, two.measure.role]
  if (!placesAgree(a, b)) return 0
  if (!sameThing(a, b) && !sharesNoun(a, b) && !sharesNoun(b, a) && !isCollection(a, b)) return 0
  const sameAxes = one.measure.values.length > 1 && one.measure.values.length === two.measure.values.length
  return (
    1 +
    (roles[0] === roles[1] ? 2 : 0) +
    (sameAxes ? 3 : 0) +
    (a.finding === b.finding ? 1 : 0) +
    (shareSite(a, b) ? 1 : 0) +
    overlap(a, b)
  )
}

/** "Randständig anreichernde Flüssigkeitskollektion 49 mm" is what the impression calls an abscess. */
function isCollection(told: Statement, { finding, limits }: Statement): boolean {
  return finding === 'fluid' && told.finding === 'abscess' && limits.some((limit) => /kollektio|ansamml/.test(limit))
}

function numberClash(one: Measured, two: Measured): Clash {
  const sameDigits = one.measure.values.join() === two.measure.values.join() && one.measure.unit !== two.measure.unit
  return {
    kind: sameDigits ? 'unit' : 'number',
    first: placeWith(one),
    second: placeWith(two),
    reason: sameDigits
      ? 'Dasselbe Maß ist in verschiedenen Einheiten angegeben'
      : 'Dasselbe Maß ist verschieden angegeben',
    fixes: [adopted(two.measure, one.measure), adopted(one.measure, two.measure)],
  }
}

/** The quoted clause with the measurement, where that stands behind it. */
function placeWith({ statement, measure }: Measured): Span {
  const place = placeOf(statement)
  const { start, end } = measure.span
  if (start >= place.start && end <= place.end) return place
  const joined = { start: Math.min(place.start, start), end: Math.max(place.end, end) }
  return joined.end - joined.start <= longestPlace ? joined : sentencePlace(statement.sentence, measure.span)
}

const longestPlace = 150

/** One measurement replaced by the other. */
function adopted(wrong: BoundMeasure, right: BoundMeasure): Proposal {
  const replacement = written(right)
  return { label: `„${written(wrong)}“ durch „${replacement}“ ersetzen`, span: wrong.span, replacement }
}

function written({ values, unit, range }: BoundMeasure): string {
  const figures = values.map((value) => String(value).replace('.', ',')).join(range ? '-' : ' x ')
  return unit === null ? figures : `${figures} ${unit}`
}
