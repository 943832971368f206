import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { instanceSecrets } from '#database/schema.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'

/** Keys the instance made at its first start; all processes on one database share them. */
export interface Secrets {
  /** 32 bytes, base64url. */
  hashKey: string
  encryptionKey: string
}

export async function loadSecrets(db: Database, clock: Clock): Promise<Secrets> {
  return { hashKey: await secret(db, clock, 'hash-key'), encryptionKey: await secret(db, clock, 'encryption-key') }
}

async function secret(db: Database, clock: Clock, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(instanceSecrets).values({ name, value, createdAt: clock.now() }).onConflictDoNothing()
  const [row] = await db.select().from(instanceSecrets).where(eq(instanceSecrets.name, name))
  if (!row) throw new Error(`instance secret ${name} is missing`)
  return row.value
}

/** Keyed hash for what must be found again but never read, such as the address of a past trial. */
export function keyedHash(secrets: Secrets, text: string): string {
  return createHmac('sha256', secrets.hashKey).update(text).digest('base64url')
}
