import type Stripe from 'stripe'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Plan } from '../contract.ts'
import { billingMessages } from '../texts.ts'
import { askProvider, isMissing } from './payment-provider.ts'

export type PlanType = Plan['type']
type PriceSettings = Pick<Env, 'STRIPE_PRICE_MONTHLY' | 'STRIPE_PRICE_YEARLY'>

const lookupKeys: Record<PlanType, string> = { monthly: 'klarbefund_monthly', yearly: 'klarbefund_yearly' }

/** The plans on offer: what has an active price at the provider. */
export async function listPlans(stripe: Stripe, env: PriceSettings): Promise<Plan[]> {
  const [monthly, yearly] = await Promise.all([findPrice(stripe, env, 'monthly'), findPrice(stripe, env, 'yearly')])
  const plans: Plan[] = []
  if (monthly) plans.push(planOf('monthly', monthly, 0))
  if (yearly) {
    const twelveMonths = (monthly?.unit_amount ?? 0) * 12
    plans.push(planOf('yearly', yearly, Math.max(0, twelveMonths - (yearly.unit_amount ?? 0))))
  }
  return plans
}

/** @throws {AppError} impossible where the plan is not on offer */
export async function requirePrice(stripe: Stripe, env: PriceSettings, type: PlanType): Promise<Stripe.Price> {
  const price = await findPrice(stripe, env, type)
  if (!price) throw new AppError('impossible', { message: billingMessages.planMissing })
  return price
}

async function findPrice(stripe: Stripe, env: PriceSettings, type: PlanType): Promise<Stripe.Price | null> {
  const price = await lookUp(stripe, type, type === 'monthly' ? env.STRIPE_PRICE_MONTHLY : env.STRIPE_PRICE_YEARLY)
  const interval = type === 'monthly' ? 'month' : 'year'
  return price?.active && price.recurring?.interval === interval ? price : null
}

async function lookUp(stripe: Stripe, type: PlanType, id: string | null): Promise<Stripe.Price | null> {
  if (!id) {
    const found = await askProvider(() =>
      stripe.prices.list({ lookup_keys: [lookupKeys[type]], active: true, limit: 1 }),
    )
    return found.data[0] ?? null
  }
  try {
    return await askProvider(() => stripe.prices.retrieve(id))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function planOf(type: PlanType, price: Stripe.Price, savings: number): Plan {
  return {
    type,
    amount: price.unit_amount ?? 0,
    interval: type === 'monthly' ? 'month' : 'year',
    savings,
    currency: price.currency.toUpperCase(),
  }
}
