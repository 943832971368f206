import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retryPayment } from '#stand-ins/payment/billing-cycle.ts'
import { type BillingServer, startPaymentWorld, withPayment } from '#tests/billing-server.ts'
import { anExpiredUser, aTrialUser, aUser } from '#tests/factories.ts'
import { startTestServer } from '#tests/test-server.ts'

let server: BillingServer
beforeAll(async () => {
  const world = await startPaymentWorld()
  server = withPayment(await startTestServer(world.settings, world), world)
})
afterAll(() => server.close())

async function subjectsTo(email: string): Promise<string[]> {
  return (await server.mails()).filter((mail) => mail.to === email).map(({ subject }) => subject)
}

describe('the life of a subscription', () => {
  it('goes from trial over checkout, renewal, failure, recovery and cancellation to its end and back', async () => {
    const user = await aTrialUser(server)
    const { browser, buy, status, customer, subscriptions } = await server.subscriber(user)
    expect(await status()).toMatchObject({ status: 'trialing', periodType: 'trial', hasStripeSubscription: false })

    await server.passDays(2)
    expect(await buy()).toBe(true)
    await server.deliverAll()
    expect(await status()).toMatchObject({
      status: 'trialing',
      hasActiveSubscription: true,
      hasStripeSubscription: true,
      trialDaysLeft: 5,
      planType: 'monthly',
      currentPrice: 29,
      nextBillingInfo: { nextBillingDate: '2026-03-09T09:00:00.000Z', nextBillingAmount: 29, billingInterval: 'month' },
    })

    await server.passDays(5)
    expect(await status()).toMatchObject({ status: 'active', periodType: 'active', trialDaysLeft: 0 })
    await server.passDays(31)
    expect((await status()).nextBillingInfo.nextBillingDate).toBe('2026-05-09T09:00:00.000Z')

    customer().card = 'declines'
    await server.passDays(30)
    expect(await status()).toMatchObject({ status: 'past_due', hasActiveSubscription: true })
    expect((await status()).message).toContain('Zahlungsmethode')
    expect((await browser.get('/api/auth/user')).body.subscriptionStatus).toBe('past_due')

    customer().card = 'works'
    const [subscription] = subscriptions()
    if (subscription) retryPayment(server.payment.standIn, subscription)
    await server.deliverAll()
    expect(await status()).toMatchObject({ status: 'active', message: null })

    const cancelled = await browser.post('/api/subscription/cancel')
    expect(cancelled.body).toMatchObject({
      status: 'cancelled_active',
      periodType: 'cancelled',
      hasActiveSubscription: true,
      subscriptionEndDate: '2026-06-09T09:00:00.000Z',
      nextBillingInfo: null,
    })
    expect((await browser.post('/api/subscription/cancel')).body.status).toBe('cancelled_active')

    await server.passDays(31)
    expect(await status()).toMatchObject({
      status: 'cancelled_expired',
      periodType: 'expired',
      hasActiveSubscription: false,
      hasStripeSubscription: false,
    })
    expect((await browser.post('/api/format-external-transcript', {})).status).toBe(403)

    expect(await buy()).toBe(true)
    await server.deliverAll()
    expect(await status()).toMatchObject({ status: 'active', hasActiveSubscription: true, trialDaysLeft: 0 })
    expect(subscriptions()).toHaveLength(2)

    expect(await subjectsTo(user.email)).toEqual([
      'KlarBefund: Ihre Zahlung ist fehlgeschlagen',
      'Ihre Kündigung bei KlarBefund',
    ])
  })

  it('calls a cancellation during the trial one, keeps the access to its end, and gives no second trial', async () => {
    const { browser, buy, status } = await server.subscriber(await aTrialUser(server))
    await buy()
    await server.deliverAll()
    expect((await browser.post('/api/subscription/cancel')).body).toMatchObject({
      status: 'cancelled_trial',
      periodType: 'cancelled',
      hasActiveSubscription: true,
    })
    await server.passDays(8)
    expect(await status()).toMatchObject({ status: 'cancelled_trial', periodType: 'expired', trialDaysLeft: 0 })
    await buy()
    await server.deliverAll()
    expect((await status()).status).toBe('active')
  })

  it('starts the trial of an account without one at the checkout, once', async () => {
    const user = await aUser(server)
    const { buy, status } = await server.subscriber(user)
    expect(await status()).toMatchObject({ status: 'none', periodType: 'none' })
    await buy()
    await server.deliverAll()
    expect(await status()).toMatchObject({ status: 'trialing', trialDaysLeft: 7 })
    const again = await aUser(server, { email: `x-${user.email}`, hasUsedTrial: true })
    const second = await server.subscriber(again)
    expect(await second.status()).toMatchObject({ status: 'incomplete', periodType: 'none' })
    await second.buy()
    await server.deliverAll()
    expect((await second.status()).status).toBe('active')
  })

  it('takes a cancellation back without a second subscription', async () => {
    const { browser, buy, status, subscriptions } = await server.subscriber(await anExpiredUser(server))
    await buy()
    await server.deliverAll()
    await browser.post('/api/subscription/cancel')
    const answer = await browser.post('/api/create-subscription-plan', { planType: 'monthly' })
    expect(answer.body).toEqual({ url: 'http://localhost:3000/subscription-success' })
    expect((await status()).status).toBe('active')
    expect(subscriptions()).toHaveLength(1)
  })

  it('switches the plan and credits what is paid', async () => {
    const { browser, buy, status } = await server.subscriber(await anExpiredUser(server))
    await buy()
    await server.deliverAll()
    expect((await browser.post('/api/subscription/switch-plan', { planType: 'monthly' })).status).toBe(409)
    await server.passDays(15)
    const answer = await browser.post('/api/subscription/switch-plan', { planType: 'yearly' })
    expect(answer.body).toEqual({ newPlan: 'yearly' })
    expect(await status()).toMatchObject({
      planType: 'yearly',
      currentPrice: 290,
      nextBillingInfo: { billingInterval: 'year' },
    })
    const amounts = Object.values(server.payment.standIn.world.invoices).map((invoice) => invoice.amount_due)
    expect(amounts.at(-1)).toBeGreaterThan(26_000)
    expect(amounts.at(-1)).toBeLessThan(29_000)
  })

  it('leaves the plan as it was when the card is declined', async () => {
    const { browser, buy, status, customer } = await server.subscriber(await anExpiredUser(server))
    await buy()
    await server.deliverAll()
    customer().card = 'declines'
    const answer = await browser.post('/api/subscription/switch-plan', { planType: 'yearly' })
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Die Zahlung wurde abgelehnt. Bitte prüfen Sie Ihre Zahlungsmethode.',
    ])
    expect(await status()).toMatchObject({ status: 'active', planType: 'monthly' })
  })

  it('shows the beta discount while it runs', async () => {
    const { buy, status } = await server.subscriber(await anExpiredUser(server))
    await buy({ isBeta: true })
    await server.deliverAll()
    expect(await status()).toMatchObject({ betaDiscountActive: true, betaDiscountMonthsLeft: 6, currentPrice: 19 })
    await server.passDays(190)
    expect(await status()).toMatchObject({ betaDiscountActive: false, betaDiscountMonthsLeft: 0, currentPrice: 29 })
  })
})
