import { and, eq, lte } from 'drizzle-orm'
import { rateLimits } from '#database/schema.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { keyedHash } from '../secrets.ts'

const epoch = new Date(0)

/**
 * Lets one call through, then none until the pause is over; shared by all processes.
 *
 * @throws {AppError} too_many_requests with the seconds left
 */
export async function takeCooldown(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  pause: { name: string; seconds: number },
  who: string,
): Promise<void> {
  const now = deps.clock.now()
  const key = `${pause.name}:${keyedHash(deps.secrets, who)}`
  const expiresAt = new Date(now.getTime() + pause.seconds * 1000)
  const taken = await deps.db
    .insert(rateLimits)
    .values({ key, windowStart: epoch, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { expiresAt },
      setWhere: lte(rateLimits.expiresAt, now),
    })
    .returning()
  if (taken.length === 1) return
  const [row] = await deps.db
    .select({ expiresAt: rateLimits.expiresAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), eq(rateLimits.windowStart, epoch)))
  throw new AppError('too_many_requests', { retryAfter: ((row?.expiresAt ?? now).getTime() - now.getTime()) / 1000 })
}
