import { lookUp } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/word-index.ts'
import type { Piece } from '../model.ts'

export interface PhraseWord {
  piece: Piece
  readings: readonly Reading[]
}

/**
 * The words of a transcript with what they can be. Null where one phrase ends and another begins:
 * at punctuation and line breaks, so that a neighbour is always a neighbour in the same phrase.
 */
export function phraseWords(pieces: readonly Piece[]): (PhraseWord | null)[] {
  const words: (PhraseWord | null)[] = []
  for (const piece of pieces) {
    const breaks = piece.before === 'line' || piece.before === 'paragraph' || piece.before === 'item'
    if (breaks) words.push(null)
    words.push(
      piece.kind === 'punctuation' ? null : { piece, readings: piece.kind === 'word' ? lookUp(piece.text) : [] },
    )
  }
  return words
}

export function isNounLike({ class: wordClass }: Reading): boolean {
  return wordClass === 'noun' || wordClass === 'name' || wordClass === 'abbreviation'
}
