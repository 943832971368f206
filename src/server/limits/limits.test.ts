import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { takeCooldown } from './cooldown.ts'
import { takeFromLimit } from './rate-limit.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_FACTOR: '1' })
})
afterAll(() => server.close())

describe('takeFromLimit', () => {
  const limit = { name: 'try', max: 3, windowSeconds: 60 }

  it('lets the allowed number through, then says how long to wait', async () => {
    for (let call = 0; call < 3; call += 1) await takeFromLimit(server.deps, limit, 'a')
    await expect(takeFromLimit(server.deps, limit, 'a')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: 60,
    })
  })

  it('counts everybody apart, and anew in the next window', async () => {
    await takeFromLimit(server.deps, limit, 'b')
    server.clock.advanceSeconds(60)
    await takeFromLimit(server.deps, limit, 'a')
  })

  it('lets exactly the allowed number of parallel calls through', async () => {
    const calls = Array.from({ length: 10 }, () => takeFromLimit(server.deps, limit, 'c'))
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})

describe('takeCooldown', () => {
  const pause = { name: 'pause', seconds: 60 }

  it('lets one call through and none before the pause is over', async () => {
    await takeCooldown(server.deps, pause, 'a')
    server.clock.advanceSeconds(59)
    await expect(takeCooldown(server.deps, pause, 'a')).rejects.toMatchObject({ retryAfter: 1 })
    server.clock.advanceSeconds(1)
    await takeCooldown(server.deps, pause, 'a')
  })
})
