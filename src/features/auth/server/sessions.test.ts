import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateUser } from '#features/auth/public.ts'
import { aUser, signedIn, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const isSignedIn = async (browser: TestBrowser) => (await browser.get('/api/auth/user')).status === 200

describe('a session', () => {
  it('has a cookie scripts cannot read, and a new token at every sign-in', async () => {
    const user = await aUser(server)
    const browser = server.browser()
    const signIn = () =>
      browser
        .post('/api/auth/email/login', { email: user.email, password: testPassword })
        .then(({ headers }) => [headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith('session=')))
    const first = String(await signIn())
    expect(first).toMatch(/; HttpOnly/)
    expect(first).toMatch(/; SameSite=Lax/)
    const old = browser.cookies.get('session') ?? ''
    await signIn()
    expect(browser.cookies.get('session')).not.toBe(old)
    browser.cookies.set('session', old)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('ends after 12 hours without use, and lives on while it is used', async () => {
    const user = await aUser(server)
    const [used, unused] = [await signedIn(server, user), await signedIn(server, user)]
    server.clock.advanceSeconds(40_000)
    expect(await isSignedIn(used)).toBe(true)
    server.clock.advanceSeconds(3_200)
    expect([await isSignedIn(used), await isSignedIn(unused)]).toEqual([true, false])
  })

  it('ends after 30 days however much it is used', async () => {
    const browser = await signedIn(server, await aUser(server))
    for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
      server.clock.advanceSeconds(11 * 3600)
      expect(await isSignedIn(browser)).toBe(true)
    }
    server.clock.advanceSeconds(11 * 3600)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('ends when its user is made inactive, and stays ended', async () => {
    const user = await aUser(server)
    const browser = await signedIn(server, user)
    await updateUser(server.deps.db, user.id, { status: 'inactive' })
    expect(await isSignedIn(browser)).toBe(false)
    await updateUser(server.deps.db, user.id, { status: 'active' })
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('is not ended by a sign-out that another site asks for', async () => {
    const browser = await signedIn(server, await aUser(server))
    const foreign = { method: 'GET', url: '/api/logout', headers: { 'sec-fetch-site': 'cross-site' } } as const
    expect((await browser.send(foreign)).headers.location).toBe('/')
    expect(await isSignedIn(browser)).toBe(true)
    await browser.get('/api/logout')
    expect(await isSignedIn(browser)).toBe(false)
  })
})

describe('the list of sessions', () => {
  it('names devices and times, the current one first, and ends one or all others', async () => {
    const user = await aUser(server)
    const [mine, other, third] = [
      await signedIn(server, user),
      await signedIn(server, user),
      await signedIn(server, user),
    ]
    server.clock.advanceSeconds(120)
    await mine.get('/api/auth/user')
    server.clock.advanceSeconds(120)
    await third.get('/api/auth/user')
    const list = (await mine.get('/api/auth/sessions')).body
    expect(list.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false, false])
    expect(Object.keys(list[0]).sort()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'lastSeenAt'])

    const otherId = (await other.get('/api/auth/sessions')).body.find(
      (entry: { isCurrent: boolean }) => entry.isCurrent,
    )
    expect((await mine.delete(`/api/auth/sessions/${otherId.id}`)).status).toBe(200)
    expect([await isSignedIn(mine), await isSignedIn(other), await isSignedIn(third)]).toEqual([true, false, true])

    expect((await mine.delete('/api/auth/sessions')).status).toBe(200)
    expect([await isSignedIn(mine), await isSignedIn(third)]).toEqual([true, false])
  })

  it('ends no session of somebody else', async () => {
    const [mine, theirs] = [await signedIn(server, await aUser(server)), await signedIn(server, await aUser(server))]
    const [session] = (await theirs.get('/api/auth/sessions')).body
    expect((await mine.delete(`/api/auth/sessions/${session.id}`)).status).toBe(404)
    expect(await isSignedIn(theirs)).toBe(true)
  })
})

describe('changing the password', () => {
  const change = (browser: TestBrowser, currentPassword: string, password = 'Ganz-Neu-2026') =>
    browser.post('/api/auth/password', { currentPassword, password })

  it('needs the current one, ends the other sessions, renews this one and tells the owner', async () => {
    const user = await aUser(server)
    const [mine, other] = [await signedIn(server, user), await signedIn(server, user)]
    const wrong = await change(mine, 'falsch')
    expect([wrong.status, wrong.body.issues]).toEqual([
      400,
      [{ path: 'currentPassword', message: 'Das Passwort ist falsch.' }],
    ])
    const token = mine.cookies.get('session')
    expect((await change(mine, testPassword)).status).toBe(200)
    expect(mine.cookies.get('session')).not.toBe(token)
    expect([await isSignedIn(mine), await isSignedIn(other)]).toEqual([true, false])
    expect((await server.mails()).at(-1)).toMatchObject({
      to: user.email,
      subject: expect.stringContaining('geändert'),
    })
  })

  it('refuses the most common passwords to administrators, and to everybody where the setting says so', async () => {
    const admin = await signedIn(server, await aUser(server, { role: 'admin' }))
    const answer = await change(admin, testPassword, 'Passwort123')
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, 'password'])
    const user = await signedIn(server, await aUser(server))
    expect((await change(user, testPassword, 'Passwort123')).status).toBe(200)
    server.deps.env.PASSWORD_BLOCKLIST = 'all'
    expect((await change(user, 'Passwort123', 'qwertz1234')).status).toBe(400)
    server.deps.env.PASSWORD_BLOCKLIST = 'admin'
  })

  it('sets the first password of an account that came through a provider, with a fresh sign-in only', async () => {
    const user = await aUser(server)
    const browser = await signedIn(server, user)
    await updateUser(server.deps.db, user.id, { passwordHash: null })
    server.clock.advanceSeconds(600)
    const stale = await browser.post('/api/auth/password', { password: 'Ganz-Neu-2026' })
    expect([stale.status, stale.body.code]).toEqual([403, 'no_access'])
  })
})
