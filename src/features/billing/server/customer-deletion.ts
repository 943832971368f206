import type { UserRecord } from '#server/http/caller.ts'
import { askProvider, isMissing, type PaymentProvider, requireProvider } from './payment-provider.ts'

/**
 * The step of an account's deletion at the provider: its customer goes, and with it every subscription at once.
 * What is gone already is fine, so the step may be repeated.
 *
 * @throws {AppError} provider_failed; the account then stays, so that nobody pays for one that is gone
 */
export async function deleteCustomer(provider: PaymentProvider | null, user: UserRecord): Promise<void> {
  const customer = user.stripeCustomerId
  if (!customer) return
  const stripe = requireProvider(provider)
  try {
    await askProvider(() => stripe.customers.del(customer))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
