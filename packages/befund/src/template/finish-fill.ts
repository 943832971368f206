import { groupOfOrgan } from '../arrange/organ-groups.ts'
import type { Compiled } from '../compile-transcript.ts'
import type { FillResult, Ledger, ProvenanceEntry, Quote, Span, TemplateSentence, Unplaced } from '../model.ts'
import { outerSpan } from '../resolve/piece-spans.ts'
import { coverageOf } from '../verify/coverage.ts'
import { lastStartingAt } from '../verify/last-starting-at.ts'
import { countLedger, ledgerOf } from '../verify/ledger.ts'
import { layOutPlainText } from '../write/to-plain-text.ts'
import type { Dictated } from './dictated.ts'
import { isOnlyRegion, type Placement, topicOf } from './place.ts'
import { reclassify, silentLabels } from './reclassify.ts'
import type { Removal, Revision } from './revise-normals.ts'
import type { WrittenFill } from './write-fill.ts'

interface Filled {
  transcript: string
  compiled: Compiled
  dictated: readonly Dictated[]
  placements: readonly Placement[]
  /** Of the findings. */
  revisions: readonly Revision[]
  written: WrittenFill
}

/** The result of a filling: the texts, what became of each sentence on either side, and the ledger. */
export function finishFill({ transcript, compiled, dictated, placements, revisions, written }: Filled): FillResult {
  const { text: plainText, provenance } = layOutPlainText(written.report)
  const confirmed = placements
    .filter(({ kind, part }) => kind === 'confirms' && !written.written.has(part))
    .map(({ part }) => part)
  const titles = dictated.filter(({ section }) => section === 'title')
  const entries = reclassify(compiled.coverage, [
    ...titles.map((part) => ({ part, as: 'dropped' as const, reason: 'Den Titel gibt die Vorlage vor.' })),
    ...confirmed.map((part) => ({ part, as: 'command' as const, reason: null })),
    ...silentLabels(transcript, dictated, compiled, plainText, provenance),
    ...written.homeless.map((part) => ({
      part,
      as: 'unplaced' as const,
      reason: 'Keine passende Überschrift in der Vorlage.',
    })),
  ])
  const regions = placements.flatMap(({ part, slot }) =>
    part.label !== null && slot !== null && isOnlyRegion(part.label) ? part.pieces.slice(0, part.labelPieces) : [],
  )
  const spoken = new Set([...confirmed.flatMap((part) => part.pieces), ...regions])
  const sentences = compiled.sentences.map((sentence) => ({
    ...sentence,
    pieces: sentence.pieces.filter((piece) => !spoken.has(piece)),
  }))
  return {
    html: written.html,
    plainText,
    report: written.report,
    provenance,
    edits: compiled.edits,
    questions: compiled.questions,
    coverage: coverageOf(transcript, entries),
    ledger: withoutEchoes(
      ledgerOf(
        transcript,
        sentences.filter(({ pieces }) => pieces.length > 0),
        plainText,
        provenance,
      ),
      provenance,
    ),
    vocabularyHits: compiled.vocabularyHits,
    unplaced: written.homeless.map((part) => unplaced(transcript, part)),
    templateSentences: [...revisions, ...written.revisions].flatMap((revision) =>
      templateSentences(transcript, revision),
    ),
  }
}

/**
 * A dictated fact stands twice where the heading ("Prostata: Prostata ...") or a derived impression repeats it; the second
 * is no invention when its words carry the transcript's offsets.
 */
function withoutEchoes(ledger: Ledger, provenance: readonly ProvenanceEntry[]): Ledger {
  return countLedger(
    ledger.rows.filter(
      ({ status, origin, report }) =>
        status !== 'invented' || origin !== null || report === null || !isDictated(report, provenance),
    ),
  )
}

function isDictated(span: Span, provenance: readonly ProvenanceEntry[]): boolean {
  const entry = provenance[lastStartingAt(provenance, span.start, ({ start }) => start)]
  return entry?.origin.kind === 'dictated' && span.start < entry.end
}

function unplaced(transcript: string, part: Dictated): Unplaced {
  const span = outerSpan(part.pieces)
  const organ = topicOf(part).organs[0]
  return {
    span,
    text: transcript.slice(span.start, span.end),
    proposal: organ === undefined ? null : (groupOfOrgan(organ)?.label ?? null),
  }
}

function templateSentences(transcript: string, { sentence, kept, removals }: Revision): TemplateSentence[] {
  const organ = sentence.slot.organs.length > 0 ? sentence.slot.label : null
  if (kept === null) return [{ text: sentence.text, organ, status: 'kept', because: null }]
  const stays: TemplateSentence[] = kept === '' ? [] : [{ text: kept, organ, status: 'kept', because: null }]
  if (kept === '' && removals.length > 1) {
    const [first] = removals
    return first ? [{ text: sentence.text, organ, status: first.status, because: quoteOf(transcript, first) }] : []
  }
  return [
    ...stays,
    ...removals.map((removal) => ({
      text: kept === '' ? sentence.text : removal.text,
      organ,
      status: removal.status,
      because: quoteOf(transcript, removal),
    })),
  ]
}

function quoteOf(transcript: string, { part }: Removal): Quote | null {
  if (part === null) return null
  const span = outerSpan(part.pieces)
  return { ...span, text: transcript.slice(span.start, span.end), in: 'transcript' }
}
