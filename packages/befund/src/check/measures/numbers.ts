import { familyOf } from '../../anatomy/finding-concepts.ts'
import type { Span } from '../../model.ts'
import { isCarrierNoun } from '../../understand/find-cues.ts'
import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { type Clash, type Proposal, placeOf } from '../clash.ts'
import { isLexical, isWeak, organsAgree, overlap, sameThing, sidesAgree, sitesAgree } from '../compare.ts'
import { incidental } from '../findings/denies.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'

interface Measured {
  statement: Statement
  measure: BoundMeasure
}

const comparedAtMost = 60

/** A measurement of the impression that the findings give otherwise, or in another unit. */
export function numberClashes(index: StatementIndex): Clash[] {
  const found = measuredOf(index.findings)
  if (found.length === 0) return []
  const clashes: Clash[] = []
  for (const one of measuredOf(index.impression).slice(0, comparedAtMost)) {
    if (isLimit(one)) continue
    if (one.measure.series === 'prior') {
      const before = priorCounterpart(one, found)
      if (before !== undefined) clashes.push(numberClash(before, one))
      continue
    }
    const same = found.filter(
      (other) =>
        !(one.measure.series === 'current' && other.measure.series === 'prior') &&
        hasSameUnit(one.measure, other.measure) &&
        (one.measure.role === null || other.measure.role === null || sameDimension(one.measure, other.measure)) &&
        (agree(one.measure, other.measure) || isRoundedTo(one, other)),
    )
    if (same.some((other) => !isLength(one.measure) || isSurelyIt(other, one))) continue
    const alike = counterpartOf(one, found)
    const counterpart =
      likestFigure(
        one,
        found.filter((other) => !same.includes(other)),
      ) ??
      (alike !== undefined && isOfOrganItself(alike) ? onlyThingThere(one, found) : undefined) ??
      alike ??
      onlyThingThere(one, found)
    if (same.length > 0 && !isOnlyByChance(one, same, counterpart)) continue
    if (counterpart !== undefined) clashes.push(numberClash(counterpart, one))
  }
  return clashes
}

function isSurelyIt(other: Measured, one: Measured): boolean {
  return !isElsewhere(other, one) && !isOther(other, one) && !isOfOrganItself(other)
}

/** The very stone is 3 mm here and 6 mm there, and what has 3 mm there lies on the other side or is a uterus. */
function isOnlyByChance(one: Measured, same: readonly Measured[], counterpart: Measured | undefined): boolean {
  if (counterpart === undefined || !isLength(one.measure) || !isOneSlipFrom(one.measure, counterpart.measure))
    return false
  const { statement } = counterpart
  const isElse = statement.organ !== one.statement.organ
  const isIt = sameThing(statement, one.statement) && (!isLexical(statement) || !(isElse || isWeak(statement)))
  if (!isIt && (isElse || !isOfOrganItself(counterpart))) return false
  if (isElse && (isWeak(statement) || isWeak(one.statement) || !organsAgree(statement, one.statement))) return false
  return same.every((other) => isElsewhere(other, one) || (isIt && (isOther(other, one) || isOfOrganItself(other))))
}

function isElsewhere({ statement: one }: Measured, { statement: two }: Measured): boolean {
  return !organsAgree(one, two) || !sidesAgree(one, two) || !sitesAgree(one, two)
}

function isOther({ statement: one, measure }: Measured, { statement: two, measure: told }: Measured): boolean {
  const isApart = one.organ !== two.organ || measure.values.length > told.values.length
  return isApart && !isLexical(one) && !sameThing(one, two) && !vague.has(one.finding ?? '')
}

/** "Hypophyse 9 mm hoch" beside a lesion of the pituitary. */
function isOfOrganItself({ statement, measure }: Measured): boolean {
  return statement.finding === null && (statement.organBond === 'own' || measure.role === 'height')
}

function sharesNounBefore(one: Measured, two: Measured): boolean {
  const noun = nounBefore(one)
  return noun !== null && noun === nounBefore(two)
}

/**
 * A size of now that the findings do not give: of what they give the one that a single slip makes of it.
 * What reads on in the impression is copied, unless it is a limit or a difference ("ab 15 mm", "um 5°").
 */
function likestFigure(one: Measured, found: readonly Measured[]): Measured | undefined {
  if (wordBefore(one) === 'um' && isLength(one.measure)) return undefined
  const alike = found.filter(
    (other) =>
      other.measure.series !== 'prior' &&
      sameDimension(one.measure, other.measure) &&
      isOneSlipFrom(one.measure, other.measure) &&
      (one.measure.unit !== '%' || mayBeOneShare(one, other)) &&
      (organsAgree(one.statement, other.statement) || sharesNounBefore(one, other) || haveOneRole(one, other)) &&
      sidesAgree(one.statement, other.statement) &&
      sitesAgree(one.statement, other.statement),
  )
  const ranked = alike.map((other) => ({ other, rank: kinship(one, other) })).sort((a, b) => b.rank - a.rank)
  const [first, second] = ranked
  return first !== undefined && first.rank > (second?.rank ?? -1) ? first.other : undefined
}

/** How much speaks for one thing: the same noun before it or another axis of the same length, then its organ, place and side. */
function kinship(one: Measured, two: Measured): number {
  const [a, b] = [one.statement, two.statement]
  const sameAxes = one.measure.values.length > 1 && one.measure.values.length === two.measure.values.length
  const strong = [sameThing(a, b), sharesNounBefore(one, two), sameAxes]
  const weak = [a.organ === b.organ, one.measure.role === two.measure.role, shareSite(a, b), a.side === b.side]
  return 2 * strong.filter(Boolean).length + weak.filter(Boolean).length
}

function shareSite(one: Statement, two: Statement): boolean {
  return [...one.sites].some(([group, values]) => [...values].some((value) => two.sites.get(group)?.has(value)))
}

/** Not the ejection fraction and the share of a scar. */
function mayBeOneShare(one: Measured, two: Measured): boolean {
  const [a, b] = [one.statement, two.statement]
  if (sameThing(a, b) || sharesNounBefore(one, two)) return true
  return (a.finding === null) === (b.finding === null)
    ? a.finding === null || a.organ === b.organ || isWeak(a) || isWeak(b)
    : a.organ === b.organ && a.side !== null && a.side === b.side
}

/** "Maximale Breite 14 mm" of a collection, "mit einer Breite von 41 mm" of what it is called; or of an organ named long before. */
function haveOneRole(one: Measured, two: Measured): boolean {
  if (one.measure.role !== null) return one.measure.role === two.measure.role
  return isWeak(one.statement) || isWeak(two.statement)
}

/** "Punktion ab 15 mm", "mittlerer Durchmesser 7 mm", "täglich mit 10 ml NaCl spülen" */
function isLimit(one: Measured): boolean {
  if (one.measure.unit === 'ml' && one.statement.sentence.words.some(({ text }) => given.test(text))) return true
  if (/^(?:ab|unter|alle|[<>≤≥])$/i.test(wordBefore(one))) return true
  return one.statement.sentence.words.some(
    ({ text }, at, words) => /^mittler/.test(text) && /durchmesser$/i.test(words[at + 1]?.text ?? ''),
  )
}

const given = /^(?:NaCl|Kochsalz|KM|Kontrastmittel|Bitte)$|spül|block/i

function wordBefore({ statement, measure }: Measured): string {
  return statement.sentence.words.findLast(({ end }) => end <= measure.span.start)?.text ?? ''
}

/** All axes but one alike, and that one with a digit changed, lost, added or moved, or its point. */
function isOneSlipFrom(one: BoundMeasure, two: BoundMeasure): boolean {
  if (one.values.join() === two.values.join()) return true
  const [a, b] = [inBaseUnit(one), inBaseUnit(two)]
  if (a.length !== b.length) {
    const [largest, others] = a.length === 1 ? [a[0] ?? 0, b] : [b[0] ?? 0, a]
    return (a.length === 1 || b.length === 1) && others.some((value) => areOneSlipApart(value, largest))
  }
  const apart = a.flatMap((value, at) => (value === b[at] ? [] : [[value, b[at] ?? 0] as const]))
  return apart.length <= 1 ? apart.every(([x, y]) => areOneSlipApart(x, y)) : digitsOf(one) === digitsOf(two)
}

function areOneSlipApart(one: number, two: number): boolean {
  const [a, b] = [one, two].map((value) => String(value).replace('.', '')).toSorted((x, y) => x.length - y.length)
  if (a === undefined || b === undefined || b.length - a.length > 1) return false
  if (a.length < b.length) return [...b].some((_, at) => b.slice(0, at) + b.slice(at + 1) === a)
  const apart = [...a].filter((digit, at) => digit !== b[at])
  return (
    apart.length <= 1 ||
    (apart.length === 2 &&
      apart.join('') ===
        [...b]
          .filter((digit, at) => digit !== a[at])
          .toReversed()
          .join(''))
  )
}

/** In words, small ones included. */
const nounWithin = 4

function nounBefore({ statement, measure }: Measured): string | null {
  const before = statement.sentence.words.filter(({ end }) => end <= measure.span.start).slice(-nounWithin)
  const noun = before.findLast(({ kind, text }) => kind === 'word' && /^\p{Lu}\p{Ll}{3,}/u.test(text))
  return noun === undefined || isCarrierNoun(noun.stem) ? null : (noun.stem.split('-')[0] ?? null)
}

function digitsOf({ values }: BoundMeasure): string {
  return values.map((value) => [...String(value)].sort().join('')).join()
}

/** "(VU 48 mm)" in the findings and "vormals 44 mm" in the impression, beside the same size of now. */
function priorCounterpart(one: Measured, found: readonly Measured[]): Measured | undefined {
  const priors = found.filter(
    ({ measure, statement }) =>
      measure.series === 'prior' && sameDimension(one.measure, measure) && statement.organ === one.statement.organ,
  )
  if (one.statement.organ === null || priors.some(({ measure }) => agree(one.measure, measure))) return undefined
  const [only] = priors
  if (only === undefined || priors.length > 1 || isRoundedTo(one, only)) return undefined
  return sidesAgree(one.statement, only.statement) && sitesAgree(one.statement, only.statement) ? only : undefined
}

const vague = new Set(['lesion', 'focus', 'mass', 'nodule'])

/** "Hyperdense Formation, 24 mm" and "Kleinhirnblutung von 42 mm": the one thing measured in an organ, by two words. */
function onlyThingThere(one: Measured, found: readonly Measured[]): Measured | undefined {
  const { organ, finding, sideBond } = one.statement
  if (organ === null || finding === null || isGeneric(organ) || !isLength(one.measure) || sideBond === 'carried')
    return undefined
  const there = found.filter(
    ({ statement, measure }) =>
      statement.organ === organ &&
      statement.finding !== null &&
      sameDimension(measure, one.measure) &&
      measure.role !== 'distance' &&
      measure.series !== 'prior',
  )
  const [only] = there
  if (only === undefined || there.some(({ statement }) => statement.at.start !== only.statement.at.start))
    return undefined
  const { statement } = only
  const isVague = vague.has(finding) || (statement.finding !== null && vague.has(statement.finding))
  const isOneSided = sideBond === 'own' && one.statement.side === statement.side
  const isAny = statement.stance === 'asserted' && isVague && (isOneSided || !incidental.has(finding))
  return isAny && sidesAgree(one.statement, statement) && sitesAgree(one.statement, statement) ? only : undefined
}

function measuredOf(statements: readonly Statement[]): Measured[] {
  const seen = new Set<number>()
  const result: Measured[] = []
  for (const statement of statements) {
    for (const measure of statement.measures) {
      if (seen.has(measure.span.start)) continue
      seen.add(measure.span.start)
      result.push({ statement, measure })
    }
  }
  return result.slice(0, comparedAtMost)
}

function sameDimension(one: BoundMeasure, two: BoundMeasure): boolean {
  return hasSameUnit(one, two) && (one.role === two.role || !(ofTheirOwn.has(one.role) || ofTheirOwn.has(two.role)))
}

/** How far a tumour lies from a margin, how deep it grows: neither is its size. */
const ofTheirOwn: ReadonlySet<string | null> = new Set(['distance', 'depth'])

function hasSameUnit(one: BoundMeasure, two: BoundMeasure): boolean {
  return one.unit === two.unit || (isLength(one) && isLength(two))
}

/** Whether any value of one is any of the other, within rounding. */
export function agree(one: BoundMeasure, two: BoundMeasure): boolean {
  const [a, b] = [inBaseUnit(one), inBaseUnit(two)]
  if (one.range && two.range) {
    return (
      Math.abs(Math.min(...a) - Math.min(...b)) <= tolerance(one) &&
      Math.abs(Math.max(...a) - Math.max(...b)) <= tolerance(one)
    )
  }
  if (one.range || two.range) {
    return Math.min(...a) <= Math.max(...b) + tolerance(two) && Math.min(...b) <= Math.max(...a) + tolerance(one)
  }
  const margin = Math.max(tolerance(one), tolerance(two))
  if (a.length > 1 && a.length === b.length) return allAgree(a, b, margin)
  return a.some((x) => b.some((y) => Math.abs(x - y) <= margin + 1e-9))
}

const nearly = /^(?:ca\.?|circa|zirka|etwa|rund|ungefähr|knapp|gut|annähernd|fast)$/i
const roundingShare = 0.1

/** "ca. 60 ml" of 58 ml. */
function isRoundedTo(one: Measured, two: Measured): boolean {
  if (!isRounded(one) && !isRounded(two)) return false
  const [a, b] = [inBaseUnit(one.measure), inBaseUnit(two.measure)]
  if (a.length === b.length) return isNear(Math.max(...a), Math.max(...b))
  return a.some((x) => b.some((y) => isNear(x, y)))
}

function isNear(one: number, two: number): boolean {
  return Math.abs(one - two) <= roundingShare * Math.max(one, two)
}

function isRounded({ statement, measure }: Measured): boolean {
  const words = statement.sentence.words.filter((word) => word.end <= measure.span.start)
  return words.slice(-2).some((word) => nearly.test(word.text))
}

/** "18 x 8" and "28 x 8": the axes are compared one by one, in whatever order. */
function allAgree(a: readonly number[], b: readonly number[], margin: number): boolean {
  const [one, two] = [a, b].map((values) => [...values].sort((x, y) => y - x))
  return one?.every((value, at) => Math.abs(value - (two?.[at] ?? 0)) <= margin + 1e-9) === true
}

/** Half of the last digit given: 2 cm may be 15 to 25 mm. */
function tolerance(measure: BoundMeasure): number {
  const step = measure.values.some((value) => !Number.isInteger(value)) ? 0.1 : 1
  const factor = (inBaseUnit(measure)[0] ?? 1) / (measure.values[0] || 1)
  return (step * factor) / 2
}

function counterpartOf(one: Measured, found: readonly Measured[]): Measured | undefined {
  let best: Measured | undefined
  let most = 0
  for (const other of found) {
    if (!sameDimension(one.measure, other.measure) || other.measure.series === 'prior') continue
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
  if (one.measure.unit === 'HU' ? two.measure.unit !== 'HU' : false) return 0
  if (!organsAgree(a, b) || !sidesAgree(a, b) || !sitesAgree(a, b)) return 0
  const same = sameThing(a, b) || sharesNoun(a, b) || sharesNoun(b, a) || isOfOneTendon(a, b)
  const organSame = a.organ !== null && a.organ === b.organ && !isGeneric(a.organ)
  if (!same && !(organSame && one.measure.unit !== '%' && (a.finding === null || b.finding === null))) return 0
  const sameAxes = one.measure.values.length > 1 && one.measure.values.length === two.measure.values.length
  return 1 + (same ? 2 : 0) + (roles[0] === roles[1] ? 2 : 0) + (sameAxes ? 3 : 0) + overlap(a, b)
}

/** "auf 12 mm verdickt" and "Tendinopathie (12 mm)": how thick a tendon is. */
function isOfOneTendon(one: Statement, two: Statement): boolean {
  if (one.organ === null || one.organ !== two.organ) return false
  return isTendinous(one) && isTendinous(two)
}

function isTendinous({ finding }: Statement): boolean {
  return finding !== null && (finding === 'tendinopathy' || familyOf(finding) === 'thickening')
}

/** A noun no concept knows that stands in both clauses: "Retraktion um 15 mm". */
function sharesNoun(one: Statement, two: Statement): boolean {
  return one.finding?.startsWith('w:') === true && two.stems.has(one.finding.slice(2))
}

function numberClash(one: Measured, two: Measured): Clash {
  const sameDigits = one.measure.values.join() === two.measure.values.join() && one.measure.unit !== two.measure.unit
  return {
    kind: sameDigits ? 'unit' : 'number',
    severity: 'critical',
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
