import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { SubscriptionStatus } from '../contract.ts'
import { billingMessages } from '../texts.ts'
import { deriveStanding } from './derive-standing.ts'
import { askProvider, isMissing } from './payment-provider.ts'
import { type PlanType, requirePrice } from './plans.ts'
import { type BillingDeps, refreshSubscription } from './refresh-subscription.ts'
import type { SubscriptionRecord } from './subscription-repository.ts'
import { presentStatus } from './subscription-status.ts'

/**
 * Ends the subscription with its period; what is cancelled already stays so.
 *
 * @throws {AppError} conflict without a running subscription, provider_failed
 */
export async function cancelSubscription(deps: BillingDeps, user: UserRecord): Promise<SubscriptionStatus> {
  const subscription = await requireLive(deps, user)
  if (!subscription.cancelAtPeriodEnd) {
    await askProvider(() => deps.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }))
  }
  return presentStatus(user, await refreshSubscription(deps, user), deps.clock.now())
}

/**
 * Moves the subscription to another plan; what is paid is credited, the difference billed at once.
 *
 * @throws {AppError} conflict, impossible where the card is declined (the plan then stays), provider_failed
 */
export async function switchPlan(
  deps: BillingDeps,
  user: UserRecord,
  planType: PlanType,
): Promise<{ newPlan: PlanType }> {
  const subscription = await requireLive(deps, user)
  if (subscription.planType === planType) throw new AppError('conflict', { message: billingMessages.samePlan })
  if (subscription.cancelAtPeriodEnd) throw new AppError('conflict', { message: billingMessages.alreadyCancelled })
  const price = await requirePrice(deps.stripe, deps.env, planType)
  await askProvider(async () => {
    const current = await deps.stripe.subscriptions.retrieve(subscription.id)
    const item = current.items.data[0]
    if (!item) throw new Error('a subscription without an item')
    await deps.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: price.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    })
  })
  await refreshSubscription(deps, user)
  return { newPlan: planType }
}

/**
 * Where cards, invoices and the subscription are managed at the provider.
 *
 * @throws {AppError} conflict without a customer there, provider_failed
 */
export async function openPortal(deps: BillingDeps, user: UserRecord): Promise<{ url: string }> {
  const customer = user.stripeCustomerId
  const noCustomer = () => new AppError('conflict', { message: billingMessages.noCustomer })
  if (!customer) throw noCustomer()
  try {
    const session = await askProvider(() =>
      deps.stripe.billingPortal.sessions.create({
        customer,
        return_url: `${deps.env.PUBLIC_URL}/profile#subscription`,
        locale: 'de',
      }),
    )
    return { url: session.url }
  } catch (error) {
    throw isMissing(error) ? noCustomer() : error
  }
}

/** Asks the provider where the person stands: after a checkout, and where a webhook was lost. */
export async function syncSubscription(deps: BillingDeps, user: UserRecord): Promise<{ success: boolean }> {
  const subscription = await refreshSubscription(deps, user)
  return { success: deriveStanding(user, subscription, deps.clock.now()).hasActiveSubscription }
}

async function requireLive(deps: BillingDeps, user: UserRecord): Promise<SubscriptionRecord> {
  const subscription = await refreshSubscription(deps, user)
  const { isLive } = deriveStanding(user, subscription, deps.clock.now())
  if (!subscription || !isLive) throw new AppError('conflict', { message: billingMessages.noSubscription })
  return subscription
}
