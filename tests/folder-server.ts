import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { createApp } from '#server/app.ts'
import { openEmbedded } from '#server/db/database.ts'
import { readEnv } from '#server/env.ts'
import { type TestServer, testBrowser, testClock, testDeps } from './test-server.ts'

export interface FolderServer extends TestServer {
  folder: string
  /** Writes everything the database still holds in memory. */
  flush: () => Promise<void>
}

/** The app on an embedded database in a folder on disk, logging everything into a stream. */
export async function startFolderServer(log: Writable): Promise<FolderServer> {
  const folder = mkdtempSync(join(tmpdir(), 'klarbefund-folder-'))
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'trace', RATE_LIMIT_FACTOR: '1000' })
  const clock = testClock()
  const database = await openEmbedded(join(folder, 'postgres'))
  const deps = await testDeps(env, database, clock)
  const app = await createApp(deps, log)
  await deps.jobs.start()
  await app.ready()
  return {
    app,
    deps,
    clock,
    folder,
    browser: () => testBrowser(app),
    mails: async () => [],
    flush: async () => {
      await database.db.execute(sql`checkpoint`)
    },
    close: async () => {
      await app.close()
      await deps.jobs.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
