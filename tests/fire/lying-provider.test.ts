import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#database/schema.ts'
import { startTestServer, type TestAnswer, type TestBrowser, type TestServer } from '#tests/test-server.ts'

const provider = new OAuth2Server()
let server: TestServer
let secure: TestServer
/** What the provider says in a token, and what becomes of the token on its way. */
let claims: Record<string, unknown> = {}
let forge = (token: string): string | undefined => token

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, 'localhost')
  provider.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, claims))
  provider.service.on('beforeResponse', (response) => {
    response.body.id_token = forge(String(response.body.id_token))
  })
  const settings = { OIDC_ISSUER: provider.issuer.url ?? '', OIDC_CLIENT_ID: 'client' }
  server = await startTestServer(settings)
  secure = await startTestServer({ ...settings, PUBLIC_URL: 'https://befund.example.org', ALLOW_STAND_INS: 'true' })
})
afterAll(async () => {
  await server.close()
  await secure.close()
  await provider.stop()
})
afterEach(() => {
  forge = (token) => token
})

const eva = { sub: 'eva', email: 'eva@example.org', email_verified: true }

/** There and back with the provider, up to the address it sends the browser back to. */
async function wayBack(browser: TestBrowser, said: Record<string, unknown>): Promise<URL> {
  const there = await browser.get('/api/login/google')
  const authorize = new URL(String(there.headers.location))
  claims = { ...eva, nonce: authorize.searchParams.get('nonce'), ...said }
  const answer = await fetch(authorize, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}

async function signIn(browser: TestBrowser, said: Record<string, unknown>): Promise<TestAnswer> {
  const { pathname, search } = await wayBack(browser, said)
  return browser.get(pathname + search)
}

async function expectRefused(browser: TestBrowser, answer: TestAnswer): Promise<void> {
  expect([answer.status, answer.headers.location]).toEqual([302, expect.stringMatching(/^\/login\?fehler=/)])
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  expect(await server.deps.db.select().from(users)).toEqual([])
}

const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/** Forgeries of a token that was right. */
const forgeries: Record<string, (token: string) => string | undefined> = {
  'is missing': () => undefined,
  'is no token': () => 'kein.token',
  'was changed after it was signed': (token) => {
    const [head, payload, signature] = token.split('.')
    return [head, encode({ ...decode(payload), email: 'admin@example.org' }), signature].join('.')
  },
  'is signed by a stranger': (token) => {
    const content = token.split('.').slice(0, 2).join('.')
    return `${content}.${createSign('RSA-SHA256').update(content).sign(stranger).toString('base64url')}`
  },
  'is not signed': (token) => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`,
  'is signed with what everybody knows': (token) => {
    const content = `${encode({ alg: 'HS256' })}.${token.split('.')[1]}`
    return `${content}.${createHmac('sha256', 'client').update(content).digest('base64url')}`
  },
}

/** Tokens the provider itself signs, which are not for this sign-in. */
const lies: Record<string, Record<string, unknown>> = {
  'of another provider': { iss: 'https://boese.example' },
  'for another product': { aud: 'andere' },
  'for another sign-in': { nonce: 'geraten' },
  'of yesterday': { exp: Math.floor(Date.now() / 1000) - 86_400 },
  'without a person': { sub: '' },
}

describe('a token of the identity provider', () => {
  for (const [name, change] of Object.entries(forgeries)) {
    it(`that ${name} opens nothing`, async () => {
      forge = change
      const browser = server.browser()
      await expectRefused(browser, await signIn(browser, {}))
    })
  }

  for (const [name, said] of Object.entries(lies)) {
    it(`${name} opens nothing`, async () => {
      const browser = server.browser()
      await expectRefused(browser, await signIn(browser, said))
    })
  }
})

describe('the way back from the identity provider', () => {
  it('with another state, or none, opens nothing', async () => {
    for (const state of ['geraten', null]) {
      const browser = server.browser()
      const back = await wayBack(browser, {})
      if (state === null) back.searchParams.delete('state')
      else back.searchParams.set('state', state)
      await expectRefused(browser, await browser.get(back.pathname + back.search))
    }
  })

  it('is gone once, and is right in the end (the positive control)', async () => {
    const browser = server.browser()
    const { pathname, search } = await wayBack(browser, {})
    const first = await browser.get(pathname + search)
    expect([first.status, first.headers.location]).toEqual([302, '/'])
    expect((await browser.get('/api/auth/user')).body.email).toBe('eva@example.org')
    const again = server.browser()
    await again.get(pathname + search)
    expect((await again.get('/api/auth/user')).status).toBe(401)
  })

  it('is bound to the browser and, on https, to this very host', async () => {
    const { headers } = await secure.browser().get('/api/login/google')
    const cookie = String(headers['set-cookie']).toLowerCase()
    expect(cookie).toMatch(/^__host-identity-ceremony=/)
    for (const attribute of ['httponly', 'samesite=lax', 'secure', 'path=/;']) expect(`${cookie};`).toContain(attribute)
  })
})
