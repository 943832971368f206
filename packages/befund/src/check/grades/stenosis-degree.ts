import { isWithin } from '../../anatomy/organ-tree.ts'
import type { Span } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isDenied, isStated, placesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isInBody } from '../is-in-body.ts'
import { sentencePlace } from '../sentence-place.ts'

/** A word of degree, and the share of the lumen that it cannot mean, with a margin between the schools. */
const degrees: readonly { says: RegExp; from: number; to: number }[] = [
  { says: /^(?:gering|leicht|mild|minimal)(?:gradig)?(?:e[rsnm]?)?$/i, from: 0, to: 60 },
  { says: /^(?:mittelgradig|moderat|mittlere)(?:e[rsnm]?)?$/i, from: 30, to: 80 },
  { says: /^(?:hochgradig|hö(?:her|chst)gradig|filiform|subtotal)(?:e[rsnm]?)?$/i, from: 50, to: 100 },
]

/** The lumen lost by each grade of CAD-RADS, with the neighbouring grade as a margin. */
const lostOfGrade: readonly { from: number; to: number }[] = [
  { from: 0, to: 10 },
  { from: 0, to: 49 },
  { from: 1, to: 69 },
  { from: 25, to: 90 },
  { from: 50, to: 100 },
  { from: 70, to: 100 },
]

/** "Geringgradige Abgangsstenose" of 70-80 %, CAD-RADS 1 of 50-69 %. */
export function stenosisDegreeClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const stenoses = [...(index.byFamily.get('stenosis') ?? [])].filter(isTold)
  // "Entspricht 80 % nach NASCET."
  const rated = index.findings.filter(
    ({ finding, sentence }) => finding === null && tells(sentence, /^(?:NASCET|ECST)$/),
  )
  const measured = [...stenoses, ...rated].flatMap((statement) => {
    const share = statement.measures.find(({ unit, series }) => unit === '%' && series !== 'prior')
    return share === undefined ? [] : [{ statement, share }]
  })
  if (measured.length === 0) return againstSuccess(index)
  return [...againstSuccess(index), ...againstDegree(stenoses, measured), ...againstGrade(sentences, measured, index)]
}

/** "Reststenose 70 %" and "ohne Residualstenose": so much is no success, whatever artery it was. */
function againstSuccess(index: StatementIndex): Clash[] {
  const rests = [...(index.byFamily.get('stenosis') ?? [])].filter(({ sentence, at }) =>
    sentence.words.some(({ text, start }) => start === at.start && ofRest.test(text)),
  )
  const denied = rests.find((one) => isDenied(one) && one.section === 'impression')
  if (denied === undefined) return []
  const left = rests.find(
    (one) =>
      one.section === 'findings' &&
      one.stance === 'asserted' &&
      one.measures.some(
        ({ unit, values, series }) => unit === '%' && series !== 'prior' && Math.min(...values) >= many,
      ),
  )
  const share = left?.measures.find(({ unit }) => unit === '%')
  return left === undefined || share === undefined ? [] : [degreeClash({ statement: left, share }, denied, denied.at)]
}

const ofRest = /^(?:Rest|Residual)(?:sten|eng)/
/** In per cent: up to 30 a dilatation has succeeded. */
const many = 50

interface Measured {
  statement: Statement
  share: BoundMeasure
}

function isTold(one: Statement): boolean {
  if (tells(one.sentence.words, /^Reststen/)) return false
  return one.stance === 'asserted' && isStated(one) && isInBody(one)
}

/** "Hochgradig rechts (70%), mittelgradig 40% links": whose share is whose is not for this check to say. */
function namesSeveral({ sentence }: Statement): boolean {
  return sentence.words.filter(({ text }) => degreeOf(text) !== undefined).length > 1
}

function againstDegree(stenoses: readonly Statement[], measured: readonly Measured[]): Clash[] {
  for (const told of stenoses) {
    const word = told.sentence.words.findLast(
      ({ text, start, end }) => start >= told.span.start && end <= told.at.end && degreeOf(text) !== undefined,
    )
    const degree = word === undefined ? undefined : degreeOf(word.text)
    if (word === undefined || degree === undefined || namesSeveral(told)) continue
    const own = measured.filter(({ statement }) => statement === told)
    const alike = own.length > 0 ? own : measured.filter(({ statement }) => isSame(statement, told))
    const [first] = alike
    if (first === undefined || !alike.every(({ share }) => isOutside(share, degree))) continue
    return [degreeClash(first, told, word)]
  }
  return []
}

function degreeOf(text: string): { from: number; to: number } | undefined {
  return degrees.find(({ says }) => says.test(text))
}

function isSame(one: Statement, two: Statement): boolean {
  if (one.section === two.section || one.organ === null || two.organ === null) return false
  return placesAgree(one, two)
}

function isOutside({ values }: BoundMeasure, { from, to }: { from: number; to: number }): boolean {
  return Math.min(...values) > to || Math.max(...values) < from
}

/** The highest share of the coronary arteries decides the grade. */
function againstGrade(sentences: readonly Sentence[], measured: readonly Measured[], index: StatementIndex): Clash[] {
  const coronary = measured.filter(
    ({ statement: { organ, section } }) =>
      section === 'findings' && organ !== null && isWithin(organ, 'coronary-arteries'),
  )
  const isOccluded = ({ finding, organ, stance }: Statement): boolean =>
    finding === 'occlusion' && stance === 'asserted' && isWithin(organ ?? '', 'coronary-arteries')
  if (index.findings.some(isOccluded)) return []
  const highest = coronary.toSorted((a, b) => Math.max(...b.share.values) - Math.max(...a.share.values))[0]
  if (highest === undefined) return []
  for (const sentence of sentences.filter(({ section }) => section === 'impression')) {
    const words = sentence.all
    const at = words.findIndex(({ text }) => /^CAD-?RADS/i.test(text))
    const lost = at < 0 ? undefined : lostOfGrade[Number(words[at + 1]?.text.charAt(0) ?? Number.NaN)]
    if (lost !== undefined && isOutside(highest.share, lost))
      return [
        {
          ...degreeClash(highest, highest.statement, words[at] as Word),
          second: sentencePlace(sentence, words[at] as Word),
        },
      ]
  }
  return []
}

function degreeClash({ statement, share }: Measured, told: Statement, word: Span): Clash {
  const [first, second] =
    statement === told
      ? [sentencePlace(told.sentence, word), share.span]
      : [sentencePlace(statement.sentence, share.span), placeOf(told)]
  return {
    kind: 'grading',
    first,
    second,
    reason: 'Der Grad passt nicht zur Prozentangabe der Stenose',
  }
}
