import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { PGlite } from '@electric-sql/pglite'
import type { FastifyInstance, InjectOptions } from 'fastify'
import PostalMime from 'postal-mime'
import { inject } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Clock } from '#server/clock.ts'
import { type OpenDatabase, openPostgres, overPglite } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { type Env, readEnv } from '#server/env.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { createMailer, outboxFolder } from '#server/mail/mailer.ts'
import { openModel } from '#server/model/model-port.ts'
import { loadSecrets } from '#server/secrets.ts'

export interface TestClock extends Clock {
  advanceSeconds: (seconds: number) => void
}

/** A clock that stands until it is moved. */
export function testClock(start = new Date('2026-03-02T09:00:00Z')): TestClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advanceSeconds: (seconds) => {
      time += seconds * 1000
    },
  }
}

export interface TestServer {
  app: FastifyInstance
  deps: Deps
  clock: TestClock
  /** A browser with its own cookies. */
  browser: () => TestBrowser
  /** Does the waiting jobs, then reads the mails of the outbox, oldest first. */
  mails: () => Promise<{ to: string; subject: string; text: string; html: string }[]>
  close: () => Promise<void>
}

export interface TestBrowser {
  get: (url: string) => Promise<TestAnswer>
  post: (url: string, body?: unknown) => Promise<TestAnswer>
  put: (url: string, body?: unknown) => Promise<TestAnswer>
  delete: (url: string) => Promise<TestAnswer>
  send: (options: InjectOptions) => Promise<TestAnswer>
  cookies: Map<string, string>
}

export interface TestAnswer {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  text: string
  // The tests look into bodies of every shape.
  // biome-ignore lint/suspicious/noExplicitAny: a parsed body of a call under test
  body: any
}

/** The real app on a database of its own: PGlite, or PostgreSQL in the project `postgres`. */
export async function startTestServer(
  settings: Record<string, string> = {},
  options: { clock?: TestClock; defineJobs?: (jobs: Jobs) => void; logStream?: Writable } = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'klarbefund-test-'))
  const env = readEnv({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
    ADMIN_PASSWORD: 'admin-password',
    DATA_DIR: folder,
    // Nobody is reached by accident: a test of the marketing names its own stand-in.
    BREVO_API_BASE: 'http://127.0.0.1:1',
    ...settings,
  })
  const clock = options.clock ?? testClock()
  const postgresUrl = inject('postgresUrl')
  const database = postgresUrl ? await freshPostgres(postgresUrl) : await freshPglite()
  const deps: Deps = await testDeps(env, database, clock)
  const app = await createApp(deps, options.logStream)
  options.defineJobs?.(deps.jobs)
  await deps.jobs.start()
  await app.ready()
  return {
    app,
    deps,
    clock,
    browser: () => testBrowser(app),
    mails: async () => {
      await deps.jobs.runWaiting()
      return readOutbox(outboxFolder(env))
    },
    close: async () => {
      await app.close()
      await deps.jobs.stop()
      deps.mailer.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the server is given in tests: jobs run when a test says so. */
export async function testDeps(env: Env, database: OpenDatabase, clock: Clock): Promise<Deps> {
  return {
    env,
    db: database.db,
    pingDatabase: database.ping,
    clock,
    mailer: createMailer(env),
    model: openModel(env, clock),
    secrets: await loadSecrets(database.db, clock),
    jobs: createJobs(database, false, () => {}),
  }
}

let snapshot: Promise<Blob> | null = null

/** A migrated database is made once and loaded for each test server: about 0.3 s instead of 2 s. */
async function freshPglite(): Promise<OpenDatabase> {
  snapshot ??= (async () => {
    const client = await PGlite.create()
    const migrated = await overPglite(client)
    const jobs = createJobs(migrated, false, () => {})
    await jobs.start()
    await jobs.stop()
    const dump = await client.dumpDataDir('none')
    await migrated.close()
    return dump
  })()
  return overPglite(await PGlite.create({ loadDataDir: await snapshot }))
}

async function freshPostgres(serverUrl: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const { default: pg } = await import('pg')
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return openPostgres(url.href, 5)
}

export function testBrowser(app: FastifyInstance): TestBrowser {
  const cookies = new Map<string, string>()
  const send = async (options: InjectOptions): Promise<TestAnswer> => {
    const answer = await app.inject({ ...options, cookies: { ...Object.fromEntries(cookies), ...options.cookies } })
    for (const cookie of answer.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name)
      else cookies.set(cookie.name, cookie.value)
    }
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: parseOrNull(answer.body),
    }
  }
  const withBody = (method: 'POST' | 'PUT') => (url: string, body?: unknown) =>
    send({ method, url, ...(body === undefined ? {} : { payload: body as object }) })
  return {
    cookies,
    send,
    get: (url) => send({ method: 'GET', url }),
    post: withBody('POST'),
    put: withBody('PUT'),
    delete: (url) => send({ method: 'DELETE', url }),
  }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function readOutbox(folder: string) {
  const names = readdirSync(folder).sort()
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
  return mails.map((mail) => ({
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }))
}
