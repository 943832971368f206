import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#database/schema.ts'
import { aUser, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const path = '/api/auth/email'
const person = (email: string, change: Record<string, string> = {}) => ({
  email,
  password: testPassword,
  confirmPassword: testPassword,
  firstName: 'Eva',
  lastName: 'Muster',
  ...change,
})

async function lastMailTo(email: string) {
  return (await server.mails()).filter(({ to }) => to === email).at(-1)
}
async function codeFor(email: string): Promise<string> {
  return /\b\d{6}\b/.exec((await lastMailTo(email))?.text ?? '')?.[0] ?? ''
}
async function userOf(email: string) {
  const [row] = await server.deps.db.select().from(users).where(eq(users.email, email))
  return row
}

describe('a registration', () => {
  it('takes names of any script with up to 100 characters', async () => {
    const names = ['Ólafur Þór', '明', 'नेहा', 'Ḥāfiẓ', "O'Neill-Śmith", '𠮷'.repeat(100)]
    for (const [index, firstName] of names.entries()) {
      const answer = await server.browser().post(`${path}/register`, person(`name-${index}@example.org`, { firstName }))
      expect([firstName, answer.status]).toEqual([firstName, 200])
      expect((await userOf(`name-${index}@example.org`))?.firstName).toBe(firstName)
    }
  })

  it('refuses names with line breaks, control characters, turned writing or more than 100 characters', async () => {
    for (const firstName of ['Eva\r\nBcc: x@example.org', 'E\u0000va', 'Eva\u202eretsuM', '𠮷'.repeat(101)]) {
      const answer = await server.browser().post(`${path}/register`, person('boese@example.org', { firstName }))
      expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'firstName'])
    }
    expect(await userOf('boese@example.org')).toBeUndefined()
  })

  it('mails no name, which anybody could have typed to advertise something', async () => {
    const email = 'werbung@example.org'
    await server.browser().post(`${path}/register`, person(email, { firstName: 'Gewinn auf evil.example' }))
    const mail = await lastMailTo(email)
    expect(mail?.text).toContain('Guten Tag,')
    expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toContain('evil.example')
  })

  it('keeps what the name holds harmless in the HTML of later mails', async () => {
    const user = await aUser(server, { firstName: '<img src=x onerror=alert(1)>' })
    await server.browser().post(`${path}/forgot-password`, { email: user.email })
    expect((await lastMailTo(user.email))?.html).toContain('&lt;img src=x')
  })

  it('answers two at once for the same address', async () => {
    const email = 'zugleich@example.org'
    const answers = await Promise.all([1, 2].map(() => server.browser().post(`${path}/register`, person(email))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('leaves password and name of a confirmed account alone', async () => {
    const owner = await aUser(server)
    await server.browser().post(`${path}/register`, person(owner.email, { firstName: 'Andere' }))
    const now = await userOf(owner.email)
    expect([now?.passwordHash, now?.firstName]).toEqual([owner.passwordHash, owner.firstName])
  })

  it('is not confirmed in the browser of an owner whose registration somebody replaced', async () => {
    const email = 'ueberholt@example.org'
    const owner = server.browser()
    const stranger = server.browser()
    await owner.post(`${path}/register`, person(email))
    await stranger.post(`${path}/register`, person(email, { password: 'Fremd-2026', confirmPassword: 'Fremd-2026' }))
    const code = await codeFor(email)
    expect((await owner.post(`${path}/verify-email`, { email, code })).body.code).toBe('code_wrong')
    expect((await userOf(email))?.emailVerified).toBe(false)

    await owner.post(`${path}/register`, person(email))
    expect((await owner.post(`${path}/verify-email`, { email, code: await codeFor(email) })).status).toBe(200)
    const login = { email, password: 'Fremd-2026' }
    expect((await stranger.post(`${path}/login`, login)).status).toBe(401)
  })

  it('of an inactive account is not confirmed into a session', async () => {
    const email = 'gesperrt@example.org'
    const browser = server.browser()
    await browser.post(`${path}/register`, person(email))
    await server.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.email, email))
    const answer = await browser.post(`${path}/verify-email`, { email, code: await codeFor(email) })
    expect([answer.status, answer.body.code]).toEqual([403, 'account_inactive'])
  })
})

describe('signing in before the address is confirmed', () => {
  it('needs the right password to learn of it, then sends a new code', async () => {
    const email = 'unbestaetigt@example.org'
    await server.browser().post(`${path}/register`, person(email))
    const first = await codeFor(email)
    const browser = server.browser()
    expect((await browser.post(`${path}/login`, { email, password: 'falsch' })).body.code).toBe('wrong_credentials')
    const answer = await browser.post(`${path}/login`, { email, password: testPassword })
    expect([answer.status, answer.body.code]).toEqual([403, 'email_unconfirmed'])
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    const second = await codeFor(email)
    expect(second).not.toBe(first)
    expect((await browser.post(`${path}/verify-email`, { email, code: second })).status).toBe(200)
  })
})

describe('a reset of a registration nobody confirmed', () => {
  it('confirms the address and starts the trial, as the link came by mail', async () => {
    const email = 'reset-zuerst@example.org'
    await server.browser().post(`${path}/register`, person(email))
    await server.browser().post(`${path}/forgot-password`, { email })
    const token = /token=(\S+)/.exec((await lastMailTo(email))?.text ?? '')?.[1] ?? ''
    const password = 'Ganz-Neu-2026'
    expect((await server.browser().post(`${path}/reset-password`, { token, password })).status).toBe(200)
    const browser = server.browser()
    await browser.post(`${path}/login`, { email, password })
    expect((await browser.get('/api/auth/user')).body.subscriptionStatus).toBe('trialing')
  })
})

describe('reset links', () => {
  it('stay good when somebody else asks for another one, and end together after 30 minutes or one use', async () => {
    const user = await aUser(server)
    const tokens: string[] = []
    for (let request = 0; request < 2; request += 1) {
      await server.browser().post(`${path}/forgot-password`, { email: user.email })
      tokens.push(/token=(\S+)/.exec((await lastMailTo(user.email))?.text ?? '')?.[1] ?? '')
    }
    const check = (token = '') => server.browser().get(`${path}/verify-reset-token?token=${token}`)
    expect(await Promise.all(tokens.map(async (token) => (await check(token)).status))).toEqual([200, 200])
    await server.browser().post(`${path}/reset-password`, { token: tokens[0], password: 'Ganz-Neu-2026' })
    expect((await check(tokens[1])).status).toBe(400)

    await server.browser().post(`${path}/forgot-password`, { email: user.email })
    const late = /token=(\S+)/.exec((await lastMailTo(user.email))?.text ?? '')?.[1]
    server.clock.advanceSeconds(1800)
    expect((await check(late)).status).toBe(400)
  })
})
