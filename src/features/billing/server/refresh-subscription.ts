import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { checkouts, trialClaims, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { keyedHash } from '#server/secrets.ts'
import { isLive } from './derive-standing.ts'
import { sendMailOnce } from './mail-jobs.ts'
import { askProvider, isMissing } from './payment-provider.ts'
import { chooseSubscription, readSubscription } from './read-subscription.ts'
import {
  claimFetch,
  findSubscription,
  forgetCustomer,
  issueFetch,
  type NewSubscription,
  replaceSubscription,
  type SubscriptionRecord,
} from './subscription-repository.ts'

export type BillingDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'secrets' | 'jobs'> & { stripe: Stripe }

/**
 * Fetches the truth about a user from the provider and keeps it.
 *
 * May run at any time, any number of times and side by side: fetches are numbered, and an
 * answer is dropped when one that was asked for later has been written.
 *
 * @returns what is kept afterwards
 * @throws {AppError} provider_failed, with nothing changed
 */
export async function refreshSubscription(deps: BillingDeps, user: UserRecord): Promise<SubscriptionRecord | null> {
  const customer = user.stripeCustomerId
  if (!customer) return findSubscription(deps.db, user.id)
  const fetchNumber = await issueFetch(deps.db, user.id)
  const found = await fetchSubscriptions(deps.stripe, customer)
  if (found === null) await forgetCustomer(deps.db, user.id, customer)
  const chosen = chooseSubscription(found ?? [])
  await deps.db.transaction(async (tx) => {
    if (!(await claimFetch(tx, user.id, fetchNumber))) return
    const before = await findSubscription(tx, user.id)
    const after = chosen ? readSubscription(user.id, chosen) : null
    await replaceSubscription(tx, user.id, after, deps.clock.now())
    if (!chosen || !after) return
    if (isLive(after.status)) await tx.delete(checkouts).where(eq(checkouts.userId, user.id))
    if (after.trialEndsAt) await claimTrial(deps, tx, user)
    await causeMails(deps, tx, { before, after, latestInvoice: idOf(chosen.latest_invoice) })
  })
  return findSubscription(deps.db, user.id)
}

/** Null where the provider does not know the customer, as after a change of its account. */
async function fetchSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[] | null> {
  try {
    const list = await askProvider(() =>
      stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 100,
        expand: ['data.discounts', 'data.discounts.source.coupon'],
      }),
    )
    return list.data
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** A trial at the provider is the account's trial: there is no second one. */
async function claimTrial(deps: BillingDeps, tx: Database, user: UserRecord): Promise<void> {
  if (user.hasUsedTrial) return
  const claim = { emailHash: keyedHash(deps.secrets, user.email), claimedAt: deps.clock.now() }
  await tx.insert(trialClaims).values(claim).onConflictDoNothing()
  await tx.update(users).set({ hasUsedTrial: true }).where(eq(users.id, user.id))
}

interface Change {
  before: SubscriptionRecord | null
  after: NewSubscription
  latestInvoice: string
}

async function causeMails(deps: BillingDeps, tx: Database, { before, after, latestInvoice }: Change): Promise<void> {
  const isSame = before?.id === after.id
  if (after.status === 'past_due') {
    await sendMailOnce(deps, tx, { userId: after.userId, kind: 'payment-failed', reference: latestInvoice })
  }
  const isCancelled = after.cancelAtPeriodEnd && after.status !== 'canceled'
  if (isCancelled && !(isSame && before.cancelAtPeriodEnd)) {
    const reference = `${after.id}:${after.cancelledAt?.toISOString() ?? ''}`
    await sendMailOnce(deps, tx, { userId: after.userId, kind: 'cancelled', reference })
  }
}

function idOf(thing: string | { id: string } | null): string {
  if (thing === null) return ''
  return typeof thing === 'string' ? thing : thing.id
}
