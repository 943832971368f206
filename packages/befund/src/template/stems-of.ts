import { wordStem } from '../anatomy/word-stem.ts'
import { tokensOf } from '../read/read.ts'

/** Stems of the words of a text, in order. */
export function stemsOf(text: string): string[] {
  return tokensOf(text)
    .filter((token) => token.kind === 'word')
    .map((token) => wordStem(token.text))
}
