import type { Side, Span } from '../../model.ts'
import { inBaseUnit, isLength, spanOfMeasure } from '../../understand/find-measures.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'

interface Half {
  side: Side
  value: number
  organ: string | null
  sentence: Sentence
  span: Span
}

const whole = /^(?:gesamtvolumen|gesamtschilddrüsenvolumen|gesamtgröße|gesamt|insgesamt|zusammen|summe)$/i
/** Of the lengths of two legs. */
const apart = /^(?:(?:Bein)?(?:längen)?(?:differenz|unterschied|verkürzung)|BL[DV])$/i
/** Of the sum: what rounding and the isthmus may add. */
const sumMargin = 0.15
/** Of the larger side. */
const sizeMargin = 0.03

/** Sums and comparisons of the two sides: "6,6 ml rechts, 5,3 ml links, Gesamtvolumen 21 ml", "links größer als rechts". */
export function halfClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const halves = index.findings.flatMap(halvesOf)
  if (halves.length < 2) return []
  return sentences.flatMap((sentence) => [...sumClash(sentence, halves), ...comparisonClash(sentence, halves)])
}

function halvesOf({ measures, side, sideBond, organ, sentence, finding, normal }: Statement): Half[] {
  if ((side !== 'left' && side !== 'right') || sideBond === 'examination' || sideBond === 'carried') return []
  const own = finding === null || normal !== null ? measures.filter(({ series }) => series !== 'prior') : []
  return (
    own
      .filter((measure) => measure.unit === 'ml' || isLength(measure))
      // "Linker Lappen 9 ml, Gesamtvolumen 27 ml"
      .filter(({ span }) => !whole.test(sentence.all.findLast(({ end }) => end <= span.start)?.text ?? ''))
      .map((measure) => {
        const unit = measure.unit === 'ml' ? 1 : -1
        return { side, value: unit * Math.max(...inBaseUnit(measure)), organ, sentence, span: measure.span }
      })
  )
}

/** The last volumes of both sides before the sum. */
function sumClash(sentence: Sentence, halves: readonly Half[]): Clash[] {
  const words = sentence.all
  const at = words.findIndex(({ text }) => whole.test(text) || apart.test(text))
  if (at < 0) return []
  const isSum = whole.test(words[at]?.text ?? '')
  const total = findMentions(words).measures.find((one) => (isSum ? one.unit === 'ml' : isLength(one)) && one.from > at)
  if (total === undefined) return []
  const place = spanOfMeasure(words, total)
  const before = halves.filter(
    ({ span, value, organ }) => (isSum ? value > 0 : organ === 'leg') && span.start < place.start,
  )
  const [left, right] = [
    before.findLast(({ side }) => side === 'left'),
    before.findLast(({ side }) => side === 'right'),
  ]
  if (left === undefined || right === undefined || left.organ !== right.organ) return []
  const sum = isSum ? left.value + right.value : Math.abs(left.value - right.value)
  if (Math.abs(sum - (inBaseUnit(total)[0] ?? 0)) <= Math.max(2, sumMargin * sum)) return []
  return [
    halfClash(left, sentence, place, isSum ? 'Die Summe der Volumina stimmt nicht' : 'Die Differenz stimmt nicht'),
  ]
}

const larger = /^(?:größer|grösser|länger|breiter|weiter|voluminöser)$/i
const smaller = /^(?:kleiner|kürzer|schmaler|schmäler|enger)$/i

function comparisonClash(sentence: Sentence, halves: readonly Half[]): Clash[] {
  const words = sentence.words
  const at = words.findIndex(({ text }) => larger.test(text) || smaller.test(text))
  if (at < 0 || words[at + 1]?.text !== 'als') return []
  const { sides, terms } = findMentions(words)
  const first = sides.find((one) => one.at < at)
  const second = sides.find((one) => one.at > at)
  if (first === undefined || second === undefined || first.side === second.side) return []
  const named = terms.flatMap(({ meanings }) => meanings).find(({ kind }) => kind === 'organ')?.id
  const [one, two] = [first.side, second.side].map((side) =>
    halves.filter((half) => half.side === side && half.organ === named),
  )
  const [a] = one ?? []
  const b = two?.find((half) => a !== undefined && half.organ === a.organ && half.value > 0 === a.value > 0)
  if (a === undefined || b === undefined) return []
  const difference = Math.abs(a.value) - Math.abs(b.value)
  const isLarger = larger.test(words[at]?.text ?? '')
  const margin = sizeMargin * Math.max(Math.abs(a.value), Math.abs(b.value))
  if (isLarger ? difference >= -margin : difference <= margin) return []
  return [halfClash(a, sentence, words[at] ?? sentence, 'Der Seitenvergleich passt nicht zu den Maßen')]
}

function halfClash({ sentence, span }: Half, told: Sentence, around: Span, reason: string): Clash {
  const isOne = sentence === told
  return {
    kind: 'number',
    first: isOne ? span : sentencePlace(sentence, span),
    second: sentencePlace(told, around),
    reason,
  }
}
