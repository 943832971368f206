import type { Ledger, LedgerRow, Origin, ProvenanceEntry, Span } from '../model.ts'
import { align } from './align.ts'
import type { ComparedText } from './compared-text.ts'
import { prepareText } from './compared-text.ts'
import { lastStartingAt } from './last-starting-at.ts'
import type { LawfulOrigin } from './ledger-rows.ts'
import { ledgerRows } from './ledger-rows.ts'
import { readPlainStatements } from './plain-statements.ts'
import type { PieceSequence, Statement } from './statement.ts'
import { readStatements, spanIn } from './statement.ts'

export interface Comparison {
  transcript: ComparedText
  report: ComparedText
  rows: LedgerRow[]
}

/**
 * Follows every critical fact from the transcript to the report and back.
 *
 * @param originOf  what the report may say on its own account, e.g. a template's normal sentences
 */
export function compareStatements(
  transcript: readonly Statement[],
  report: readonly Statement[],
  originOf: LawfulOrigin,
): Comparison {
  const ours = prepareText(transcript)
  const theirs = prepareText(report)
  align(ours, theirs, (statement) => statedOrigin(statement, originOf))
  return { transcript: ours, report: theirs, rows: ledgerRows(ours, theirs, originOf) }
}

/** The heading before a dictated sentence may be the template's; the sentence decides. */
function statedOrigin(statement: Statement, originOf: LawfulOrigin): Origin['kind'] | null {
  const { atoms } = statement
  const stated = atoms.find(({ label }) => !label) ?? atoms[0]
  return stated === undefined ? null : originOf(spanIn(statement, stated))
}

/** What a template or a derivation lawfully adds is listed, but is no fact that could have been kept. */
export function countLedger(rows: readonly LedgerRow[]): Ledger {
  let kept = 0
  let total = 0
  for (const { origin, status } of rows) {
    if (origin !== null) continue
    total += 1
    if (status === 'kept') kept += 1
  }
  return { rows, kept, total }
}

const lawful: ReadonlySet<Origin['kind']> = new Set(['template', 'derived', 'typed'])

/**
 * The ledger of a report the engine wrote itself: its plain text is read afresh, not taken from the pieces it was
 * written from, so that a fault of the writer shows.
 *
 * @param sentences   of the compiled transcript
 * @param provenance  over the plain text: what comes from a template or was derived may say more than the transcript
 */
export function ledgerOf(
  transcript: string,
  sentences: readonly PieceSequence[],
  plainText: string,
  provenance: readonly ProvenanceEntry[],
): Ledger {
  const report = readPlainStatements(plainText)
  return countLedger(compareStatements(readStatements(sentences, transcript), report, originReader(provenance)).rows)
}

function originReader(provenance: readonly ProvenanceEntry[]): LawfulOrigin {
  return (span: Span) => {
    const kind = provenance[lastStartingAt(provenance, span.start, ({ start }) => start)]?.origin.kind
    return kind !== undefined && lawful.has(kind) ? kind : null
  }
}
