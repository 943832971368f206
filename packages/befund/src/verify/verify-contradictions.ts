import type { Contradiction, CriticalKind, Fix, LedgerRow, Quote, Span } from '../model.ts'
import { flipSide } from './flip-side.ts'
import { stretchAround } from './last-starting-at.ts'

/** Both texts as given, and how a stretch of the transcript is written once it is resolved. */
export interface VerifiedTexts {
  transcript: string
  report: string
  writtenForm: (span: Span) => string
  /** For a stretch of the transcript: where in the report what was said before it ends. */
  placeFor: (span: Span) => number
  /** Makes a replacement safe for the report: HTML is escaped. */
  escape: (text: string) => string
}

const kindNames: Readonly<Record<CriticalKind, string>> = {
  number: 'Zahl',
  unit: 'Einheit',
  side: 'Seitenangabe',
  level: 'Höhenangabe',
  negation: 'Verneinung oder Verdacht',
  date: 'Datum',
  grading: 'Graduierung',
  organ: 'Aussage',
  sentence: 'Aussage',
}

/** One contradiction for each fact that did not stay what it was; what lies inside a lost or invented sentence is not repeated. */
export function verifyContradictions(rows: readonly LedgerRow[], texts: VerifiedTexts): Contradiction[] {
  const faults = rows.filter((row) => row.status !== 'kept' && row.origin === null)
  const sentences = faults.filter((row) => row.kind === 'sentence')
  const inTranscript = coveredBy(sentences.flatMap((row) => (row.transcript === null ? [] : [row.transcript])))
  const inReport = coveredBy(sentences.flatMap((row) => (row.report === null ? [] : [row.report])))
  const shown = faults.filter((row) => {
    if (row.kind === 'sentence' || row.status === 'changed') return true
    return row.status === 'lost' ? !inTranscript(row.transcript) : !inReport(row.report)
  })
  return shown.map((row, index) => contradiction(row, index, texts))
}

function coveredBy(spans: readonly Span[]): (span: Span | null) => boolean {
  return (span) => span !== null && stretchAround(spans, span) !== null
}

function contradiction(row: LedgerRow, index: number, texts: VerifiedTexts): Contradiction {
  const place = row.transcript === null ? texts.report.length : texts.placeFor(row.transcript)
  const first = quote(texts.transcript, row.transcript ?? { start: 0, end: 0 }, 'transcript')
  const second = quote(texts.report, row.report ?? { start: place, end: place }, 'report')
  return {
    id: `verify-${index + 1}`,
    kind: row.status === 'kept' ? 'changed' : row.status,
    text: sentence(row, first.text, second.text),
    resolved: false,
    severity: isCertain(row) ? 'critical' : 'warning',
    first,
    second,
    fixes: [fix(row, index, place, texts)],
  }
}

/** A single word more or less, or another word for one that is no organ and no finding, may be a matter of style. */
function isCertain({ kind, status }: LedgerRow): boolean {
  if (kind === 'organ') return status === 'changed'
  return kind !== 'sentence' || status !== 'changed'
}

function quote(text: string, span: Span, where: Quote['in']): Quote {
  return { start: span.start, end: span.end, text: text.slice(span.start, span.end), in: where }
}

function sentence(row: LedgerRow, dictated: string, written: string): string {
  const name = kindNames[row.kind]
  const about = row.bound === '' ? '' : ` (${row.bound})`
  if (row.status === 'changed')
    return `${name}${about} verändert: Das Diktat sagt „${dictated}“, der Befund „${written}“.`
  if (row.status === 'lost') return `${name}${about} fehlt: Das Diktat sagt „${dictated}“, im Befund steht es nicht.`
  return `${name}${about} hinzugefügt: Der Befund sagt „${written}“, im Diktat steht es nicht.`
}

function fix(row: LedgerRow, index: number, place: number, texts: VerifiedTexts): Fix {
  const id = `verify-${index + 1}-fix`
  if (row.report === null) {
    const words = row.transcript === null ? '' : texts.writtenForm(row.transcript)
    const replacement = texts.escape(` ${words}${row.kind === 'sentence' ? '.' : ''}`)
    return {
      id,
      kind: 'restore',
      label: `„${words}“ ergänzen`,
      edits: [{ span: { start: place, end: place }, replacement }],
    }
  }
  if (row.transcript === null) {
    return { id, kind: 'remove', label: 'Streichen', edits: [{ span: row.report, replacement: '' }] }
  }
  const written = texts.report.slice(row.report.start, row.report.end)
  const dictated = texts.writtenForm(row.transcript)
  const flipped = row.kind === 'side' ? flipSide(written) : null
  const replacement = flipped !== null && sideOf(flipped) === sideOf(dictated) ? flipped : dictated
  return {
    id,
    kind: 'replace',
    label: `„${replacement}“ einsetzen`,
    edits: [{ span: row.report, replacement: texts.escape(replacement) }],
  }
}

/** Enough to tell the two sides apart, whatever the ending. */
function sideOf(word: string): string {
  return word.toLowerCase().startsWith('r') ? 'right' : 'left'
}
