import { and, eq, gt } from 'drizzle-orm'
import { resetTokens } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken, newToken } from './tokens.ts'

type TokenDeps = Pick<Deps, 'db' | 'clock' | 'env'>

/**
 * A fresh token; those mailed before stay good, so that nobody else's request spoils the owner's link.
 *
 * @param seconds how long it is good, where not as long as after a forgotten password
 */
export async function issueResetToken(
  deps: TokenDeps,
  userId: string,
  seconds: number = deps.env.RESET_TTL_SECONDS,
): Promise<string> {
  const token = newToken()
  const now = deps.clock.now()
  await deps.db.insert(resetTokens).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    createdAt: now,
  })
  return token
}

/** Whose token it is; null where it is unknown, used or expired. */
export async function findResetToken(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<string | null> {
  const [row] = await deps.db
    .select({ userId: resetTokens.userId })
    .from(resetTokens)
    .where(and(eq(resetTokens.tokenHash, hashToken(token)), gt(resetTokens.expiresAt, deps.clock.now())))
  return row?.userId ?? null
}

/** Uses a token up, and with it every other link mailed to the account. */
export async function redeemResetToken(db: Database, now: Date, token: string): Promise<boolean> {
  const [row] = await db
    .delete(resetTokens)
    .where(and(eq(resetTokens.tokenHash, hashToken(token)), gt(resetTokens.expiresAt, now)))
    .returning()
  if (row) await db.delete(resetTokens).where(eq(resetTokens.userId, row.userId))
  return row !== undefined
}
