import { readSubscriptionStatus } from '#features/billing/public.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { CurrentUser } from '../contract.ts'

/** The user as the browser reads it. */
export async function presentUser(deps: Pick<Deps, 'db' | 'clock' | 'env'>, user: UserRecord): Promise<CurrentUser> {
  const { status } = await readSubscriptionStatus(deps, user)
  return {
    ...user,
    subscriptionStatus: status,
    trialEndsAt: user.trialEndsAt?.toISOString() ?? null,
    accountTrialStartedAt: user.trialStartedAt?.toISOString() ?? null,
    accountTrialUsed: user.hasUsedTrial,
    lastActivity: user.lastActivityAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  }
}
