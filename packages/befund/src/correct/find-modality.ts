import { foldWord } from '../lexicon/fold-word.ts'
import type { Modality, Piece } from '../model.ts'

export type Family = 'CT' | 'MRI' | 'US'

export const families: readonly Family[] = ['CT', 'MRI', 'US']

/** Words that name a family wherever they stand, also as a part of a hyphenated word. */
const signs: ReadonlyMap<string, Family> = new Map([
  ...signsOf('CT', 'CT CTs CTA HU Hounsfield'),
  ...signsOf('MRI', 'MRT MRTs MR MRI MRA MRCP FLAIR DWI STIR TIRM ADC SWI'),
  ...signsOf('US', 'US CEUS Ultraschall Schallkopf Duplex Doppler Farbdoppler'),
])

const beginnings: readonly (readonly [string, Family])[] = [
  [foldWord('Computertomog'), 'CT'],
  [foldWord('Kernspin'), 'MRI'],
  [foldWord('Magnetresonanz'), 'MRI'],
  ['t1', 'MRI'],
  ['t2', 'MRI'],
  ['sono', 'US'],
]

function signsOf(family: Family, words: string): [string, Family][] {
  return words.split(' ').map((word) => [foldWord(word), family])
}

/** The one family a report speaks of; null where it names two, for it may speak of either. */
export function findModality(given: Modality | undefined, words: readonly Piece[]): Family | null {
  const named = new Set<Family>()
  for (const word of words) {
    for (const part of foldWord(word.text).split('-')) {
      const family = familyOf(part)
      if (family !== undefined) named.add(family)
    }
  }
  const family = families.find((one) => one === given) ?? [...named][0]
  return family !== undefined && [...named].every((one) => one === family) ? family : null
}

function familyOf(part: string): Family | undefined {
  return signs.get(part) ?? beginnings.find(([beginning]) => part.startsWith(beginning))?.[1]
}
