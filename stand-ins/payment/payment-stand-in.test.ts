import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import { testClock } from '#tests/test-server.ts'
import { standInPayment } from './address.ts'
import { type PaymentServer, startPaymentServer } from './mount-payment.ts'
import { deliverEvent, signEvent } from './webhooks.ts'
import type { PaymentEvent } from './world.ts'

const event: PaymentEvent = { id: 'evt_1', object: 'event', type: 'invoice.paid', created: 1, data: { object: {} } }
const closers: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function aReceiver(statuses: number[]) {
  const received: { body: string; signature: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(statuses[received.length - 1] ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => server.close(resolve)))
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('webhooks of the stand-in', () => {
  it('come again until they are accepted, with a signature the SDK accepts', async () => {
    const { received, url } = await aReceiver([500, 502, 200])
    expect(await deliverEvent(url, () => signEvent(event, 1000), [1, 1, 1])).toBe(true)
    expect(received).toHaveLength(3)
    const { body, signature } = received[2] ?? { body: '', signature: '' }
    const parsed = new Stripe('sk_test_x').webhooks.constructEvent(
      body,
      signature,
      standInPayment.webhookSecret,
      300,
      undefined,
      1_000_000,
    )
    expect(parsed.id).toBe('evt_1')
  })

  it('give up when nobody ever accepts', async () => {
    expect(await deliverEvent('http://127.0.0.1:1', () => signEvent(event, 1000), [1])).toBe(false)
  })
})

describe('the interface of the stand-in', () => {
  async function aClient(): Promise<{ server: PaymentServer; stripe: (key?: string) => Stripe }> {
    const server = await startPaymentServer({ clock: testClock(), onEvent: () => {} })
    closers.push(server.close)
    const { hostname, port } = new URL(server.url)
    const stripe = (key = standInPayment.secretKey) =>
      new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
    return { server, stripe }
  }

  it('repeats an answer for the same idempotency key, and refuses the key for something else', async () => {
    const { stripe } = await aClient()
    const create = (email: string) => stripe().customers.create({ email }, { idempotencyKey: 'key' })
    const first = await create('a@example.org')
    expect((await create('a@example.org')).id).toBe(first.id)
    await expect(create('b@example.org')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  it('knows errors as the provider words them', async () => {
    const { stripe } = await aClient()
    await expect(stripe().subscriptions.retrieve('sub_x')).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(stripe('sk_test_wrong').customers.create({})).rejects.toMatchObject({ statusCode: 401 })
  })

  it('shows its pages as what they are', async () => {
    const { server, stripe } = await aClient()
    const customer = await stripe().customers.create({ email: 'a@example.org' })
    const page = await fetch(`${server.url}/portal/${customer.id}?back=javascript:alert(1)`)
    const html = await page.text()
    expect(html).toContain('Ersatz zum Ausprobieren, keine echte Zahlung')
    expect(html).not.toContain('javascript:')
    expect((await fetch(`${server.url}/checkout/unbekannt`)).status).toBe(410)
  })
})
