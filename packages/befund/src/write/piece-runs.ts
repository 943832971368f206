import type { Piece, Run } from '../model.ts'

/** Pieces as runs of one paragraph, each with its own origin; what stood before the first is left out. */
export function runsOfPieces(pieces: readonly Piece[]): Run[] {
  return pieces.map((piece, index) => ({
    text: (index === 0 || piece.before === 'none' ? '' : ' ') + piece.text,
    origin: piece.origin,
  }))
}
