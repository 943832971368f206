/**
 * `npm run import:legacy -- FILE.csv`: takes over the users of the legacy sign-in.
 *
 * The first line names the columns: email, and where wanted firstName, lastName, createdAt (2024-05-31),
 * preferredLanguage. Every bad line is reported, the others are taken; known addresses stay as they are, so
 * the command may be repeated. Nobody is written to: that is done from /admin/migration.
 * The embedded database serves one process: stop the product first.
 */
import { readFile } from 'node:fs/promises'
import { ImportError, importLegacyUsers } from '#features/legacy-migration/server/import-legacy-users.ts'
import { openDatabase } from '#server/db/database.ts'
import { FolderInUseError } from '#server/db/folder-lock.ts'
import { readEnv, SettingsError } from '#server/env.ts'
import { loadSecrets } from '#server/secrets.ts'

/** Mistakes of the caller are said in a line; everything else keeps its places in the code. */
function isMistake(error: unknown): error is Error {
  if (error instanceof ImportError || error instanceof SettingsError || error instanceof FolderInUseError) return true
  return error instanceof Error && 'path' in error && 'syscall' in error
}

async function importFile(path: string): Promise<boolean> {
  const csv = await readFile(path, 'utf8')
  const env = readEnv(process.env)
  const database = await openDatabase(env)
  try {
    const clock = { now: () => new Date() }
    const secrets = await loadSecrets(database.db, clock)
    const deps = { db: database.db, env, clock, secrets }
    const { added, known, faults, ignoredColumns } = await importLegacyUsers(deps, csv)
    for (const { line, reason } of faults) console.error(`line ${line}: ${reason}`)
    if (ignoredColumns.length > 0) console.error(`columns not used: ${ignoredColumns.join(', ')}`)
    console.log(`${added} added, ${known} already there, ${faults.length} bad lines`)
    return faults.length === 0
  } finally {
    await database.close()
  }
}

const [path, ...others] = process.argv.slice(2)
if (!path || others.length > 0) {
  console.error('Usage: npm run import:legacy -- FILE.csv')
  process.exit(2)
}
try {
  process.exitCode = (await importFile(path)) ? 0 : 1
} catch (error) {
  if (!isMistake(error)) throw error
  console.error(error.message)
  process.exitCode = 2
}
