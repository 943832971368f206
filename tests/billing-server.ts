import type { UserRecord } from '#server/http/caller.ts'
import { standInPayment } from '#stand-ins/payment/address.ts'
import { type PaymentServer, startPaymentServer } from '#stand-ins/payment/mount-payment.ts'
import { completeCheckout } from '#stand-ins/payment/page-routes.ts'
import { type SignedEvent, signEvent } from '#stand-ins/payment/webhooks.ts'
import type { Customer, PaymentEvent, Subscription } from '#stand-ins/payment/world.ts'
import { signedIn } from './factories.ts'
import { type TestAnswer, type TestBrowser, type TestClock, type TestServer, testClock } from './test-server.ts'

const daySeconds = 86_400

export interface BillingServer extends TestServer {
  payment: PaymentServer
  /** Events the provider has sent and nobody has delivered yet, oldest first. */
  events: PaymentEvent[]
  setDown: (isDown: boolean) => void
  /** Posts one webhook as the provider would, or as told. */
  deliver: (event: PaymentEvent, delivery?: SignedEvent) => Promise<TestAnswer>
  /** Delivers all waiting events in their order. */
  deliverAll: () => Promise<void>
  /** Moves the clock, lets the provider bill what is due, and delivers its events. */
  passDays: (days: number) => Promise<void>
  subscriber: (user: UserRecord) => Promise<Subscriber>
  runJob: (name: string) => Promise<void>
}

export interface Subscriber {
  browser: TestBrowser
  /** Goes to the checkout and pays there; answers false for a declined card. */
  buy: (options?: { planType?: 'monthly' | 'yearly'; card?: string; isBeta?: boolean }) => Promise<boolean>
  // biome-ignore lint/suspicious/noExplicitAny: a parsed body of a call under test
  status: () => Promise<any>
  customer: () => Customer
  subscriptions: () => Subscription[]
}

export interface PaymentWorld {
  payment: PaymentServer
  events: PaymentEvent[]
  setDown: (isDown: boolean) => void
  /** For the product's server: one clock for both, and where the provider is. */
  clock: TestClock
  settings: Record<string, string>
}

/** The payment stand-in as a server of its own. */
export async function startPaymentWorld(): Promise<PaymentWorld> {
  const clock = testClock()
  const events: PaymentEvent[] = []
  let isDown = false
  const payment = await startPaymentServer({ clock, onEvent: (event) => events.push(event), isDown: () => isDown })
  return {
    payment,
    events,
    clock,
    setDown: (down) => {
      isDown = down
    },
    settings: {
      STRIPE_SECRET_KEY: standInPayment.secretKey,
      STRIPE_WEBHOOK_SECRET: standInPayment.webhookSecret,
      STRIPE_API_BASE: payment.url,
      // A whole life passes without a new sign-in.
      SESSION_IDLE_SECONDS: '31536000',
      SESSION_MAX_SECONDS: '31536000',
    },
  }
}

/** The product's server together with the world it pays in. */
export function withPayment(server: TestServer, world: PaymentWorld): BillingServer {
  const { payment, events, clock, setDown } = world
  const deliver = (event: PaymentEvent, delivery = signEvent(event, payment.standIn.now())) =>
    server.browser().send({
      method: 'POST',
      url: '/api/webhooks/payment',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': delivery.signature },
      payload: delivery.body,
    })
  const deliverAll = async () => {
    for (const event of events.splice(0)) {
      const answer = await deliver(event)
      if (answer.status !== 200) throw new Error(`the webhook answered ${answer.status}: ${answer.text}`)
    }
  }

  return {
    ...server,
    payment,
    events,
    setDown,
    deliver,
    deliverAll,
    passDays: async (days) => {
      await server.deps.jobs.runWaiting()
      clock.advanceSeconds(days * daySeconds)
      payment.standIn.settleAll()
      await deliverAll()
      await server.deps.jobs.runWaiting()
    },
    subscriber: async (user) => subscriberOf(payment, user, await signedIn(server, user)),
    runJob: async (name) => {
      await server.deps.db.transaction((tx) => server.deps.jobs.send(tx, name, {}))
      await server.deps.jobs.runWaiting()
      // What the job has sent in its turn.
      await server.deps.jobs.runWaiting()
    },
    close: async () => {
      await server.close()
      await payment.close()
    },
  }
}

function subscriberOf({ standIn }: PaymentServer, user: UserRecord, browser: TestBrowser): Subscriber {
  const customer = () => {
    const found = Object.values(standIn.world.customers).find(({ metadata }) => metadata.userId === user.id)
    if (!found) throw new Error('the provider knows no such customer')
    return found
  }
  return {
    browser,
    buy: async ({ planType = 'monthly', card = 'works', isBeta = false } = {}) => {
      const answer = await browser.post('/api/create-subscription-plan', { planType })
      if (answer.status !== 200) throw new Error(`the checkout answered ${answer.status}: ${answer.text}`)
      const session = standIn.world.sessions[String(answer.body.url).split('/').at(-1) ?? '']
      if (!session) throw new Error(`no checkout at ${answer.body.url}`)
      return completeCheckout(standIn, session, { card, isBeta })
    },
    status: async () => (await browser.get('/api/subscription/status')).body,
    customer,
    subscriptions: () =>
      Object.values(standIn.world.subscriptions).filter((subscription) => subscription.customer === customer().id),
  }
}
