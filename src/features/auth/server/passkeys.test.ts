import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserRecord } from '#server/http/caller.ts'
import { aUser, signedIn, testPassword } from '#tests/factories.ts'
import { softwarePasskey } from '#tests/software-passkey.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function add(browser: TestBrowser, key: ReturnType<typeof softwarePasskey>, name = 'Schlüssel') {
  const { ceremony, options } = (await browser.post('/api/auth/passkeys/start')).body
  return browser.post('/api/auth/passkeys', { ceremony, name, response: key.create(options) })
}

async function withPasskey() {
  const user = await aUser(server)
  const browser = await signedIn(server, user)
  const key = softwarePasskey(server.deps.env.PUBLIC_URL)
  const added = await add(browser, key)
  expect(added.status).toBe(200)
  return { user, browser, key, recoveryCodes: added.body.recoveryCodes }
}

async function enterPassword(user: UserRecord): Promise<TestBrowser> {
  const browser = server.browser()
  const { body } = await browser.post('/api/auth/email/login', { email: user.email, password: testPassword })
  expect(body).toEqual({ success: false, secondFactor: ['passkey', 'recovery'] })
  return browser
}

async function present(browser: TestBrowser, key: ReturnType<typeof softwarePasskey>) {
  const { ceremony, options } = (await browser.post('/api/auth/second-factor/passkey')).body
  return browser.post('/api/auth/second-factor', { passkey: { ceremony, response: key.get(options) } })
}

describe('a passkey', () => {
  it('brings recovery codes, is listed, and completes a sign-in', async () => {
    const { user, browser, key, recoveryCodes } = await withPasskey()
    expect(recoveryCodes).toHaveLength(10)
    const signing = await enterPassword(user)
    expect((await present(signing, key)).status).toBe(200)
    expect((await signing.get('/api/auth/user')).body.id).toBe(user.id)
    const { passkeys } = (await browser.get('/api/auth/security')).body
    expect(passkeys).toMatchObject([{ name: 'Schlüssel', lastUsedAt: server.clock.now().toISOString() }])
  })

  it('of another site, of another person, or copied is refused', async () => {
    const { user, key } = await withPasskey()
    expect((await present(await enterPassword(user), softwarePasskey(server.deps.env.PUBLIC_URL))).status).toBe(400)
    const { key: theirs } = await withPasskey()
    expect((await present(await enterPassword(user), theirs)).status).toBe(400)
    expect((await present(await enterPassword(user), key)).status).toBe(200)
    key.rewind()
    expect((await present(await enterPassword(user), key)).body.code).toBe('code_wrong')

    const phished = softwarePasskey('https://klarbefund.evil.example')
    const browser = await signedIn(server, await aUser(server))
    expect((await add(browser, phished)).body.code).toBe('code_wrong')
  })

  it('is kept with the known ways to its authenticator, whatever the browser says of them', async () => {
    for (const [said, kept] of [
      [
        ['usb', 'internal', 'usb'],
        ['usb', 'internal'],
      ],
      [['brieftaube', '\u0000', 5, {}, ...Array(3000).fill('x')], []],
      ['usb', []],
      [{ a: 1 }, []],
      [5, []],
      [null, []],
    ]) {
      const browser = await signedIn(server, await aUser(server))
      const key = softwarePasskey(server.deps.env.PUBLIC_URL)
      const { ceremony, options } = (await browser.post('/api/auth/passkeys/start')).body
      const response = key.create(options)
      const body = {
        ceremony,
        name: 'Schlüssel',
        response: { ...response, response: { ...response.response, transports: said } },
      }
      expect((await browser.post('/api/auth/passkeys', body)).status).toBe(200)
      const [shown] = (await browser.post('/api/auth/confirm-identity/passkey')).body.options.allowCredentials
      expect([said, shown.transports]).toEqual([said, kept])
    }
  })

  it('answers each challenge once and within five minutes', async () => {
    const { user, key } = await withPasskey()
    const browser = await enterPassword(user)
    const { ceremony, options } = (await browser.post('/api/auth/second-factor/passkey')).body
    const answer = { passkey: { ceremony, response: key.get(options) } }
    server.clock.advanceSeconds(300)
    expect((await browser.post('/api/auth/second-factor', answer)).body.code).toBe('token_expired')
  })

  it('renews a sign-in, and is removed by its owner only', async () => {
    const { browser, key } = await withPasskey()
    const [{ id }] = (await browser.get('/api/auth/security')).body.passkeys
    const stranger = await signedIn(server, await aUser(server))
    expect((await stranger.delete(`/api/auth/passkeys/${id}`)).status).toBe(404)
    server.clock.advanceSeconds(600)
    expect((await browser.delete(`/api/auth/passkeys/${id}`)).status).toBe(403)
    const { ceremony, options } = (await browser.post('/api/auth/confirm-identity/passkey')).body
    const proof = { passkey: { ceremony, response: key.get(options) } }
    expect((await browser.post('/api/auth/confirm-identity', proof)).status).toBe(200)
    expect((await browser.delete(`/api/auth/passkeys/${id}`)).status).toBe(200)
    expect((await browser.get('/api/auth/security')).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  })
})
