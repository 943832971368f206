import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
import { describedFor, describedOnSide } from './described-grades.ts'
import { type Grade, sameSide, wordClash } from './grade.ts'

/** The measure of each grade in turn, with a margin for the reader. */
const measures: Readonly<Record<string, { unit: string; ranges: readonly (readonly [from: number, to: number])[] }>> = {
  Meyerding: {
    unit: '%',
    ranges: [
      [0, 30],
      [20, 55],
      [45, 80],
      [70, 100],
    ],
  },
  Keros: {
    unit: 'mm',
    ranges: [
      [0, 4],
      [3, 8],
      [7, 25],
    ],
  },
}

/** "Suprasyndesmale Fibulafraktur" and "Weber A"; "Riechrinne 12 mm, Keros II"; "Ascendens nicht beteiligt" and "Stanford A". */
export function againstDefinition(grade: Grade, grades: readonly Grade[], sentences: readonly Sentence[]): Clash[] {
  const { system, values } = grade
  const tell = placed[system.id]
  const isOther = (one: Grade): boolean => one.system === system && ![...one.values].some((value) => values.has(value))
  const ofSide = grades.some((one) => isOther(one) && one.side !== grade.side)
    ? describedOnSide(grade, sentences)
    : null
  if (ofSide !== null && ![...values].some((value) => ofSide.values.includes(value)))
    return [wordClash(grade, ofSide.sentence, ofSide.word)]
  if (grades.some((one) => isOther(one) && sameSide(one.sentence, grade))) return []
  // Of several lesions it is the most active one that is graded.
  if (system.id === 'Deauville' && deauvilleIn(grade.sentence) === null) return []
  // "ARCO III rechts, ARCO II links": what names no side may be of either.
  const near = grades.some(isOther) ? [grade.sentence] : sentences.filter((one) => sameSide(one, grade))
  const described = grades.some(isOther) ? null : describedFor(grade, sentences)
  if (described !== null && ![...values].some((value) => described.values.includes(value)))
    return [wordClash(grade, described.sentence, described.word)]
  if (tell === undefined && !(system.id in measures)) return []
  for (const sentence of near) {
    const told = tell === undefined ? measuredIn(sentence, grade) : tell(sentence)
    if (told !== null && ![...values].some((value) => told.values.includes(value)))
      return [wordClash(grade, sentence, told.word)]
  }
  return []
}

interface Told {
  /** The grades that it leaves. */
  values: string
  word: Word
}

/** Grades that are told by a place. */
const placed: Readonly<Record<string, (sentence: Sentence) => Told | null>> = {
  Stanford: stanfordIn,
  Deauville: deauvilleIn,
}

/** Whether the dissection reaches the ascending aorta. */
function stanfordIn({ all, section }: Sentence): Told | null {
  const at = all.findIndex(({ text }) => /^asc(?:end|\.?$)/i.test(text))
  const word = all[at]
  if (word === undefined || section !== 'findings') return null
  const clause = all.slice(...clauseAround(all, word)).map(({ text }) => text)
  return spared.test(clause.join(' ')) ? { values: 'B', word } : null
}

const spared =
  /nicht (?:bet|einb|inv|erf)|ausgesp|unauff|(?:keine|ohne) Diss|(?:keine|ohne) (?:Bet|Einb)\S* (?:der )?(?:Aorta )?[aA]sc| frei/

/** "Uptake zwischen Mediastinum (1,8) und Leber" */
function deauvilleIn({ all }: Sentence): Told | null {
  const word = all.find(({ text }) => text === 'zwischen')
  const said = all.map(({ text }) => text).join(' ')
  if (word === undefined || !between.test(said) || / (?:über|ober)/.test(said)) return null
  return { values: '3', word }
}

const between = /zwischen (?:dem )?(?:Mediast|Blutp).{0,20} und (?:der )?Leber/

function measuredIn(sentence: Sentence, grade: Grade): Told | null {
  const { all } = sentence
  if (sentence !== grade.sentence) return null
  const { unit, ranges = [] } = measures[grade.system.id] ?? {}
  const measure = findMentions(all).measures.find((one) => one.unit === unit)
  const word = all[measure?.from ?? -1]
  if (measure === undefined || word === undefined || grade.values.size > 1) return null
  const [least, most] = [Math.min(...measure.values), Math.max(...measure.values)]
  return { values: ranges.flatMap(([from, to], at) => (most >= from && least <= to ? [at + 1] : [])).join(''), word }
}
