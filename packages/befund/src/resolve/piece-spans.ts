import type { Piece, Span } from '../model.ts'

/** Where a piece or run stands in the transcript; empty for what does not come from it. */
export function spansOf({ origin }: Pick<Piece, 'origin'>): readonly Span[] {
  return origin.kind === 'dictated' || origin.kind === 'vocabulary' || origin.kind === 'derived' ? origin.spans : []
}

/** From the first to the last dictated character of some pieces. */
export function outerSpan(pieces: readonly Piece[]): Span {
  let start = Number.POSITIVE_INFINITY
  let end = 0
  for (const piece of pieces) {
    for (const span of spansOf(piece)) {
      start = Math.min(start, span.start)
      end = Math.max(end, span.end)
    }
  }
  return { start: Math.min(start, end), end }
}
