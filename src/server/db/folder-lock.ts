import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUseError extends Error {}

/** Long enough for a look of {@link isFolderLocked} to pass. */
const patienceMs = 200
const sqliteBusy = 5

/** Kept here, because a lock that nothing refers to could be collected and so released. */
const held = new Set<DatabaseSync>()

/**
 * Claims a data folder for this process, by a folder of its own or one beside it that ends in `.lock`.
 *
 * PGlite has no lock of its own: a second process on the same folder silently destroys the first one's rows. The
 * operating system keeps this one, through an empty SQLite file. So it ends with its process, however that ends, and
 * holds between containers as well, where the number of a process says nothing: each of them calls its own 1.
 *
 * @returns releases the folder
 * @throws {FolderInUseError} in German, naming the other process
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = claim(folder)
  if (!lock) {
    throw new FolderInUseError(
      `Der Datenordner ${folder.replace(/\.lock$/, '')} wird schon von Prozess ${readHolder(folder)} benutzt. ` +
        'Beenden Sie diesen, wählen Sie mit DATA_DIR einen anderen Ordner, oder nutzen Sie PostgreSQL (DATABASE_URL) für mehrere Prozesse.',
    )
  }
  held.add(lock)
  writeFileSync(holderFile(folder), String(process.pid))
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

/** Whether a living process has claimed the folder. */
export function isFolderLocked(folder: string): boolean {
  if (!existsSync(lockFile(folder))) return false
  const lock = claim(folder)
  lock?.close()
  return lock === null
}

function claim(folder: string): DatabaseSync | null {
  const lock = new DatabaseSync(lockFile(folder), { timeout: patienceMs })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null
    throw error
  }
}

/** Never opened but by SQLite: closing any other handle of this process on it would end the lock. */
function lockFile(folder: string): string {
  return join(folder, 'lock.sqlite')
}

/** Only for the message; the lock itself is the operating system's. */
function holderFile(folder: string): string {
  return join(folder, 'process')
}

function readHolder(folder: string): string {
  return existsSync(holderFile(folder)) ? readFileSync(holderFile(folder), 'utf8') : '?'
}
