import { eq } from 'drizzle-orm'
import { OAuth2Server } from 'oauth2-mock-server'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { identities } from '#database/schema.ts'
import { anAdmin, aUser, signedIn, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { joinIdentity } from './join-identity.ts'

const provider = new OAuth2Server()
let server: TestServer
let claims: Record<string, unknown>

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, 'localhost')
  provider.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, claims))
  server = await startTestServer({ OIDC_ISSUER: provider.issuer.url ?? '', OIDC_CLIENT_ID: 'client' })
})
afterAll(async () => {
  await server.close()
  await provider.stop()
})
afterEach(() => {
  claims = {}
})

/** There and back, as a browser goes; the provider's redirect is followed by hand. */
async function signIn(browser: TestBrowser, who: Record<string, unknown>) {
  const there = await browser.get('/api/login/google')
  const authorize = new URL(String(there.headers.location))
  claims = { nonce: authorize.searchParams.get('nonce'), ...who }
  const answer = await fetch(authorize, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  return browser.get(`${back.pathname}${back.search}`)
}

describe('GET /api/login/google', () => {
  it('signs a new person in with a trial', async () => {
    const browser = server.browser()
    const back = await signIn(browser, { sub: 'a', email: 'Neu@example.org', email_verified: true, given_name: 'Neu' })
    expect([back.status, back.headers.location]).toEqual([302, '/'])
    const user = await browser.get('/api/auth/user')
    expect(user.body).toMatchObject({
      email: 'neu@example.org',
      authProvider: 'google',
      subscriptionStatus: 'trialing',
    })
  })

  it('joins an account with the same confirmed address', async () => {
    const known = await aUser(server)
    const browser = server.browser()
    await signIn(browser, { sub: 'b', email: known.email, email_verified: true })
    expect((await browser.get('/api/auth/user')).body.id).toBe(known.id)
  })

  it('never joins or creates by an unconfirmed address', async () => {
    const known = await aUser(server)
    const browser = server.browser()
    const back = await signIn(browser, { sub: 'c', email: known.email, email_verified: false })
    expect(back.headers.location).toBe('/login?fehler=impossible')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  })

  it('drops the password somebody set for an address they never confirmed', async () => {
    const squatted = await aUser(server, { emailVerified: false })
    await signIn(server.browser(), { sub: 'd', email: squatted.email, email_verified: true })
    const login = await server
      .browser()
      .post('/api/auth/email/login', { email: squatted.email, password: testPassword })
    expect(login.status).toBe(401)
  })

  it('refuses an answer that another browser started', async () => {
    const there = await server.browser().get('/api/login/google')
    const authorize = new URL(String(there.headers.location))
    const answer = await fetch(authorize, { redirect: 'manual' })
    const back = new URL(answer.headers.get('location') ?? '')
    const victim = await server.browser().get(`${back.pathname}${back.search}`)
    expect(victim.headers.location).toBe('/login?fehler=token_expired')
  })

  it('makes one account of two first sign-ins at once', async () => {
    const identity = {
      provider: 'google',
      subject: 'zugleich',
      email: 'zugleich@example.org',
      emailVerified: true,
      firstName: 'Eva',
      lastName: null,
      profileImageUrl: null,
    }
    const [first, second] = await Promise.all([1, 2].map(() => joinIdentity(server.deps, identity, false)))
    expect(first?.id).toBe(second?.id)
  })

  it('asks for the second factor of the account', async () => {
    const user = await aUser(server)
    const own = await signedIn(server, user)
    const { secret } = (await own.post('/api/auth/totp/start')).body
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    const code = () => totp.generate({ timestamp: server.clock.now().getTime() })
    expect((await own.post('/api/auth/totp', { code: code() })).status).toBe(200)
    server.clock.advanceSeconds(60)
    const browser = server.browser()
    const back = await signIn(browser, { sub: 'faktor', email: user.email, email_verified: true })
    expect(back.headers.location).toBe('/login?faktor=totp.recovery')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await browser.post('/api/auth/second-factor', { code: code() })).status).toBe(200)
    expect((await browser.get('/api/auth/user')).body.id).toBe(user.id)
  })

  it('opens no inactive account, and joins nothing to it', async () => {
    const user = await aUser(server, { status: 'inactive' })
    const back = await signIn(server.browser(), { sub: 'inaktiv', email: user.email, email_verified: true })
    expect(back.headers.location).toBe('/login?fehler=account_inactive')
    expect(await server.deps.db.select().from(identities).where(eq(identities.userId, user.id))).toEqual([])
  })

  it('gives an address whose trial was used no second one', async () => {
    const person = { email: 'schon@example.org', email_verified: true }
    const browser = server.browser()
    await signIn(browser, { sub: 'schon-1', ...person })
    await browser.post('/api/auth/account/delete', { email: person.email })
    const again = server.browser()
    await signIn(again, { sub: 'schon-2', ...person })
    expect((await again.get('/api/subscription/status')).body.status).toBe('incomplete')
  })

  it('says that the person turned back at the provider', async () => {
    const back = await server.browser().get('/api/login/google/callback?error=access_denied&state=x')
    expect(back.headers.location).toBe('/login?fehler=cancelled')
  })

  it('answers 404 for a provider that is not set up', async () => {
    expect((await server.browser().get('/api/login/unbekannt')).status).toBe(404)
  })
})

describe('the stand-in provider', () => {
  it('signs in whoever is typed in, but no administrator', async () => {
    const admin = await anAdmin(server)
    const identity = {
      provider: 'google',
      subject: 'test',
      email: admin.email,
      emailVerified: true,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
    }
    await expect(joinIdentity(server.deps, identity, true)).rejects.toMatchObject({ code: 'conflict' })
    expect((await joinIdentity(server.deps, identity, false)).id).toBe(admin.id)
  })
})
