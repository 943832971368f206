import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type RunningPostgres, startPostgres } from '#tests/postgres.ts'
import { type RunningProduct, runProduct } from '../../scripts/run-product.ts'
import { adminAt, adminSettings } from './admin-settings.ts'
import type { HttpClient } from './http-client.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 20)
const writers = 4
const writtenBeforeKill = 40
/** Every round starts the product anew, which takes long on a machine full of other work. */
const roundsMs = rounds * 60_000

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'klarbefund-kill-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes with several hands until the product is gone; every acknowledged word is noted. */
async function writeUntilKilled(
  client: HttpClient,
  round: number,
  acknowledged: Set<string>,
  kill: () => Promise<unknown>,
) {
  let isKilled = false
  let written = 0
  const write = async (writer: number) => {
    for (let at = 0; !isKilled; at += 1) {
      const originalWord = `Wort ${round}-${writer}-${at}`
      try {
        const { status } = await client.post('/api/vocabulary', { originalWord, correctedWord: 'Leber' })
        if (status !== 201) continue
        acknowledged.add(originalWord)
        written += 1
      } catch {
        return
      }
      if (written === writtenBeforeKill) {
        isKilled = true
        await kill()
      }
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
}

async function lostOf(client: HttpClient, acknowledged: Set<string>): Promise<string[]> {
  const { body } = await client.get('/api/vocabulary')
  const kept = new Set((body as { originalWord: string }[]).map(({ originalWord }) => originalWord))
  return [...acknowledged].filter((word) => !kept.has(word))
}

describe('killed without warning while it writes', () => {
  it(`loses nothing acknowledged on the embedded database, ${rounds} times`, { timeout: roundsMs }, async () => {
    const settings = { ...adminSettings, DATA_DIR: freshFolder() }
    const acknowledged = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const product = await runProduct(settings)
      const client = await adminAt(product.url)
      expect([round, await lostOf(client, acknowledged)]).toEqual([round, []])
      await writeUntilKilled(client, round, acknowledged, () => product.kill('SIGKILL'))
    }
    const product = await runProduct(settings)
    const client = await adminAt(product.url)
    expect(await lostOf(client, acknowledged)).toEqual([])
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * writtenBeforeKill)
    console.info(`PGlite: ${rounds} kills, ${acknowledged.size} acknowledged, 0 lost`)
    // The positive control: a word that never arrived is missed.
    expect(await lostOf(client, new Set([...acknowledged, 'nie geschrieben']))).toEqual(['nie geschrieben'])
    await product.stop()
  })

  it(`loses nothing acknowledged on PostgreSQL, ${rounds} times, the database crashing with it every other time`, {
    timeout: roundsMs,
  }, async () => {
    const postgres = await startPostgres({ synchronous_commit: 'on', full_page_writes: 'on' })
    if ('skipped' in postgres) throw new Error(postgres.skipped)
    onTestFinished(postgres.stop)
    const settings = { ...adminSettings, DATA_DIR: freshFolder(), DATABASE_URL: postgres.url }
    const acknowledged = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const product = await runProduct(settings)
      const client = await adminAt(product.url)
      expect([round, await lostOf(client, acknowledged)]).toEqual([round, []])
      await writeUntilKilled(client, round, acknowledged, () => killBoth(product, round % 2 === 1 ? postgres : null))
    }
    const product = await runProduct(settings)
    expect(await lostOf(await adminAt(product.url), acknowledged)).toEqual([])
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * writtenBeforeKill)
    console.info(`PostgreSQL: ${rounds} kills, ${acknowledged.size} acknowledged, 0 lost`)
    await product.stop()
  })
})

async function killBoth(product: RunningProduct, postgres: RunningPostgres | null): Promise<void> {
  await Promise.all([product.kill('SIGKILL'), postgres?.halt('SIGQUIT')])
  await postgres?.resume()
}

describe('a second process on one data folder', () => {
  it('is refused with the reason, and the first goes on', async () => {
    const settings = { ...adminSettings, DATA_DIR: freshFolder() }
    const first = await runProduct(settings)
    const refused = await runProduct(settings).catch((error: unknown) => String(error))
    expect(refused).toMatch(/Datenordner .* wird schon von Prozess \d+ benutzt/)
    expect((await (await adminAt(first.url)).get('/api/vocabulary')).status).toBe(200)
    await first.kill('SIGKILL')
    // The positive control: after the end of the first, even a violent one, the folder is free.
    await (await runProduct(settings)).stop()
  })

  it('started in the same moment as three others, gets it alone or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const folder = freshFolder()
      const claim = `import { lockFolder } from './src/server/db/folder-lock.ts'
        process.stdin.once('data', () => { try { lockFolder(${JSON.stringify(folder)}); console.log('got it') } catch { console.log('refused') } })
        console.log('ready')`
      const claimants = Array.from({ length: 4 }, () =>
        spawn(process.execPath, ['--input-type=module', '--eval', claim], { stdio: ['pipe', 'pipe', 'inherit'] }),
      )
      const lines = claimants.map((child) => readLines(child.stdout))
      await Promise.all(lines.map((next) => next('ready')))
      for (const child of claimants) child.stdin.write('los\n')
      const results = await Promise.all(lines.map((next) => next('')))
      for (const child of claimants) child.kill('SIGKILL')
      expect(results.filter((line) => line === 'got it')).toHaveLength(1)
    }
  })
})

/** Waits for the next line, whatever it is where nothing is asked for. */
function readLines(stream: NodeJS.ReadableStream): (wanted: string) => Promise<string> {
  const waiting: string[] = []
  let wake = () => {}
  stream.on('data', (chunk) => {
    waiting.push(...String(chunk).split('\n').filter(Boolean))
    wake()
  })
  return async (wanted) => {
    for (;;) {
      const line = waiting.shift()
      if (line !== undefined && (wanted === '' || line === wanted)) return line
      if (line === undefined) await new Promise<void>((resolve) => (wake = resolve))
    }
  }
}
