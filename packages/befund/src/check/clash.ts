import type { Contradiction, ContradictionKind, Fix, Quote, Span } from '../model.ts'
import type { Statement } from '../understand/statement.ts'

/** Two places of a report that cannot both be right. */
export interface Clash {
  kind: ContradictionKind
  /** Critical where nothing is said. */
  severity?: Contradiction['severity']
  first: Span
  second: Span
  /** German; what clashes, before the quotes: "Seite widersprüchlich (rechts und links)". */
  reason: string
  /** None: either place may be removed. */
  fixes?: readonly Proposal[]
}

/** One way out: a replacement, or the removal of a place. */
export interface Proposal {
  label: string
  span: Span
  replacement: string
}

const longestQuote = 150

/**
 * A clash as the product shows it; offsets are those of `text`.
 *
 * @param plain  `text` with its markup blanked out, of the same length: what the reader sees
 */
export function contradictionOf(text: string, plain: string, clash: Clash): Contradiction {
  const first = quote(text, clash.first)
  const second = quote(text, clash.second)
  const id = `${clash.kind}-${clash.first.start}-${clash.second.start}`
  return {
    id,
    kind: clash.kind,
    text: `${clash.reason}: „${oneLine(plain, first)}“ gegenüber „${oneLine(plain, second)}“.`,
    resolved: false,
    severity: clash.severity ?? 'critical',
    first,
    second,
    fixes: fixesOf(text, clash, id),
  }
}

function quote(text: string, span: Span): Quote {
  let end = Math.min(span.end, span.start + longestQuote)
  while (end > span.start && text.slice(end - 1, end).trim() === '') end--
  return { start: span.start, end, text: text.slice(span.start, end), in: 'report' }
}

function oneLine(plain: string, { start, end }: Span): string {
  return plain.slice(start, end).replaceAll(/\s+/g, ' ').trim()
}

function fixesOf(text: string, clash: Clash, id: string): Fix[] {
  const fixes = (clash.fixes ?? []).slice(0, 3).map(
    (proposal, index): Fix => ({
      id: `${id}-${index + 1}`,
      label: proposal.label,
      kind: proposal.replacement === '' ? 'remove' : 'replace',
      edits: [{ span: proposal.span, replacement: proposal.replacement }],
    }),
  )
  if (fixes.length > 0) return fixes
  return [
    removal(`${id}-1`, 'Zweite Angabe streichen', clash.second),
    removal(`${id}-2`, 'Erste Angabe streichen', clash.first),
  ].filter((fix) => text.slice(fix.edits[0]?.span.start, fix.edits[0]?.span.end) !== '')
}

function removal(id: string, label: string, span: Span): Fix {
  return { id, label, kind: 'remove', edits: [{ span, replacement: '' }] }
}

const wholeSentenceUpTo = 130

/** What is quoted of a statement: its sentence, or of a long one the clause. */
export function placeOf(statement: Statement): Span {
  const { sentence, span } = statement
  const start = sentence.label[0]?.start ?? sentence.start
  if (sentence.end - start <= wholeSentenceUpTo) return { start, end: sentence.end }
  return span
}
