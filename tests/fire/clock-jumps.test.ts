import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allContracts } from '#server/contracts.ts'
import { routeKey } from '#server/http/serve.ts'
import { anAdmin, aTrialUser, signedIn, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'

const hour = 3600
const day = 24 * hour

let server: TestServer
let user: TestBrowser
let admin: TestBrowser
let email: string
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_FACTOR: '1' })
  const person = await aTrialUser(server)
  email = person.email
  user = await signedIn(server, person)
  admin = await signedIn(server, await anAdmin(server))
})
afterAll(() => server.close())

const readings = allContracts
  .map(({ contract }) => contract)
  .filter(({ method, path, answers }) => method === 'GET' && !path.includes(':') && answers === 'json')

async function readAll(): Promise<string[]> {
  const faults: string[] = []
  for (const contract of readings) {
    const { status } = await (contract.access === 'admin' ? admin : user).get(contract.path)
    if (status >= 500 && status !== 502) faults.push(`${routeKey(contract)} ${status}`)
  }
  return faults
}

describe('a clock set back', () => {
  it('by a day keeps everybody signed in and every page readable, and gives no time as a present', async () => {
    const before = (await user.get('/api/auth/user')).body
    server.clock.advanceSeconds(-day)
    expect(await readAll()).toEqual([])
    expect((await user.get('/api/auth/user')).body.trialEndsAt).toBe(before.trialEndsAt)
    expect((await server.browser().post('/api/auth/email/login', { email, password: testPassword })).status).toBe(200)
    server.clock.advanceSeconds(day)
    expect(await readAll()).toEqual([])
  })

  it('holds nobody up longer than the jump, and lets nobody guess more often', async () => {
    const resend = () => server.browser().post('/api/auth/email/resend-otp', { email: 'pause@example.org' })
    expect((await resend()).status).toBe(200)
    server.clock.advanceSeconds(-hour)
    expect((await resend()).status).toBe(429)
    server.clock.advanceSeconds(hour + 60)
    expect((await resend()).status).toBe(200)

    const guess = () =>
      server.browser().post('/api/auth/email/login', { email: 'opfer@example.org', password: 'Falsch-2026!' })
    const statuses = []
    for (let at = 0; at < 11; at += 1) statuses.push((await guess()).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a clock set forward', () => {
  it('ends what has ended and nothing else: sessions, links, the trial', async () => {
    await server.browser().post('/api/auth/email/forgot-password', { email })
    const link = (await server.mails()).find(({ to }) => to === email)?.text ?? ''
    const token = /token=([\w-]+)/.exec(link)?.[1] ?? ''
    expect(token).not.toBe('')
    server.clock.advanceSeconds(8 * day)

    expect((await user.get('/api/auth/user')).status).toBe(401)
    const reset = { token, password: 'Neues-Diktat-2026!' }
    expect((await server.browser().post('/api/auth/email/reset-password', reset)).body.code).toBe('token_expired')
    const again = server.browser()
    expect((await again.post('/api/auth/email/login', { email, password: testPassword })).status).toBe(200)
    expect((await again.get('/api/subscription/status')).body.status).toBe('trial_expired')
    // Back again: an ended session stays ended.
    server.clock.advanceSeconds(-8 * day)
    expect((await user.get('/api/auth/user')).status).toBe(401)
  })
})
