import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Database, OpenDatabase } from '../db/database.ts'

/** Ids only: a payload stays in the database and its write-ahead log. */
export type JobPayload = Record<string, string>

export interface JobOptions {
  /** Five fields of cron, UTC: the job also runs by itself. */
  cron?: string
}

type Handler = (payload: JobPayload) => Promise<void>

/** Work that outlives a request: sent in the transaction that causes it, done by any process. */
export interface Jobs {
  /** Registers a job; before `start`. */
  define: (name: string, handler: Handler, options?: JobOptions) => void
  send: (db: Database, name: string, payload: JobPayload) => Promise<void>
  /** Many of one name at once. */
  sendAll: (db: Database, name: string, payloads: readonly JobPayload[]) => Promise<void>
  start: () => Promise<void>
  /** Does everything that waits, here and now, instead of the workers; for tests and commands. */
  runWaiting: () => Promise<void>
  /** Does what waits under one name, beside the workers, until nothing does or `isOver` says so. */
  runWaitingOf: (name: string, isOver: () => boolean) => Promise<void>
  stop: () => Promise<void>
}

/** Both drivers answer rows; the shared database type leaves that open. */
type DrizzleTransaction = Parameters<typeof fromDrizzle>[0]

interface Definition {
  handler: Handler
  options: JobOptions
}

const stopGraceMs = 10_000
/** A person waits for the mailed code. */
const pollingIntervalSeconds = 1
const jobsAtOnce = 500
/** Tries after the first, with growing pauses. */
const retries = 5
/** A look into the queue takes milliseconds; one that is never answered would end the worker without a word. */
const jobQueryMs = 20_000
const noJob = '00000000-0000-0000-0000-000000000000'

/** @param hasWorkers false where waiting jobs are only done by `runWaiting` */
export function createJobs(database: OpenDatabase, hasWorkers: boolean, onError: (error: unknown) => void): Jobs {
  const definitions = new Map<string, Definition>()
  const boss = new PgBoss({ ...connection(database), supervise: hasWorkers, schedule: hasWorkers })
  // Its workers tell an error as a plain object, which would say nothing to the log.
  boss.on('error', (error) => onError(error instanceof Error ? error : Object.assign(new Error(), error)))

  const runOne = async (name: string, payload: JobPayload) => {
    try {
      await definitions.get(name)?.handler(payload)
    } catch (error) {
      onError(error)
      // The queue keeps what is thrown: a class name, never a message that may quote a text.
      throw new Error(error instanceof Error ? error.constructor.name : 'Error')
    }
  }

  return {
    define: (name, handler, options = {}) => {
      definitions.set(name, { handler, options })
    },
    send: async (db, name, payload) => {
      await boss.send(name, payload, { db: fromDrizzle(db as DrizzleTransaction, sql) })
    },
    sendAll: async (db, name, payloads) => {
      for (let at = 0; at < payloads.length; at += jobsAtOnce) {
        const rows = payloads.slice(at, at + jobsAtOnce).map((data) => ({ data }))
        await boss.insert(name, rows, { db: fromDrizzle(db as DrizzleTransaction, sql) })
      }
    },
    start: async () => {
      await boss.start()
      for (const [name, { options }] of definitions) {
        await boss.createQueue(name, { retryLimit: retries, retryBackoff: true })
        // Fills the cache of queues: a look-up during a transaction would wait for its only connection for ever.
        await boss.findJobs(name, { id: noJob })
        if (options.cron && hasWorkers) await boss.schedule(name, options.cron)
        if (!hasWorkers) continue
        await boss.work<JobPayload>(name, { pollingIntervalSeconds }, async (jobs) => {
          for (const job of jobs) await runOne(name, job.data ?? {})
        })
      }
    },
    runWaiting: async () => {
      for (const name of definitions.keys()) await drain(boss, name, runOne)
    },
    runWaitingOf: (name, isOver) => drain(boss, name, runOne, isOver),
    stop: () => boss.stop({ graceful: true, timeout: stopGraceMs, close: database.kind === 'postgres' }),
  }
}

function connection(database: OpenDatabase) {
  if (database.kind === 'pglite') {
    return { db: fromPglite(database.client as PGlite), backend: 'pglite' as const }
  }
  const { connectionString } = (database.client as pg.Pool).options
  return { connectionString: connectionString ?? '', max: 3, query_timeout: jobQueryMs, keepAlive: true }
}

async function drain(
  boss: PgBoss,
  name: string,
  runOne: (name: string, payload: JobPayload) => Promise<void>,
  isOver: () => boolean = () => false,
): Promise<void> {
  while (!isOver()) {
    const [job] = await boss.fetch<JobPayload>(name)
    if (!job) return
    try {
      await runOne(name, job.data ?? {})
      await boss.complete(name, job.id)
    } catch (error) {
      await boss.fail(name, job.id, { name: (error as Error).message })
    }
  }
}
