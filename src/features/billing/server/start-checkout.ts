import { and, eq, isNull } from 'drizzle-orm'
import Stripe from 'stripe'
import { users } from '#database/schema.ts'
import { findTrialClaims } from '#features/auth/public.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { billingMessages } from '../texts.ts'
import { beginCheckout, type CheckoutRecord, forgetCheckout, rememberSession } from './checkout-repository.ts'
import { deriveStanding, isLive } from './derive-standing.ts'
import { askProvider, isMissing } from './payment-provider.ts'
import { type PlanType, requirePrice } from './plans.ts'
import { type BillingDeps, refreshSubscription } from './refresh-subscription.ts'
import { findUserById, type SubscriptionRecord } from './subscription-repository.ts'
import { daysLeft } from './subscription-status.ts'

/**
 * Brings a person to the provider's checkout, or a cancelled subscription back to life.
 *
 * The remaining days of a running trial are credited; who has had no trial gets one; there is no second one.
 *
 * @returns the address to go to
 * @throws {AppError} conflict where a subscription is running or another plan was chosen since, impossible,
 *   provider_failed
 */
export async function startCheckout(deps: BillingDeps, user: UserRecord, planType: PlanType): Promise<{ url: string }> {
  const subscription = await refreshSubscription(deps, user)
  const standing = deriveStanding(user, subscription, deps.clock.now())
  const price = await requirePrice(deps.stripe, deps.env, planType)
  if (subscription && standing.isLive) return reactivate(deps, user, { subscription, price })
  const trialDays = await trialDaysToCredit(deps, user)
  const { checkout, outdatedSession } = await beginCheckout(deps.db, {
    userId: user.id,
    planType,
    trialDays,
    now: deps.clock.now(),
  })
  const customer = await ensureCustomer(deps, user, checkout)
  if (outdatedSession && !(await closeSession(deps.stripe, outdatedSession))) {
    // Paid the moment before, it is a subscription by now.
    const paid = await refreshSubscription(deps, { ...user, stripeCustomerId: customer })
    if (paid && isLive(paid.status)) throw new AppError('conflict', { message: billingMessages.alreadySubscribed })
  }
  return openSession(deps, { checkout, customer, price })
}

/** Taking a cancellation back needs no checkout: the card is known. */
async function reactivate(
  deps: BillingDeps,
  user: UserRecord,
  { subscription, price }: { subscription: SubscriptionRecord; price: Stripe.Price },
): Promise<{ url: string }> {
  if (!subscription.cancelAtPeriodEnd) {
    const message = subscription.status === 'active' ? billingMessages.alreadySubscribed : billingMessages.manageInstead
    throw new AppError('conflict', { message })
  }
  await askProvider(async () => {
    const current = await deps.stripe.subscriptions.retrieve(subscription.id)
    const item = current.items.data[0]
    const isOtherPlan = item !== undefined && item.price.id !== price.id
    return deps.stripe.subscriptions.update(subscription.id, {
      ...(current.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const }),
      ...(isOtherPlan ? { items: [{ id: item.id, price: price.id }], payment_behavior: 'error_if_incomplete' } : {}),
    })
  })
  await refreshSubscription(deps, user)
  return { url: successUrl(deps) }
}

async function trialDaysToCredit(deps: BillingDeps, user: UserRecord): Promise<number> {
  const left = daysLeft(user.trialEndsAt, deps.clock.now())
  if (left > 0 || user.hasUsedTrial) return left
  const claimed = await findTrialClaims(deps, [user.email])
  return claimed.has(user.email) ? 0 : deps.env.TRIAL_DAYS
}

/** The user's customer at the provider; one is left of several calls at once. */
async function ensureCustomer(deps: BillingDeps, user: UserRecord, checkout: CheckoutRecord): Promise<string> {
  const kept = async () => (await findUserById(deps.db, user.id))?.stripeCustomerId
  const known = await kept()
  if (known) return known
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const customer = await askProvider(() =>
    deps.stripe.customers.create(
      { email: user.email, metadata: { userId: user.id }, preferred_locales: ['de'], ...(name ? { name } : {}) },
      // Of this checkout: a customer the provider lost must not come back by its old key.
      { idempotencyKey: `customer-${checkout.idempotencyKey}` },
    ),
  )
  await deps.db
    .update(users)
    .set({ stripeCustomerId: customer.id })
    .where(and(eq(users.id, user.id), isNull(users.stripeCustomerId)))
  const first = await kept()
  if (first === customer.id) return first
  // A call for another plan was first, or the account is gone: nobody would ever use or delete this one.
  await discardCustomer(deps.stripe, customer.id)
  if (!first) throw new AppError('conflict')
  return first
}

async function discardCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await askProvider(() => stripe.customers.del(customerId))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Answers false for what was completed or has expired: it cannot be closed. */
async function closeSession(stripe: Stripe, sessionId: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    return askProvider(() => Promise.reject(error))
  }
}

interface Opening {
  checkout: CheckoutRecord
  customer: string
  price: Stripe.Price
}

async function openSession(deps: BillingDeps, opening: Opening): Promise<{ url: string }> {
  const { checkout, customer, price } = opening
  const session = await askProvider(() =>
    deps.stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        line_items: [{ price: price.id, quantity: 1 }],
        locale: 'de',
        allow_promotion_codes: true,
        success_url: successUrl(deps),
        cancel_url: `${deps.env.PUBLIC_URL}/subscribe`,
        // In days, not as an instant: the provider refuses a trial that ends within two days.
        ...(checkout.trialDays > 0 ? { subscription_data: { trial_period_days: checkout.trialDays } } : {}),
      },
      // A key used with another price would be refused for a day.
      { idempotencyKey: `checkout-${checkout.idempotencyKey}-${price.id}` },
    ),
  )
  if (!session.url) {
    await forgetCheckout(deps.db, checkout)
    throw new AppError('provider_failed', { message: billingMessages.providerFailed })
  }
  if (!(await rememberSession(deps.db, checkout, session.id))) {
    await closeSession(deps.stripe, session.id)
    // Nobody would ever delete the customer of an account that is gone.
    if (!(await findUserById(deps.db, checkout.userId))) await discardCustomer(deps.stripe, customer)
    throw new AppError('conflict', { message: billingMessages.otherPlanChosen })
  }
  // The one of the price before: paid in another tab, it would be a second subscription.
  if (checkout.sessionId && checkout.sessionId !== session.id) await closeSession(deps.stripe, checkout.sessionId)
  return { url: session.url }
}

function successUrl({ env }: BillingDeps): string {
  return `${env.PUBLIC_URL}/subscription-success`
}
