import type { Deps } from '#server/deps.ts'
import type { FeedbackFilters } from '../contract.ts'
import { listFeedbackRows } from './feedback-analytics-repository.ts'
import type { FeedbackRecord } from './feedback-repository.ts'

/** Excel reads a file as UTF-8 only behind this mark. */
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'
const pageSize = 500

const columns: readonly [name: string, read: (row: FeedbackRecord) => string | null][] = [
  ['id', (row) => row.id],
  ['createdAt', (row) => row.createdAt.toISOString()],
  ['feedbackType', (row) => row.feedbackType],
  ['language', (row) => row.language],
  ['inputMethod', (row) => row.inputMethod],
  ['templateUsed', (row) => String(row.templateUsed)],
  ['templateName', (row) => row.templateName],
  ['feedbackCategory', (row) => row.feedbackCategory],
  ['feedbackText', (row) => row.feedbackText],
]

/** The feedback as CSV, page by page, so that its size never stands in memory. */
export async function* feedbackCsv(deps: Pick<Deps, 'db'>, filters: FeedbackFilters): AsyncGenerator<string> {
  yield byteOrderMark + columns.map(([name]) => name).join(',') + lineEnd
  let after: FeedbackRecord | undefined
  for (;;) {
    const rows = await listFeedbackRows(deps.db, filters, { limit: pageSize, after })
    if (rows.length > 0) yield rows.map(csvLine).join('')
    if (rows.length < pageSize) return
    after = rows.at(-1)
  }
}

function csvLine(row: FeedbackRecord): string {
  return columns.map(([, read]) => csvCell(read(row) ?? '')).join(',') + lineEnd
}

/**
 * A value as a cell that a spreadsheet shows and never runs.
 *
 * What starts like a formula, in the wide characters some programs take for it too, gets an apostrophe in front.
 * Source: OWASP, CSV injection.
 */
export function csvCell(value: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
