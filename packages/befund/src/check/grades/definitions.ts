import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { type Grade, wordClash } from './grade.ts'

/** What a report says of a thing graded, and the only grades that then can be; or the measure and its range for each grade. */
interface Definition {
  says?: readonly (readonly [RegExp, string])[]
  unit?: string
  ranges?: readonly (readonly [from: number, to: number])[]
}

/** Sources: Danis and Weber; Stanford; Garden; Bosniak 2019; ACR; Meyerding; Keros; Pauwels, with a margin for the reader. */
const definitions: Readonly<Record<string, Definition>> = {
  Weber: {
    says: [
      [/(?:auf|in) (?:der )?Höhe der Syndesmose|transsyndesmal/i, 'B'],
      [/(?:ober|über)halb der Syndesmose|suprasyndesmal/i, 'C'],
      [/unterhalb der Syndesmose|infrasyndesmal/i, 'A'],
    ],
  },
  Stanford: {
    says: [
      [
        /Aorta ascendens (?:ist )?(?:unauffällig|frei|regelrecht|nicht)|distal (?:des Abgangs )?der (?:linken )?A . subclavia/i,
        'B',
      ],
      [/(?:Beteiligung|Dissektion|Einbeziehung) der Aorta ascendens/i, 'A'],
    ],
  },
  Garden: {
    says: [
      [/(?:nicht|un) ?dislozier|eingestaucht/i, '12'],
      [/^(?!.*(?:nicht |un)disloz).*dislozier/i, '34'],
    ],
  },
  Bosniak: { says: [[/(?:solide[rnms]?|anreichernde[rnms]?) (?:Anteil|Knoten|Komponent)/i, '34']] },
  ACR: {
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
  for (const sentence of sentences) {
    const isOwn = sentence === grade.sentence
    if (!isOwn && (sentence.section !== 'findings' || grade.system.id === 'Modic')) continue
    const word = contraryWord(sentence, grade, definition, isOwn)
    if (word !== null) return [wordClash(grade, sentence, word)]
  }
  return []
}

function sharesValue(one: Grade, two: Grade): boolean {
  return [...one.values].some((value) => two.values.has(value))
}

function contraryWord(
  { all }: Sentence,
  { values, system }: Grade,
  { says, unit, ranges }: Definition,
  isOwn: boolean,
): Word | null {
  if (says !== undefined) {
    const text = all.map((word) => word.text).join(' ')
    const told = says.filter(([phrase]) => phrase.test(text))
    const [only] = told
    if (only === undefined || told.length > 1 || [...values].some((value) => only[1].includes(value))) return null
    const before = text
      .slice(0, only[0].exec(text)?.index ?? 0)
      .split(' ')
      .slice(-4)
    return before.some((word) => /^(?:kein|ohne)/i.test(word))
      ? null
      : (all[text.slice(0, only[0].exec(text)?.index ?? 0).split(' ').length - 1] ?? null)
  }
  const measure = findMentions(all).measures.find((one) => one.unit === unit)
  const [value] = values
  const range = ranges?.[Number(value) - 1]
  if (measure === undefined || range === undefined || values.size > 1) return null
  if (!isOwn && !(system.id === 'Keros' && all.some(({ text }) => /^(?:Riech|Sieb|Olfakt|Olfact)/.test(text))))
    return null
  return Math.max(...measure.values) < range[0] || Math.min(...measure.values) > range[1]
    ? (all[measure.from] ?? null)
    : null
}
