import type { SubscriptionStatus } from '#features/billing/contract.ts'

/** A subscription status as the server answers it: of somebody who never subscribed, but for what is given. */
export function aSubscriptionStatus(change: Partial<SubscriptionStatus> = {}): SubscriptionStatus {
  return {
    status: 'none',
    statusDisplay: 'Kein Abonnement',
    periodType: 'none',
    hasActiveSubscription: false,
    hasStripeSubscription: false,
    grantedAccess: null,
    isLegacyUser: false,
    trialDaysLeft: 0,
    subscriptionEndDate: null,
    accessRemaining: null,
    planType: null,
    betaDiscountActive: false,
    betaDiscountMonthsLeft: 0,
    currentPrice: 29,
    currency: 'EUR',
    message: null,
    nextBillingInfo: null,
    ...change,
  }
}
