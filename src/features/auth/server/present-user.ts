import { readBillingOverviews } from '#features/billing/public.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { CurrentUser } from '../contract.ts'

/** The user as the browser reads it. */
export async function presentUser(deps: Pick<Deps, 'db' | 'clock' | 'env'>, user: UserRecord): Promise<CurrentUser> {
  const overview = (await readBillingOverviews(deps, [user])).get(user.id)
  return {
    ...user,
    subscriptionStatus: overview?.status.status ?? 'none',
    trialEndsAt: user.trialEndsAt?.toISOString() ?? null,
    accountTrialStartedAt: user.trialStartedAt?.toISOString() ?? null,
    accountTrialUsed: user.hasUsedTrial,
    lastActivity: user.lastActivityAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    stripeSubscriptionId: overview?.subscriptionId ?? null,
    monthlyRevenue: overview?.monthlyRevenue ?? 0,
  }
}
