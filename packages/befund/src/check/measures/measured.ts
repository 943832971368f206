import { tells } from '../../read/tells.ts'
import { isCarrierNoun } from '../../understand/find-cues.ts'
import { isLength } from '../../understand/find-measures.ts'
import type { Word } from '../../understand/sentence.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { isLexical } from '../compare.ts'

export interface Measured {
  statement: Statement
  measure: BoundMeasure
}

export const comparedAtMost = 60

export function sharesNounBefore(one: Measured, two: Measured): boolean {
  const noun = nounBefore(one)
  return noun !== null && noun === nounBefore(two)
}

export function wordBefore({ statement, measure }: Measured): string {
  return statement.sentence.words.findLast(({ end }) => end <= measure.span.start)?.text ?? ''
}

/** In words, small ones included. */
const nounWithin = 4
const fasciaWithin = 5

export function wordsBefore({ statement, measure }: Measured, count: number): readonly Word[] {
  const { words } = statement.sentence
  const to = words.findLastIndex(({ end }) => end <= measure.span.start) + 1
  return words.slice(Math.max(0, to - count), to)
}

function nounBefore(one: Measured): string | null {
  const noun = wordsBefore(one, nounWithin).findLast(
    ({ kind, text }) => kind === 'word' && /^\p{Lu}\p{Ll}{3,}/u.test(text),
  )
  return noun === undefined || isCarrierNoun(noun.stem) ? null : (noun.stem.split('-')[0] ?? null)
}

export function measuredOf(statements: readonly Statement[]): Measured[] {
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

export function sameDimension(one: Measured, two: Measured): boolean {
  const [a, b] = [one.measure.role, two.measure.role]
  if (!hasSameUnit(one.measure, two.measure) || (a !== b && (ofTheirOwn.has(a) || ofTheirOwn.has(b)))) return false
  return isToFascia(one) === isToFascia(two)
}

/** "MRF frei (8 mm)", "Abstand zur mesorektalen Faszie minimal 8 mm": neither a size nor how high the tumour begins. */
export function isToFascia(one: Measured): boolean {
  return tells(wordsBefore(one, fasciaWithin), /^(?:MRF|CRM)|[Ff]aszie$/)
}

/** How far a tumour lies from a margin, how deep it grows: neither is its size. */
const ofTheirOwn: ReadonlySet<string | null> = new Set(['distance', 'depth'])

export function hasSameUnit(one: BoundMeasure, two: BoundMeasure): boolean {
  return one.unit === two.unit || (isLength(one) && isLength(two))
}

/** A noun no concept knows that stands in both clauses: "Retraktion um 15 mm". */
export function sharesNoun(one: Statement, two: Statement): boolean {
  return one.finding?.startsWith('w:') === true && two.stems.has(one.finding.slice(2))
}

/** "Nach Belastung 52 %" is no share of an "Ischämie unter Belastung". */
export function isWordBesideFinding(one: Statement, two: Statement): boolean {
  return one.finding !== null && two.finding !== null && isLexical(one) !== isLexical(two)
}
