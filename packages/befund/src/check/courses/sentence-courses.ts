import { isCarrierNoun } from '../../understand/find-cues.ts'
import { isUnitOfLength } from '../../understand/find-measures.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isRest, narrows, type SizeChange, sizeChangesOf } from '../measures/size-changes.ts'
import { sentencePlace } from '../sentence-place.ts'
import { constancyMargin, disagrees } from './disagrees.ts'
import { type Course, courseOf } from './overall-trend.ts'

/** "5,1 cm (VU 4,4 cm), somit rückläufig": the word for the course stands apart from the finding. */
export function trendsOfSentence(index: StatementIndex): Clash[] {
  const changes = sizeChangesOf([...index.findings, ...index.impression])
  return changes.flatMap((change, at) => {
    const { sentence } = change.statement
    const told = courseOf(sentence)
    if (told === null || !differs(told, change)) return []
    // "Stenose 12 mm (VU 8 mm)": of its length or of what is left?
    if (narrows(change.statement) && !isRest(change.statement, change.now)) return []
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
  // "links 22 mm (VU 12 mm), rechts nicht mehr nachweisbar"
  if (clause.some((one) => sideOf(one) !== null)) return true
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

/** Words that speak of the size and nothing else bear less change than a bare "unverändert". */
function differs({ trend, word }: Course, { ratio, difference }: SizeChange): boolean {
  if (trend !== 'stable') return disagrees(trend, ratio)
  const isOfSize = /gr(?:öß|öss)en/i.test(word.text)
  return Math.abs(difference) >= leastDifference && Math.abs(ratio - 1) > (isOfSize ? sizeMargin : constancyMargin)
}

/** In millimetres: what two readers may measure apart. */
const leastDifference = 4
const sizeMargin = 0.07
