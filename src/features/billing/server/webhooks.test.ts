import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookEvents } from '#database/schema.ts'
import { signEvent } from '#stand-ins/payment/webhooks.ts'
import type { PaymentEvent } from '#stand-ins/payment/world.ts'
import { type BillingServer, startPaymentWorld, withPayment } from '#tests/billing-server.ts'
import { anExpiredUser } from '#tests/factories.ts'
import { startTestServer } from '#tests/test-server.ts'

let server: BillingServer
beforeAll(async () => {
  const world = await startPaymentWorld()
  server = withPayment(await startTestServer(world.settings, world), world)
})
afterAll(() => server.close())

async function anEvent(): Promise<PaymentEvent> {
  const { buy } = await server.subscriber(await anExpiredUser(server))
  await buy()
  const [event] = server.events.splice(0)
  if (!event) throw new Error('no event')
  return event
}

function ordersOf<T>(things: T[]): T[][] {
  if (things.length < 2) return [things]
  return things.flatMap((thing, index) =>
    ordersOf(things.filter((_, other) => other !== index)).map((rest) => [thing, ...rest]),
  )
}

describe('POST /api/webhooks/payment', () => {
  it('ends in the same state in each of the 24 orders of four events', async () => {
    const outcomes = new Set<string>()
    const { buy, status, subscriptions, browser } = await server.subscriber(await anExpiredUser(server))
    await buy()
    await browser.post('/api/subscription/cancel')
    const events = server.events.splice(0)
    const kinds = [
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
      'customer.subscription.updated',
    ]
    const four = kinds.map((kind) => events.find(({ type }) => type === kind))
    expect(four.every(Boolean)).toBe(true)
    const orders = ordersOf(four as PaymentEvent[])
    expect(orders).toHaveLength(24)
    for (const [index, order] of orders.entries()) {
      for (const event of order) {
        const answer = await server.deliver({ ...event, id: `${event.id}_${index}` })
        expect(answer.status).toBe(200)
      }
      outcomes.add(JSON.stringify(await status()))
    }
    expect(outcomes.size).toBe(1)
    expect([...outcomes][0]).toContain('"status":"cancelled_active"')
    expect(subscriptions()).toHaveLength(1)
  })

  it('is not misled by an old snapshot that comes after a newer one', async () => {
    const { buy, status, browser } = await server.subscriber(await anExpiredUser(server))
    await buy()
    const old = server.events.splice(0)
    await browser.post('/api/subscription/cancel')
    for (const event of old) await server.deliver(event)
    expect((await status()).status).toBe('cancelled_active')
    server.events.splice(0)
  })

  it('changes nothing with 20 duplicates, one after the other and at once', async () => {
    const event = await anEvent()
    await server.deliver(event)
    const rows = await server.deps.db.select().from(webhookEvents)
    server.clock.advanceSeconds(60)
    for (let count = 0; count < 10; count += 1) expect((await server.deliver(event)).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.deliver(event)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await server.deps.db.select().from(webhookEvents)).toEqual(rows)
  })

  it.each([
    ['signed with another secret', (event: PaymentEvent, now: number) => signEvent(event, now, 'whsec_guessed')],
    ['without a signature', (event: PaymentEvent, now: number) => ({ ...signEvent(event, now), signature: '' })],
    [
      'changed after signing',
      (event: PaymentEvent, now: number) => ({
        ...signEvent(event, now),
        body: JSON.stringify({ ...event, id: 'evt_x' }),
      }),
    ],
    ['signed six minutes ago', (event: PaymentEvent, now: number) => signEvent(event, now - 360)],
  ])('refuses an event %s', async (_case, sign) => {
    const event = await anEvent()
    const answer = await server.deliver(event, sign(event, server.payment.standIn.now()))
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
    const known = await server.deps.db.select().from(webhookEvents)
    expect(known.map(({ id }) => id)).not.toContain(event.id)
  })

  it('asks for another delivery while the provider is down, and then applies it', async () => {
    const { buy, status } = await server.subscriber(await anExpiredUser(server))
    await buy()
    const [event] = server.events.splice(0)
    if (!event) throw new Error('no event')
    server.setDown(true)
    expect((await server.deliver(event)).status).toBe(502)
    expect((await status()).status).toBe('trial_expired')
    server.setDown(false)
    expect((await server.deliver(event)).status).toBe(200)
    expect((await status()).status).toBe('active')
  })

  it('accepts what concerns nobody here', async () => {
    const event = { id: 'evt_other', object: 'event', type: 'customer.updated', created: 1 } as const
    const of = (object: object) => server.deliver({ ...event, data: { object } })
    expect((await of({ id: 'cus_unknown', object: 'customer' })).status).toBe(200)
    expect((await of({ id: 'price_x', object: 'price' })).status).toBe(200)
  })
})
