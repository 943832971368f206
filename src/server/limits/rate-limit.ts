import { lt, sql } from 'drizzle-orm'
import { rateLimits } from '#database/schema.ts'
import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { keyedHash } from '../secrets.ts'

export interface Limit {
  /** What is limited: part of the key. */
  name: string
  /** Calls allowed in a window, before the factor of the settings. */
  max: number
  windowSeconds: number
}

/**
 * Counts one call against a limit shared by all processes.
 *
 * @param who an address, an account, a client: kept as a keyed hash only
 * @throws {AppError} too_many_requests with the seconds until the window ends
 */
export async function takeFromLimit(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'secrets'>,
  limit: Limit,
  who: string,
): Promise<void> {
  const now = deps.clock.now().getTime()
  const windowMs = limit.windowSeconds * 1000
  const windowStart = new Date(Math.floor(now / windowMs) * windowMs)
  const expiresAt = new Date(windowStart.getTime() + windowMs)
  const [row] = await deps.db
    .insert(rateLimits)
    .values({ key: `${limit.name}:${keyedHash(deps.secrets, who)}`, windowStart, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning()
  if (row && row.count > limit.max * deps.env.RATE_LIMIT_FACTOR) {
    throw new AppError('too_many_requests', { retryAfter: (expiresAt.getTime() - now) / 1000 })
  }
}

export async function deleteExpiredLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now))
}
