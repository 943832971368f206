import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { type Grade, wordClash } from './grade.ts'

/** What a report says of a thing graded, and the only grades that then can be; or the measure and its range for each grade. */
interface Definition {
  /** A sentence of the findings that names no grade is about the thing if it says this. */
  about?: RegExp
  says?: readonly (readonly [RegExp, string])[]
  unit?: string
  ranges?: readonly (readonly [from: number, to: number])[]
}

/** Sources: Danis and Weber; Stanford; Garden; Bosniak 2019; ACR; Meyerding; Keros; Pauwels, with a margin for the reader. */
const definitions: Readonly<Record<string, Definition>> = {
  Weber: {
    about: /Syndesmos/i,
    says: [
      [/(?:auf|in) (?:der )?Höhe der Syndesmose|transsyndesmal/i, 'B'],
      [/(?:ober|über)halb der Syndesmose|suprasyndesmal/i, 'C'],
      [/unterhalb der Syndesmose|infrasyndesmal/i, 'A'],
    ],
  },
  Stanford: {
    about: /Aorta|subclavia/,
    says: [
      [
        /Aorta ascendens (?:ist )?(?:unauffällig|frei|regelrecht|nicht)|distal (?:des Abgangs )?der (?:linken )?A . subclavia/i,
        'B',
      ],
      [/(?:Beteiligung|Dissektion|Einbeziehung) der Aorta ascendens/i, 'A'],
    ],
  },
  Garden: {
    about: /hals/i,
    says: [
      [/(?:nicht|un) ?dislozier|eingestaucht/i, '12'],
      [/(?:^|[^n])(?<!nicht |un)dislozier/i, '34'],
    ],
  },
  Bosniak: { says: [[/(?:solide[rnms]?|anreichernde[rnms]?) (?:Anteil|Knoten|Komponent)/i, '34']] },
  ACR: {
    about: /dicht|Drüsen|Parenchym/i,
    says: [
      [/extrem dicht/i, 'D'],
      [/(?:überwiegend|weitgehend|vollständig) (?:fettreich|lipomatös|involutiert)/i, 'AB'],
      [/(?:heterogen|inhomogen) dicht/i, 'C'],
    ],
  },
  Modic: {
    says: [
      [/ödem/i, '1'],
      [/fettig|verfettet|fettäqui/i, '2'],
    ],
  },
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
    about: /Riech|Sieb|Olfa[ck]t/i,
    unit: 'mm',
    ranges: [
      [0, 4],
      [3, 8],
      [7, 25],
    ],
  },
  Pauwels: {
    unit: '°',
    ranges: [
      [0, 35],
      [25, 72],
      [48, 90],
    ],
  },
}

/** "Fibulafraktur oberhalb der Syndesmose" and "Weber A"; "Riechrinne 12 mm, Keros II". */
export function againstDefinition(grade: Grade, grades: readonly Grade[], sentences: readonly Sentence[]): Clash[] {
  const definition = definitions[grade.system.id]
  if (definition === undefined || grades.some((one) => one.system === grade.system && !sharesValue(one, grade)))
    return []
  const told = sentences.flatMap((sentence) => {
    const isElsewhere =
      sentence !== grade.sentence && (sentence.section !== 'findings' || !definition.about?.test(textOf(sentence)))
    const one = isElsewhere ? null : (phraseIn(sentence, definition) ?? measureIn(sentence, grade, definition))
    return one === null ? [] : [{ ...one, sentence }]
  })
  const [one] = told
  if (one === undefined || told.some(({ values }) => [...grade.values].some((value) => values.includes(value))))
    return []
  return [wordClash(grade, one.sentence, one.word)]
}

function sharesValue(one: Grade, two: Grade): boolean {
  return [...one.values].some((value) => two.values.has(value))
}

function textOf({ all }: Sentence): string {
  return all.map(({ text }) => text).join(' ')
}

interface Told {
  /** The grades that it leaves. */
  values: string
  word: Word
}

/** The only phrase of the sentence that defines a grade, unless something is denied there. */
function phraseIn(sentence: Sentence, { says = [] }: Definition): Told | null {
  const text = says.length > 0 ? textOf(sentence) : ''
  const found = says.flatMap(([phrase, values]) => {
    const match = phrase.exec(text)
    return match === null ? [] : [{ match, values }]
  })
  const [only] = found
  if (only === undefined || found.length > 1) return null
  const { match, values } = only
  if (/\b(?:kein|nicht|ohne)/i.test(text.replace(match[0], ''))) return null
  const word = sentence.all[text.slice(0, match.index).split(' ').length - 1]
  return word === undefined ? null : { values, word }
}

function measureIn(sentence: Sentence, grade: Grade, { unit, ranges = [] }: Definition): Told | null {
  const measure = ranges.length > 0 ? findMentions(sentence.all).measures.find((one) => one.unit === unit) : undefined
  const word = sentence.all[measure?.from ?? -1]
  if (measure === undefined || word === undefined || grade.values.size > 1) return null
  const [least, most] = [Math.min(...measure.values), Math.max(...measure.values)]
  const values = ranges.flatMap(([from, to], at) => (most >= from && least <= to ? [at + 1] : []))
  return { values: values.join(''), word }
}
