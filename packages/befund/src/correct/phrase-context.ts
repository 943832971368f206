import { lookUp } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/word-index.ts'
import type { Piece } from '../model.ts'
import { opensLine } from '../read/opens-line.ts'

export interface PhraseWord {
  piece: Piece
  readings: readonly Reading[]
}

/** A word among its neighbours of the same phrase. */
export interface Place {
  word: PhraseWord
  folded: string
  previous: PhraseWord | null
  next: PhraseWord | null
  afterNext: PhraseWord | null
  /** Inside a Latin name: "Arteria [carotis] [interna]". */
  inLatinName: boolean
}

/**
 * The words of a transcript with what they can be. Null where one phrase ends and another begins:
 * at punctuation and line breaks, so that a neighbour is always a neighbour in the same phrase.
 */
export function phraseWords(pieces: readonly Piece[]): (PhraseWord | null)[] {
  const words: (PhraseWord | null)[] = []
  for (const piece of pieces) {
    if (opensLine(piece)) words.push(null)
    words.push(
      piece.kind === 'punctuation' ? null : { piece, readings: piece.kind === 'word' ? lookUp(piece.text) : [] },
    )
  }
  return words
}
