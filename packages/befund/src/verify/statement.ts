import type { Piece, Span } from '../model.ts'
import { rememberPair } from '../word-memory.ts'
import type { Atom } from './atom.ts'
import { readAtoms } from './read-atoms.ts'
import type { TextPart } from './split-text.ts'
import { appendParts } from './split-text.ts'

/** A sentence of either text as the comparison sees it. `start` and `end` point into that text. */
export interface Statement extends Span {
  atoms: readonly Atom[]
  /** How far behind the start of the text that lies which its atoms were read from. */
  distance: number
  /** A line of few words without a full stop: may name what follows, so it can be neither lost nor invented. */
  isHeading: boolean
}

/** Where an atom of a statement stands in the text. */
export function spanIn({ distance }: Statement, { start, end }: Span): Span {
  return { start: start + distance, end: end + distance }
}

/** What a statement is read from: the pieces of a sentence, headings among them marked as such. */
export interface PieceSequence extends Span {
  pieces: readonly Piece[]
}

/** Bounds the work per comparison; no sentence of a report comes near it. */
const longestStatement = 48
const longestHeading = 5

function spanOf(piece: Piece, fallback: Span): Span {
  if (!('spans' in piece.origin) || piece.origin.spans.length === 0)
    return { start: fallback.start, end: fallback.start }
  let { start, end } = piece.origin.spans[0] ?? fallback
  if (piece.origin.spans.length === 1) return { start, end }
  for (const span of piece.origin.spans) {
    start = Math.min(start, span.start)
    end = Math.max(end, span.end)
  }
  return { start, end }
}

function partsOf(sequence: PieceSequence, source: string): TextPart[] {
  const parts: TextPart[] = []
  for (const piece of sequence.pieces) {
    if (piece.heading !== undefined) continue
    const span = spanOf(piece, sequence)
    const isAsWritten = span.end - span.start === piece.text.length && source.startsWith(piece.text, span.start)
    appendParts(parts, piece.text, span.start, isAsWritten ? null : span, piece.before === 'none')
  }
  return parts
}

/** The statements of a text, in order; `source` is the text the spans of the pieces point into. */
export const readStatements: (sequences: readonly PieceSequence[], source: string) => readonly Statement[] =
  rememberPair(statementsOf)

function statementsOf(sequences: readonly PieceSequence[], source: string): Statement[] {
  const statements: Statement[] = []
  for (const sequence of sequences) {
    const parts = partsOf(sequence, source)
    cutStatement(statements, readAtoms(parts), parts)
  }
  return statements
}

/** Appends the atoms of one sentence, cut where it is longer than any sentence. */
export function cutStatement(statements: Statement[], atoms: readonly Atom[], parts: readonly TextPart[]): void {
  const last = parts[parts.length - 1]?.text ?? ''
  const isHeading = atoms.length <= longestHeading && !'.!?,;'.includes(last)
  for (let from = 0; from < atoms.length; from += longestStatement) {
    const some = atoms.slice(from, from + longestStatement)
    const first = some[0]
    const end = some[some.length - 1]
    if (first !== undefined && end !== undefined) {
      statements.push({ atoms: some, distance: 0, isHeading, start: first.start, end: end.end })
    }
  }
}

/** Equal for two statements that say the same in the same order. */
export function statementKey({ atoms }: Statement): string {
  return atoms.map(({ key }) => key).join(' ')
}
