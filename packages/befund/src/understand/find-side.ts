import { wordStem } from '../anatomy/word-stem.ts'
import type { Side } from '../model.ts'
import type { Word } from './sentence.ts'

const sides = new Map<string, Side>()
for (const word of [
  'links',
  'linke',
  'linksseitig',
  'linksseits',
  'li.',
  'linkerseits',
  'linksbasal',
  'sinister',
  'sin.',
])
  sides.set(wordStem(word), 'left')
for (const word of [
  'rechts',
  'rechte',
  'rechtsseitig',
  'rechtsseits',
  're.',
  'rechterseits',
  'rechtsbasal',
  'dexter',
  'dext.',
])
  sides.set(wordStem(word), 'right')
for (const word of [
  'beidseits',
  'beidseitig',
  'bds.',
  'beiderseits',
  'bilateral',
  'bilat.',
  'beide',
  'bihilär',
  'doppelseitig',
  'beids.',
  'bipulmonal',
]) {
  sides.set(wordStem(word), 'both')
}
/** "linksventrikulär" names a chamber, "linksbetont" a weight, not a side. */
const noSide = [
  'ventrik',
  'atrial',
  'herz',
  'versorg',
  'domin',
  'betont',
  'drehend',
  'schenkel',
  'typ',
  'shift',
  'gericht',
]
const towards = new Set(['nach', 'gegen', 'richtung'].map(wordStem))

/** The side a word names, null where it names none. "rechtskonvex" counts: it is the side of a scoliosis. */
export function sideOf(word: Word): Side | null {
  if (word.kind !== 'word') return null
  const known = word.text === 'Sinne' ? undefined : sides.get(word.stem)
  if (known !== undefined) return known
  if (word.stem.length < 8) return null
  const left = word.stem.startsWith('links')
  if (!left && !word.stem.startsWith('rechts')) return null
  const rest = word.stem.slice(left ? 5 : 6)
  if (noSide.some((start) => rest.startsWith(start))) return null
  return left ? 'left' : 'right'
}

export function otherSide<Named extends Side | null>(side: Named): Side | Named {
  if (side === 'left') return 'right'
  return side === 'right' ? 'left' : side
}

/** "Tumor links mit ipsilateralen Lymphknoten", "kontralateral frei": the side named last, or the other one. */
export function sideReferred({ text }: Word, sides: readonly { side: Side }[]): Side | null {
  const last = sides.at(-1)?.side
  if (last === undefined || last === 'both') return null
  if (/^(?:ipsi|homo)lateral/i.test(text)) return last
  return isOtherSide(text) ? otherSide(last) : null
}

/** "kontralateral", "auf der Gegenseite". */
export function isOtherSide(text: string): boolean {
  return /^(?:kontralateral|Gegenseite)/i.test(text)
}

/** "nach links": a direction, not a place. */
export function isDirection(words: readonly Word[], at: number): boolean {
  return towards.has(words[at - 1]?.stem ?? '')
}
