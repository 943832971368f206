import type { LedgerRow } from '@klarbefund/befund'
import { reportingTexts as t } from '#features/reporting/texts.ts'

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

/** The same fact keeps its key through further edits, so that it is confirmed once. */
export function rowKey({ kind, status, value, bound }: LedgerRow): string {
  return `${kind}|${status}|${value}|${bound}`
}

/** A fact by its name, in words. */
export function factName({ kind, value, bound }: LedgerRow): string {
  return t.gateFact(t.ledgerKinds[kind] ?? kind, value, bound)
}
