import type { Deps } from '#server/deps.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { SubscriptionStatus } from '../contract.ts'
import { statusMessages, statusTexts } from '../texts.ts'
import { deriveStanding, type Standing } from './derive-standing.ts'
import { findSubscription, findSubscriptions, type SubscriptionRecord } from './subscription-repository.ts'

const dayMs = 86_400_000
const monthMs = 30.4375 * dayMs
/** Major units. Source: spec part 1 section 9. */
const defaultPrice = 29
export const defaultCurrency = 'EUR'

/** Where the trial or subscription of a user stands; one query. */
export async function readSubscriptionStatus(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: UserRecord,
): Promise<SubscriptionStatus> {
  return presentStatus(user, await findSubscription(deps.db, user.id), deps.clock.now())
}

export interface BillingOverview {
  status: SubscriptionStatus
  subscriptionId: string | null
  /** Major units a month, in the currency of the status; 0 where nothing is paid. */
  monthlyRevenue: number
}

/** The same for many users at once, with what each brings in; for the administration. */
export async function readBillingOverviews(
  deps: Pick<Deps, 'db' | 'clock'>,
  users: UserRecord[],
): Promise<Map<string, BillingOverview>> {
  const now = deps.clock.now()
  const rows = await findSubscriptions(
    deps.db,
    users.map(({ id }) => id),
  )
  const byUser = new Map(rows.map((row) => [row.userId, row]))
  return new Map(
    users.map((user) => {
      const row = byUser.get(user.id) ?? null
      return [
        user.id,
        {
          status: presentStatus(user, row, now),
          subscriptionId: row?.id ?? null,
          monthlyRevenue: row ? monthlyRevenueMinor(row, now) / 100 : 0,
        },
      ]
    }),
  )
}

/** What a subscription brings in a month, in minor units: nothing in a trial, a twelfth of a year. */
export function monthlyRevenueMinor(row: SubscriptionRecord, now: Date): number {
  if (row.status !== 'active' && row.status !== 'past_due') return 0
  const amount = amountAt(row, now)
  return row.planType === 'yearly' ? Math.round(amount / 12) : amount
}

export function presentStatus(user: UserRecord, row: SubscriptionRecord | null, now: Date): SubscriptionStatus {
  const standing = deriveStanding(user, row, now)
  const granted = standing.hasActiveSubscription ? null : grantedAccess(user)
  const isDiscounted = row !== null && isDiscountedAt(row, now)
  return {
    status: standing.status,
    statusDisplay: statusTexts[granted ?? standing.status],
    periodType: standing.periodType,
    hasActiveSubscription: standing.hasActiveSubscription,
    hasStripeSubscription: standing.isLive,
    grantedAccess: granted,
    isLegacyUser: user.isLegacy,
    trialDaysLeft: daysLeft(standing.trialEndsAt, now),
    subscriptionEndDate: standing.endsAt?.toISOString() ?? null,
    accessRemaining: standing.endsAt ? daysLeft(standing.endsAt, now) : null,
    planType: row && standing.isLive ? planTypeOf(row) : null,
    betaDiscountActive: isDiscounted,
    betaDiscountMonthsLeft: isDiscounted ? monthsLeft(row.betaDiscountEndsAt, now) : 0,
    currentPrice: row && standing.isLive ? amountAt(row, now) / 100 : defaultPrice,
    currency: row?.currency.toUpperCase() ?? defaultCurrency,
    message: granted ? statusMessages[granted] : messageOf(standing),
    nextBillingInfo: row ? nextBilling(row, standing) : null,
  }
}

function grantedAccess(user: UserRecord): 'admin' | 'manual' | null {
  if (user.role === 'admin') return 'admin'
  return user.manualFullAccess ? 'manual' : null
}

function messageOf({ status, hasActiveSubscription }: Standing): string | null {
  if (status === 'cancelled_trial' && hasActiveSubscription) return null
  return status in statusMessages ? statusMessages[status as keyof typeof statusMessages] : null
}

function nextBilling(row: SubscriptionRecord, standing: Standing): SubscriptionStatus['nextBillingInfo'] {
  const isBilled = standing.isLive && !row.cancelAtPeriodEnd && row.status !== 'unpaid'
  const date = standing.trialEndsAt ?? row.currentPeriodEndsAt
  if (!isBilled || !date) return null
  return {
    nextBillingDate: date.toISOString(),
    nextBillingAmount: amountAt(row, date) / 100,
    billingInterval: row.planType === 'yearly' ? 'year' : 'month',
  }
}

function planTypeOf(row: SubscriptionRecord): 'monthly' | 'yearly' {
  return row.planType === 'yearly' ? 'yearly' : 'monthly'
}

/** A discount without an end lasts for ever. */
function isDiscountedAt(row: SubscriptionRecord, instant: Date): boolean {
  if (row.discountedAmountMinor === null) return false
  return row.betaDiscountEndsAt === null || row.betaDiscountEndsAt > instant
}

function amountAt(row: SubscriptionRecord, instant: Date): number {
  return isDiscountedAt(row, instant) ? (row.discountedAmountMinor ?? row.amountMinor) : row.amountMinor
}

function monthsLeft(end: Date | null, now: Date): number {
  return end ? Math.max(1, Math.round((end.getTime() - now.getTime()) / monthMs)) : 0
}

/**
 * Days until an instant, rounded up so that the last started day still counts.
 *
 * @returns 0 when there is none or it has passed
 * Source: spec part 1 section 1; decisions on accounts: 7 right after the start.
 */
export function daysLeft(end: Date | null, now: Date): number {
  if (!end) return 0
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs))
}
