import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { embeddedFolder } from '../db/database.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { dumpName, type Manifest, manifestName, sha256Of, standInFile } from './backup.ts'
import { OperationError } from './operation-error.ts'
import { countRows, differingCounts } from './row-counts.ts'

export interface Restored {
  manifest: Manifest
  /** Where the database that was there before lies now; null where there was none. */
  previous: string | null
}

interface RestoreOptions {
  /** Put the present database aside instead of refusing. */
  replace: boolean
  now: Date
}

/** What must not come back to life: sessions ended since, codes and links that were used or burnt since. */
const shortLived = ['sessions', 'email_codes', 'reset_tokens', 'ceremonies']

/**
 * Puts a backup in the place of the embedded database. The backup is loaded and counted beside the present database
 * first; until its figures are right, nothing is changed, and what was there is put aside, never deleted.
 *
 * @throws {OperationError} where the backup is damaged or the place is taken
 * @throws {FolderInUseError} where the product runs on the folder
 */
export async function restoreBackup(backup: string, dataFolder: string, options: RestoreOptions): Promise<Restored> {
  const manifest = await readManifest(backup)
  const folder = embeddedFolder(dataFolder)
  await mkdir(dataFolder, { recursive: true })
  const unlock = lockFolder(`${folder}.lock`)
  try {
    const isTaken = existsSync(folder) && (await readdir(folder)).length > 0
    if (isTaken && !options.replace) {
      throw new OperationError(
        `In ${dataFolder} liegt schon eine Datenbank. Nichts wurde verändert. ` +
          'Mit --replace wird sie beiseitegelegt und die Sicherung tritt an ihre Stelle.',
      )
    }
    const fresh = `${folder}.restoring`
    await rm(fresh, { recursive: true, force: true })
    await loadInto(fresh, backup, manifest)
    const previous = isTaken ? `${folder}.before-${options.now.toISOString().replaceAll(/[:.]/g, '-')}` : null
    if (previous) await rename(folder, previous)
    else await rm(folder, { recursive: true, force: true })
    await rename(fresh, folder)
    for (const name of await readdir(backup)) {
      if (standInFile.test(name)) await copyFile(join(backup, name), join(dataFolder, name))
    }
    return { manifest, previous }
  } finally {
    unlock()
  }
}

async function readManifest(backup: string): Promise<Manifest> {
  const path = join(backup, manifestName)
  if (!existsSync(path)) throw new OperationError(`In ${backup} liegt keine Sicherung (${manifestName} fehlt).`)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const found = await sha256Of(join(backup, dumpName)).catch(() => null)
  if (found === manifest.sha256) return manifest
  throw new OperationError(
    `Die Sicherung in ${backup} ist beschädigt (Prüfsumme von ${dumpName}). Nichts wurde verändert. Bitte nehmen Sie eine andere.`,
  )
}

async function loadInto(folder: string, backup: string, manifest: Manifest): Promise<void> {
  const tar = new Blob([gunzipSync(readFileSync(join(backup, dumpName)))], { type: 'application/x-tar' })
  const client = await PGlite.create({ dataDir: folder, loadDataDir: tar })
  try {
    const differing = differingCounts(manifest.counts, await countRows(client))
    if (differing.length > 0) {
      throw new OperationError(
        `Die Sicherung enthält nicht, was ihr Verzeichnis sagt. Nichts wurde verändert.\n${differing.join('\n')}`,
      )
    }
    for (const table of shortLived) if (table in manifest.counts) await client.exec(`delete from "${table}"`)
  } finally {
    await client.close()
  }
}
