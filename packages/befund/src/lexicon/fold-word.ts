import { rememberWord } from '../own-words.ts'
import { foldText } from './fold-text.ts'

/** A word as `foldText` gives it. */
export const foldWord: (word: string) => string = rememberWord(foldText)

/** "Oesophagus", "Caecum": the umlaut written as two letters; null where there is none. */
export function foldWithUmlauts(word: string): string | null {
  const lower = word.normalize('NFC').toLowerCase()
  if (!lower.includes('ae') && !lower.includes('oe') && !lower.includes('ue')) return null
  return foldWord(lower.replaceAll('ae', 'ä').replaceAll('oe', 'ö').replaceAll('ue', 'ü'))
}
