import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usageEvents, users } from '#database/schema.ts'
import type { UserRow } from '#features/administration/contract.ts'
import { type BillingServer, startPaymentWorld, withPayment } from '#tests/billing-server.ts'
import { anAdmin, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser } from '#tests/test-server.ts'
import { seedDemoData } from './seed-demo-data.ts'

let server: BillingServer
const seedDemo = () => seedDemoData({ ...server.deps, payment: server.payment.standIn })
let admin: TestBrowser
beforeAll(async () => {
  const world = await startPaymentWorld()
  server = withPayment(await startTestServer(world.settings, world), world)
  await seedDemo()
  admin = await signedIn(server, await anAdmin(server))
})
afterAll(() => server.close())

describe('the demo data', () => {
  it('has people in every state', async () => {
    const rows: UserRow[] = (await admin.get('/api/admin/users')).body
    const states = new Set(rows.map(({ subscriptionStatus }) => subscriptionStatus))
    for (const state of ['none', 'trialing', 'trial_expired', 'active', 'cancelled_active', 'past_due']) {
      expect(states).toContain(state)
    }
    expect(rows.some(({ status }) => status === 'inactive')).toBe(true)
    expect(rows.some(({ emailVerified }) => !emailVerified)).toBe(true)
    expect(rows.some(({ manualFullAccess }) => manualFullAccess)).toBe(true)
  })

  it('has usage and feedback of a year, none of it before its author or in the future', async () => {
    const now = server.clock.now()
    const people = new Map((await server.deps.db.select().from(users)).map((user) => [user.id, user]))
    const runs = await server.deps.db.select().from(usageEvents)
    const since = (userId: string | null) => people.get(userId ?? '')?.createdAt.getTime() ?? Number.NaN
    expect(
      runs.every(
        ({ userId, createdAt }) => createdAt.getTime() >= since(userId) && createdAt.getTime() <= now.getTime(),
      ),
    ).toBe(true)
    const counted = [...people.values()].reduce((sum, user) => sum + user.recordingCount, 0)
    expect(counted).toBe(runs.length)
    expect((await admin.get('/api/admin/feedback/stats')).body.totalFeedback).toBeGreaterThan(100)
  })

  it('is known to the test payment: whoever has a subscription can act on it', async () => {
    const rows: UserRow[] = (await admin.get('/api/admin/users')).body
    const inState = (state: string) => rows.find(({ subscriptionStatus }) => subscriptionStatus === state)
    for (const state of ['active', 'cancelled_active', 'past_due', 'cancelled_expired']) {
      const [user] = await server.deps.db
        .select()
        .from(users)
        .where(eq(users.id, inState(state)?.id ?? ''))
      const browser = await signedIn(server, user as typeof users.$inferSelect)
      await browser.post('/api/sync-subscription')
      expect((await browser.get('/api/subscription/status')).body.status).toBe(state)
      expect((await browser.post('/api/create-customer-portal-session')).status).toBe(200)
      if (state === 'active')
        expect((await browser.post('/api/subscription/cancel')).body.status).toBe('cancelled_active')
    }
  })

  it('is written once', async () => {
    const before = (await server.deps.db.select().from(users)).length
    expect(await seedDemo()).toBeNull()
    expect(await server.deps.db.select().from(users)).toHaveLength(before)
  })
})
