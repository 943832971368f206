import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { totpSecrets } from '#database/schema.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { anAdmin, aUser, signedIn, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() })
}

/** Sets an authenticator app up, and lets its first code's time pass. */
async function withApp(user: UserRecord) {
  const browser = await signedIn(server, user)
  const { secret, uri } = (await browser.post('/api/auth/totp/start')).body
  const finished = await browser.post('/api/auth/totp', { code: codeOf(secret) })
  expect(finished.status).toBe(200)
  server.clock.advanceSeconds(60)
  return { browser, secret, uri, recoveryCodes: finished.body.recoveryCodes as string[] }
}

async function enterPassword(user: UserRecord): Promise<{ browser: TestBrowser; body: unknown }> {
  const browser = server.browser()
  const { body } = await browser.post('/api/auth/email/login', { email: user.email, password: testPassword })
  return { browser, body }
}

const give = (browser: TestBrowser, code: string) => browser.post('/api/auth/second-factor', { code })

describe('an authenticator app', () => {
  it('is asked for after the password, and nothing is open before', async () => {
    const user = await aUser(server)
    const { secret, uri } = await withApp(user)
    expect(uri).toContain(`otpauth://totp/KlarBefund:${encodeURIComponent(user.email)}`)
    const { browser, body } = await enterPassword(user)
    expect(body).toEqual({ success: false, secondFactor: ['totp', 'recovery'] })
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await give(browser, '000000')).body.code).toBe('code_wrong')
    expect((await give(browser, codeOf(secret))).status).toBe(200)
    expect((await browser.get('/api/auth/user')).body.id).toBe(user.id)
  })

  it('takes each code once, and one of the neighbouring half minutes', async () => {
    const user = await aUser(server)
    const { secret } = await withApp(user)
    const code = codeOf(secret)
    server.clock.advanceSeconds(30)
    expect((await give((await enterPassword(user)).browser, code)).status).toBe(200)
    expect((await give((await enterPassword(user)).browser, code)).body.code).toBe('code_wrong')
    const early = codeOf(secret)
    server.clock.advanceSeconds(60)
    expect((await give((await enterPassword(user)).browser, early)).body.code).toBe('code_wrong')
  })

  it('counts only once a code of it was shown, and its secret is stored encrypted', async () => {
    const user = await aUser(server)
    const browser = await signedIn(server, user)
    const { secret } = (await browser.post('/api/auth/totp/start')).body
    expect((await browser.post('/api/auth/totp', { code: '000000' })).body.code).toBe('code_wrong')
    expect((await enterPassword(user)).body).toEqual({ success: true, secondFactor: [] })
    const [row] = await server.deps.db.select().from(totpSecrets).where(eq(totpSecrets.userId, user.id))
    expect(row?.secret).not.toContain(secret)
  })

  it('cannot be set up over one that is on, or by a sign-in that is not fresh', async () => {
    const { browser } = await withApp(await aUser(server))
    expect((await browser.post('/api/auth/totp/start')).status).toBe(409)
    server.clock.advanceSeconds(600)
    expect((await browser.delete('/api/auth/totp')).status).toBe(403)
  })

  it('waits ten minutes for its code', async () => {
    const user = await aUser(server)
    const { secret } = await withApp(user)
    const { browser } = await enterPassword(user)
    server.clock.advanceSeconds(600)
    expect((await give(browser, codeOf(secret))).body.code).toBe('token_expired')
  })

  it('is asked for after a password reset too', async () => {
    const user = await aUser(server)
    await withApp(user)
    await server.browser().post('/api/auth/email/forgot-password', { email: user.email })
    const token = /token=(\S+)/.exec((await server.mails()).at(-1)?.text ?? '')?.[1]
    await server.browser().post('/api/auth/email/reset-password', { token, password: testPassword })
    expect((await enterPassword(user)).body).toMatchObject({ success: false })
  })
})

describe('recovery codes', () => {
  it('come once with the first factor, work once each, and go with the last factor', async () => {
    const user = await aUser(server)
    const { browser, secret, recoveryCodes } = await withApp(user)
    expect(recoveryCodes).toHaveLength(10)
    const typed = (recoveryCodes[0] ?? '').toUpperCase().replace('-', ' ')
    const second = (await enterPassword(user)).browser
    expect((await give(second, typed)).status).toBe(200)
    expect((await give((await enterPassword(user)).browser, typed)).body.code).toBe('code_wrong')
    expect((await second.get('/api/auth/security')).body).toMatchObject({ recoveryCodesLeft: 9 })

    await browser.post('/api/auth/confirm-identity', { code: codeOf(secret) })
    expect((await browser.delete('/api/auth/totp')).status).toBe(200)
    expect((await browser.get('/api/auth/security')).body).toMatchObject({ recoveryCodesLeft: 0, totpSince: null })
    expect((await enterPassword(user)).body).toEqual({ success: true, secondFactor: [] })
  })

  it('are renewed as a whole', async () => {
    const user = await aUser(server)
    const { browser, recoveryCodes } = await withApp(user)
    const renewed = (await browser.post('/api/auth/recovery-codes')).body.recoveryCodes
    expect((await give((await enterPassword(user)).browser, recoveryCodes[0] ?? '')).body.code).toBe('code_wrong')
    expect((await give((await enterPassword(user)).browser, renewed[0])).status).toBe(200)
  })

  it('of somebody else do not help', async () => {
    const [user, other] = [await aUser(server), await aUser(server)]
    await withApp(user)
    const { recoveryCodes } = await withApp(other)
    expect((await give((await enterPassword(user)).browser, recoveryCodes[0] ?? '')).body.code).toBe('code_wrong')
  })
})

describe('proving again who is there', () => {
  it('takes the password where there is no second factor, and only the factor where there is one', async () => {
    const plain = await signedIn(server, await aUser(server))
    server.clock.advanceSeconds(600)
    expect((await plain.post('/api/auth/totp/start')).status).toBe(403)
    expect((await plain.post('/api/auth/confirm-identity', { password: 'falsch' })).status).toBe(400)
    expect((await plain.post('/api/auth/confirm-identity', { password: testPassword })).status).toBe(200)
    expect((await plain.post('/api/auth/totp/start')).status).toBe(200)

    const { browser, secret } = await withApp(await aUser(server))
    server.clock.advanceSeconds(600)
    expect((await browser.post('/api/auth/confirm-identity', { password: testPassword })).status).toBe(400)
    expect((await browser.post('/api/auth/confirm-identity', { code: codeOf(secret) })).status).toBe(200)
  })
})

describe('guessing codes', () => {
  it('ends with 429 for strangers, while a known device goes on', async () => {
    const user = await aUser(server)
    const { browser, secret } = await withApp(user)
    await browser.get('/api/logout')
    const factor = server.deps.env.RATE_LIMIT_FACTOR
    server.deps.env.RATE_LIMIT_FACTOR = 1
    try {
      const stranger = (await enterPassword(user)).browser
      const statuses: number[] = []
      for (let guess = 0; guess < 16; guess += 1) statuses.push((await give(stranger, '000000')).status)
      expect([statuses.at(0), statuses.at(-1)]).toEqual([400, 429])
      await browser.post('/api/auth/email/login', { email: user.email, password: testPassword })
      expect((await give(browser, codeOf(secret))).status).toBe(200)
    } finally {
      server.deps.env.RATE_LIMIT_FACTOR = factor
    }
  })
})

describe('where administrators must have a second factor', () => {
  it('administration is closed until one is set up, and the last one stays', async () => {
    server.deps.env.ADMIN_SECOND_FACTOR = true
    try {
      const admin = await anAdmin(server)
      const browser = await signedIn(server, admin)
      const refused = await browser.get('/api/admin/users')
      expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_required'])
      expect((await browser.get('/api/auth/user')).body.role).toBe('admin')
      const { browser: secured } = await withApp(admin)
      expect((await secured.get('/api/admin/users')).status).not.toBe(403)
      expect((await secured.delete('/api/auth/totp')).status).toBe(409)
      expect((await secured.get('/api/auth/security')).body).toMatchObject({ secondFactorRequired: true })
    } finally {
      server.deps.env.ADMIN_SECOND_FACTOR = false
    }
  })
})
