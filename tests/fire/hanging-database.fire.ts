import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type RunningPostgres, startPostgres } from '#tests/postgres.ts'
import { runProduct } from '../../scripts/run-product.ts'
import { adminAt, adminSettings } from './admin-settings.ts'
import { type HttpAnswer, type HttpClient, httpClient } from './http-client.ts'
import { startStallingProxy } from './stalling-proxy.ts'

const patienceSeconds = 4
/** A connection is asked for at most 5 s; then at most the patience until it is cut. Twice, as some calls ask twice. */
const longestMs = 2 * (5 + patienceSeconds) * 1000
const poolSize = 5
const clearly = 'Die Datenbank antwortet gerade nicht. Ihre Eingaben sind nicht verloren.'

let postgres: RunningPostgres
beforeAll(async () => {
  const started = await startPostgres({ synchronous_commit: 'on', full_page_writes: 'on' })
  if ('skipped' in started) throw new Error(started.skipped)
  postgres = started
})
afterAll(() => postgres.stop())

const settingsOf = (databaseUrl: string) => ({
  ...adminSettings,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: String(poolSize),
  DATABASE_TIMEOUT_SECONDS: String(patienceSeconds),
})

const addWord = (client: HttpClient, originalWord: string) =>
  client.post('/api/vocabulary', { originalWord, correctedWord: 'Leber' })

async function wordsOf(client: HttpClient): Promise<Set<string>> {
  const { status, body } = await client.get('/api/vocabulary')
  expect(status).toBe(200)
  return new Set((body as { originalWord: string }[]).map(({ originalWord }) => originalWord))
}

async function timed(work: Promise<HttpAnswer>): Promise<HttpAnswer & { ms: number }> {
  const startedAt = Date.now()
  return { ...(await work), ms: Date.now() - startedAt }
}

function expectClearAndBounded(answers: (HttpAnswer & { ms: number })[]): void {
  for (const { status, body, headers, ms } of answers) {
    expect([status, body.code]).toEqual([503, 'database_away'])
    expect(body.message).toContain(clearly)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(ms).toBeLessThan(longestMs)
  }
}

/** More of them at once than the pool has connections: a connection that was lost on the way would be missed. */
async function expectAtWork(client: HttpClient, round: string): Promise<void> {
  await expect.poll(async () => (await client.get('/readyz')).status, { timeout: 30_000 }).toBe(200)
  const words = Array.from({ length: poolSize * 3 }, (_, at) => `${round} nachher ${at}`)
  const answers = await Promise.all(words.map((word) => addWord(client, word)))
  expect(answers.map(({ status }) => status)).toEqual(words.map(() => 201))
  const kept = await wordsOf(client)
  expect(words.filter((word) => !kept.has(word))).toEqual([])
}

async function expectMailed(url: string, email: string): Promise<void> {
  const client = httpClient(url)
  const password = 'Diktat-2026!'
  const person = { email, password, confirmPassword: password, firstName: 'Eva', lastName: 'Muster' }
  expect((await client.post('/api/auth/email/register', person)).status).toBe(200)
  const inbox = async () => String((await client.get('/dev/mailbox')).body)
  await expect.poll(inbox, { timeout: 60_000 }).toContain(email)
}

describe('a database that takes every question and never answers', () => {
  for (const way of ['recover', 'recoverWithoutOld'] as const) {
    it(`(${way}) keeps nobody waiting for ever, is said so, and is found again without a restart`, async () => {
      const proxy = await startStallingProxy(postgres.url)
      const product = await runProduct(settingsOf(proxy.url))
      onTestFinished(product.stop)
      const admin = await adminAt(product.url)
      expect((await addWord(admin, `${way} vorher`)).status).toBe(201)

      proxy.stall()
      // The positive control: who has no limit of its own waits and waits.
      const patient = new pg.Client({ connectionString: proxy.url })
      patient.on('error', () => {})
      let hasPatientEnded = false
      void patient.connect().then(
        () => (hasPatientEnded = true),
        () => (hasPatientEnded = true),
      )
      const calls = Array.from({ length: poolSize * 2 }, (_, at) => [
        timed(addWord(admin, `${way} während ${at}`)),
        timed(admin.get('/api/vocabulary')),
        timed(admin.post('/api/format-external-transcript', { transcript: 'Leber unauffällig Punkt', language: 'de' })),
      ]).flat()
      const ready = await timed(admin.get('/readyz'))
      expect([ready.status, ready.body.status]).toEqual([503, 'database unavailable'])
      expect(ready.ms).toBeLessThan(6000)
      expect((await timed(admin.get('/healthz'))).ms).toBeLessThan(1000)
      expectClearAndBounded(await Promise.all(calls))
      // Not only the first: who comes later is told as well.
      expectClearAndBounded([await timed(admin.get('/api/auth/user'))])
      expect(hasPatientEnded).toBe(false)

      proxy[way]()
      await expectAtWork(admin, way)
      expect((await wordsOf(admin)).has(`${way} vorher`)).toBe(true)
      await expectMailed(product.url, `${way.toLowerCase()}@example.org`)
      void patient.end().catch(() => {})
    })
  }
})

describe('a database that breaks down in the middle of transactions', () => {
  it('ends no process, takes no connection along, and loses nothing acknowledged, five times', async () => {
    const product = await runProduct(settingsOf(postgres.url))
    onTestFinished(product.stop)
    const admin = await adminAt(product.url)
    const acknowledged: string[] = []
    for (let round = 0; round < 5; round += 1) {
      let isOver = false
      let written = 0
      const hands = Array.from({ length: poolSize * 2 }, async (_, hand) => {
        for (let at = 0; !isOver; at += 1) {
          const word = `Bruch ${round}-${hand}-${at}`
          const { status, body } = await addWord(admin, word)
          if (status === 201) {
            acknowledged.push(word)
            written += 1
          } else expect([status, body.code]).toEqual([503, 'database_away'])
        }
      })
      await expect.poll(() => written, { timeout: 60_000 }).toBeGreaterThan(50)
      await postgres.halt(round % 2 ? 'SIGINT' : 'SIGQUIT')
      isOver = true
      await Promise.all(hands)
      await postgres.resume()
      await expectAtWork(admin, `Bruch ${round}`)
    }
    const kept = await wordsOf(admin)
    expect(acknowledged.filter((word) => !kept.has(word))).toEqual([])
    console.info(`${acknowledged.length} acknowledged in five breakdowns, none lost`)
  })
})
