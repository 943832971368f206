import {
  type Customer,
  type Discount,
  type Invoice,
  newId,
  type Price,
  type Subscription,
  type World,
} from './world.ts'

/** What the cycle needs: the world, the time, and a way to tell of what happened. */
export interface Cycle {
  world: World
  /** Seconds. */
  now: () => number
  emit: (type: string, object: object) => void
}

const daySeconds = 86_400
const betaOffMinor = 1000
const betaMonths = 6

interface NewSubscription {
  customer: Customer
  price: Price
  trialDays: number
  isBeta: boolean
}

/** @returns null where the card is declined at once */
export function createSubscription(
  cycle: Cycle,
  { customer, price, trialDays, isBeta }: NewSubscription,
): Subscription | null {
  const now = cycle.now()
  const trialEnd = trialDays > 0 ? now + trialDays * daySeconds : null
  if (!trialEnd && customer.card === 'declines') return null
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    status: trialEnd ? 'trialing' : 'active',
    customer: customer.id,
    created: now,
    currency: price.currency,
    trial_start: trialEnd ? now : null,
    trial_end: trialEnd,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    discounts: isBeta ? [betaDiscount(now)] : [],
    latest_invoice: null,
    items: {
      object: 'list',
      has_more: false,
      url: '/v1/subscription_items',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          price,
          quantity: 1,
          current_period_start: now,
          current_period_end: trialEnd ?? after(now, price),
        },
      ],
    },
  }
  cycle.world.subscriptions[subscription.id] = subscription
  cycle.emit('customer.subscription.created', subscription)
  if (!trialEnd) bill(cycle, subscription, amountOf(subscription, now))
  return subscription
}

/** Brings a subscription to the present: trial ends, periods renew, cancellations take effect. */
export function settle(cycle: Cycle, subscription: Subscription): void {
  const [item] = subscription.items.data
  while (subscription.status !== 'canceled' && subscription.status !== 'past_due') {
    if (item.current_period_end > cycle.now()) return
    passPeriodEnd(cycle, subscription)
  }
}

/** The end of the present period, now or whenever it would be: for time travel. */
export function passPeriodEnd(cycle: Cycle, subscription: Subscription): void {
  const [item] = subscription.items.data
  if (subscription.cancel_at_period_end) {
    endSubscription(cycle, subscription)
    return
  }
  const start = item.current_period_end
  item.current_period_start = start
  item.current_period_end = after(start, item.price)
  const isPaid = bill(cycle, subscription, amountOf(subscription, start))
  subscription.status = isPaid ? 'active' : 'past_due'
  cycle.emit('customer.subscription.updated', subscription)
}

export function endSubscription(cycle: Cycle, subscription: Subscription): void {
  subscription.status = 'canceled'
  subscription.canceled_at ??= cycle.now()
  subscription.ended_at = cycle.now()
  cycle.emit('customer.subscription.deleted', subscription)
}

export function setCancelAtPeriodEnd(cycle: Cycle, subscription: Subscription, isCancelling: boolean): void {
  const [item] = subscription.items.data
  subscription.cancel_at_period_end = isCancelling
  subscription.cancel_at = isCancelling ? item.current_period_end : null
  subscription.canceled_at = isCancelling ? cycle.now() : null
  cycle.emit('customer.subscription.updated', subscription)
}

/**
 * Moves a subscription to another price: what is unused of the old one is credited.
 *
 * @returns false where the card is declined; nothing has changed then
 */
export function changePrice(cycle: Cycle, subscription: Subscription, price: Price): boolean {
  const [item] = subscription.items.data
  if (subscription.status !== 'trialing') {
    const now = cycle.now()
    const length = item.current_period_end - item.current_period_start
    const unused = Math.max(0, (item.current_period_end - now) / length)
    const due = Math.round(price.unit_amount - item.price.unit_amount * unused)
    if (due > 0 && customerOf(cycle, subscription).card === 'declines') return false
    item.current_period_start = now
    item.current_period_end = after(now, price)
    bill(cycle, subscription, Math.max(0, due))
  }
  item.price = price
  cycle.emit('customer.subscription.updated', subscription)
  return true
}

/** Tries the open invoice again, as the provider does over days. */
export function retryPayment(cycle: Cycle, subscription: Subscription): boolean {
  const invoice = cycle.world.invoices[subscription.latest_invoice ?? '']
  if (subscription.status !== 'past_due' || !invoice) return false
  if (customerOf(cycle, subscription).card === 'declines') {
    cycle.emit('invoice.payment_failed', invoice)
    return false
  }
  invoice.status = 'paid'
  subscription.status = 'active'
  cycle.emit('invoice.paid', invoice)
  cycle.emit('customer.subscription.updated', subscription)
  return true
}

function bill(cycle: Cycle, subscription: Subscription, amount: number): boolean {
  const isPaid = amount === 0 || customerOf(cycle, subscription).card === 'works'
  const invoice: Invoice = {
    id: newId('in'),
    object: 'invoice',
    status: isPaid ? 'paid' : 'open',
    customer: subscription.customer,
    currency: subscription.currency,
    amount_due: amount,
    created: cycle.now(),
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
  }
  cycle.world.invoices[invoice.id] = invoice
  subscription.latest_invoice = invoice.id
  cycle.emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  return isPaid
}

function customerOf({ world }: Cycle, subscription: Subscription): Customer {
  const customer = world.customers[subscription.customer]
  if (!customer) throw new Error(`no customer ${subscription.customer}`)
  return customer
}

function amountOf({ discounts, items }: Subscription, instant: number): number {
  const [discount] = discounts
  const off = discount && discount.end > instant ? discount.source.coupon.amount_off : 0
  return Math.max(0, items.data[0].price.unit_amount - off)
}

function betaDiscount(now: number): Discount {
  return {
    id: newId('di'),
    object: 'discount',
    start: now,
    end: addMonths(now, betaMonths),
    source: { type: 'coupon', coupon: { id: 'beta', object: 'coupon', amount_off: betaOffMinor, percent_off: null } },
  }
}

function after(start: number, { recurring }: Price): number {
  return addMonths(start, recurring.interval === 'year' ? 12 : 1)
}

/** The same day of a later month, or its last one. */
function addMonths(start: number, months: number): number {
  const date = new Date(start * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return Math.floor(date.getTime() / 1000)
}
