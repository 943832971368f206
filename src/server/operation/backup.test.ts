import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedFolder } from '../db/database.ts'
import { FolderInUseError, lockFolder } from '../db/folder-lock.ts'
import { type Backup, dumpName, manifestName, takeBackup } from './backup.ts'
import { askForDump, serveControl } from './control.ts'
import { OperationError } from './operation-error.ts'
import { restoreBackup } from './restore.ts'
import { countRows, type RowCounts } from './row-counts.ts'

const now = new Date('2026-03-02T09:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'klarbefund-backup-'))
/** Of a product that runs throughout. */
const running = join(folder, 'running')
let client: PGlite
let end: () => Promise<void>
/** Taken while somebody writes. */
let backup: Backup
let written = 0

/** A small database instead of the product's: the commands know tables only by their names. */
beforeAll(async () => {
  const place = embeddedFolder(running)
  const unlock = lockFolder(`${place}.lock`)
  client = await PGlite.create({ dataDir: place })
  const endControl = await serveControl(running, client)
  end = async () => {
    await endControl()
    await client.close()
    unlock()
  }
  await client.exec(`
    create table users (id int primary key, email text);
    create table sessions (id int primary key, user_id int references users);
    insert into users values (1, 'eva@example.org');
    insert into sessions values (1, 1)`)
  writeFileSync(join(running, 'payment-stand-in.json'), '{"customers":1}')
  const writing = (async () => {
    for (written = 1; written < 200; written += 1) {
      await client.query('insert into users values ($1, $2)', [written + 1, `${written + 1}@example.org`])
    }
  })()
  backup = await takeBackup(running, join(folder, 'backups'), now)
  await writing
})
afterAll(async () => {
  await end()
  rmSync(folder, { recursive: true, force: true })
})

async function countsIn(dataFolder: string): Promise<RowCounts> {
  const opened = await PGlite.create({ dataDir: embeddedFolder(dataFolder) })
  const counts = await countRows(opened)
  await opened.close()
  return counts
}

describe('backup and restore', () => {
  it('takes a running database at one moment, and brings exactly that back, without its sessions', async () => {
    const { counts } = backup.manifest
    expect(backup.wasRunning).toBe(true)
    expect(counts.sessions).toBe(1)
    expect((await client.query('select * from users')).rows).toHaveLength(200)

    // Where a database is already it is refused without a word to replace it, and put aside with one.
    const elsewhere = join(folder, 'elsewhere')
    mkdirSync(embeddedFolder(elsewhere), { recursive: true })
    writeFileSync(join(embeddedFolder(elsewhere), 'PG_VERSION'), 'the one before')
    await expect(restoreBackup(backup.folder, elsewhere, { replace: false, now })).rejects.toThrow(/--replace/)
    const { previous } = await restoreBackup(backup.folder, elsewhere, { replace: true, now })

    expect(readFileSync(join(previous!, 'PG_VERSION'), 'utf8')).toBe('the one before')
    expect(await countsIn(elsewhere)).toEqual({ users: counts.users, sessions: 0 })
    expect(readFileSync(join(elsewhere, 'payment-stand-in.json'), 'utf8')).toBe('{"customers":1}')

    // Stopped, the command opens the folder itself.
    const stopped = await takeBackup(elsewhere, join(folder, 'backups'), new Date(now.getTime() + 1000))
    expect(stopped.wasRunning).toBe(false)
    expect(stopped.manifest.counts).toEqual({ users: counts.users, sessions: 0 })
  })

  it('lets only the owner read the copy', () => {
    expect(statSync(backup.folder).mode & 0o077).toBe(0)
    const names = readdirSync(backup.folder)
    expect(names.sort()).toEqual([dumpName, manifestName, 'payment-stand-in.json'])
    for (const name of names) expect(statSync(join(backup.folder, name)).mode & 0o077).toBe(0)
  })

  it('refuses to restore where the product runs', async () => {
    const refused = restoreBackup(backup.folder, running, { replace: true, now })
    await expect(refused).rejects.toThrow(FolderInUseError)
    await expect(refused).rejects.toThrow(`${embeddedFolder(running)} wird schon von Prozess`)
  })

  it('refuses a damaged backup and one whose figures are wrong, and changes nothing', async () => {
    const damaged = join(folder, 'damaged')
    cpSync(backup.folder, damaged, { recursive: true })
    const place = join(folder, 'place')
    const restore = () => restoreBackup(damaged, place, { replace: false, now })
    const manifest = { ...backup.manifest, counts: { ...backup.manifest.counts, sessions: 3 } }
    writeFileSync(join(damaged, manifestName), JSON.stringify(manifest))
    await expect(restore()).rejects.toThrow('sessions: 3 erwartet, 1 gefunden')
    writeFileSync(join(damaged, dumpName), 'x')
    await expect(restore()).rejects.toThrow(/beschädigt/)
    expect(existsSync(embeddedFolder(place))).toBe(false)
  })

  it('says where there is nothing to back up', async () => {
    await expect(takeBackup(folder, join(folder, 'backups'), now)).rejects.toThrow(OperationError)
  })
})

describe('the address for commands', () => {
  it('gives nothing without the token, which only the owner of the folder can read', async () => {
    const path = join(running, 'control.json')
    expect(statSync(path).mode & 0o077).toBe(0)
    const { url, token } = JSON.parse(readFileSync(path, 'utf8'))
    const status = async (authorization?: string) =>
      (await fetch(`${url}/dump`, { method: 'POST', headers: authorization ? { authorization } : {} })).status
    expect(await status()).toBe(401)
    expect(await status(`Bearer ${token.slice(0, -1)}`)).toBe(401)
    expect((await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404)
  })

  it('is not believed when the process that wrote it is gone', async () => {
    const left = join(folder, 'left')
    cpSync(join(running, 'control.json'), join(left, 'control.json'))
    expect(await askForDump(left)).toBeNull()
  })
})
