import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { trialClaims, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { keyedHash } from '#server/secrets.ts'

const dayMs = 86_400_000
const claimMonths = 24

/**
 * Starts the account trial, once for each address, also across deleted accounts.
 *
 * At `TRIAL_DAYS=0` there is none to start, and none is used up: the account has had no trial.
 *
 * @returns false where none was started
 */
export async function startTrial(
  deps: Pick<Deps, 'clock' | 'env' | 'secrets'>,
  db: Database,
  user: { id: string; email: string },
): Promise<boolean> {
  if (deps.env.TRIAL_DAYS === 0) return false
  const now = deps.clock.now()
  const claim = { claimedAt: now, deleteAfter: null }
  const claimed = await db
    .insert(trialClaims)
    .values({ emailHash: keyedHash(deps.secrets, user.email), ...claim })
    .onConflictDoUpdate({ target: trialClaims.emailHash, set: claim, setWhere: lte(trialClaims.deleteAfter, now) })
    .returning()
  const isFirst = claimed.length === 1
  const trial = isFirst
    ? { trialStartedAt: now, trialEndsAt: new Date(now.getTime() + deps.env.TRIAL_DAYS * dayMs) }
    : {}
  await db
    .update(users)
    .set({ ...trial, hasUsedTrial: true })
    .where(eq(users.id, user.id))
  return isFirst
}

/** Which of the addresses have had their trial, also in an account that is gone. */
export async function findTrialClaims(
  deps: Pick<Deps, 'clock' | 'db' | 'secrets'>,
  emails: readonly string[],
): Promise<Set<string>> {
  const byHash = new Map(emails.map((email) => [keyedHash(deps.secrets, email), email]))
  const isLiving = or(isNull(trialClaims.deleteAfter), gt(trialClaims.deleteAfter, deps.clock.now()))
  const claims = await deps.db
    .select({ emailHash: trialClaims.emailHash })
    .from(trialClaims)
    .where(and(inArray(trialClaims.emailHash, [...byHash.keys()]), isLiving))
  return new Set(claims.map(({ emailHash }) => byHash.get(emailHash) ?? ''))
}

/** Keeps the claim of a deleted account for 24 more months, as a keyed hash of its address. */
export async function keepTrialClaim(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  db: Database,
  user: { email: string; hasUsedTrial: boolean },
): Promise<void> {
  if (!user.hasUsedTrial) return
  const now = deps.clock.now()
  const deleteAfter = new Date(now)
  deleteAfter.setUTCMonth(deleteAfter.getUTCMonth() + claimMonths)
  await db
    .insert(trialClaims)
    .values({ emailHash: keyedHash(deps.secrets, user.email), claimedAt: now, deleteAfter })
    .onConflictDoUpdate({ target: trialClaims.emailHash, set: { deleteAfter } })
}
