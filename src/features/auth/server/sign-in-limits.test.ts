import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aUser, signedIn, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_FACTOR: '1' })
})
afterAll(() => server.close())

function login(browser: TestBrowser, email: string, password: string, remoteAddress: string) {
  return browser.send({ method: 'POST', url: '/api/auth/email/login', payload: { email, password }, remoteAddress })
}

/** Wrong passwords until the limit answers. */
async function guessUntilLimited(email: string, remoteAddress: string) {
  for (let guess = 0; guess < 200; guess += 1) {
    const answer = await login(server.browser(), email, 'falsch', remoteAddress)
    if (answer.status === 429) return { guess, answer }
  }
  throw new Error('no limit was reached')
}

describe('guessing a password', () => {
  it('ends with 429, a German sentence and the time to wait', async () => {
    const { email } = await aUser(server)
    const { guess, answer } = await guessUntilLimited(email, '203.0.113.1')
    expect(guess).toBe(10)
    expect(answer.body).toEqual({
      code: 'too_many_requests',
      message: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('answers the same for an address nobody has', async () => {
    const { guess } = await guessUntilLimited('niemand@example.org', '203.0.113.2')
    expect(guess).toBe(10)
  })

  it('keeps the owner out neither elsewhere nor on a known device behind the same address', async () => {
    const user = await aUser(server)
    const device = await signedIn(server, user)
    await device.get('/api/logout')
    await guessUntilLimited(user.email, '127.0.0.1')
    expect((await login(device, user.email, testPassword, '127.0.0.1')).status).toBe(200)
    expect((await login(server.browser(), user.email, testPassword, '203.0.113.3')).status).toBe(200)
    expect((await login(server.browser(), user.email, testPassword, '127.0.0.1')).status).toBe(429)
  })

  it('is counted on a device that is known for another account only', async () => {
    const known = await aUser(server)
    const victim = await aUser(server)
    const device = await signedIn(server, known)
    await guessUntilLimited(victim.email, '127.0.0.1')
    expect((await login(device, victim.email, testPassword, '127.0.0.1')).status).toBe(429)
  })

  it('over many accounts ends for the client, and is free again after the window', async () => {
    let limited = 0
    for (let guess = 0; guess < 110; guess += 1) {
      const { status } = await login(server.browser(), `nummer-${guess}@example.org`, 'falsch', '203.0.113.4')
      if (status === 429) limited += 1
    }
    expect(limited).toBe(10)
    server.clock.advanceSeconds(900)
    expect((await login(server.browser(), 'x@example.org', 'falsch', '203.0.113.4')).status).toBe(401)
  })
})
