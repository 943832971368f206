import type { SubscriptionStatus } from '#features/billing/contract.ts'
import { billingTexts } from '#features/billing/texts.ts'

const t = billingTexts.subscribe

export interface Offer {
  /** One line on where the person stands, or null. */
  title: string | null
  text: string | null
  button: string
  /** False where there is nothing to buy: the button leads to the profile. */
  isForSale: boolean
  /** Days that cost nothing; 0 where the trial is behind the person. */
  freeDays: number
}

const mustSubscribe: Record<string, { title: string; button: string }> = {
  incomplete: { title: t.usedTitle, button: t.buttons.subscribe },
  trial_expired: { title: t.trialEndedTitle, button: t.buttons.subscribe },
  cancelled_trial: { title: t.trialCancelledTitle, button: t.buttons.reactivate },
  cancelled: { title: t.reactivateTitle, button: t.buttons.reactivate },
  cancelled_active: { title: t.reactivateTitle, button: t.buttons.reactivate },
  cancelled_expired: { title: t.reactivateTitle, button: t.buttons.reactivate },
}

/** What the subscribe page says and its button offers, by status. Source: spec part 2 section 4.2. */
export function describeOffer(status: SubscriptionStatus, trialDays: number): Offer {
  const isSubscribed = status.hasStripeSubscription && status.periodType !== 'cancelled'
  if (isSubscribed || status.status === 'past_due') {
    const button = t.buttons.toProfile
    return { title: t.subscribedTitle, text: t.subscribedText, button, isForSale: false, freeDays: 0 }
  }
  const must = mustSubscribe[status.status]
  if (must) return { ...must, text: null, isForSale: true, freeDays: 0 }
  if (status.status === 'trialing') {
    const title = t.trialing(status.trialDaysLeft)
    return { title, text: t.trialCredit, button: t.buttons.upgrade, isForSale: true, freeDays: status.trialDaysLeft }
  }
  const button = trialDays > 0 ? t.buttons.startTrial(trialDays) : t.buttons.subscribe
  return { title: null, text: null, button, isForSale: true, freeDays: trialDays }
}
