import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { standInPayment } from '#stand-ins/payment/address.ts'
import { type BillingServer, startPaymentWorld, withPayment } from '#tests/billing-server.ts'
import { anExpiredUser } from '#tests/factories.ts'
import { startTestServer } from '#tests/test-server.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { findSubscription, findUserById } from './subscription-repository.ts'

let server: BillingServer
beforeAll(async () => {
  const world = await startPaymentWorld()
  server = withPayment(await startTestServer(world.settings, world), world)
})
afterAll(() => server.close())

/** A client whose answers arrive only when they are let through. */
function slowClient() {
  const gates: (() => void)[] = []
  const stripe = new Stripe(standInPayment.secretKey, {
    httpClient: Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) => {
      const url = input instanceof Request ? input.url : String(input)
      const answer = await fetch(url.replace('https://api.stripe.com', server.payment.url), init)
      await new Promise<void>((resolve) => gates.push(resolve))
      return answer
    }),
  })
  return { stripe, gates }
}

it('drops an answer of the provider when one that was asked for later has been kept', async () => {
  const { id } = await anExpiredUser(server)
  const { buy, browser } = await server.subscriber((await findUserById(server.deps.db, id)) ?? never())
  await buy()
  const user = (await findUserById(server.deps.db, id)) ?? never()
  const { stripe, gates } = slowClient()
  const older = refreshSubscription({ ...server.deps, stripe }, user)
  await expect.poll(() => gates.length).toBe(1)
  await browser.post('/api/subscription/cancel')
  expect(await findSubscription(server.deps.db, id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  gates[0]?.()
  await older
  expect(await findSubscription(server.deps.db, id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
})

function never(): never {
  throw new Error('no user')
}
