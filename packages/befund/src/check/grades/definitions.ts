import { fitsAt, tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
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

/** "Fibulafraktur oberhalb der Syndesmose" and "Weber A"; "Riechrinne 12 mm, Keros II"; "Ascendens nicht beteiligt" and "Stanford A". */
export function againstDefinition(grade: Grade, grades: readonly Grade[], sentences: readonly Sentence[]): Clash[] {
  const { system, values } = grade
  const tell = placed[system.id]
  if (tell === undefined && !(system.id in measures)) return []
  const isOther = (one: Grade): boolean => one.system === system && ![...one.values].some((value) => values.has(value))
  if (grades.some((one) => isOther(one) && sameSide(one.sentence, grade))) return []
  // Of several lesions it is the most active one that is graded.
  if (system.id === 'Deauville' && deauvilleIn(grade.sentence) === null) return []
  // "ARCO III rechts, ARCO II links": what names no side may be of either.
  const near = grades.some(isOther) ? [grade.sentence] : sentences.filter((one) => sameSide(one, grade))
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
  Weber: weberIn,
  Stanford: stanfordIn,
  Deauville: deauvilleIn,
  CDD: cddIn,
  ARCO: arcoIn,
  Koos: (sentence) => spokenIn(sentence, /(?:kein|ohne) Kontakt zum Hirnst/i, '12'),
  Knosp: (sentence) =>
    spokenIn(sentence, /^(?:Der )?Sinus cavern\S* (?:beidseits |bds\. )?(?:frei|nicht inf|unauff)/, '012'),
}

function spokenIn({ all, text, section }: Sentence, says: RegExp, values: string): Told | null {
  const [word] = all
  return word === undefined || section !== 'findings' || !says.test(text) ? null : { values, word }
}

/** A head that is broken below its surface or flattened is one of the late stages. */
function arcoIn({ all }: Sentence): Told | null {
  const at = all.findIndex(
    ({ text }, at) =>
      /^kopf(?:abfl|einb|eind)/i.test(text) ||
      (/^subchondrale/i.test(text) && fitsAt(all, at + 1, /^(?:Infra|Fra)kt/)) ||
      (/^(?:Abflachung|Einbruch)$/.test(text) && fitsAt(all, at + 2, /kopfe?s$/i)),
  )
  const word = all[at]
  return word === undefined || tells(all, /^(?:kein|ohne|nicht|noch)/i, 0, at) || tells(all, /^nicht$/, at, at + 4)
    ? null
    : { values: '34', word }
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

/** "Divertikulitis mit gedeckter Perforation und Abszess": no uncomplicated one. */
function cddIn({ all }: Sentence): Told | null {
  const at = all.findIndex(({ text }) => /absz?esse?$|^Perforation$/i.test(text))
  const word = all[at]
  if (word === undefined || !tells(all, /^CDD/) || tells(all, /^(?:kein|ohne|nicht|weder|DD$|V\.)/i)) return null
  return { values: '23', word }
}

/** By the place of the fracture against the syndesmosis. */
function weberIn({ all, section }: Sentence): Told | null {
  const spoken = all.find(({ text }) => /^(?:supra|infra|trans)syndes/i.test(text))
  if (spoken !== undefined)
    return { values: { s: 'C', i: 'A' }[spoken.text.charAt(0).toLowerCase()] ?? 'B', word: spoken }
  const at = all.findIndex(({ text }) => text === 'Syndesmose')
  if (at < 0 || section !== 'findings' || tells(all, /^(?:kein|nicht|ohne)/i)) return null
  const before = all.slice(Math.max(0, at - 3), at)
  for (const [says, values] of weber) {
    const word = before.find(({ text }) => says.test(text))
    if (word !== undefined) return { values, word }
  }
  return null
}

const weber = [
  [/^Höhe$/, 'B'],
  [/^(?:ober|über)halb$/i, 'C'],
  [/^unterhalb$/i, 'A'],
] as const

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
