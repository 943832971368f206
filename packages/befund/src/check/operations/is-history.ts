import { tells } from '../../read/tells.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'

const opening = /^(?:Z\.|Zn|St\.|Stn|Zustand|Status)/

/** The clinical history, or "Z. n. Nephrektomie" wherever it stands. */
export function isHistory({ section, words }: Sentence): boolean {
  return section === 'clinicalHistory' || tells(words.slice(0, 2), opening)
}

/** "Diabetes, Z. n. PTCA RIVA 2019": what stands behind it was done then. */
export function isDoneBefore({ words }: Sentence, { start }: Word): boolean {
  return words.some((word) => word.start < start && opening.test(word.text))
}
