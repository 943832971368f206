import { familyOf, isKindOf } from '../../anatomy/finding-concepts.ts'
import { areRelated } from '../../anatomy/organ-tree.ts'
import type { Span } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { isNamedHere } from '../../understand/bind-sites.ts'
import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import { sideOf } from '../../understand/find-side.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import { isOfPrior } from '../../understand/is-of-prior.ts'
import type { BoundMeasure, Statement, Trend } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import {
  isLexical,
  isNumbered,
  mostAlike,
  organsAgree,
  placesAgree,
  sameThing,
  sidesAgree,
  sitesAgree,
} from '../compare.ts'
import { isOppositePart } from '../describing-stems.ts'
import { incidental } from '../findings/denies.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { hasSameUnit } from '../measures/measured.ts'
import { sharesFigure } from '../measures/same-figure.ts'
import { type Growth, growth, isRest, narrows, sizeChangesOf } from '../measures/size-changes.ts'
import { disagrees } from './disagrees.ts'
import { difference, grownByClashes } from './grown-by.ts'
import { intervalClash } from './interval-clash.ts'
import {
  activeAgainstQuiet,
  newAgainstNone,
  newAgainstQuiet,
  newAgainstStable,
  stableAgainstNew,
  stableAgainstNotYet,
} from './new-and-stable.ts'
import { nodeCourses } from './node-courses.ts'
import { courseOf, isMuch } from './overall-trend.ts'
import { trendsOfSentence } from './sentence-courses.ts'

/** Growing in one place, shrinking or unchanged in the other. */
export function intervalClashes(index: StatementIndex): Clash[] {
  return [
    ...trendsBetweenSections(index),
    ...trendsAgainstSizes(index),
    ...trendsOfSentence(index),
    ...trendsAgainstBareSizes(index),
    ...trendsAgainstPriorStudy(index),
    ...newAgainstQuiet(index),
    ...newAgainstNone(index),
    ...newAgainstStable(index),
    ...stableAgainstNew(index),
    ...stableAgainstNotYet(index),
    ...nodeCourses(index),
    ...activeAgainstQuiet(index),
    ...grownByClashes(index),
  ]
}

function trendsBetweenSections(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  for (const statement of index.impression) {
    const { trend } = statement
    if (trend === null || isLexical(statement) || isBeside(statement) || isNumbered(statement)) continue
    if (tells(statement.sentence.words, mostly)) continue
    // "Progrediente Blutung, rechts Grad III, links Grad I": of which of them is open.
    if (statement.side === null && new Set(statement.sentence.words.map(sideOf)).size > 2) continue
    const alike = ofSameFamily(index, statement).filter(
      (one) =>
        one.section === 'findings' &&
        one.trend !== null &&
        ![one, statement].some(isOfPosition) &&
        !(one.finding !== statement.finding && incidental.has(one.finding ?? '')) &&
        organsAgree(one, statement) &&
        !isOffExamined(one, statement) &&
        !isToldApart(one, statement, index) &&
        sidesAgree(one, statement) &&
        sitesAgree(one, statement),
    )
    if (alike.length === 0 || alike.some((one) => !excludes(one.trend ?? trend, trend))) continue
    if (isBorneOut(statement, index)) continue
    const counterpart = mostAlike(
      statement,
      alike.filter((one) => !isOfOthers(one, statement) && !isOfOthers(statement, one)),
    )
    if (counterpart !== undefined) clashes.push(intervalClash(counterpart, statement))
  }
  return clashes
}

/** "Tumor kleiner, Lungenrundherd konstant": the impression gives that one its own course. */
function isToldApart(known: Statement, told: Statement, index: StatementIndex): boolean {
  return ofSameFamily(index, known).some(
    (one) => one.section === 'impression' && one !== told && one.trend === known.trend && organsAgree(one, known),
  )
}

/** Where the prostate was examined "Größenzunahme des Herdes" is not said of one in the sacrum. */
function isOffExamined({ organ, organBond }: Statement, told: Statement): boolean {
  if (organ === null || !isNamedHere(organBond) || isGeneric(organ)) return false
  return told.organBond === 'examination' && !areRelated(organ, told.organ ?? organ)
}

/** "Rückbildung des Pneumothorax bei liegender Drainage": the course is not that of the drain. */
function isBeside({ sentence: { words }, at }: Statement): boolean {
  const index = words.findIndex(({ start }) => start === at.start)
  return words.slice(Math.max(0, index - 2), Math.max(0, index)).some(({ text }) => text === 'bei')
}

/** "Zunehmende Konsolidierung der Fraktur in unveränderter Stellung": the course of the callus, and of the position. */
function isOfPosition({ trend, stems, finding, sentence }: Statement): boolean {
  if (trend === 'stable') return stems.has('stellung') || stems.has('lage')
  return trend === 'progress' && finding === 'fracture' && tells(sentence, /^(?:Konsolid|Durchbau)|kallus|heilung/i)
}

/** "LK 4R 8 mm (VU 12 mm), LK 7 konstant" and "LK kleiner": something there does change as said, in words or by its sizes, or is new. */
function isBorneOut(told: Statement, index: StatementIndex): boolean {
  const { trend } = told
  if (trend === null || trend === 'stable') return false
  // "Restliche Läsionslast zunehmend" is not said of the new one.
  const isGrowth = trend === 'progress' && !told.cues.has('rest')
  const isThere = (one: Statement): boolean => sidesAgree(one, told) && !excludes(one.trend ?? trend, trend)
  return (
    index.findings.some(
      (one) =>
        (one.trend !== null || (isGrowth && one.isNew && one.stance === 'asserted')) &&
        isThere(one) &&
        sameThing(one, told) &&
        organsAgree(one, told) &&
        !isToldApart(one, told, index),
    ) ||
    sizeChangesOf(index.findings).some(
      (change) =>
        change.ratio !== 1 &&
        !contradicts(told, change) &&
        isThere(change.statement) &&
        (sameThing(change.statement, told) || placesAgree(change.statement, told)),
    )
  )
}

/** "Weitere Zysten konstant" beside the one that grows. */
function isOfOthers(one: Statement, two: Statement): boolean {
  const [isRest, isRestToo] = [one, two].map(({ limits }) => limits.some((limit) => others.test(limit)))
  return isRest === true && isRestToo === false
}

const others = /^(?:weit|ubrig|restlich|sonst)/

function excludes(one: Trend, two: Trend): boolean {
  const shrinking = (trend: Trend): boolean => trend === 'regress' || trend === 'gone'
  if (one === two || (shrinking(one) && shrinking(two))) return false
  return true
}

/** The clause with its two sizes. */
function placeWithSizes(one: Statement): Span {
  return around([placeOf(one), placeOfSizes(one)])
}

function placeOfSizes({ measures }: Statement): Span {
  return around(measures.map(({ span }) => span))
}

function around(spans: readonly Span[]): Span {
  return { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) }
}

/** "konstant" beside 8,2 cm now and 3,3 cm before. */
function trendsAgainstSizes(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  for (const measured of [...index.findings, ...index.impression]) {
    const change = growth(measured)
    // The drain of an abscess has no course, and sclerosis none in size.
    if (change === null || /^(?:drain|calcification)$/.test(measured.finding ?? '')) continue
    const { ratio } = change
    const beside = sizeChangesOf(index.findings).filter(({ statement }) => statement.sentence === measured.sentence)
    const told = [...ofSameFamily(index, measured), ...index.impression].find(
      (one) =>
        one.trend !== null &&
        one.section !== 'priorStudy' &&
        // Within the findings two organs have each their own course.
        (one.section === 'impression' || one.organ === measured.organ) &&
        contradicts(one, change) &&
        beside.every((other) => contradicts(one, other)) &&
        !tells(one.sentence.words, mostly) &&
        ((one === measured && !isOneOfSeveral(one, index)) ||
          (isSameLesion(one, measured) &&
            !isOfItsOwn(one, measured, index) &&
            !isOfOthers(one, measured) &&
            (ratio !== 1 || one.finding === measured.finding || isOnlyCourse(index, one, measured)) &&
            !areToldApart(one, measured, ratio, index) &&
            !(one.section === 'impression' && isBorneOut(one, index)))),
    )
    if (told === undefined) continue
    clashes.push({
      ...intervalClash(told, measured),
      second: told === measured ? placeOfSizes(measured) : placeWithSizes(measured),
      reason: 'Der Verlauf passt nicht zu den Maßen',
    })
  }
  return clashes
}

/** "Deutliche Größenzunahme" from 23 mm to 24 mm is none. */
function contradicts({ trend, sentence }: Statement, { ratio, difference }: Growth): boolean {
  if (trend === null) return false
  if (disagrees(trend, ratio, difference)) return true
  const isSame = Math.abs(ratio - 1) < sameMargin && Math.abs(difference) < sameDifference
  const course = isSame && trend !== 'stable' ? courseOf(sentence) : null
  return course !== null && isMuch(course)
}

const sameMargin = 0.06
/** In millimetres. */
const sameDifference = 2

/** "Drei Herde: Segment II 14 mm (VU 9 mm), Segment VI unverändert": one word for all of them. */
function isOneOfSeveral(measured: Statement, { findings: seen }: StatementIndex): boolean {
  return seen.some((one) => one !== measured && one.at.start === measured.at.start)
}

/** "Raumforderung 9 mm (VU 9 mm)" and "größenprogredientes Schwannom": nothing else has a course, or nothing else of the organ that both name. */
function isOnlyCourse(
  { findings: seen, impression }: StatementIndex,
  ...two: readonly [Statement, Statement]
): boolean {
  const [told, measured] = two
  const isOfOne = two.every(({ organBond }) => organBond === 'own') && told.organ === measured.organ
  const mayBe = (one: Statement): boolean => !isOfOne || organsAgree(one, told)
  return (
    sizeChangesOf(seen).filter(({ statement }) => mayBe(statement)).length < 2 &&
    impression.filter((one) => one.trend !== null && mayBe(one)).length < 2
  )
}

function wordOf({ sentence, at }: Statement): string | undefined {
  return sentence.words.find(({ start }) => start === at.start)?.stem
}

/** Of several not each has to change so. */
const mostly = /^(?:überwiegend|größtenteils|mehrheitlich|gegenläufig|(?:größere|kleinere)n?$)/i

/** "FNH konstant" is said of the FNH of the findings, not of the lesion beside it. */
function isOfItsOwn(told: Statement, measured: Statement, index: StatementIndex): boolean {
  if (told.finding !== measured.finding)
    return (
      told.measures.length === 0 &&
      index.findings.some(
        (one) =>
          one.certainty !== 'historical' &&
          one.stance !== 'negated' &&
          one.at.start !== measured.at.start &&
          // "Clip im Tumor" names the same one again.
          !/ (?:im|des) $/.test(one.sentence.text.slice(0, one.at.start - one.sentence.start)) &&
          isKindOf(one.finding ?? '', told.finding ?? '') &&
          (told.finding !== 'metastasis' || (one.trend !== null && organsAgree(one, told))),
      )
    )
  const word = wordOf(told)
  const isNamedSo = (one: Statement): boolean =>
    one.finding === told.finding && growth(one) !== null && wordOf(one) === word
  return wordOf(measured) !== word && index.findings.some(isNamedSo)
}

/** "Axilläre Lymphknoten 9 mm (VU 24 mm)" and "progrediente Lymphadenopathie axillär": the sizes stand with the organ only. */
function trendsAgainstBareSizes(index: StatementIndex): Clash[] {
  const changes = sizeChangesOf(index.findings)
  return changes.flatMap(({ statement, ratio }) => {
    const { organ, finding } = statement
    if (organ === null || isGeneric(organ) || !/^(?:own|label)$/.test(statement.organBond ?? '')) return []
    const told = index.impression.find(
      (one) =>
        one.trend !== null &&
        !one.isNew &&
        (finding === null || one.finding === finding || one.finding === 'lymphoma') &&
        one.organ === organ &&
        one.organBond === 'own' &&
        !narrows(one) &&
        disagrees(one.trend, ratio) &&
        sidesAgree(one, statement) &&
        sitesAgree(one, statement),
    )
    const isBorneOut = (one: Statement): boolean =>
      one.trend !== null && one.organ === organ && !disagrees(one.trend, ratio)
    if (told === undefined || index.impression.some(isBorneOut)) return []
    if (changes.some((one) => one.statement.organ === organ && !disagrees(told.trend ?? 'gone', one.ratio))) return []
    if (index.findings.some((one) => one.organ === organ && one.trend === told.trend)) return []
    return [
      {
        ...intervalClash(statement, told),
        first: placeWithSizes(statement),
        reason: 'Der Verlauf passt nicht zu den Maßen',
      },
    ]
  })
}

/** "Blutung 32 mm" among the priors, "misst nun 44 mm" in the findings, "rückläufig" there or in the impression. */
function trendsAgainstPriorStudy(index: StatementIndex): Clash[] {
  return [...index.findings, ...index.impression].flatMap((told) => {
    const { trend } = told
    if (trend === null) return []
    const seen =
      told.section === 'findings' || told.measures.some(isCurrent)
        ? [told]
        : ofSameFamily(index, told).filter(
            (one) => one.section === 'findings' && one.stance !== 'negated' && isSameLesion(told, one),
          )
    const [measured] = seen
    const now = measured?.measures.find(isCurrent)
    if (measured === undefined || now === undefined || seen.length > 1) return []
    if (measured.measures.some(({ series }) => series === 'prior')) return []
    const known = [...ofSameFamily(index, told), ...(index.byOrgan.get(told.organ ?? '') ?? [])].filter(
      (one) =>
        (one.section === 'priorStudy' || isOfPrior(one.sentence)) &&
        one.measures.some((size) => hasSameUnit(size, now)) &&
        (isSameLesion({ ...one, measures: [] }, measured) || isSizeOfOrgan(one, told)),
    )
    const [prior] = known
    const before = prior?.measures.find((size) => hasSameUnit(size, now))
    if (prior === undefined || before === undefined || known.some((one) => one.at.start !== prior.at.start)) return []
    const ratio = Math.max(...inBaseUnit(now)) / Math.max(...inBaseUnit(before))
    if (!disagrees(trend, ratio)) return []
    return [
      {
        ...intervalClash(measured === told ? prior : measured, told),
        reason: 'Der Verlauf passt nicht zu den Maßen',
      },
    ]
  })
}

/** "Aorta descendens 41 mm" among the priors, and "Durchmesserabnahme der Aorta descendens". */
function isSizeOfOrgan(one: Statement, told: Statement): boolean {
  return one.finding === null && one.organ === told.organ && told.organBond === 'own' && !narrows(told)
}

/** "Hinterwandmyom 5,4 cm (VU 4,1 cm). Fundusmyom unverändert.", and the impression tells of both courses. */
function areToldApart(told: Statement, measured: Statement, ratio: number, index: StatementIndex): boolean {
  const others = ofSameFamily(index, told).filter(
    (one) => one.trend !== null && one.sentence !== told.sentence && one.sentence !== measured.sentence,
  )
  return (
    others.some(({ section, trend }) => section === 'findings' && trend === told.trend) &&
    others.some(({ section, trend }) => section === 'impression' && trend !== null && !disagrees(trend, ratio))
  )
}

function isCurrent({ series, unit, role }: BoundMeasure): boolean {
  return series !== 'prior' && unit !== null && role !== 'distance'
}

function isSameLesion(one: Statement, two: Statement): boolean {
  return (
    (sameThing(one, two) || isSwollenBy(one, two)) &&
    !(
      narrows(one) &&
      two.measures.some(
        (size) => isLength(size) && size.series !== 'prior' && size.role !== 'distance' && !isRest(two, size),
      )
    ) &&
    placesAgree(one, two) &&
    !isOppositePart(one, two) &&
    (one.measures.length === 0 || difference(one) !== null || sharesFigure(one, two))
  )
}

/** "Wandverdickung des Ileums, 8 mm" is what the impression calls ileitis or an active Crohn. */
function isSwollenBy(one: Statement, two: Statement): boolean {
  if (two.finding !== 'thickening' || one.organ !== two.organ || one.organBond !== 'own') return false
  return inflammatory.has(familyOf(one.finding ?? ''))
}

const inflammatory = wordSet('inflammation disease-activity crohn')
