import type { LedgerRow } from '@klarbefund/befund'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import type { EngineCheck } from './use-engine-check.ts'

/** Facts the report words otherwise than the dictation and nothing lawful explains: they stop the copy. */
export function disputedRows(rows: readonly LedgerRow[]): LedgerRow[] {
  return rows.filter(({ status, origin }) => {
    if (status === 'kept') return false
    return status !== 'invented' || origin === null || origin === 'model'
  })
}

/** How many facts of the dictation arrived as they were spoken. */
export function countKept(rows: readonly LedgerRow[]): { kept: number; total: number } {
  const spoken = rows.filter(({ transcript }) => transcript !== null)
  return { kept: spoken.filter(({ status }) => status === 'kept').length, total: spoken.length }
}

/** A fact that stops the copy, as a person is asked about it. */
export interface DisputedFact {
  /** Stays through edits elsewhere, so that it is confirmed once; another wording of the fact has another. */
  key: string
  name: string
  status: LedgerRow['status']
  /** As it stands in the two texts. */
  words: string
}

/** Each once, however often it is said. */
export function disputedFacts(check: EngineCheck): DisputedFact[] {
  const facts = disputedRows(check.verification?.ledger.rows ?? []).map((row): DisputedFact => {
    const { kind, status, value, bound } = row
    const words = wordsOf(row, check)
    return {
      key: [kind, status, value, bound, words].join('|'),
      name: t.gateFact(t.ledgerKinds[kind] ?? kind, value, bound),
      status,
      words,
    }
  })
  return [...new Map(facts.map((fact) => [fact.key, fact])).values()]
}

/** A fact as it stands in the two texts. */
export function wordsOf(row: LedgerRow, { report, transcript }: EngineCheck): string {
  const said = row.transcript && transcript.slice(row.transcript.start, row.transcript.end)
  const written = row.report && report.text.slice(row.report.start, row.report.end)
  return [said && t.gateSaid(said), written && t.gateWritten(written)].filter(Boolean).join(' · ')
}
