import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class FolderInUseError extends Error {}

interface Holder {
  pid: number
  /** Start time of the process as the kernel counts it, or null where it cannot be read. */
  startedAt: string | null
}

/**
 * Claims a data folder for this process, by a folder of its own or one beside it that ends in `.lock`.
 *
 * PGlite has no lock of its own: a second process on the same folder silently destroys the
 * first one's rows. A lock left by a dead process (also one whose pid was given away again)
 * is taken over.
 *
 * @returns releases the folder
 * @throws {FolderInUseError} in German, naming the other process
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryClaim(path)) return () => release(path)
    const holder = readHolder(path)
    if (holder && isAlive(holder)) {
      throw new FolderInUseError(
        `Der Datenordner ${folder.replace(/\.lock$/, '')} wird schon von Prozess ${holder.pid} benutzt. ` +
          'Beenden Sie diesen, wählen Sie mit DATA_DIR einen anderen Ordner, oder nutzen Sie PostgreSQL (DATABASE_URL) für mehrere Prozesse.',
      )
    }
    rmSync(path, { force: true })
  }
  throw new FolderInUseError(`Der Datenordner ${folder} lässt sich nicht sperren.`)
}

/** By a link, so that the lock is never seen without its content: an empty one would be taken over. */
function tryClaim(path: string): boolean {
  const holder: Holder = { pid: process.pid, startedAt: startTimeOf(process.pid) }
  const own = `${path}.${process.pid}`
  writeFileSync(own, JSON.stringify(holder))
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function release(path: string): void {
  if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true })
}

/** Whether a living process has claimed the folder. */
export function isFolderLocked(folder: string): boolean {
  const holder = readHolder(join(folder, 'lock'))
  return holder !== null && isAlive(holder)
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return null
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const startedAt = startTimeOf(holder.pid)
  return startedAt === null || holder.startedAt === null || startedAt === holder.startedAt
}

/** Field 22 of /proc/PID/stat; the name in field 2 may hold blanks, so count from its closing bracket. */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
