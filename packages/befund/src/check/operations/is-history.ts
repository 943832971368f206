import type { Sentence } from '../../understand/sentence.ts'

const opening = /^(?:Z\.|Zn|St\.|Stn|Zustand|Status)/

/** The clinical history, or "Z. n. Nephrektomie" wherever it stands. */
export function isHistory({ section, words }: Sentence): boolean {
  return section === 'clinicalHistory' || words.slice(0, 2).some(({ text }) => opening.test(text))
}
