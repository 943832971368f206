import {
  createSubscription,
  endSubscription,
  passPeriodEnd,
  setCancelAtPeriodEnd,
} from '#stand-ins/payment/billing-cycle.ts'
import type { PaymentStandIn } from '#stand-ins/payment/payment-stand-in.ts'
import { type Customer, newId } from '#stand-ins/payment/world.ts'
import type { DemoPerson } from './people.ts'

/** Makes the person a customer of the test payment too: what is shown can then also be switched, cancelled, paid. */
export function subscribeAtStandIn(standIn: PaymentStandIn, { user, subscription }: DemoPerson): DemoPerson {
  const [price] = standIn.world.prices
  if (!subscription || !price) return { user, subscription }
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    email: user.email,
    name: [user.firstName, user.lastName].join(' '),
    created: standIn.now(),
    metadata: {},
    card: 'works',
  }
  standIn.world.customers[customer.id] = customer
  const made = createSubscription(standIn, { customer, price, trialDays: 0, isBeta: false })
  if (!made) throw new Error('the card of a demo person was declined')
  const [item] = made.items.data
  if (subscription.status === 'past_due') {
    customer.card = 'declines'
    item.current_period_end = standIn.now()
    passPeriodEnd(standIn, made)
  } else if (subscription.currentPeriodEndsAt) {
    item.current_period_end = Math.floor(subscription.currentPeriodEndsAt.getTime() / 1000)
  }
  if (subscription.cancelAtPeriodEnd) setCancelAtPeriodEnd(standIn, made, true)
  if (subscription.status === 'canceled') endSubscription(standIn, made)
  return {
    user: { ...user, stripeCustomerId: customer.id },
    subscription: {
      ...subscription,
      id: made.id,
      priceId: price.id,
      currentPeriodEndsAt: new Date(item.current_period_end * 1000),
    },
  }
}
