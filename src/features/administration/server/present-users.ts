import { defaultCurrency, readBillingOverviews } from '#features/billing/public.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { UserRow } from '../contract.ts'

/** Users as the administration sees them, with where their subscription stands. */
export async function presentUsers(deps: Pick<Deps, 'db' | 'clock'>, users: UserRecord[]): Promise<UserRow[]> {
  const overviews = await readBillingOverviews(deps, users)
  return users.map((user) => {
    const overview = overviews.get(user.id)
    return {
      ...user,
      subscriptionStatus: overview?.status.status ?? 'none',
      trialEndsAt: user.trialEndsAt?.toISOString() ?? null,
      accountTrialStartedAt: user.trialStartedAt?.toISOString() ?? null,
      accountTrialUsed: user.hasUsedTrial,
      stripeSubscriptionId: overview?.subscriptionId ?? null,
      totalRecordingTime: user.totalRecordingSeconds,
      lastActivity: user.lastActivityAt?.toISOString() ?? null,
      monthlyRevenue: overview?.monthlyRevenue ?? 0,
      currency: overview?.status.currency ?? defaultCurrency,
      createdAt: user.createdAt.toISOString(),
    }
  })
}

export async function presentOneUser(deps: Pick<Deps, 'db' | 'clock'>, user: UserRecord): Promise<UserRow> {
  const [row] = await presentUsers(deps, [user])
  if (!row) throw new Error('the user was not presented')
  return row
}
