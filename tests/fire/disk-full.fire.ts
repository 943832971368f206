import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runProduct } from '../../scripts/run-product.ts'
import { adminAt, adminSettings } from './admin-settings.ts'

const canMount = process.platform === 'linux' && process.getuid?.() === 0

it.skipIf(!canMount)(
  'a full disk refuses in German, loses nothing acknowledged, and room makes it good again',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'klarbefund-full-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder])
    onTestFinished(() => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    })
    const settings = { ...adminSettings, DATA_DIR: folder }
    const product = await runProduct(settings)
    onTestFinished(product.stop)
    const admin = await adminAt(product.url)
    const acknowledged: string[] = []
    const write = async (word: string) => {
      const answer = await admin.post('/api/vocabulary', { originalWord: word, correctedWord: 'Leber' })
      if (answer.status === 201) acknowledged.push(word)
      return answer
    }
    for (let at = 0; at < 20; at += 1) await write(`vorher ${at}`)
    fill(join(folder, 'ballast'))

    // Small rows fit into pages that are there already: large ones need room.
    const refused: { status: number; body: { message?: string } }[] = []
    for (let at = 0; at < 200 && refused.length < 3; at += 1) {
      await write(`voll ${at}`)
      const template = { name: `voll ${at}`, type: 'Probe', templateHtml: `<p>${noise(200_000)}</p>` }
      const answer = await admin.post('/api/medical-templates', template).catch(() => null)
      if (answer === null) break
      if (answer.status !== 201) refused.push(answer)
    }
    for (const { status, body } of refused) {
      expect([500, 503]).toContain(status)
      expect(body.message).toMatch(/Fehler|Bitte/)
    }
    console.info(`full disk: ${refused.length} refused, ${acknowledged.length} acknowledged`)

    rmSync(join(folder, 'ballast'))
    await product.kill('SIGKILL')
    const again = await runProduct(settings)
    onTestFinished(again.stop)
    const after = await adminAt(again.url)
    const { body } = await after.get('/api/vocabulary')
    const kept = new Set((body as { originalWord: string }[]).map((row) => row.originalWord))
    expect(acknowledged.filter((word) => !kept.has(word))).toEqual([])
    expect((await after.post('/api/vocabulary', { originalWord: 'nachher', correctedWord: 'Leber' })).status).toBe(201)
    expect(refused.length).toBeGreaterThan(0)
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
