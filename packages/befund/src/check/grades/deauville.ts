import { tells } from '../../read/tells.ts'
import { numberOf } from '../../understand/find-measures.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { type Grade, wordClash } from './grade.ts'

/**
 * Deauville 4 or 5 where all that is left takes up less than the liver: "unterhalb des Blutpools",
 * "SUVmax 2,1 (Leber 2,9)". What is said of spleen and marrow says nothing of the lymphoma.
 */
export function againstUptake(grade: Grade, sentences: readonly Sentence[]): Clash[] {
  if (grade.system.id !== 'Deauville' || ![...grade.values].every((value) => value > '3')) return []
  const told = sentences.filter(({ section, all }) => section === 'findings' && tells(all, uptake))
  if (told.some(({ all }) => mayBeHigh.test(saidIn(all)))) return []
  const body = told.filter(({ all }) => !tells(all, elsewhere))
  const values = told.flatMap(({ all }) => valuesIn(all, lesionOf))
  const liver = Math.max(0, ...sentences.flatMap(({ all }) => valuesIn(all, liverOf)))
  if (values.some((value) => value >= (liver > 0 ? liver : highest))) return []
  const low =
    body.find(({ all }) => below.test(saidIn(all))) ??
    (liver > 0 ? body.find(({ all }) => valuesIn(all, lesionOf).length > 0) : undefined)
  const word = low?.all.find(({ text }) => /^SUV|[Bb]lutpool|^Leber|^Mediastinal/.test(text))
  return low === undefined || word === undefined ? [] : [wordClash(grade, low, word)]
}

const uptake = /^SUV|[Bb]lutpool|^Leber|[Uu]ptake|[Ss]peicher|[Aa]nreicher|[Aa]ktivität|avid|metabol/
const elsewhere = /^Milz|mark/
const below =
  /(?:unter(?:halb)?|niedriger als|geringer als|<) (?:(?:de[rsmn]|die|das) )?(?:mediastinale[nrs]? )?(?:\S*[Bb]lutpool|Leber|Mediastin)/
/** New foci, or more than the liver. */
const mayBeHigh =
  /(?:über|oberhalb|höher als|stärker als|größer als|mehr als|>) (?:(?:de[rsmn]|die|das) )?Leber|(?<!keine |kein |keinen )\bneue?[rns]? |neu aufgetr|Leber überst|(?:intensiv|kräftig|progred)/i
/** Where no value of the liver is given. */
const highest = 4.5

const reference = /Leber|[Bb]lutpool|^Referenz/
const before = /^(?:zuvor|vorher|vormals|initial|ehemals|VU|von)$/

/** The figure behind "SUVmax", which is that of the lesion unless the liver or a time before was named. */
function lesionOf(words: readonly Word[], at: number): boolean {
  return /^SUV/.test(words[at]?.text ?? '') && !tells(words, reference, at - 3, at) && !tells(words, before, at - 3, at)
}

/** "Leber 2,9", "Leberniveau (SUVmax 3,0)" */
function liverOf(words: readonly Word[], at: number): boolean {
  return /^Leber/.test(words[at]?.text ?? '')
}

function valuesIn(words: readonly Word[], isNamed: (words: readonly Word[], at: number) => boolean): number[] {
  return words.flatMap((_, at) => {
    if (!isNamed(words, at)) return []
    const next = words.slice(at + 1, at + 5)
    const figure = next.findIndex((word) => numberOf(word) !== null)
    const isOfOther = figure < 0 || tells(next, /^[,;.]$/, 0, figure) || tells(next, reference, 0, figure)
    return isOfOther ? [] : [numberOf(next[figure]) ?? 0]
  })
}

function saidIn(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}
