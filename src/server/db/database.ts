import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type pg from 'pg'
import * as schema from '#database/schema.ts'
import { SettingsError } from '../env.ts'
import { lockFolder } from './folder-lock.ts'
import { openPool } from './open-pool.ts'

/** Both databases, and a transaction on either, look like this. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  /** What runs underneath, for the job queue. */
  client: PGlite | pg.Pool
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('../../../database/migrations', import.meta.url))
const migrationLock = 7_310_455

interface DatabaseSettings {
  DATABASE_URL: string | null
  DATABASE_POOL_SIZE: number
  DATABASE_TIMEOUT_SECONDS: number
  DATA_DIR: string
}

/** Opens the database the settings name and brings its schema up to date. */
export async function openDatabase(env: DatabaseSettings): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    return openPostgres(env.DATABASE_URL, env.DATABASE_POOL_SIZE, env.DATABASE_TIMEOUT_SECONDS * 1000)
  }
  return openEmbedded(embeddedFolder(env.DATA_DIR))
}

/** Where the embedded database lies in the data folder. */
export function embeddedFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres')
}

/** PGlite in a folder, guarded by the product's own lock. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  makeFolder(folder)
  const unlock = lockFolder(`${folder}.lock`)
  try {
    return await overPglite(await PGlite.create({ dataDir: folder }), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** @throws {SettingsError} where the settings name a place that cannot be written to */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new SettingsError(`In ${folder} lässt sich nicht schreiben (${code}). Bitte prüfen Sie DATA_DIR.`, { cause })
  }
}

/** PGlite in memory or loaded from a snapshot: for tests. */
export async function overPglite(client: PGlite, afterClose: () => void = () => {}): Promise<OpenDatabase> {
  const db = drizzlePglite(client, { schema })
  await migratePglite(db, { migrationsFolder })
  return {
    db,
    kind: 'pglite',
    client,
    ping: async () => {
      await db.execute(sql`select 1`)
    },
    close: async () => {
      await client.close()
      afterClose()
    },
  }
}

/** @param silenceMs null where statements may take their time, as when everything is copied */
export async function openPostgres(
  url: string,
  poolSize: number,
  silenceMs: number | null = null,
): Promise<OpenDatabase> {
  await migrateOnce(url)
  const pool = openPool({ url, size: poolSize, silenceMs })
  const db = drizzlePg(pool, { schema })
  return {
    db,
    kind: 'postgres',
    client: pool,
    ping: async () => {
      await db.execute(sql`select 1`)
    },
    close: () => pool.end(),
  }
}

/**
 * Several processes may start at once: one migrates, the others wait.
 *
 * One transaction on one connection, so that a pooler which lends connections by transaction may stand between. The
 * migrator's own `begin` in it is only a notice, and its `commit` ends both.
 */
async function migrateOnce(url: string): Promise<void> {
  const pool = openPool({ url, size: 1, silenceMs: null })
  try {
    await migrateOver(pool)
  } finally {
    await pool.end()
  }
}

async function migrateOver(pool: pg.Pool): Promise<void> {
  const client = await connectFirst(pool)
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    // Whoever waits for a table makes everybody behind it wait: better fail, and try again at the next start.
    await client.query(`set local lock_timeout = '5s'`)
    await migratePg(drizzlePg(client, { schema }), { migrationsFolder })
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** @throws {SettingsError} where nobody answers there or nobody is let in */
async function connectFirst(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (cause) {
    const { code = null } = cause as { code?: string | null }
    const reason = (code && refusals.get(code)) ?? 'Die Verbindung zu PostgreSQL kommt nicht zustande'
    throw new SettingsError(`${code ? `${reason} (${code})` : reason}. Bitte prüfen Sie DATABASE_URL.`, { cause })
  }
}

/** By SQLSTATE. */
const refusals = new Map([
  ['28P01', 'PostgreSQL nimmt Benutzer oder Passwort nicht an'],
  ['28000', 'PostgreSQL lässt diesen Benutzer nicht zu'],
  ['3D000', 'Diese Datenbank gibt es in PostgreSQL nicht'],
])
