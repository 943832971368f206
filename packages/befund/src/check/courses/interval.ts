import { familyOf, isKindOf } from '../../anatomy/finding-concepts.ts'
import { areRelated } from '../../anatomy/organ-tree.ts'
import type { Span } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { isNamedHere } from '../../understand/bind-sites.ts'
import { isCarrierNoun } from '../../understand/find-cues.ts'
import { inBaseUnit, isLength, isUnitOfLength } from '../../understand/find-measures.ts'
import { sideOf } from '../../understand/find-side.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import { isOfPrior } from '../../understand/qualifiers.ts'
import type { Word } from '../../understand/sentence.ts'
import type { BoundMeasure, Statement, Trend } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
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
import { incidental } from '../findings/denies.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { hasSameUnit } from '../measures/measured.ts'
import { sharesFigure } from '../measures/same-figure.ts'
import { growth, narrows, type SizeChange, sizeChangesOf } from '../measures/size-changes.ts'
import { sentencePlace } from '../sentence-place.ts'
import { grownByClashes } from './grown-by.ts'
import { intervalClash } from './interval-clash.ts'
import {
  activeAgainstQuiet,
  courseOfAbsent,
  newAgainstQuiet,
  newAgainstStable,
  stableAgainstNew,
  stableAgainstNotYet,
} from './new-and-stable.ts'
import { nodeCourses } from './node-courses.ts'
import { type Course, courseOf } from './overall-trend.ts'

/** Growing in one place, shrinking or unchanged in the other. */
export function intervalClashes(index: StatementIndex): Clash[] {
  return [
    ...trendsBetweenSections(index),
    ...trendsAgainstSizes(index),
    ...trendsOfSentence(index),
    ...trendsAgainstBareSizes(index),
    ...trendsAgainstPriorStudy(index),
    ...newAgainstQuiet(index),
    ...newAgainstStable(index),
    ...stableAgainstNew(index),
    ...stableAgainstNotYet(index),
    ...nodeCourses(index),
    ...courseOfAbsent(index),
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
    if (isBorneOutBySizes(trend, statement, index) || isBorneOutByNews(trend, statement, index)) continue
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

/** "Zunehmende Durchbauung der Fraktur in unveränderter Stellung" */
function isOfPosition({ trend, stems }: Statement): boolean {
  return trend === 'stable' && (stems.has('stellung') || stems.has('lage'))
}

/** "Metastasen kleiner. Neue Metastase in Segment II." is a progress. */
function isBorneOutByNews(trend: Trend, statement: Statement, index: StatementIndex): boolean {
  // "Restliche Läsionslast zunehmend" is not said of the new one.
  if (trend !== 'progress' || statement.cues.has('rest')) return false
  return ofSameFamily(index, statement).some(
    (one) => one.section === 'findings' && one.isNew && one.stance === 'asserted' && sidesAgree(one, statement),
  )
}

/** One of several lesions did change as said, by its sizes now and before. */
function isBorneOutBySizes(trend: Trend, statement: Statement, index: StatementIndex): boolean {
  return ofSameFamily(index, statement).some((one) => {
    const change = growth(one)
    const isToldOtherwise = one.trend !== null && excludes(one.trend, trend)
    return change !== null && !isToldOtherwise && !disagrees(trend, change.ratio) && sidesAgree(one, statement)
  })
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
    const { ratio, difference } = change
    const beside = sizeChangesOf(index.findings).filter(({ statement }) => statement.sentence === measured.sentence)
    const told = [...ofSameFamily(index, measured), ...index.impression].find(
      (one) =>
        one.trend !== null &&
        one.section !== 'priorStudy' &&
        disagrees(one.trend, ratio, difference) &&
        beside.every((other) => one.trend !== null && disagrees(one.trend, other.ratio, other.difference)) &&
        !tells(one.sentence.words, mostly) &&
        (one === measured ||
          (isSameLesion(one, measured) &&
            !isOfItsOwn(one, measured, index) &&
            !isOfOthers(one, measured) &&
            !areToldApart(one, measured, ratio, index))),
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

function wordOf({ sentence, at }: Statement): string | undefined {
  return sentence.words.find(({ start }) => start === at.start)?.stem
}

/** Of several not each has to change so. */
const mostly = /^(?:überwiegend|größtenteils|mehrheitlich)/i

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
          isKindOf(one.finding ?? '', told.finding ?? '') &&
          (told.finding !== 'metastasis' || organsAgree(one, told)),
      )
    )
  const word = wordOf(told)
  const isNamedSo = (one: Statement): boolean =>
    one.finding === told.finding && growth(one) !== null && wordOf(one) === word
  return wordOf(measured) !== word && index.findings.some(isNamedSo)
}

/** "5,1 cm (VU 4,4 cm), somit rückläufig": the word for the course stands apart from the finding. */
function trendsOfSentence(index: StatementIndex): Clash[] {
  const changes = sizeChangesOf([...index.findings, ...index.impression])
  return changes.flatMap((change, at) => {
    const { sentence } = change.statement
    const told = courseOf(sentence)
    if (told === null || !differs(told, change)) return []
    if (!isOfEach(told)) {
      if (changes[at - 1]?.statement.sentence === sentence || isOfAnotherThing(told, change)) return []
    }
    const [from, to] = [change.now.span, change.before.span].toSorted((a, b) => a.start - b.start)
    return [
      {
        kind: 'interval' as const,
        first: sentencePlace(sentence, told.word),
        second: { start: from?.start ?? sentence.start, end: to?.end ?? sentence.end },
        reason: 'Der Verlauf passt nicht zu den Maßen',
      },
    ]
  })
}

/** "Filiae kleiner: Segment VI 41 mm (VU 44 mm), Segment II 9 mm (VU 15 mm)" */
function isOfEach({ sentence: { label, words }, word }: Course): boolean {
  return label.at(-1)?.start === word.start || words.find(({ start }) => start > word.start)?.text === ':'
}

/** "1,5 cm (VU 3 cm), Drainage unverändert": the clause of the course has a thing of its own. */
function isOfAnotherThing({ sentence: { words }, word }: Course, { now, before }: SizeChange): boolean {
  const [from, to] = clauseAround(words, word)
  const clause = words.slice(from, to)
  if (clause.some(({ start }) => start === now.span.start || start === before.span.start)) return false
  // "rechts 14 mm, VU 9 mm; links 9 mm idem"
  // "kranial 7 mm, gleich groß wie 2022, kaudal 16 mm, 2022 noch 10 mm"
  const isBetween = (one: Word): boolean =>
    one.text === ';' ? one.start > now.span.end : isUnitOfLength(one) && now.span.start > word.start
  if (words.some((one) => one.start < word.start && isBetween(one))) return true
  return clause.some(
    ({ kind, text, stem }, at) =>
      clause[at - 1]?.text !== 'unter' &&
      kind === 'word' &&
      /^\p{Lu}\p{Ll}{3,}/u.test(text) &&
      text !== word.text &&
      !isCarrierNoun(stem),
  )
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
    const known = ofSameFamily(index, told).filter(
      (one) =>
        (one.section === 'priorStudy' || isOfPrior(one.sentence)) &&
        one.measures.some((size) => hasSameUnit(size, now)) &&
        isSameLesion({ ...one, measures: [] }, measured),
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

/** Words that speak of the size and nothing else bear less change than a bare "unverändert". */
function differs({ trend, word }: Course, { ratio, difference }: SizeChange): boolean {
  if (trend !== 'stable') return disagrees(trend, ratio)
  const isOfSize = /gr(?:öß|öss)en/i.test(word.text)
  return Math.abs(difference) >= leastDifference && Math.abs(ratio - 1) > (isOfSize ? sizeMargin : constancyMargin)
}

/** In millimetres: what two readers may measure apart. */
const leastDifference = 4
const sizeMargin = 0.07

function isCurrent({ series, unit, role }: BoundMeasure): boolean {
  return series !== 'prior' && unit !== null && role !== 'distance'
}

function isSameLesion(one: Statement, two: Statement): boolean {
  return (
    (sameThing(one, two) || isSwollenBy(one, two)) &&
    !(narrows(one) && two.measures.some(isLength)) &&
    placesAgree(one, two) &&
    (one.measures.length === 0 || sharesFigure(one, two))
  )
}

/** "Wandverdickung des Ileums, 8 mm" is what the impression calls ileitis. */
function isSwollenBy(one: Statement, two: Statement): boolean {
  if (two.finding !== 'thickening' || one.organ !== two.organ || one.organBond !== 'own') return false
  return familyOf(one.finding ?? '') === 'inflammation'
}

/** Below what a reader may call unchanged or still call a change. */
const changeMargin = 0.02
const constancyMargin = 0.4
/** From this many millimetres on nobody calls such a change constant. */
const plainDifference = 9
const plainMargin = 0.15

function disagrees(trend: Trend, ratio: number, difference = 0): boolean {
  if (ratio === 1) return trend === 'progress' || trend === 'regress'
  if (trend === 'progress') return ratio < 1 - changeMargin
  if (trend === 'regress') return ratio > 1 + changeMargin
  const margin = Math.abs(difference) < plainDifference ? constancyMargin : plainMargin
  return trend === 'stable' && (ratio > 1 + margin || ratio < 1 / (1 + margin))
}
