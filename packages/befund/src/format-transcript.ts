import { type Compiled, compileTranscript, noOptions } from './compile-transcript.ts'
import { blocksOf } from './format-blocks.ts'
import type { FormatResult, Options, ProvenanceEntry, Report } from './model.ts'
import { gapOf } from './resolve/piece-text.ts'
import { coverageOf } from './verify/coverage.ts'
import { ledgerOf } from './verify/ledger.ts'
import { inOneCall } from './word-memory.ts'
import { toHtml } from './write/to-html.ts'

/**
 * A dictation as clean German prose: spoken commands, numbers, units, levels and headings written as they are meant.
 *
 * `plainText` keeps the white space of what was written already, so that clean text comes back byte for byte; `html` is
 * the same text as headings, paragraphs and lists.
 */
export function formatTranscript(transcript: string, options: Options = noOptions): FormatResult {
  return inOneCall(() => format(transcript, options))
}

function format(transcript: string, options: Options): FormatResult {
  const compiled = compileTranscript(transcript, options)
  const { text, provenance } = writePlainText(compiled)
  const report: Report = { blocks: blocksOf(compiled.sentences) }
  return {
    html: toHtml(report),
    plainText: text,
    report,
    provenance,
    edits: compiled.edits,
    questions: compiled.questions,
    coverage: coverageOf(transcript, compiled.coverage),
    ledger: ledgerOf(transcript, compiled.sentences, text, provenance),
    vocabularyHits: compiled.vocabularyHits,
  }
}

function writePlainText(compiled: Compiled): { text: string; provenance: ProvenanceEntry[] } {
  let text = ''
  const provenance: ProvenanceEntry[] = []
  for (const piece of compiled.pieces) {
    text += gapOf(piece)
    provenance.push({ start: text.length, end: text.length + piece.text.length, origin: piece.origin })
    text += piece.text
  }
  return { text: text + compiled.tail, provenance }
}
