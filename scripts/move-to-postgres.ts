/**
 * `npm run move-to-postgres`: everything in the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL,
 * compared row by row. The product must not run; the embedded database stays as it is.
 */
import { embeddedFolder } from '#server/db/database.ts'
import { readEnv } from '#server/env.ts'
import { moveToPostgres } from '#server/operation/move-to-postgres.ts'
import { OperationError } from '#server/operation/operation-error.ts'
import { runOperation } from './run-operation.ts'
import './load-env.mjs'

await runOperation(async () => {
  const env = readEnv()
  if (!env.DATABASE_URL) {
    throw new OperationError('Bitte setzen Sie DATABASE_URL auf die leere PostgreSQL-Datenbank, in die umgezogen wird.')
  }
  const { tables, jobs } = await moveToPostgres(embeddedFolder(env.DATA_DIR), env.DATABASE_URL)
  const lines = tables.map(({ name, rows }) => `  ${name.padEnd(24)}${String(rows).padStart(8)}   gleich`)
  return [
    `${tables.length} Tabellen, Zahl und Inhalt der Zeilen verglichen:`,
    ...lines,
    `  ${'wartende Aufträge'.padEnd(24)}${String(jobs).padStart(8)}`,
    'Umgezogen. Beim nächsten Start mit DATABASE_URL gilt PostgreSQL; die eingebettete Datenbank bleibt unverändert liegen.',
  ].join('\n')
})
