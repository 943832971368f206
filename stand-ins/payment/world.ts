import { randomBytes } from 'node:crypto'

/** Objects have the fields of the real provider's that its clients of ours read. Instants are seconds. */
export interface Price {
  id: string
  object: 'price'
  active: boolean
  currency: string
  lookup_key: string
  product: string
  unit_amount: number
  recurring: { interval: 'month' | 'year'; interval_count: 1 }
  type: 'recurring'
}

/** How the card of a customer behaves when it is charged. */
export type Card = 'works' | 'declines'

export interface Customer {
  id: string
  object: 'customer'
  email: string | null
  name: string | null
  created: number
  metadata: Record<string, string>
  card: Card
}

export interface Session {
  id: string
  object: 'checkout.session'
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  customer: string
  subscription: string | null
  priceId: string
  trialDays: number
  success_url: string
  cancel_url: string
  url: string | null
}

export interface Discount {
  id: string
  object: 'discount'
  start: number
  end: number
  source: { type: 'coupon'; coupon: { id: string; object: 'coupon'; amount_off: number; percent_off: null } }
}

export interface Subscription {
  id: string
  object: 'subscription'
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  customer: string
  created: number
  currency: string
  trial_start: number | null
  trial_end: number | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  discounts: Discount[]
  latest_invoice: string | null
  items: {
    object: 'list'
    has_more: false
    url: string
    data: [
      {
        id: string
        object: 'subscription_item'
        price: Price
        quantity: 1
        current_period_start: number
        current_period_end: number
      },
    ]
  }
}

export interface Invoice {
  id: string
  object: 'invoice'
  status: 'paid' | 'open' | 'void'
  customer: string
  currency: string
  amount_due: number
  created: number
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
}

export interface PaymentEvent {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

/** Everything the stand-in knows. */
export interface World {
  prices: Price[]
  customers: Record<string, Customer>
  sessions: Record<string, Session>
  subscriptions: Record<string, Subscription>
  invoices: Record<string, Invoice>
}

const product = { id: 'prod_klarbefund', object: 'product', active: true, name: 'KlarBefund' } as const
export const products = [product]

export function emptyWorld(): World {
  return {
    prices: [price('monthly', 2900, 'month'), price('yearly', 29_000, 'year')],
    customers: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
  }
}

function price(name: string, amount: number, interval: 'month' | 'year'): Price {
  return {
    id: `price_${name}`,
    object: 'price',
    active: true,
    currency: 'eur',
    lookup_key: `klarbefund_${name}`,
    product: product.id,
    unit_amount: amount,
    recurring: { interval, interval_count: 1 },
    type: 'recurring',
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(10).toString('hex')}`
}
