import { and, eq, isNull, lt } from 'drizzle-orm'
import { ceremonies, emailCodes, resetTokens, trialClaims, users } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import { deleteExpiredLimits } from '#server/limits/rate-limit.ts'
import { idleSince } from './session-limits.ts'
import { deleteEndedSessions } from './session-repository.ts'

const dayMs = 86_400_000
/** A registration nobody confirmed is somebody's address kept without their consent. */
const unconfirmedDays = 30

/** Deletes what has expired; every hour, by whichever process gets there first. */
export async function cleanUpAuth(deps: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<void> {
  const { db } = deps
  const now = deps.clock.now()
  await deleteEndedSessions(db, { now, idleSince: idleSince(deps) })
  await deleteExpiredLimits(db, now)
  await db.delete(ceremonies).where(lt(ceremonies.expiresAt, now))
  await db.delete(emailCodes).where(lt(emailCodes.expiresAt, now))
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, now))
  await db.delete(trialClaims).where(lt(trialClaims.deleteAfter, now))
  await db
    .delete(users)
    .where(
      and(
        eq(users.emailVerified, false),
        eq(users.authProvider, 'email'),
        eq(users.role, 'user'),
        eq(users.isLegacy, false),
        isNull(users.lastActivityAt),
        lt(users.createdAt, new Date(now.getTime() - unconfirmedDays * dayMs)),
      ),
    )
}
