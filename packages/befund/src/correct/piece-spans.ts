import type { Piece, Span } from '../model.ts'

/** Where a piece stands in the transcript; empty for pieces that do not come from it. */
export function spansOf({ origin }: Piece): readonly Span[] {
  return origin.kind === 'dictated' || origin.kind === 'vocabulary' || origin.kind === 'derived' ? origin.spans : []
}

/** From the first to the last dictated character of some pieces. */
export function outerSpan(pieces: readonly Piece[]): Span {
  const spans = pieces.flatMap(spansOf)
  const start = spans.reduce((least, span) => Math.min(least, span.start), Number.POSITIVE_INFINITY)
  const end = spans.reduce((most, span) => Math.max(most, span.end), 0)
  return { start: Math.min(start, end), end }
}
