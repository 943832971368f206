import { familyOf } from '../../anatomy/finding-concepts.ts'
import { matchTerm } from '../../anatomy/term-index.ts'
import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { rememberInCall } from '../../word-memory.ts'
import { hasSameUnit } from './measured.ts'

/** One size of now and of before: "52 mm (VU 48 mm)". */
export interface SizeChange {
  statement: Statement
  now: BoundMeasure
  before: BoundMeasure
  /** Now against before, by the largest axis. */
  ratio: number
  /** In millimetres. */
  difference: number
}

/** The pairs of sizes of each sentence, to whatever statement each of them was bound. */
export const sizeChangesOf = rememberInCall((statements: readonly Statement[]): readonly SizeChange[] => {
  const changes: SizeChange[] = []
  const sized = statements.filter(({ measures }) => measures.length > 0)
  const bySentence = Map.groupBy(sized, ({ sentence }) => sentence)
  for (const said of bySentence.values()) {
    const measured = said.flatMap((statement) => statement.measures.map((measure) => ({ statement, measure })))
    if (!measured.some(({ measure }) => measure.series === 'prior')) continue
    const inOrder = [...new Map(measured.map((one) => [one.measure.span.start, one])).values()]
      .filter(({ measure }) => isLength(measure) && measure.role !== 'distance')
      .sort((a, b) => a.measure.span.start - b.measure.span.start)
    for (const [at, { measure: before }] of inOrder.entries()) {
      const next = inOrder[at + 1]
      // "Herd 11 mm, solider Anteil 4 mm (VU 9 bzw. 2 mm)"
      if (before.series !== 'prior' || wordBefore(next) === 'bzw.' || isOneOfTwo(before, said[0])) continue
      // "Herd 18 mm, Zyste von 5 mm auf 2 mm", but not "Pyelon 17 mm (VU 15 mm), Parenchym auf 6 mm verschmälert"
      const isOfNext = wordBefore(next) === 'auf' && !isClosed(before, next)
      const named = inOrder.findLast(
        ({ measure, statement }, nth) =>
          nth < at && measure.series !== 'prior' && isNamedAlike(measure, before, statement),
      )
      // "Aneurysma 4,6 cm (VU 44 mm) mit Thrombus bis 9 mm"
      const near = isOfNext ? [next] : [named, inOrder[at - 1], isClosed(before, next) ? undefined : next]
      const listed = nowOfList(
        inOrder.map(({ measure }) => measure),
        at,
      )
      const now =
        listed === null
          ? near.find((one) => one?.measure.unit === before.unit && one.measure.series !== 'prior')
          : inOrder[listed]
      if (now === undefined) continue
      const earlier = inOrder.slice(0, at).map(({ measure }) => measure)
      const [is, was] = [largestNow(now.measure, before, earlier), Math.max(...inBaseUnit(before))]
      if (was > 0 && is > 0)
        changes.push({
          statement: now.statement,
          now: now.measure,
          before,
          ...changeOf(now.statement, now.measure, is, was),
        })
    }
  }
  return changes
})

/** "18 cm lang, 8 mm dick (VU 11 cm, 5 mm)": where as many stand before the list of what was, the first is that of the first; null for no list. */
function nowOfList(inOrder: readonly BoundMeasure[], at: number): number | null {
  const isPrior = (index: number): boolean => inOrder[index]?.series === 'prior'
  let [first, end] = [at, at + 1]
  while (isPrior(first - 1)) first--
  while (isPrior(end)) end++
  const length = end - first
  const isOpen =
    length > 1 && first >= length && !inOrder.slice(first - length, first).some(({ series }) => series === 'prior')
  return isOpen && inOrder[at - length]?.unit === inOrder[at]?.unit ? at - length : null
}

/** Of what is left of a lumen or a height less is more of the finding: "Gelenkspaltverschmälerung auf 1 mm (VU 3 mm)" goes on. */
function changeOf(statement: Statement, now: BoundMeasure, is: number, was: number): Growth {
  return isRest(statement, now) ? { ratio: was / is, difference: was - is } : { ratio: is / was, difference: is - was }
}

/** "Verschmälerung auf 1 mm", but not "Einengung auf 12 mm Länge". */
export function isRest(statement: Statement, measure: BoundMeasure): boolean {
  const { all } = statement.sentence
  return (
    narrows(statement) &&
    isLength(measure) &&
    wordBefore({ statement, measure }) === 'auf' &&
    [...statement.stems].some((stem) => narrowing.test(stem)) &&
    !/^(?:läng|streck)/i.test(all.find(({ start }) => start >= measure.span.end)?.text ?? '')
  )
}

const narrowing = /schmal|minder|eng|reduz|sinter|flach|dunn|komprimi/

/** "8 mm, infrakarinal 13 mm, zuvor 9 und 17 mm": each of two has its own. */
function isOneOfTwo({ span }: BoundMeasure, one: Statement | undefined): boolean {
  if (one === undefined) return false
  const { text, start } = one.sentence
  return /^\d+(?:,\d+)? und \d/.test(text.slice(span.start - start, span.end - start + 8))
}

function wordBefore(one: { statement: Statement; measure: BoundMeasure } | undefined): string | undefined {
  return one?.statement.sentence.all.findLast(({ end }) => end <= one.measure.span.start)?.text
}

/** "Nierenbecken 17 mm, Parenchym 6 mm; zur VU (Nierenbecken 14 mm)": by the noun before both. */
function isNamedAlike(now: BoundMeasure, before: BoundMeasure, { sentence: { all } }: Statement): boolean {
  const nounBefore = ({ span }: BoundMeasure): string | undefined =>
    all.findLast(({ text, end }) => end <= span.start && /^\p{Lu}\p{L}{3,}/u.test(text))?.stem
  return nounBefore(now) === nounBefore(before)
}

function isClosed({ span }: BoundMeasure, next: { statement: Statement; measure: BoundMeasure } | undefined): boolean {
  return (
    next?.statement.sentence.all.some(
      ({ text, start }) => text === ')' && start >= span.end && start < next.measure.span.start,
    ) ?? false
  )
}

/** What is less the worse it gets: a lumen, a joint space, the height of a vertebra. */
export function narrows({ finding }: Statement): boolean {
  // The longer an occlusion is, the worse.
  if (finding === 'occlusion') return false
  return /^(?:stenosis|atrophy|degeneration|fracture|height-loss)$/.test(familyOf(finding ?? ''))
}

export interface Growth {
  ratio: number
  difference: number
}

/** "18 cm lang, 8 mm dick (VU 11 cm, 5 mm)": what changed most, where all went the same way. */
function growthOfList(statement: Statement): Growth | null {
  const { measures } = statement
  const priors = measures.flatMap((before, at) => (before.series === 'prior' ? [{ before, at }] : []))
  if (priors.length < 2) return null
  const changes = priors.flatMap(({ before, at }) => {
    const now = measures[nowOfList(measures, at) ?? -1]
    if (now === undefined || !isLength(now)) return []
    return [changeOf(statement, now, Math.max(...inBaseUnit(now)), Math.max(...inBaseUnit(before)))]
  })
  const isOneWay = [1, -1].some((way) => changes.every(({ difference }) => way * difference >= 0))
  if (changes.length < priors.length || !isOneWay || narrows(statement)) return null
  return changes.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))[0] ?? null
}

/** Now against before, by the largest axis; null where not both are given. */
export function growth(statement: Statement): Growth | null {
  const listed = growthOfList(statement)
  if (listed !== null) return listed
  const before = statement.measures.find((measure) => measure.series === 'prior')
  const others = statement.measures.filter(
    (measure) =>
      measure.series !== 'prior' && measure.unit !== null && before !== undefined && hasSameUnit(measure, before),
  )
  const earlier = others.filter(({ span }) => before !== undefined && span.start < before.span.start)
  const alike = earlier.findLast((one) => before !== undefined && isNamedAlike(one, before, statement))
  const now = alike ?? earlier.at(-1) ?? others[0]
  if (
    before === undefined ||
    now === undefined ||
    statement.measures.some(({ series, values }) => series === 'prior' && values[0] !== before.values[0]) ||
    isMeasuredBetween(statement, now, before) ||
    isOfOther(before, now, statement) ||
    (isLength(now) && narrows(statement) && !isRest(statement, now)) ||
    (before.role === 'distance' && !isRest(statement, now)) ||
    (now.role === 'distance' && !isRest(statement, now))
  )
    return null
  const was = Math.max(...inBaseUnit(before))
  const is = largestNow(now, before, earlier)
  if (was <= 0 || is <= 0) return null
  const { ratio, difference } = changeOf(statement, now, is, was)
  return { ratio, difference: isLength(now) ? difference : 0 }
}

/** "Breite 14 mm, Tiefe 9 mm (VU 13 x 7 mm)": of as many axes as there were. */
function largestNow(now: BoundMeasure, before: BoundMeasure, earlier: readonly BoundMeasure[]): number {
  const axes = now.values.length < before.values.length ? earlier.slice(-before.values.length) : []
  return Math.max(...[now, ...axes].flatMap(inBaseUnit))
}

/** "Parenchym 6 mm; zur VU (Nierenbecken 14 mm)": the prior size names a thing of its own. */
function isOfOther(before: BoundMeasure, now: BoundMeasure, statement: Statement): boolean {
  const word = statement.sentence.all.findLast(({ end }) => end <= before.span.start)
  const terms = word === undefined ? undefined : matchTerm([word], 0)
  return terms?.meanings.some(({ kind }) => kind === 'organ') === true && !isNamedAlike(now, before, statement)
}

/** "Abszess 14 mm, Protrusion (3 mm, vorher 5 mm)": the prior size is that of the next thing. */
function isMeasuredBetween({ sentence: { words } }: Statement, now: BoundMeasure, before: BoundMeasure): boolean {
  return words.some(
    ({ text, start }) => (text === 'mm' || text === 'cm') && start > now.span.end && start < before.span.start,
  )
}
