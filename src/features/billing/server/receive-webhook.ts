import { eq, lt } from 'drizzle-orm'
import Stripe from 'stripe'
import { z } from 'zod'
import { webhookEvents } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { billingMessages } from '../texts.ts'
import { type BillingDeps, refreshSubscription } from './refresh-subscription.ts'
import { findUserByCustomer, forgetCustomer } from './subscription-repository.ts'

/** Seconds between signing and arrival; older is taken for a replay. */
const toleranceSeconds = 300

/** As much as is read of an event. */
const eventShape = z.looseObject({ id: z.string(), type: z.string(), data: z.object({ object: z.looseObject({}) }) })

interface Delivery {
  body: string
  signature: string
  secret: string
}

/**
 * Takes a webhook of the provider for a hint: checks its signature, remembers its id, then asks the provider itself.
 *
 * An event counts as applied only after the fetch has been kept, so a failed one comes again.
 *
 * @throws {AppError} validation_failed for a forged or outdated one, provider_failed
 */
export async function receiveWebhook(deps: BillingDeps, delivery: Delivery): Promise<void> {
  const event = verify(deps, delivery)
  const customer = customerOf(event)
  if (customer === null || !(await isNew(deps, event))) return
  const user = await findUserByCustomer(deps.db, customer)
  if (user) await refreshSubscription(deps, user)
  if (user && event.type === 'customer.deleted') await forgetCustomer(deps.db, user.id, customer)
  await deps.db.update(webhookEvents).set({ appliedAt: deps.clock.now() }).where(eq(webhookEvents.id, event.id))
}

function verify({ stripe, clock }: BillingDeps, { body, signature, secret }: Delivery): Stripe.Event {
  try {
    const receivedAt = clock.now().getTime()
    const event = stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, receivedAt)
    if (!eventShape.safeParse(event).success) throw new AppError('validation_failed')
    return event
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new AppError('validation_failed', { cause })
    if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) throw cause
    throw new AppError('validation_failed', { message: billingMessages.badSignature, cause })
  }
}

/** Whose standing an event may have changed, or null. */
function customerOf(event: Stripe.Event): string | null {
  const subject = event.data.object as { object?: string; id?: string; customer?: string | { id: string } | null }
  if (subject.object === 'customer') return subject.id ?? null
  if (!subject.customer) return null
  return typeof subject.customer === 'string' ? subject.customer : subject.customer.id
}

async function isNew({ db, clock }: BillingDeps, event: Stripe.Event): Promise<boolean> {
  await db
    .insert(webhookEvents)
    .values({ id: event.id, type: event.type, receivedAt: clock.now() })
    .onConflictDoNothing()
  const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id))
  return row?.appliedAt === null
}

/** The provider repeats an event for three days. */
const keptMs = 30 * 86_400_000

export async function deleteOldEvents(db: Database, now: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, new Date(now.getTime() - keptMs)))
}
