import type { Piece, Span } from '../model.ts'

/** From the first to the last character of the transcript that pieces came from. */
export function spanOfPieces(pieces: readonly Piece[]): Span {
  const spans = pieces.flatMap(({ origin }) => ('spans' in origin ? origin.spans : []))
  if (spans.length === 0) return { start: 0, end: 0 }
  return {
    start: spans.reduce((least, { start }) => Math.min(least, start), spans[0]?.start ?? 0),
    end: spans.reduce((most, { end }) => Math.max(most, end), 0),
  }
}
