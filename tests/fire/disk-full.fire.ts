import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '#tests/postgres.ts'
import { runProduct } from '../../scripts/run-product.ts'
import { adminAt, adminSettings } from './admin-settings.ts'
import type { HttpAnswer, HttpClient } from './http-client.ts'

const canMount = process.platform === 'linux' && process.getuid?.() === 0

/** A folder on a disk of its own, which is soon full. */
function smallDisk(size: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'klarbefund-full-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

interface Writing {
  acknowledged: string[]
  refused: HttpAnswer[]
}

async function writeWord(admin: HttpClient, word: string, { acknowledged }: Writing): Promise<void> {
  const { status } = await admin.post('/api/vocabulary', { originalWord: word, correctedWord: 'Leber' })
  if (status === 201) acknowledged.push(word)
}

/** Writes while there is room, fills the disk, and writes until refused. */
async function writeOntoFullDisk(admin: HttpClient, folder: string): Promise<Writing> {
  const writing: Writing = { acknowledged: [], refused: [] }
  for (let at = 0; at < 20; at += 1) await writeWord(admin, `vorher ${at}`, writing)
  fill(join(folder, 'ballast'))
  await writeUntilRefused(admin, writing)
  return writing
}

/** Small rows fit into pages that are there already: large ones need room. */
async function writeUntilRefused(admin: HttpClient, writing: Writing): Promise<void> {
  for (let at = 0; at < 200 && writing.refused.length < 3; at += 1) {
    await writeWord(admin, `voll ${at}`, writing)
    const template = { name: `voll ${at}`, type: 'Probe', templateHtml: `<p>${noise(200_000)}</p>` }
    const answer = await admin.post('/api/medical-templates', template).catch(() => null)
    if (answer === null) break
    if (answer.status !== 201) writing.refused.push(answer)
  }
  console.info(`full disk: ${writing.refused.length} refused, ${writing.acknowledged.length} acknowledged`)
  expect(writing.refused.length).toBeGreaterThan(0)
}

async function expectKept(admin: HttpClient, { acknowledged }: Writing): Promise<void> {
  const { body } = await admin.get('/api/vocabulary')
  const kept = new Set((body as { originalWord: string }[]).map((row) => row.originalWord))
  expect(acknowledged.filter((word) => !kept.has(word))).toEqual([])
  expect((await admin.post('/api/vocabulary', { originalWord: 'nachher', correctedWord: 'Leber' })).status).toBe(201)
}

it.skipIf(!canMount)(
  'a full disk refuses in German, loses nothing acknowledged, and room makes it good again',
  async () => {
    const folder = smallDisk('200m')
    const settings = { ...adminSettings, DATA_DIR: folder }
    const product = await runProduct(settings)
    onTestFinished(product.stop)
    const writing = await writeOntoFullDisk(await adminAt(product.url), folder)
    for (const { status, body } of writing.refused) {
      expect([500, 503]).toContain(status)
      expect(body.message).toMatch(/Fehler|Bitte/)
    }

    rmSync(join(folder, 'ballast'))
    await product.kill('SIGKILL')
    const again = await runProduct(settings)
    onTestFinished(again.stop)
    await expectKept(await adminAt(again.url), writing)
  },
)

it.skipIf(!canMount)(
  'a full disk of PostgreSQL is said so, loses nothing acknowledged, and the product goes on when there is room',
  async () => {
    const folder = smallDisk('300m')
    const postgres = await startPostgres({ synchronous_commit: 'on', full_page_writes: 'on' }, folder)
    if ('skipped' in postgres) throw new Error(postgres.skipped)
    onTestFinished(postgres.stop)
    const product = await runProduct({ ...adminSettings, DATABASE_URL: postgres.url })
    onTestFinished(product.stop)
    const admin = await adminAt(product.url)
    const writing = await writeOntoFullDisk(admin, folder)
    for (const { status, body } of writing.refused) expect([status, body.code]).toEqual([503, 'database_away'])
    expect((await admin.get('/healthz')).status).toBe(200)

    rmSync(join(folder, 'ballast'))
    await expect.poll(async () => (await admin.get('/readyz')).status, { timeout: 60_000 }).toBe(200)
    await expectKept(admin, writing)
  },
)

function fill(path: string): void {
  for (let size = 64 * 1024 * 1024; size >= 4096; size /= 2) {
    for (let _at = 0; ; _at += 1) {
      try {
        writeFileSync(path, Buffer.alloc(size), { flag: 'a' })
      } catch {
        break
      }
    }
  }
}

/** Text that does not compress away. */
function noise(length: number): string {
  let text = ''
  while (text.length < length) text += Math.random().toString(36).slice(2)
  return text
}
