import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptions } from '#database/schema.ts'
import { type BillingServer, startPaymentWorld, withPayment } from '#tests/billing-server.ts'
import { anExpiredUser, aTrialUser } from '#tests/factories.ts'
import { startTestServer } from '#tests/test-server.ts'
import { readBillingOverviews, readRevenue } from '../public.ts'
import { findUserById } from './subscription-repository.ts'

let server: BillingServer
beforeAll(async () => {
  const world = await startPaymentWorld()
  server = withPayment(await startTestServer(world.settings, world), world)
})
afterAll(() => server.close())

async function mailsTo(email: string) {
  return (await server.mails()).filter((mail) => mail.to === email)
}

describe('the hourly sweep', () => {
  it('announces the end of a trial two days ahead, then the end, each once', async () => {
    const user = await aTrialUser(server)
    await server.passDays(4)
    await server.runJob('billing-sweep')
    expect(await mailsTo(user.email)).toEqual([])
    await server.passDays(1)
    await server.runJob('billing-sweep')
    await server.runJob('billing-sweep')
    const [announced, ...more] = await mailsTo(user.email)
    expect(more).toEqual([])
    expect(announced?.subject).toBe('Ihre Testphase bei KlarBefund endet in zwei Tagen')
    expect(announced?.text).toContain('endet am 9. März 2026')
    expect(announced?.text).toMatch(/29\s€ im Monat/)
    expect(announced?.text).toContain('http://localhost:3000/subscribe')
    await server.passDays(2)
    await server.runJob('billing-sweep')
    await server.runJob('billing-sweep')
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Ihre Testphase bei KlarBefund endet in zwei Tagen',
      'Ihre Testphase bei KlarBefund ist beendet',
    ])
  })

  it('tells a subscriber in the trial when billing begins, and nothing of an end', async () => {
    const user = await aTrialUser(server)
    const { buy } = await server.subscriber(user)
    await buy()
    await server.deliverAll()
    await server.passDays(6)
    await server.runJob('billing-sweep')
    await server.passDays(2)
    await server.runJob('billing-sweep')
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Ihr Abonnement bei KlarBefund beginnt in zwei Tagen',
    ])
  })

  it('writes to nobody who has access without a subscription', async () => {
    const user = await aTrialUser(server, { manualFullAccess: true })
    await server.passDays(6)
    await server.runJob('billing-sweep')
    await server.passDays(2)
    await server.runJob('billing-sweep')
    expect(await mailsTo(user.email)).toEqual([])
  })

  it('asks the provider where the webhook of a renewal was lost', async () => {
    const { buy, status } = await server.subscriber(await anExpiredUser(server))
    await buy()
    await server.deliverAll()
    const before = (await status()).nextBillingInfo.nextBillingDate
    server.clock.advanceSeconds(32 * 86_400)
    await server.runJob('billing-sweep')
    expect((await status()).nextBillingInfo.nextBillingDate > before).toBe(true)
    server.events.splice(0)
  })
})

describe('the deletion of an account', () => {
  it('ends the subscription and the customer at the provider first', async () => {
    const { user, customerId, subscription } = await aSubscriber()
    await server.app.accountDeletion.run(user)
    expect(subscription?.status).toBe('canceled')
    expect(server.payment.standIn.world.customers[customerId]).toBeUndefined()
    expect(await findUserById(server.deps.db, user.id)).toBeNull()
    await server.deliverAll()
  })

  it('keeps the account while the provider is down', async () => {
    const { user } = await aSubscriber()
    server.setDown(true)
    await expect(server.app.accountDeletion.run(user)).rejects.toMatchObject({ code: 'provider_failed' })
    server.setDown(false)
    expect(await findUserById(server.deps.db, user.id)).not.toBeNull()
    await server.app.accountDeletion.run(user)
    await server.deliverAll()
  })

  async function aSubscriber() {
    const { id } = await anExpiredUser(server)
    const user = async () => {
      const found = await findUserById(server.deps.db, id)
      if (!found) throw new Error('no user')
      return found
    }
    const { buy, customer, subscriptions } = await server.subscriber(await user())
    await buy()
    await server.deliverAll()
    return { user: await user(), customerId: customer().id, subscription: subscriptions()[0] }
  }
})

describe('readBillingOverviews', () => {
  it('tells the revenue a month: nothing in a trial, a twelfth of a year, the discounted price', async () => {
    const people = await Promise.all([
      aTrialUser(server),
      anExpiredUser(server),
      anExpiredUser(server),
      anExpiredUser(server),
      anExpiredUser(server),
    ])
    const [trial, plain, yearly, discounted] = await Promise.all(people.map((user) => server.subscriber(user)))
    await trial?.buy()
    await plain?.buy()
    await yearly?.buy({ planType: 'yearly' })
    await discounted?.buy({ isBeta: true })
    await server.deliverAll()
    const overviews = await readBillingOverviews(server.deps, people)
    expect(people.map(({ id }) => overviews.get(id)?.monthlyRevenue)).toEqual([0, 29, 24.17, 19, 0])
    expect(people.map(({ id }) => overviews.get(id)?.status.status)).toEqual([
      'trialing',
      'active',
      'active',
      'active',
      'trial_expired',
    ])
  })

  it('sums the revenue of each currency for itself', async () => {
    const sums = async () => Object.fromEntries((await readRevenue(server.deps)).monthly.map(pairOf))
    const before = await sums()
    const { id } = await anExpiredUser(server)
    await server.deps.db.insert(subscriptions).values({
      ...{ id: 'sub_swiss', userId: id, status: 'active', priceId: 'p', planType: 'monthly', amountMinor: 2900 },
      ...{ currency: 'chf', createdAt: server.clock.now(), updatedAt: server.clock.now() },
    })
    expect(await sums()).toEqual({ ...before, CHF: 2900 })
    expect(before.EUR).toBeGreaterThan(0)
  })

  function pairOf({ currency, minor }: { currency: string; minor: number }): [string, number] {
    return [currency, minor]
  }
})
