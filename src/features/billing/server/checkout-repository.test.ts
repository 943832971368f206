import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkouts } from '#database/schema.ts'
import { aTrialUser } from '#tests/factories.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { beginCheckout, rememberSession } from './checkout-repository.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('names the session to close that is remembered while the next checkout begins', async () => {
  const { db } = server.deps
  const { id: userId } = await aTrialUser(server)
  const wish = { userId, trialDays: 0, now: server.deps.clock.now() }
  const { checkout } = await beginCheckout(db, { ...wish, planType: 'monthly' })
  let next: ReturnType<typeof beginCheckout> | undefined
  await db.transaction(async (tx) => {
    expect(await rememberSession(tx, checkout, 'session')).toBe(true)
    next = beginCheckout(db, { ...wish, planType: 'yearly' })
    // Time for it to look at the checkout, which is not written yet.
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  expect((await next)?.outdatedSession).toBe('session')
  expect(await db.select().from(checkouts).where(eq(checkouts.userId, userId))).toMatchObject([{ sessionId: null }])
})
