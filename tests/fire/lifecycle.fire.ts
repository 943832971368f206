import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startModelServer } from '#stand-ins/model/start-model-server.ts'
import { corrected } from '#tests/model-server.ts'
import { type RunningPostgres, startPostgres } from '#tests/postgres.ts'
import { runProduct } from '../../scripts/run-product.ts'
import { adminAt, adminSettings } from './admin-settings.ts'
import { httpClient } from './http-client.ts'

let postgres: RunningPostgres
beforeAll(async () => {
  const started = await startPostgres()
  if ('skipped' in started) throw new Error(started.skipped)
  postgres = started
})
afterAll(() => postgres.stop())

/** A database of its own for each test. */
async function freshDatabase(): Promise<string> {
  const name = `feuer_${Math.random().toString(36).slice(2)}`
  await query(postgres.url, `create database ${name}`)
  return postgres.url.replace(/\/postgres$/, `/${name}`)
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

function sharedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'klarbefund-life-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('SIGTERM', () => {
  it('under load breaks off no answer, and the process ends in order', async () => {
    const model = await startModelServer()
    onTestFinished(model.close)
    model.behave(() => ({ ...corrected('Leber unauffällig.'), kind: 'hold' }) as never)
    const product = await runProduct({
      ...adminSettings,
      AI_BASE_URL: model.url,
      AI_MODEL: 'stand-in',
      AI_CONCURRENCY: '50',
    })
    onTestFinished(product.stop)
    const admin = await adminAt(product.url)
    const body = { transcript: 'Leber unauffällig Punkt', language: 'de' }
    const running = Array.from({ length: 30 }, () => admin.post('/api/format-external-transcript', body))
    await expect.poll(() => model.requests.length, { timeout: 30_000 }).toBe(30)

    const end = product.kill('SIGTERM')
    // Whoever comes now is answered or turned away at the door, never half.
    const late = await Promise.allSettled(Array.from({ length: 10 }, () => admin.get('/api/vocabulary')))
    for (const result of late) {
      if (result.status === 'fulfilled') expect(result.value.status).toBe(200)
      else expect([result.reason, isTurnedAway(result.reason)]).toEqual([result.reason, true])
    }
    model.release()

    const answers = await Promise.all(running)
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    for (const { body: answer } of answers) expect(answer.plainText).toContain('Leber')
    expect(await end).toBe(0)
    // The positive control: nobody answers any more.
    await expect(admin.get('/healthz')).rejects.toThrow()
  })

  it('in the middle of many short calls loses none that was sent before, and is soon over', async () => {
    const product = await runProduct({ ...adminSettings, SHUTDOWN_GRACE_SECONDS: '200' })
    onTestFinished(product.stop)
    const admin = await adminAt(product.url)
    let isEnding = false
    let answered = 0
    const broken: string[] = []
    const hands = Array.from({ length: 20 }, async () => {
      for (;;) {
        const wasSentBefore = !isEnding
        try {
          const { status, body } = await admin.get('/api/medical-templates')
          expect([status, Array.isArray(body)]).toEqual([200, true])
          answered += 1
        } catch (error) {
          if (wasSentBefore || !isTurnedAway(error)) broken.push(`${wasSentBefore} ${faultOf(error)}`)
          return
        }
      }
    })
    await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(200)
    isEnding = true
    const startedAt = Date.now()
    expect(await product.kill('SIGTERM')).toBe(0)
    // A connection that is kept open for more questions would hold it up for 72 s.
    expect(Date.now() - startedAt).toBeLessThan(40_000)
    await Promise.all(hands)
    expect(broken).toEqual([])
  })

  it('gives a slow reader the rest of a large answer', async () => {
    const product = await runProduct(adminSettings)
    onTestFinished(product.stop)
    const admin = await adminAt(product.url)
    // More than the buffers between two processes hold.
    for (let at = 0; at < 80; at += 1) {
      const template = { name: `Groß ${at}`, type: 'Probe', templateHtml: `<p>${'Leber '.repeat(33_000)}</p>` }
      expect((await admin.post('/api/medical-templates', template)).status).toBe(201)
    }
    const answer = await admin.open('/api/medical-templates')
    const end = product.kill('SIGTERM')
    await expect.poll(() => admin.get('/healthz').catch(() => null)).toBeNull()
    const names = ((await answer.json()) as { name: string }[]).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('Groß'))).toHaveLength(80)
    expect(await end).toBe(0)
  })
})

/** Refused or hung up on before a byte of the answer was sent, so that a balancer asks another process. */
function isTurnedAway(error: unknown): boolean {
  return /^fetch failed (ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/.test(faultOf(error))
}

function faultOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } }
  return `${message} ${cause?.code}`
}

describe('the database', () => {
  it('away is said so, and back is found again by itself', async () => {
    const product = await runProduct({ ...adminSettings, DATABASE_URL: await freshDatabase() })
    onTestFinished(product.stop)
    const admin = await adminAt(product.url)
    expect((await admin.get('/readyz')).status).toBe(200)

    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      await postgres.halt(signal)
      const ready = await admin.get('/readyz')
      expect([ready.status, ready.body.status]).toEqual([503, 'database unavailable'])
      expect((await admin.get('/healthz')).status).toBe(200)
      for (const path of ['/api/vocabulary', '/api/auth/user']) {
        const { status, body } = await admin.get(path)
        expect([status, body.code]).toEqual([503, 'database_away'])
        expect(body.message).toMatch(/Die Datenbank antwortet gerade nicht\. .* Bitte/)
        expect(JSON.stringify(body)).not.toMatch(/ECONN|postgres|stack/i)
      }
      const write = await admin.post('/api/vocabulary', { originalWord: 'Wort', correctedWord: 'Leber' })
      expect(write.status).toBe(503)

      await postgres.resume()
      await expect.poll(async () => (await admin.get('/readyz')).status, { timeout: 30_000 }).toBe(200)
      expect((await admin.get('/api/auth/user')).status).toBe(200)
    }
    // Jobs too: a code is mailed.
    const client = httpClient(product.url)
    expect((await client.post('/api/auth/email/register', registration('zurueck@example.org'))).status).toBe(200)
    await expect
      .poll(async () => String((await client.get('/dev/mailbox')).body).includes('zurueck@example.org'), {
        timeout: 60_000,
      })
      .toBe(true)
  })
})

function registration(email: string) {
  const password = 'Diktat-2026!'
  return { email, password, confirmPassword: password, firstName: 'Eva', lastName: 'Muster' }
}

function mailedTo(folder: string): string[] {
  const outbox = join(folder, 'outbox')
  return readdirSync(outbox).map((name) => /^To: (.*)$/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1] ?? '')
}

describe('two processes on one PostgreSQL', () => {
  it('share sessions, limits and jobs', async () => {
    const DATA_DIR = sharedFolder()
    const settings = { ...adminSettings, DATA_DIR, DATABASE_URL: await freshDatabase(), RATE_LIMIT_FACTOR: '1' }
    const [one, other] = [await runProduct(settings), await runProduct(settings)]
    onTestFinished(async () => void (await Promise.all([one.stop(), other.stop()])))

    const admin = await adminAt(one.url)
    expect((await admin.at(other.url).get('/api/auth/user')).status).toBe(200)
    await admin.at(other.url).get('/api/logout')
    expect((await admin.get('/api/auth/user')).status).toBe(401)

    const statuses: number[] = []
    for (let at = 0; at < 12; at += 1) {
      const guess = { email: 'opfer@example.org', password: 'Falsch-2026!' }
      statuses.push((await httpClient((at % 2 ? one : other).url).post('/api/auth/email/login', guess)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])

    const addresses = Array.from({ length: 10 }, (_, at) => `jobs-${at}@example.org`)
    const answers = await Promise.all(
      addresses.map((email, at) =>
        httpClient((at % 2 ? one : other).url).post('/api/auth/email/register', registration(email)),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    await expect.poll(() => mailedTo(DATA_DIR).length, { timeout: 60_000 }).toBe(10)
    // Each job was done by one of them, not by both.
    expect(mailedTo(DATA_DIR).sort()).toEqual(addresses.sort())
  })

  it('lose nothing acknowledged when one is killed while both work', async () => {
    const DATA_DIR = sharedFolder()
    const DATABASE_URL = await freshDatabase()
    const settings = { ...adminSettings, DATA_DIR, DATABASE_URL }
    const [killed, other] = [await runProduct(settings), await runProduct(settings)]
    onTestFinished(async () => void (await Promise.all([killed.stop(), other.stop()])))
    const admin = await adminAt(other.url)

    const words: string[] = []
    const addresses: string[] = []
    let isKilled = false
    const work = async (url: string, hand: number) => {
      for (let at = 0; at < 40; at += 1) {
        const originalWord = `Wort ${hand}-${at}`
        const email = `tod-${hand}-${at}@example.org`
        try {
          const client = admin.at(url)
          if ((await client.post('/api/vocabulary', { originalWord, correctedWord: 'Leber' })).status === 201)
            words.push(originalWord)
          if (
            at % 8 === 0 &&
            (await httpClient(url).post('/api/auth/email/register', registration(email))).status === 200
          )
            addresses.push(email)
        } catch {
          // The killed one does not answer any more; the other one must.
          expect([url, isKilled]).toEqual([killed.url, true])
          return
        }
        if (words.length >= 60 && !isKilled) {
          isKilled = true
          await killed.kill('SIGKILL')
        }
      }
    }
    await Promise.all([work(killed.url, 0), work(other.url, 1), work(killed.url, 2), work(other.url, 3)])
    expect(isKilled).toBe(true)

    const { body } = await admin.get('/api/vocabulary')
    const kept = new Set((body as { originalWord: string }[]).map((row) => row.originalWord))
    expect(words.filter((word) => !kept.has(word))).toEqual([])
    // Every mail that was promised is sent by the other, or its job is still known: the dead one had taken it.
    await expect
      .poll(
        async () => {
          const open = await query(
            DATABASE_URL,
            `select id from pgboss.job where name = 'auth-mail-code' and state <> 'completed'`,
          )
          return new Set(mailedTo(DATA_DIR)).size + open.length >= addresses.length
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    expect(addresses.length).toBeGreaterThan(5)
    const unsent = await query(
      DATABASE_URL,
      `select state from pgboss.job where name = 'auth-mail-code' and state = 'failed'`,
    )
    expect(unsent).toEqual([])
  })
})
