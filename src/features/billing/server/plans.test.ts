import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BillingServer, startPaymentWorld, withPayment } from '#tests/billing-server.ts'
import { anExpiredUser } from '#tests/factories.ts'
import { startTestServer } from '#tests/test-server.ts'

/** An operator in Switzerland who names the monthly price by its id and sells no yearly plan. */
let server: BillingServer
beforeAll(async () => {
  const world = await startPaymentWorld()
  const [monthly, yearly] = world.payment.standIn.world.prices
  if (!monthly || !yearly) throw new Error('no prices')
  Object.assign(monthly, { currency: 'chf', lookup_key: 'something_else' })
  yearly.active = false
  server = withPayment(await startTestServer({ ...world.settings, STRIPE_PRICE_MONTHLY: monthly.id }, world), world)
})
afterAll(() => server.close())

it('offers the price the settings name in its own currency, and no yearly plan without a price', async () => {
  const { browser } = await server.subscriber(await anExpiredUser(server))
  expect((await browser.get('/api/subscription/plans')).body).toEqual([
    { type: 'monthly', amount: 2900, interval: 'month', savings: 0, currency: 'CHF' },
  ])
  const answer = await browser.post('/api/create-subscription-plan', { planType: 'yearly' })
  expect([answer.status, answer.body.message]).toEqual([422, 'Dieser Tarif wird zurzeit nicht angeboten.'])
})

it('tells a subscriber in Swiss francs what they pay', async () => {
  const { buy, status } = await server.subscriber(await anExpiredUser(server))
  await buy()
  await server.deliverAll()
  expect(await status()).toMatchObject({ status: 'active', currency: 'CHF', currentPrice: 29 })
})
