import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usageEvents, users } from '#database/schema.ts'
import type { UserRow } from '#features/administration/contract.ts'
import { anAdmin, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { seedDemoData } from './seed-demo-data.ts'

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  await seedDemoData(server.deps)
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

  it('is written once', async () => {
    const before = (await server.deps.db.select().from(users)).length
    expect(await seedDemoData(server.deps)).toBeNull()
    expect(await server.deps.db.select().from(users)).toHaveLength(before)
  })
})
