import { findings } from '../anatomy/finding-concepts.ts'
import type { Piece } from '../model.ts'
import { wordSet } from '../read/word-set.ts'
import { spansOf } from '../resolve/piece-spans.ts'
import { gapOf } from '../resolve/piece-text.ts'
import type { Clause } from '../template/clauses.ts'
import { capitalised, type Dictated } from '../template/dictated.ts'
import { normalScope } from '../template/normal-scope.ts'
import type { Statement } from '../understand/statement.ts'

/**
 * An impression drawn from the findings in the words they were dictated in: one sentence for each that holds a positive
 * finding, on a line of its own and without the clauses that only deny or call normal. Every piece has the origin `derived`.
 * Without a positive finding, the dictated sentence that calls everything normal; empty when there is none.
 */
export function deriveImpression(parts: readonly Dictated[]): { pieces: Piece[] }[] {
  const positive = parts.map(positivePieces).filter((pieces) => pieces.length > 0)
  if (positive.length > 0) return positive.map(onOwnLine)
  const whole = parts.find((part) => part.label === null && normalScope(part) === 'whole')
  return whole ? [onOwnLine(derived(whole.pieces))] : []
}

function onOwnLine(pieces: readonly Piece[]): { pieces: Piece[] } {
  return { pieces: pieces.map((piece, at) => (at === 0 ? { ...piece, before: 'line' } : piece)) }
}

function positivePieces(part: Dictated): Piece[] {
  if (part.clauses.length > mostClauses) return part.statements.some(isPositive) ? derived(part.pieces) : []
  const kinds = part.clauses.map((clause) => kindOf(part, clause))
  if (!kinds.includes('positive')) return []
  const first = kinds.indexOf('positive')
  const keep = part.clauses.filter(
    (_, index) => kinds[index] === 'positive' || (kinds[index] === 'neutral' && belongsTo(kinds, index, first)),
  )
  return derived(closed(capitalised(withoutHangingComma(piecesWithin(part, keep)))))
}

/** A longer sentence is taken whole: weighing clause against clause would not be linear. */
const mostClauses = 60

/** "am ehesten Hämangiom" belongs to the clause before it; an opening "In Segment VI" to the one after it. */
function belongsTo(kinds: readonly string[], index: number, first: number): boolean {
  return index < first || kinds[index - 1] !== 'normal'
}

function kindOf(part: Dictated, clause: Clause): 'positive' | 'normal' | 'neutral' {
  const said = part.statements.filter((statement) => {
    const at = statement.at.start - part.at
    return at >= clause.start && at < clause.end
  })
  if (said.some(isPositive)) return 'positive'
  const speaks = said.some((statement) => statement.normal !== null || statement.stance === 'negated')
  return speaks ? 'normal' : 'neutral'
}

/** Remarks and bare trends are no findings of their own, and phleboliths no conclusion. */
const remarks = wordSet('benign-sign malignancy-sign pathology enhancement phlebolith')

/** Whether a statement holds a finding worth an impression. */
function isPositive(statement: Statement): boolean {
  const { finding, normal, stance, certainty, measures } = statement
  if (certainty === 'historical' || certainty === 'question' || certainty === 'conditional') return false
  if (stance === 'negated') return normal !== null && normal !== 'general'
  if (finding !== null) return findings().has(finding) && !remarks.has(finding)
  return normal === null && measures.length > 0 && statement.organs.includes('lymph-nodes')
}

function piecesWithin(part: Dictated, clauses: readonly Clause[]): Piece[] {
  const kept: Piece[] = []
  let at = 0
  part.pieces.forEach((piece, index) => {
    if (index > 0) at += gapOf(piece).length
    const inside = clauses.some((clause) => at >= clause.start && at < clause.end)
    const joins = (piece.text === ',' || piece.text === ';') && clauses.some((clause) => clause.end === at)
    if (inside || joins) kept.push(piece)
    at += piece.text.length
  })
  return kept
}

function withoutHangingComma(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1)
  return last && (last.text === ',' || last.text === ';') ? pieces.slice(0, -1) : [...pieces]
}

function closed(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1)
  if (last === undefined || /[.!?]$/.test(last.text)) return [...pieces]
  return [...pieces, { text: '.', kind: 'punctuation', before: 'none', origin: last.origin }]
}

/** The same pieces as a conclusion of ours, with the places they were drawn from. */
export function derived(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => ({ ...piece, origin: { kind: 'derived', spans: spansOf(piece) } }))
}
