import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const registration = {
  email: 'Eva.Muster@example.org',
  password: 'Diktat-2026!',
  confirmPassword: 'Diktat-2026!',
  firstName: 'Eva',
  lastName: 'Muster',
}

async function mailedCode(): Promise<string> {
  const mail = (await server.mails()).at(-1)
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

describe('from registration to sign-out', () => {
  it('registers, confirms with the mailed code, is signed in with a trial of 7 days, and signs out', async () => {
    const browser = server.browser()
    expect((await browser.post('/api/auth/email/register', registration)).status).toBe(200)
    expect((await browser.get('/api/auth/user')).status).toBe(401)

    const wrong = await browser.post('/api/auth/email/verify-email', { email: registration.email, code: '12345x' })
    expect(wrong.status).toBe(400)
    expect(wrong.body.code).toBe('code_wrong')

    const code = await mailedCode()
    expect((await browser.post('/api/auth/email/verify-email', { email: registration.email, code })).status).toBe(200)

    const user = await browser.get('/api/auth/user')
    expect(user.body).toMatchObject({
      email: 'eva.muster@example.org',
      firstName: 'Eva',
      subscriptionStatus: 'trialing',
    })
    expect(user.body.passwordHash).toBeUndefined()
    expect((await browser.get('/api/subscription/status')).body).toMatchObject({ status: 'trialing', trialDaysLeft: 7 })

    expect((await browser.get('/api/logout')).headers.location).toBe('/')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  })

  it('answers a wrong password and an unknown address with the same bytes', async () => {
    const wrong = await server
      .browser()
      .post('/api/auth/email/login', { email: registration.email, password: 'falsch' })
    const unknown = await server.browser().post('/api/auth/email/login', { email: 'x@example.org', password: 'falsch' })
    expect(wrong.status).toBe(401)
    expect(wrong.text).toBe(unknown.text)
  })

  it.each([
    ['wrong', { email: 'nicht', password: 'kurz', confirmPassword: 'anders', firstName: ' ', lastName: '' }],
    ['left out', {}],
  ])('lists every fault of a registration at once, with the specified texts: %s', async (_, input) => {
    const answer = await server.browser().post('/api/auth/email/register', input)
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('validation_failed')
    const messages = answer.body.issues.map((issue: { message: string }) => issue.message)
    expect(messages).toEqual(
      expect.arrayContaining([
        'Please enter a valid email address',
        'Password must be at least 8 characters',
        'First name is required',
        'Last name is required',
      ]),
    )
  })

  it('refuses a state-changing call from a foreign origin', async () => {
    const answer = await server.browser().send({
      method: 'POST',
      url: '/api/auth/email/login',
      headers: { origin: 'https://evil.example' },
      payload: { email: registration.email, password: registration.password },
    })
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('foreign_origin')
  })
})

describe('codes', () => {
  it('are burnt after five wrong tries, also for the right one', async () => {
    const email = 'fuenf@example.org'
    await server.browser().post('/api/auth/email/register', { ...registration, email })
    const code = await mailedCode()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await server.browser().post('/api/auth/email/verify-email', { email, code: wrong })
    }
    expect((await server.browser().post('/api/auth/email/verify-email', { email, code })).status).toBe(400)
  })

  it('expire after ten minutes', async () => {
    const email = 'spaet@example.org'
    await server.browser().post('/api/auth/email/register', { ...registration, email })
    const code = await mailedCode()
    server.clock.advanceSeconds(600)
    expect((await server.browser().post('/api/auth/email/verify-email', { email, code })).status).toBe(400)
  })

  it('confirm only the registration they were mailed for', async () => {
    const email = 'zweimal@example.org'
    await server.browser().post('/api/auth/email/register', { ...registration, email })
    const first = await mailedCode()
    const second = { ...registration, email, password: 'Anderes-2026', confirmPassword: 'Anderes-2026' }
    await server.browser().post('/api/auth/email/register', second)
    expect((await server.browser().post('/api/auth/email/verify-email', { email, code: first })).status).toBe(400)
    expect(
      (await server.browser().post('/api/auth/email/verify-email', { email, code: await mailedCode() })).status,
    ).toBe(200)
  })

  it('are sent again once a minute, for known and unknown addresses alike', async () => {
    for (const email of ['niemand@example.org', registration.email]) {
      expect((await server.browser().post('/api/auth/email/resend-otp', { email })).status).toBe(200)
      const tooSoon = await server.browser().post('/api/auth/email/resend-otp', { email })
      expect([tooSoon.status, tooSoon.body.code, tooSoon.headers['retry-after']]).toEqual([
        429,
        'too_many_requests',
        '60',
      ])
    }
  })
})

describe('a forgotten password', () => {
  it('is replaced by the mailed link, once, and ends all sessions', async () => {
    const email = 'vergessen@example.org'
    const browser = server.browser()
    await browser.post('/api/auth/email/register', { ...registration, email })
    await browser.post('/api/auth/email/verify-email', { email, code: await mailedCode() })
    expect((await server.browser().post('/api/auth/email/forgot-password', { email })).status).toBe(200)

    const link = /token=(\S+)/.exec((await server.mails()).at(-1)?.text ?? '')
    const token = link?.[1] ?? ''
    expect((await browser.get(`/api/auth/email/verify-reset-token?token=${token}`)).status).toBe(200)
    const reset = { token, password: 'Ganz-Neu-2026' }
    expect((await server.browser().post('/api/auth/email/reset-password', reset)).status).toBe(200)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await server.browser().post('/api/auth/email/reset-password', reset)).body.code).toBe('token_expired')
    const login = await server.browser().post('/api/auth/email/login', { email, password: reset.password })
    expect(login.status).toBe(200)
  })

  it('answers an unknown address like a known one and writes to nobody', async () => {
    const before = (await server.mails()).length
    const unknown = await server.browser().post('/api/auth/email/forgot-password', { email: 'niemand@example.org' })
    const known = await server.browser().post('/api/auth/email/forgot-password', { email: registration.email })
    expect(unknown.text).toBe(known.text)
    expect((await server.mails()).length).toBe(before + 1)
  })
})

describe('registering a known address', () => {
  it('answers as for a new one and writes to its owner', async () => {
    const again = await server.browser().post('/api/auth/email/register', registration)
    const fresh = await server.browser().post('/api/auth/email/register', { ...registration, email: 'neu@example.org' })
    expect([again.status, again.text]).toEqual([fresh.status, fresh.text])
    const subjects = (await server.mails()).filter(({ to }) => to === registration.email.toLowerCase())
    expect(subjects.at(-1)?.subject).toContain('bereits ein Konto')
  })
})
