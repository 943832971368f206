import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#database/schema.ts'
import { standInPayment } from '#stand-ins/payment/address.ts'
import { completeCheckout } from '#stand-ins/payment/page-routes.ts'
import type { Session } from '#stand-ins/payment/world.ts'
import { type BillingServer, startPaymentWorld, withPayment } from '#tests/billing-server.ts'
import { anExpiredUser, aTrialUser, signedIn } from '#tests/factories.ts'
import { startTestServer } from '#tests/test-server.ts'
import { createPaymentProvider, type PaymentProvider } from './payment-provider.ts'
import { startCheckout } from './start-checkout.ts'

let server: BillingServer
beforeAll(async () => {
  const world = await startPaymentWorld()
  server = withPayment(await startTestServer(world.settings, world), world)
})
afterAll(() => server.close())

const checkout = '/api/create-subscription-plan'
const monthly = { planType: 'monthly' }

describe('GET /api/subscription/plans', () => {
  it('lists what has a price, in minor units', async () => {
    const { browser } = await server.subscriber(await aTrialUser(server))
    expect((await browser.get('/api/subscription/plans')).body).toEqual([
      { type: 'monthly', amount: 2900, interval: 'month', savings: 0, currency: 'EUR' },
      { type: 'yearly', amount: 29_000, interval: 'year', savings: 5800, currency: 'EUR' },
    ])
  })
})

describe('POST /api/create-subscription-plan', () => {
  it('makes one customer and one checkout of clicks in a row and at once', async () => {
    const { browser, customer } = await server.subscriber(await aTrialUser(server))
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(checkout, monthly)))
    const again = await browser.post(checkout, monthly)
    expect(new Set([...answers, again].map(({ body }) => body.url)).size).toBe(1)
    const { customers } = server.payment.standIn.world
    const same = Object.values(customers).filter(({ email }) => email === customer().email)
    expect(same).toHaveLength(1)
  })

  it('closes the checkout begun for another plan', async () => {
    const { browser } = await server.subscriber(await aTrialUser(server))
    const first = await browser.post(checkout, monthly)
    await browser.post(checkout, { planType: 'yearly' })
    const session = server.payment.standIn.world.sessions[first.body.url.split('/').at(-1)]
    expect(session?.status).toBe('expired')
  })

  it('leaves one customer and one open checkout of two plans chosen at once', async () => {
    const { browser, customer } = await server.subscriber(await aTrialUser(server))
    const plans = ['monthly', 'yearly', 'monthly', 'yearly']
    const answers = await Promise.all(plans.map((planType) => browser.post(checkout, { planType })))
    const { customers, sessions } = server.payment.standIn.world
    expect(Object.values(customers).filter(({ email }) => email === customer().email)).toHaveLength(1)
    const open = Object.values(sessions).filter((session) => session.customer === customer().id && session.url)
    expect(open.map(({ status }) => status)).toEqual(['open'])
    expect(answers.map(({ body }) => body.url)).toContain(open[0]?.url)
    for (const { status, body } of answers) {
      // The address of a call that ended before the next plan was chosen is closed since.
      if (status === 200) expect(['open', 'expired']).toContain(sessions[body.url.split('/').at(-1)]?.status)
      else expect([status, body.message]).toEqual([409, 'Sie haben gerade einen anderen Tarif gewählt.'])
    }
    server.events.splice(0)
  })

  it('begins no second one where the first was paid the moment before', async () => {
    const user = await anExpiredUser(server)
    const { customer, subscriptions } = await server.subscriber(user)
    const { stripe } = createPaymentProvider(server.deps.env) as PaymentProvider
    const { sessions } = stripe.checkout
    const expire = sessions.expire.bind(sessions)
    // Paid after the look at the provider, before the first checkout is closed.
    sessions.expire = (id: string) => {
      const { standIn } = server.payment
      completeCheckout(standIn, standIn.world.sessions[id] as Session, { card: 'works', isBeta: false })
      return expire(id)
    }
    await startCheckout({ ...server.deps, stripe }, user, 'monthly')
    const known = { ...user, stripeCustomerId: customer().id }
    await expect(startCheckout({ ...server.deps, stripe }, known, 'yearly')).rejects.toMatchObject({
      code: 'conflict',
      message: 'Sie haben bereits ein laufendes Abonnement.',
    })
    expect(subscriptions()).toHaveLength(1)
    server.events.splice(0)
  })

  it('leaves nobody at the provider whose account is deleted meanwhile', async () => {
    const user = await aTrialUser(server)
    const { stripe } = createPaymentProvider(server.deps.env) as PaymentProvider
    const { sessions } = stripe.checkout
    const create = sessions.create.bind(sessions)
    sessions.create = async (...asked: Parameters<typeof create>) => {
      await server.deps.db.delete(users).where(eq(users.id, user.id))
      return create(...asked)
    }
    await expect(startCheckout({ ...server.deps, stripe }, user, 'monthly')).rejects.toMatchObject({ code: 'conflict' })
    const { customers } = server.payment.standIn.world
    expect(Object.values(customers).filter(({ metadata }) => metadata.userId === user.id)).toEqual([])
    server.events.splice(0)
  })

  it('answers 409 while a subscription runs, also before its webhook has come', async () => {
    const { browser, buy, subscriptions } = await server.subscriber(await anExpiredUser(server))
    await buy()
    const answer = await browser.post(checkout, monthly)
    expect([answer.status, answer.body.message]).toEqual([409, 'Sie haben bereits ein laufendes Abonnement.'])
    expect(subscriptions()).toHaveLength(1)
    server.events.splice(0)
  })

  it('answers 400 for a plan that does not exist', async () => {
    const { browser } = await server.subscriber(await aTrialUser(server))
    const answer = await browser.post(checkout, { planType: 'weekly' })
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: 'planType', message: 'Bitte wählen Sie einen Tarif' }],
    ])
  })

  it('stays where it was when the card is declined', async () => {
    const { buy, status, subscriptions } = await server.subscriber(await anExpiredUser(server))
    expect(await buy({ card: 'declined' })).toBe(false)
    expect(subscriptions()).toEqual([])
    expect((await status()).status).toBe('trial_expired')
  })

  it('answers 502 in German while the provider is down, and leaves nothing half done', async () => {
    const { browser, buy, status } = await server.subscriber(await aTrialUser(server))
    const before = await status()
    server.setDown(true)
    const answer = await browser.post(checkout, monthly)
    server.setDown(false)
    expect([answer.status, answer.body]).toEqual([
      502,
      {
        code: 'provider_failed',
        message: 'Der Zahlungsdienst antwortet nicht. Es wurde nichts geändert. Bitte versuchen Sie es später erneut.',
      },
    ])
    expect(await status()).toEqual(before)
    expect(await buy()).toBe(true)
    server.events.splice(0)
  })

  it('begins anew with a customer the provider no longer knows', async () => {
    const user = await anExpiredUser(server, { stripeCustomerId: 'cus_of_another_account' })
    const { buy, status, browser } = await server.subscriber(user)
    await buy()
    await browser.post('/api/sync-subscription')
    expect((await status()).status).toBe('active')
    server.events.splice(0)
  })

  it.each(['before', 'after'])(
    'begins anew where the customer of an open checkout is deleted, %s its webhook',
    async (when) => {
      const { browser, buy, customer, status } = await server.subscriber(await anExpiredUser(server))
      const first = await browser.post(checkout, monthly)
      await deleteAtProvider(customer().id)
      if (when === 'after') await server.deliverAll()
      const second = await browser.post(checkout, monthly)
      expect(second.status).toBe(200)
      expect(second.body.url).not.toBe(first.body.url)
      expect((await browser.post(checkout, monthly)).body).toEqual(second.body)
      expect(await buy()).toBe(true)
      await browser.post('/api/sync-subscription')
      expect((await status()).status).toBe('active')
      server.events.splice(0)
    },
  )

  it('goes to the new price at once where the price has changed since', async () => {
    const { browser } = await server.subscriber(await anExpiredUser(server))
    const before = await browser.post(checkout, monthly)
    const price = server.payment.standIn.world.prices.find(({ lookup_key }) => lookup_key === 'klarbefund_monthly')
    if (!price) throw new Error('no monthly price')
    const { id } = price
    price.id = 'price_raised'
    const answer = await browser.post(checkout, monthly)
    price.id = id
    expect(answer.status).toBe(200)
    const { sessions } = server.payment.standIn.world
    expect(sessions[answer.body.url.split('/').at(-1)]).toMatchObject({ priceId: 'price_raised', status: 'open' })
    // In another tab it could be paid too.
    expect(sessions[before.body.url.split('/').at(-1)]?.status).toBe('expired')
  })
})

describe('POST /api/sync-subscription', () => {
  it('answers false where nothing was bought, and true once the provider says so', async () => {
    const { browser, buy, status } = await server.subscriber(await anExpiredUser(server))
    expect((await browser.post('/api/sync-subscription')).body).toEqual({ success: false })
    await buy()
    server.events.splice(0)
    expect((await status()).status).toBe('trial_expired')
    expect((await browser.post('/api/sync-subscription', {})).body).toEqual({ success: true })
    expect((await status()).status).toBe('active')
  })
})

describe('a user without a subscription', () => {
  it.each([
    ['/api/subscription/cancel', {}],
    ['/api/subscription/switch-plan', { planType: 'yearly' }],
    ['/api/create-customer-portal-session', {}],
  ])('is answered 409 at %s', async (path, body) => {
    const { browser } = await server.subscriber(await aTrialUser(server))
    expect((await browser.post(path, body)).status).toBe(409)
  })
})

describe('a subscriber while the provider is down', () => {
  it.each([
    ['/api/subscription/cancel', {}],
    ['/api/subscription/switch-plan', { planType: 'yearly' }],
    ['/api/create-customer-portal-session', {}],
    ['/api/sync-subscription', {}],
    ['/api/create-subscription-plan', { planType: 'monthly' }],
  ])('is answered 502 at %s, and stays where they were', async (path, body) => {
    const { browser, buy, status } = await server.subscriber(await anExpiredUser(server))
    await buy()
    await server.deliverAll()
    const before = await status()
    server.setDown(true)
    const answer = await browser.post(path, body)
    server.setDown(false)
    expect([answer.status, answer.body.code]).toEqual([502, 'provider_failed'])
    await browser.post('/api/sync-subscription')
    expect(await status()).toEqual(before)
  })
})

describe('GET /api/subscription/status', () => {
  it.each([
    [{ role: 'admin' }, 'Administrator', 'admin'],
    [{ manualFullAccess: true }, 'Voller Zugang', 'manual'],
  ] as const)('tells %j of the access without a subscription', async (values, statusDisplay, grantedAccess) => {
    const { status } = await server.subscriber(await anExpiredUser(server, values))
    expect(await status()).toMatchObject({ statusDisplay, grantedAccess, status: 'trial_expired' })
  })
})

describe('POST /api/create-customer-portal-session', () => {
  it('answers the address of the portal', async () => {
    const { browser, buy, customer } = await server.subscriber(await anExpiredUser(server))
    await buy()
    server.events.splice(0)
    const { body } = await browser.post('/api/create-customer-portal-session')
    expect(body.url).toContain(`/portal/${customer().id}`)
  })

  it('does not say that the provider is silent where it only knows no such customer', async () => {
    const user = await anExpiredUser(server, { stripeCustomerId: 'cus_gone' })
    const { browser } = await server.subscriber(user)
    const answer = await browser.post('/api/create-customer-portal-session')
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Es gibt noch kein Kundenkonto beim Zahlungsdienst. Bitte schließen Sie zuerst ein Abonnement ab.',
    ])
  })
})

describe('a place without payment', () => {
  it('says so', async () => {
    const bare = await startTestServer({
      PUBLIC_URL: 'https://befund.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'client',
    })
    const browser = await signedIn(bare, await aTrialUser(bare))
    const answer = await browser.get('/api/subscription/plans')
    expect([answer.status, answer.body.message]).toEqual([
      502,
      'Die Zahlung ist hier noch nicht eingerichtet. Bitte wenden Sie sich an den Betreiber.',
    ])
    expect((await browser.get('/api/subscription/status')).body.status).toBe('trialing')
    await bare.close()
  })
})

/** As somebody does in the provider's dashboard. */
async function deleteAtProvider(customer: string): Promise<void> {
  const headers = { authorization: `Bearer ${standInPayment.secretKey}` }
  const answer = await fetch(`${server.payment.url}/v1/customers/${customer}`, { method: 'DELETE', headers })
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`)
}
