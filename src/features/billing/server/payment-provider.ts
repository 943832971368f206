import Stripe from 'stripe'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/http/app-error.ts'
import { fetchProvider } from '#server/http/fetch-provider.ts'
import { paymentPath, standInPayment } from '#stand-ins/payment/address.ts'
import { billingMessages } from '../texts.ts'

const providerOrigin = 'https://api.stripe.com'
const timeoutMs = 10_000

export interface PaymentProvider {
  stripe: Stripe
  webhookSecret: string
  isStandIn: boolean
}

/** The card payment provider the settings name, the stand-in where none is named, or null where that is not allowed. */
export function createPaymentProvider(env: Env): PaymentProvider | null {
  if (env.STRIPE_SECRET_KEY) {
    return {
      stripe: client(env.STRIPE_SECRET_KEY, env.STRIPE_API_BASE),
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
      isStandIn: false,
    }
  }
  if (!env.standInsAllowed) return null
  return {
    stripe: client(standInPayment.secretKey, env.STRIPE_API_BASE ?? `${env.PUBLIC_URL}${paymentPath}`),
    webhookSecret: standInPayment.webhookSecret,
    isStandIn: true,
  }
}

/** @throws {AppError} provider_failed where no payment is set up */
export function requireProvider(provider: PaymentProvider | null): Stripe {
  if (!provider) throw new AppError('provider_failed', { message: billingMessages.notSetUp })
  return provider.stripe
}

function client(key: string, base: string | null): Stripe {
  return new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base ? { httpClient: clientOf(base) } : {}),
  })
}

/** The SDK can change host and port but not the path before `/v1`. */
function clientOf(base: string) {
  const root = base.replace(/\/+$/, '')
  return Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
    fetchProvider(addressOf(url).replace(providerOrigin, root), init),
  )
}

function addressOf(url: string | URL | Request): string {
  if (typeof url === 'string') return url
  return url instanceof URL ? url.href : url.url
}

/**
 * Makes one call to the provider.
 *
 * @throws {AppError} impossible for a declined card, provider_failed for everything else
 */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask()
    if (isForeign(answer)) throw new AppError('provider_failed', { message: billingMessages.providerFailed })
    return answer
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (cause instanceof Stripe.errors.StripeCardError) {
      throw new AppError('impossible', { message: billingMessages.cardDeclined, cause })
    }
    throw new AppError('provider_failed', { message: billingMessages.providerFailed, cause })
  }
}

/** Every object of the provider says of itself what it is; what does not came from somewhere else. */
function isForeign(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  return typeof (answer as { object?: unknown }).object !== 'string'
}

export function isMissing(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error
  return cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === 'resource_missing'
}
