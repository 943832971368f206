import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FallbackClass } from '#contract/fallback-classes.ts'
import { fallbackHours, usageEvents, usageHours } from '#database/schema.ts'
import { anAdmin, aTrialUser, aUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { rollUpUsage } from './roll-up-usage.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  admin = await signedIn(server, await anAdmin(server))
})
afterAll(() => server.close())

interface Run {
  userId: string
  endpoint?: string
  agoMs?: number
  statusCode?: number
  durationMs?: number
  fallbackClass?: FallbackClass
}

async function addRuns(...runs: Run[]): Promise<void> {
  const now = server.clock.now().getTime()
  await server.deps.db.insert(usageEvents).values(
    runs.map(({ agoMs = minuteMs, ...run }) => ({
      endpoint: 'populate-template',
      statusCode: 200,
      durationMs: 100,
      ...run,
      createdAt: new Date(now - agoMs),
    })),
  )
}

async function usage(timeRange?: string) {
  return (await admin.get(`/api/admin/api-usage${timeRange ? `?timeRange=${timeRange}` : ''}`)).body
}

describe('GET /api/admin/api-usage', () => {
  it('answers zeros and a plot without calls as long as nothing was used', async () => {
    const body = await usage()
    expect(body.overallStats).toEqual({ totalApiCalls: 0, totalUsers: 0, avgDuration: 0, errorRate: 0 })
    expect([body.topEndpoints, body.userUsageStats, body.fallbacks, body.timeline.length]).toEqual([[], [], [], 24])
  })

  it('sums calls, people, durations and errors', async () => {
    const one = await aUser(server)
    const other = await aUser(server)
    await addRuns(
      { userId: one.id, durationMs: 100 },
      { userId: one.id, durationMs: 300 },
      { userId: other.id, endpoint: 'generate-report', durationMs: 2000, statusCode: 502 },
    )
    const body = await usage('1h')
    expect(body.overallStats).toEqual({ totalApiCalls: 3, totalUsers: 2, avgDuration: 800, errorRate: 33.3 })
    expect(body.topEndpoints).toEqual([
      { endpoint: 'populate-template', totalCalls: 2, avgDuration: 200, errorRate: 0 },
      { endpoint: 'generate-report', totalCalls: 1, avgDuration: 2000, errorRate: 100 },
    ])
  })

  it('counts what was refused lawfully as a call and not as an error of the service', async () => {
    const { id: userId } = await aUser(server)
    const refusals = [400, 403, 413, 422, 429].map((statusCode) => ({ userId, endpoint: 'refusing', statusCode }))
    await addRuns(...refusals, { userId, endpoint: 'refusing', statusCode: 503 })
    const { topEndpoints } = await usage('1h')
    const own = topEndpoints.find(({ endpoint }: { endpoint: string }) => endpoint === 'refusing')
    expect([own.totalCalls, own.errorRate]).toEqual([6, 16.7])
  })

  it('names how the language model failed in runs that succeeded without it, the most frequent first', async () => {
    const { id: userId } = await aUser(server)
    const before = await usage('1h')
    await addRuns(
      { userId, fallbackClass: 'timeout' },
      { userId, fallbackClass: 'schema' },
      { userId, fallbackClass: 'schema' },
      { userId, fallbackClass: 'html', agoMs: hourMs + 1 },
    )
    const { fallbacks, timeline, overallStats } = await usage('1h')
    expect(fallbacks).toEqual([
      { fallbackClass: 'schema', totalCalls: 2 },
      { fallbackClass: 'timeout', totalCalls: 1 },
    ])
    const counts = timeline.map(({ fallbackCount }: { fallbackCount: number }) => fallbackCount)
    expect(counts.reduce((sum: number, value: number) => sum + value, 0)).toBe(3)
    expect(overallStats.totalApiCalls).toBe(before.overallStats.totalApiCalls + 3)
  })

  it('looks back exactly as far as the range says', async () => {
    const { id: userId } = await aUser(server)
    const before = await Promise.all(['1h', '24h', '7d', '30d'].map(usage))
    await addRuns(
      { userId, agoMs: hourMs + 1 },
      { userId, agoMs: dayMs + 1 },
      { userId, agoMs: 7 * dayMs + 1 },
      { userId, agoMs: 30 * dayMs + 1 },
    )
    const after = await Promise.all(['1h', '24h', '7d', '30d'].map(usage))
    const added = after.map(
      ({ overallStats }, index) => overallStats.totalApiCalls - before[index].overallStats.totalApiCalls,
    )
    expect(added).toEqual([0, 1, 2, 3])
  })

  it('puts every call on the plot once, in its step, also one of this moment', async () => {
    const { id: userId } = await aUser(server)
    await addRuns({ userId, agoMs: 0, statusCode: 500 }, { userId, agoMs: 59 * minuteMs })
    const { timeline, overallStats } = await usage('1h')
    expect(timeline).toHaveLength(12)
    expect(timeline[0]).toMatchObject({ totalCalls: 1, errorCount: 0 })
    expect(timeline[11].errorCount).toBeGreaterThanOrEqual(1)
    const calls = timeline.map(({ totalCalls }: { totalCalls: number }) => totalCalls)
    expect(calls.reduce((sum: number, value: number) => sum + value, 0)).toBe(overallStats.totalApiCalls)
  })

  it('names the ten busiest people with three endpoints each, the busiest first', async () => {
    const people = await Promise.all(Array.from({ length: 11 }, () => aUser(server)))
    for (const [index, { id: userId }] of people.entries()) {
      const endpoints = ['a', 'b', 'c', 'd'].slice(0, index === 10 ? 4 : 1)
      for (const endpoint of endpoints) {
        await addRuns(...Array.from({ length: 10 + index }, () => ({ userId, endpoint, agoMs: 1000 })))
      }
    }
    const { userUsageStats } = await usage('1h')
    const ids = [...new Set(userUsageStats.map(({ userId }: { userId: string }) => userId))]
    expect(ids).toHaveLength(10)
    expect(ids).not.toContain(people[0]?.id)
    expect(ids[0]).toBe(people[10]?.id)
    const own = userUsageStats.filter(({ userId }: { userId: string }) => userId === people[10]?.id)
    expect(own.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['a', 'b', 'c'])
    expect(own[0]).toMatchObject({
      userEmail: people[10]?.email,
      userName: 'Eva Muster',
      totalCalls: 20,
      errorCount: 0,
      lastCall: new Date(server.clock.now().getTime() - 1000).toISOString(),
    })
  })

  it('counts a run of an AI function at once', async () => {
    const user = await aTrialUser(server)
    const browser = await signedIn(server, user)
    const before = (await usage('1h')).overallStats.totalApiCalls
    await browser.post('/api/format-external-transcript', { transcript: 'Kein Erguss', language: 'de' })
    await expect.poll(async () => (await usage('1h')).overallStats.totalApiCalls).toBe(before + 1)
  })

  it('answers the same from the sums by hour as from the runs, also between whole hours', async () => {
    const { id: userId } = await aUser(server)
    server.clock.advanceSeconds(1234)
    await addRuns(
      ...[10, 61, 125, 600, 1439, 4000, 9000, 10_079, 30_000, 43_199].map((minutes) => ({
        userId,
        agoMs: minutes * minuteMs,
        endpoint: minutes % 2 === 0 ? 'a' : 'b',
        durationMs: minutes,
        statusCode: minutes % 3 === 0 ? 500 : 200,
        ...(minutes % 5 === 0 ? { fallbackClass: 'timeout' as const } : {}),
      })),
    )
    const before = await Promise.all(['1h', '24h', '7d', '30d'].map(usage))
    await rollUpUsage(server.deps)
    const [summed] = await server.deps.db.select({ hours: count() }).from(usageHours)
    expect(summed?.hours).toBeGreaterThan(8)
    expect(await server.deps.db.$count(fallbackHours)).toBeGreaterThan(3)
    await addRuns({ userId, agoMs: 0 })
    const after = await Promise.all(['1h', '24h', '7d', '30d'].map(usage))
    for (const [index, { overallStats, timeline, topEndpoints, fallbacks }] of after.entries()) {
      expect(fallbacks).toEqual(before[index].fallbacks)
      expect(overallStats.totalApiCalls).toBe(before[index].overallStats.totalApiCalls + 1)
      expect(overallStats.totalUsers).toBe(before[index].overallStats.totalUsers)
      expect(timeline.slice(0, -1)).toEqual(before[index].timeline.slice(0, -1))
      expect(topEndpoints.filter(({ endpoint }: { endpoint: string }) => endpoint.length === 1)).toEqual(
        before[index].topEndpoints.filter(({ endpoint }: { endpoint: string }) => endpoint.length === 1),
      )
      const calls = timeline.map(({ totalCalls }: { totalCalls: number }) => totalCalls)
      expect(calls.reduce((sum: number, value: number) => sum + value, 0)).toBe(overallStats.totalApiCalls)
    }
    await rollUpUsage(server.deps)
    expect((await usage('30d')).overallStats).toEqual(after[3].overallStats)
  })

  it('sums a long time that was never summed, gaps included', async () => {
    const { id: userId } = await aUser(server)
    const days = [700, 699, 400, 61, 31, 30, 2]
    await addRuns(...days.map((day) => ({ userId, endpoint: 'weit', agoMs: day * dayMs })))
    await server.deps.db.delete(usageHours)
    await rollUpUsage(server.deps)
    const hours = await server.deps.db.select().from(usageHours).where(eq(usageHours.endpoint, 'weit'))
    expect(hours.map(({ calls }) => calls)).toEqual(days.map(() => 1))
    // The positive control: a second run adds nothing.
    await rollUpUsage(server.deps)
    expect(await server.deps.db.$count(usageHours, eq(usageHours.endpoint, 'weit'))).toBe(days.length)
  })

  it('forgets runs after 24 months, and no sooner', async () => {
    const { id: userId } = await aUser(server)
    await addRuns({ userId, endpoint: 'old', agoMs: 732 * dayMs }, { userId, endpoint: 'young', agoMs: 729 * dayMs })
    await server.deps.jobs.send(server.deps.db, 'usage-retention', {})
    await server.deps.jobs.runWaiting()
    const kept = await server.deps.db.selectDistinct({ endpoint: usageEvents.endpoint }).from(usageEvents)
    expect(kept).toContainEqual({ endpoint: 'young' })
    expect(kept).not.toContainEqual({ endpoint: 'old' })
  })

  it('refuses other ranges', async () => {
    const answer = await admin.get('/api/admin/api-usage?timeRange=1y')
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: 'timeRange', message: 'Zeitraum: 1h, 24h, 7d oder 30d' }],
    ])
  })
})
