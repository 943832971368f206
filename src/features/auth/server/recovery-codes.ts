import { randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { recoveryCodes } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { keyedHash } from '#server/secrets.ts'

const codeCount = 10
const halfLength = 5
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes ten new codes of about 49 bits each; those before end with it. They are shown once and kept as hashes. */
export async function issueRecoveryCodes(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  db: Database,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => `${half()}-${half()}`)
  await deleteRecoveryCodes(db, userId)
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashCode(deps, userId, code), userId, createdAt: deps.clock.now() })))
  return codes
}

/** Uses a code up, however it was typed: capitals and separators do not matter. */
export async function redeemRecoveryCode(
  deps: Pick<Deps, 'db' | 'secrets'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await deps.db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.codeHash, hashCode(deps, userId, code)), eq(recoveryCodes.userId, userId)))
    .returning({ userId: recoveryCodes.userId })
  return used.length === 1
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

export async function deleteRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

function half(): string {
  return Array.from({ length: halfLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

function hashCode(deps: Pick<Deps, 'secrets'>, userId: string, code: string): string {
  return keyedHash(deps.secrets, `recovery:${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
}
