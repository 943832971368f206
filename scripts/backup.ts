/**
 * `npm run backup [-- FOLDER]`: the embedded database into a new folder below FOLDER (DATA_DIR/backups), also while the
 * product runs. What was written is loaded and counted before the command says so.
 */
import { join, resolve } from 'node:path'
import { readEnv } from '#server/env.ts'
import { takeBackup } from '#server/operation/backup.ts'
import { OperationError } from '#server/operation/operation-error.ts'
import { sumOfRows } from '#server/operation/row-counts.ts'
import { runOperation } from './run-operation.ts'
import './load-env.mjs'

await runOperation(async () => {
  const env = readEnv()
  if (env.DATABASE_URL) {
    throw new OperationError(
      'DATABASE_URL ist gesetzt: Die Daten liegen in PostgreSQL. Bitte sichern Sie sie mit pg_dump (docs/operations.md).',
    )
  }
  const target = resolve(process.argv[2] ?? join(env.DATA_DIR, 'backups'))
  const { folder, manifest, wasRunning } = await takeBackup(env.DATA_DIR, target, new Date())
  return (
    `Gesichert${wasRunning ? ' im laufenden Betrieb' : ''}: ${sumOfRows(manifest.counts)} Zeilen in ` +
    `${Object.keys(manifest.counts).length} Tabellen, zur Probe geladen und nachgezählt.\n${folder}\n` +
    'Die Sicherung enthält die Schlüssel der Installation. Bewahren Sie sie verschlüsselt und an einem anderen Ort auf.'
  )
})
