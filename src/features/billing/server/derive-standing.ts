import type { SubscriptionStatus } from '../contract.ts'

/** What counts of a user. */
export interface TrialFacts {
  trialEndsAt: Date | null
  hasUsedTrial: boolean
}

/** What counts of a subscription, as the provider last told it. */
export interface SubscriptionFacts {
  /** The provider's own word. */
  status: string
  trialEndsAt: Date | null
  currentPeriodEndsAt: Date | null
  cancelAtPeriodEnd: boolean
  cancelledInTrial: boolean
}

const statuses = [
  'none',
  'incomplete',
  'trialing',
  'trial_expired',
  'active',
  'past_due',
  'cancelled',
  'cancelled_active',
  'cancelled_trial',
  'cancelled_expired',
] as const
export type Status = (typeof statuses)[number]

export interface Standing {
  status: Status
  periodType: SubscriptionStatus['periodType']
  /** The subscription gives access now. */
  hasActiveSubscription: boolean
  /** The subscription is running or ends later: what can be managed, switched or cancelled. */
  isLive: boolean
  /** Until when there is access without a further payment; for what is over, when it ended. */
  endsAt: Date | null
  /** End of a running trial. */
  trialEndsAt: Date | null
}

const liveStatuses = ['active', 'trialing', 'past_due', 'unpaid']

/** Whether a subscription of this provider status is running, paid or not. */
export function isLive(status: string): boolean {
  return liveStatuses.includes(status)
}

/**
 * Where a person stands, from the account's trial and the subscription at the provider.
 *
 * A subscription that is running decides; one that is over or never came about yields to a running trial.
 * `past_due` keeps the access while the provider tries again; `unpaid`, where it has given up, does not.
 * Source: spec part 2 section 4.2; decisions on accounts.
 */
export function deriveStanding(trial: TrialFacts, subscription: SubscriptionFacts | null, now: Date): Standing {
  // The end that was announced holds, whether or not its webhook has come.
  const hasEnded = subscription?.status === 'canceled' || (subscription !== null && isPastItsEnd(subscription, now))
  if (subscription && !hasEnded && isLive(subscription.status)) return standingOfLive(subscription, now)
  if (isAhead(trial.trialEndsAt, now)) return over('trialing', 'trial', trial.trialEndsAt, trial.trialEndsAt)
  if (subscription && hasEnded) return standingOfEnded(subscription, now)
  if (subscription?.status === 'incomplete') return over('incomplete', 'none', null)
  if (trial.trialEndsAt) return over('trial_expired', 'expired', trial.trialEndsAt)
  if (subscription?.status === 'paused') return over('trial_expired', 'expired', subscription.trialEndsAt)
  return over(trial.hasUsedTrial ? 'incomplete' : 'none', 'none', null)
}

function standingOfLive(subscription: SubscriptionFacts, now: Date): Standing {
  const { status, cancelAtPeriodEnd } = subscription
  const isTrial = status === 'trialing' && isAhead(subscription.trialEndsAt, now)
  const endsAt = isTrial ? subscription.trialEndsAt : subscription.currentPeriodEndsAt
  const running = { hasActiveSubscription: true, isLive: true, endsAt, trialEndsAt: null }
  if (status === 'unpaid') {
    return { ...running, status: 'past_due', periodType: 'expired', hasActiveSubscription: false }
  }
  const periodType = cancelAtPeriodEnd ? 'cancelled' : 'active'
  if (status === 'past_due') return { ...running, status: 'past_due', periodType }
  if (cancelAtPeriodEnd) return { ...running, status: isTrial ? 'cancelled_trial' : 'cancelled_active', periodType }
  if (isTrial) return { ...running, status: 'trialing', periodType: 'trial', trialEndsAt: endsAt }
  return { ...running, status: 'active', periodType }
}

function isPastItsEnd({ cancelAtPeriodEnd, currentPeriodEndsAt }: SubscriptionFacts, now: Date): boolean {
  return cancelAtPeriodEnd && currentPeriodEndsAt !== null && currentPeriodEndsAt <= now
}

function standingOfEnded(subscription: SubscriptionFacts, now: Date): Standing {
  const { cancelledInTrial, currentPeriodEndsAt } = subscription
  if (cancelledInTrial) return over('cancelled_trial', 'expired', subscription.trialEndsAt)
  // Ended before the paid period was over: by the operator, or with a refund.
  const wasCutShort = isAhead(currentPeriodEndsAt, now)
  return over(wasCutShort ? 'cancelled' : 'cancelled_expired', 'expired', wasCutShort ? null : currentPeriodEndsAt)
}

function over(
  status: Status,
  periodType: Standing['periodType'],
  endsAt: Date | null,
  trialEndsAt: Date | null = null,
): Standing {
  return { status, periodType, hasActiveSubscription: false, isLive: false, endsAt, trialEndsAt }
}

function isAhead(instant: Date | null, now: Date): boolean {
  return instant !== null && instant > now
}
