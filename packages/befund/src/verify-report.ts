import { type Compiled, compileTranscript, noOptions } from './compile-transcript.ts'
import type { CoverageEntry, LedgerRow, Options, Piece, Span, VerifyResult } from './model.ts'
import { piecesText } from './resolve/piece-text.ts'
import { escapeHtml } from './template/html.ts'
import type { ComparedText } from './verify/compared-text.ts'
import { coverageOf } from './verify/coverage.ts'
import { lastStartingAt, stretchAround } from './verify/last-starting-at.ts'
import type { Comparison } from './verify/ledger.ts'
import { compareStatements, countLedger } from './verify/ledger.ts'
import { readPlainStatements } from './verify/plain-statements.ts'
import { type ReportText, readReportText } from './verify/report-text.ts'
import type { Statement } from './verify/statement.ts'
import { readStatements, spanIn, statementKey } from './verify/statement.ts'
import { readTemplateSource, type TemplateSource } from './verify/template-source.ts'
import { verifyContradictions } from './verify/verify-contradictions.ts'
import { inOneCall } from './word-memory.ts'

export interface VerifyOptions extends Options {
  /** The template the report was filled from, HTML or plain text: its own sentences are not invented. */
  template?: string
}

/**
 * Follows every number, unit, side, level, negation, date, grading, organ and sentence from a transcript to a report
 * and back, whoever wrote the report: the engine, a model or a person.
 *
 * Order, headings, inflection, spelling, abbreviations and the way figures and units are written do not matter.
 *
 * @param transcript  as dictated or already clean
 * @param report      plain text or HTML; spans of the result point into it as given
 */
export function verifyReport(transcript: string, report: string, options: VerifyOptions = noOptions): VerifyResult {
  return inOneCall(() => verifierOf(transcript, options)(report))
}

/**
 * `verifyReport` for one transcript and one report after another: what does not depend on the report is read once.
 * For a report that is held against its transcript at every key.
 */
export function verifierOf(transcript: string, options: VerifyOptions = noOptions): (report: string) => VerifyResult {
  const reading = inOneCall(() => readTranscript(transcript, options))
  return (report) => inOneCall(() => verify(reading, report))
}

/** What a report is held against. */
interface TranscriptReading {
  transcript: string
  compiled: Compiled
  source: TemplateSource | null
  dictated: readonly Statement[]
}

function readTranscript(transcript: string, options: VerifyOptions): TranscriptReading {
  const compiled = compileTranscript(transcript, options)
  return {
    transcript,
    compiled,
    source: options.template === undefined ? null : readTemplateSource(compiled, options.template),
    dictated: readStatements(compiled.sentences, transcript),
  }
}

/** What a report says as it stands is proof enough; where it seems to differ it may be worded as one speaks. */
function verify(reading: TranscriptReading, report: string): VerifyResult {
  const read = readReportText(report)
  const plain = hold(reading, report, read, readPlainStatements(read.text))
  return plain.ok
    ? plain
    : hold(reading, report, read, readStatements(compileTranscript(read.text).sentences, read.text))
}

/** Holds a report, as its statements were read, against its transcript. */
function hold(
  { transcript, compiled, source, dictated }: TranscriptReading,
  report: string,
  read: ReportText,
  written: readonly Statement[],
): VerifyResult {
  const statements = source === null ? written : written.map(source.labelled)
  const kept = source === null ? [] : statements.filter(source.holds)
  const isKept = new Set(kept)
  const given =
    source === null ? kept : statements.flatMap((one): readonly Span[] => (isKept.has(one) ? [one] : labelOf(one)))
  const comparison = compareStatements(
    source === null || kept.length === 0 ? dictated : withoutConfirmed(dictated, source.confirmed, statements),
    statements,
    (span) => (stretchAround(given, span) === null ? null : 'template'),
  )
  const rows = comparison.rows.map((row) => (row.report === null ? row : { ...row, report: read.toSource(row.report) }))
  const contradictions = verifyContradictions(rows, {
    transcript,
    report,
    writtenForm: (span) => writtenForm(compiled.pieces, span),
    placeFor: (span) => {
      const at = placeAfter(comparison, span)
      return at === null ? report.length : read.toSource({ start: Math.max(0, at - 1), end: at }).end
    },
    escape: read.isHtml ? escapeHtml : (text) => text,
  })
  return {
    ok: contradictions.length === 0,
    ledger: countLedger(rows),
    coverage: coverageOf(transcript, coverageEntries(compiled.coverage, rows)),
    contradictions,
  }
}

/** The stretch of a heading that a statement begins with; "M1/2 links" is the template's, figures and side included. */
function labelOf(statement: Statement): Span[] {
  const { atoms } = statement
  const next = atoms.findIndex(({ label }) => !label)
  const [first, last] = [atoms[0], atoms[next - 1]]
  return first !== undefined && last !== undefined ? [spanIn(statement, { start: first.start, end: last.end })] : []
}

/** "Sonst unauffällig" is said by the template's own sentences, unless the report says it in words as well. */
function withoutConfirmed(
  dictated: readonly Statement[],
  confirmed: readonly Span[],
  report: readonly Statement[],
): readonly Statement[] {
  if (confirmed.length === 0) return dictated
  const written = new Set(report.map(statementKey))
  return dictated.filter(
    (statement) => written.has(statementKey(statement)) || stretchAround(confirmed, statement) === null,
  )
}

/** The stretch of the transcript as it is written once commands, numbers and spelling are resolved. */
function writtenForm(pieces: readonly Piece[], span: Span): string {
  let from = Math.max(0, lastStartingAt(pieces, span.start, startOfPiece))
  let to = lastStartingAt(pieces, span.end - 1, startOfPiece)
  // A mark that nobody spoke is derived from the word before it, and begins where that begins.
  while (from > 0 && pieces[from]?.origin.kind === 'derived') from -= 1
  while (to > from && pieces[to]?.origin.kind === 'derived') to -= 1
  return piecesText(pieces.slice(from, to + 1)).trim()
}

function startOfPiece({ origin }: Piece): number {
  return 'spans' in origin ? (origin.spans[0]?.start ?? 0) : 0
}

/** The end in the report of the last statement that was written from what stands before `span`. */
function placeAfter({ transcript, report }: Comparison, span: Span): number | null {
  let at = lastStartingAt(transcript.atoms, span.start - 1, ({ start }) => start)
  for (; at >= 0; at -= 1) {
    const partner = transcript.partner[at] ?? -1
    if (partner >= 0) return endOfStatement(report, partner)
  }
  return null
}

function endOfStatement(report: ComparedText, index: number): number | null {
  const statement = report.statements[report.statementOf[index] ?? -1]
  return statement === undefined ? null : statement.end
}

/** What the report does not hold is not "used": its words are dropped, with the reason. */
function coverageEntries(entries: readonly CoverageEntry[], rows: readonly LedgerRow[]): readonly CoverageEntry[] {
  const lost = rows.flatMap((row) => (row.status === 'lost' && row.transcript !== null ? [row.transcript] : []))
  if (lost.length === 0) return entries
  lost.sort((a, b) => a.start - b.start || b.end - a.end)
  const result: CoverageEntry[] = []
  let next = 0
  for (const entry of entries) {
    while (next < lost.length && (lost[next]?.end ?? 0) <= entry.start) next += 1
    let at = entry.start
    for (let index = next; entry.class === 'used' && index < lost.length; index += 1) {
      const span = lost[index]
      if (span === undefined || span.start >= entry.end) break
      const start = Math.max(at, span.start)
      const end = Math.min(entry.end, span.end)
      if (end <= start) continue
      if (start > at) result.push({ ...entry, start: at, end: start })
      result.push({ start, end, class: 'dropped', reason: 'Steht nicht im Befund.' })
      at = end
    }
    if (at < entry.end) result.push({ ...entry, start: at })
  }
  return result
}
