/**
 * `npm run restore -- BACKUP [--replace]`: a backup in the place of the embedded database. Refuses while the product
 * runs, and where a database is there already, unless told to put it aside.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnv } from '#server/env.ts'
import { OperationError } from '#server/operation/operation-error.ts'
import { restoreBackup } from '#server/operation/restore.ts'
import { sumOfRows } from '#server/operation/row-counts.ts'
import { runOperation } from './run-operation.ts'
import './load-env.mjs'

await runOperation(async () => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [backup] = positionals
  if (!backup) throw new OperationError('Bitte nennen Sie die Sicherung: npm run restore -- ORDNER [--replace]')
  const env = readEnv()
  if (env.DATABASE_URL) {
    throw new OperationError(
      'DATABASE_URL ist gesetzt: Die Daten liegen in PostgreSQL. Bitte stellen Sie sie mit pg_restore wieder her (docs/operations.md).',
    )
  }
  const options = { replace: values.replace ?? false, now: new Date() }
  const { manifest, previous } = await restoreBackup(resolve(backup), env.DATA_DIR, options)
  const aside = previous ? `Die bisherige Datenbank liegt jetzt in ${previous}.\n` : ''
  return (
    `Wiederhergestellt: der Stand vom ${manifest.madeAt}, ${sumOfRows(manifest.counts)} Zeilen nachgezählt.\n${aside}` +
    'Alle Sitzungen sind beendet. Konten, die seitdem gelöscht wurden, sind wieder da und müssen erneut gelöscht werden.'
  )
})
