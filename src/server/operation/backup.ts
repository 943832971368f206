import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { embeddedFolder } from '../db/database.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { askForDump } from './control.ts'
import { type Dump, dumpEmbedded } from './dump-embedded.ts'
import { OperationError } from './operation-error.ts'
import { countRows, differingCounts, type RowCounts } from './row-counts.ts'

export const dumpName = 'database.tar.gz'
export const manifestName = 'manifest.json'
/** State of stand-ins for trying out, which the database refers to. */
export const standInFile = /^[\w-]+-stand-in\.json$/

export interface Manifest {
  /** ISO 8601, UTC. */
  madeAt: string
  sha256: string
  counts: RowCounts
}

export interface Backup {
  folder: string
  manifest: Manifest
  wasRunning: boolean
}

/**
 * Writes a backup of the embedded database into a new folder below `target`, and proves it: what was written is loaded
 * and its rows are counted before the folder gets its final name.
 *
 * It holds everything, the instance's keys included; only its owner can read it.
 *
 * @throws {OperationError} where there is nothing to back up, or the proof fails
 */
export async function takeBackup(dataFolder: string, target: string, now: Date): Promise<Backup> {
  const running = await askForDump(dataFolder)
  const { tar, counts } = running ?? (await dumpStopped(dataFolder))
  await prove(tar, counts)
  const folder = join(target, `klarbefund-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  const unfinished = `${folder}.unfinished`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const path = join(unfinished, dumpName)
  await pipeline(Readable.from(tar.stream()), createGzip(), createWriteStream(path, { mode: 0o600 }))
  const manifest: Manifest = { madeAt: now.toISOString(), sha256: await sha256Of(path), counts }
  await writeFile(join(unfinished, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  for (const name of await readdir(dataFolder)) {
    if (!standInFile.test(name)) continue
    await copyFile(join(dataFolder, name), join(unfinished, name))
    await chmod(join(unfinished, name), 0o600)
  }
  await rename(unfinished, folder)
  return { folder, manifest, wasRunning: running !== null }
}

/** Nobody runs on the folder: it is claimed for the time of the dump. No migration: a backup changes nothing. */
async function dumpStopped(dataFolder: string): Promise<Dump> {
  const folder = embeddedFolder(dataFolder)
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new OperationError(`In ${dataFolder} liegt keine eingebettete Datenbank. Bitte prüfen Sie DATA_DIR.`)
  }
  const unlock = lockFolder(`${folder}.lock`)
  try {
    const client = await PGlite.create({ dataDir: folder })
    try {
      return await dumpEmbedded(client)
    } finally {
      await client.close()
    }
  } finally {
    unlock()
  }
}

async function prove(tar: Blob, counts: RowCounts): Promise<void> {
  const copy = await PGlite.create({ loadDataDir: tar })
  try {
    const differing = differingCounts(counts, await countRows(copy))
    if (differing.length === 0) return
    throw new OperationError(
      `Die Sicherung stimmt nicht mit der Datenbank überein und wurde verworfen. Die Daten sind unberührt.\n${differing.join('\n')}`,
    )
  } finally {
    await copy.close()
  }
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
