import type Stripe from 'stripe'
import type { NewSubscription } from './subscription-repository.ts'

/** Of several subscriptions of a customer the one further up counts; among equals the newest. */
const ranks: readonly (readonly string[])[] = [
  ['active', 'trialing', 'past_due'],
  ['unpaid'],
  ['canceled', 'paused'],
  ['incomplete'],
  ['incomplete_expired'],
]

function rankOf({ status }: Stripe.Subscription): number {
  const rank = ranks.findIndex((group) => group.includes(status))
  return rank < 0 ? ranks.length : rank
}

/** The subscription that decides where a customer stands, or null. */
export function chooseSubscription(subscriptions: Stripe.Subscription[]): Stripe.Subscription | null {
  const [first] = subscriptions.toSorted((a, b) => rankOf(a) - rankOf(b) || b.created - a.created)
  return first ?? null
}

/** A subscription of the provider as we keep it. Instants are seconds there, dates here. */
export function readSubscription(userId: string, subscription: Stripe.Subscription): NewSubscription {
  const item = subscription.items.data[0]
  if (!item) throw new Error('a subscription without an item')
  const { price } = item
  const amountMinor = price.unit_amount ?? 0
  const discount = runningDiscount(subscription)
  return {
    id: subscription.id,
    userId,
    status: subscription.status,
    priceId: price.id,
    planType: price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    amountMinor,
    currency: price.currency,
    trialEndsAt: dateOf(subscription.trial_end),
    currentPeriodEndsAt: dateOf(subscription.cancel_at ?? item.current_period_end),
    cancelAtPeriodEnd: isCancelling(subscription),
    cancelledAt: dateOf(subscription.canceled_at),
    cancelledInTrial: wasCancelledInTrial(subscription),
    betaDiscountEndsAt: dateOf(discount?.end ?? null),
    discountedAmountMinor: discount ? discounted(amountMinor, discount) : null,
  }
}

/** The portal may set a date instead of the flag. */
function isCancelling({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean {
  return cancel_at_period_end || cancel_at !== null
}

function wasCancelledInTrial({ trial_end, canceled_at }: Stripe.Subscription): boolean {
  return trial_end !== null && canceled_at !== null && canceled_at <= trial_end
}

function runningDiscount({ discounts }: Stripe.Subscription): Stripe.Discount | null {
  return discounts.find((discount) => typeof discount !== 'string') ?? null
}

function discounted(amountMinor: number, { source }: Stripe.Discount): number | null {
  const { coupon } = source
  if (!coupon || typeof coupon === 'string') return null
  if (coupon.amount_off) return Math.max(0, amountMinor - coupon.amount_off)
  return coupon.percent_off ? Math.round((amountMinor * (100 - coupon.percent_off)) / 100) : null
}

function dateOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000)
}
