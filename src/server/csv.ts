import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Excel reads a file as UTF-8 only behind this mark. */
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'
const pageSize = 500

export type CsvColumns<Row> = readonly (readonly [name: string, read: (row: Row) => string | null])[]

/** The rows that come after the given one; fewer than `limit` end the file. */
type ReadPage<Row> = (page: { limit: number; after: Row | undefined }) => Promise<Row[]>

/** Answers a CSV file, page by page, so that its size never stands in memory. */
export function sendCsv<Row>(
  reply: FastifyReply,
  fileName: string,
  columns: CsvColumns<Row>,
  readPage: ReadPage<Row>,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(csv(columns, readPage)))
}

async function* csv<Row>(columns: CsvColumns<Row>, readPage: ReadPage<Row>): AsyncGenerator<string> {
  yield byteOrderMark + columns.map(([name]) => name).join(',') + lineEnd
  let after: Row | undefined
  for (;;) {
    const rows = await readPage({ limit: pageSize, after })
    if (rows.length > 0) yield rows.map((row) => csvLine(columns, row)).join('')
    if (rows.length < pageSize) return
    after = rows.at(-1)
  }
}

function csvLine<Row>(columns: CsvColumns<Row>, row: Row): string {
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
