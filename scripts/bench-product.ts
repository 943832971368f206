import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { users } from '#database/schema.ts'
import { hashPassword } from '#features/auth/public.ts'
import { openDatabase } from '#server/db/database.ts'
import { readEnv } from '#server/env.ts'
import { startPostgres } from '../tests/postgres.ts'
import { runProduct } from './run-product.ts'
import { createClient, type LoadClient } from './send-load.ts'

export const benchPassword = 'Messung-2026!'

export interface BenchProduct {
  url: string
  pid: number
  /** What the product keeps its data in, and what a bare server to compare with is given. */
  database: { name: 'PostgreSQL' | 'PGlite'; url: string }
  /** One for each person, signed in. */
  clients: LoadClient[]
  stop: () => Promise<void>
}

export function benchEmail(index: number): string {
  return `messung-${index}@example.org`
}

/** The product with people in it, on PostgreSQL where that is installed, else embedded. */
export async function startBenchProduct(people: number, settings: Record<string, string> = {}): Promise<BenchProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'klarbefund-bench-'))
  const postgres = await startPostgres()
  const databaseUrl = 'skipped' in postgres ? '' : postgres.url
  const stopDatabase = 'skipped' in postgres ? async () => {} : postgres.stop
  const own = { DATA_DIR: folder, DATABASE_URL: databaseUrl, RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' }
  await addPeople(people, { ...own, ...settings })
  const product = await runProduct({ ...own, ...settings })
  const clients = Array.from({ length: people }, () => createClient(product.url))
  for (const [index, client] of clients.entries()) {
    const answer = await client.post('/api/auth/email/login', { email: benchEmail(index), password: benchPassword })
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
  }
  return {
    url: product.url,
    pid: product.pid,
    database: { name: databaseUrl ? 'PostgreSQL' : 'PGlite', url: databaseUrl },
    clients,
    stop: async () => {
      for (const client of clients) client.close()
      await product.stop()
      await stopDatabase()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function addPeople(people: number, settings: Record<string, string>): Promise<void> {
  const database = await openDatabase(readEnv(settings))
  const [passwordHash, createdAt] = [await hashPassword(benchPassword), new Date()]
  const person = { emailVerified: true, passwordHash, manualFullAccess: true, firstName: 'Eva', createdAt }
  try {
    await database.db
      .insert(users)
      .values(Array.from({ length: people }, (_, i) => ({ ...person, email: benchEmail(i) })))
  } finally {
    await database.close()
  }
}
