import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allContracts } from '#server/contracts.ts'
import { routeKey } from '#server/http/serve.ts'
import { outboxFolder } from '#server/mail/mailer.ts'
import { aTrialUser, signedIn, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestAnswer, type TestServer } from '#tests/test-server.ts'
import { sampleBody } from './sample-input.ts'

let plain: TestServer
let secure: TestServer
beforeAll(async () => {
  plain = await startTestServer()
  secure = await startTestServer({ PUBLIC_URL: 'https://befund.example.org', ALLOW_STAND_INS: 'true' })
})
afterAll(async () => {
  await plain.close()
  await secure.close()
})

const foreign: Record<string, string>[] = [
  { origin: 'https://boese.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://localhost:3001' },
  { origin: 'http://localhost:3000.boese.example' },
  { origin: 'http://boese.localhost:3000' },
  { origin: 'http://localhost:3000@boese.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
]
const own: Record<string, string>[] = [
  {},
  { origin: 'http://localhost:3000' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
]

describe('a page of another site', () => {
  const changing = allContracts.map(({ contract }) => contract).filter(({ method }) => method !== 'GET')
  for (const contract of changing) {
    it(`can make no browser send ${routeKey(contract)}`, async () => {
      const browser = plain.browser()
      const send = (headers: Record<string, string>) =>
        browser.send({
          method: contract.method,
          url: contract.path.replaceAll(/:\w+/g, 'unbekannt'),
          headers,
          ...(contract.method === 'DELETE' ? {} : { payload: sampleBody(contract) }),
        })
      for (const headers of foreign) {
        const answer = await send(headers)
        expect([headers, answer.status, answer.body?.code]).toEqual([headers, 403, 'foreign_origin'])
      }
      // The positive control: from the product's own page it is judged on its merits.
      for (const headers of own) expect((await send(headers)).body?.code).not.toBe('foreign_origin')
    })
  }

  it('cannot hide an API call behind an encoded path', async () => {
    const { email } = await aTrialUser(plain)
    const send = (url: string, origin: string) =>
      plain.browser().send({ method: 'POST', url, headers: { origin }, payload: { email, password: testPassword } })
    for (const url of ['/api/auth/email/login', '/%61pi/auth/email/login', '/api/auth/email/%6cogin']) {
      expect([url, (await send(url, 'https://boese.example')).status]).toEqual([url, 403])
      // The positive control: it is the call, however it is written.
      expect([url, (await send(url, 'http://localhost:3000')).status]).toEqual([url, 200])
    }
  })

  it('is not allowed to read answers either', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await plain
        .browser()
        .send({ method, url: '/api/public-settings', headers: { origin: 'https://boese.example' } })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })

  it('whose name was turned to this machine reads no mail', async () => {
    const read = (host: string) => plain.browser().send({ method: 'GET', url: '/dev/mailbox', headers: { host } })
    for (const host of ['boese.example', 'boese.example:3000', 'localhost.boese.example', '127.0.0.1.boese.example']) {
      expect([host, (await read(host)).status]).toEqual([host, 404])
    }
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      expect([host, (await read(host)).status]).toEqual([host, 200])
    }
  })

  it('can send no form: a body that is no JSON is refused', async () => {
    const send = (type: string) =>
      plain.browser().send({
        method: 'POST',
        url: '/api/auth/email/login',
        headers: { 'content-type': type },
        payload: JSON.stringify({ email: 'a@example.org', password: 'x' }),
      })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect([type, (await send(type)).status]).toEqual([type, 400])
    }
    // The positive control: the same bytes as JSON are judged on their merits.
    expect((await send('application/json')).status).toBe(401)
  })
})

/** Every cookie of an answer, with its attributes in small letters. */
function cookiesOf(answer: TestAnswer): { name: string; attributes: string[] }[] {
  return [answer.headers['set-cookie'] ?? []].flat().map((line) => {
    const [pair = '', ...attributes] = String(line).split('; ')
    return { name: pair.split('=')[0] ?? '', attributes: attributes.map((text) => text.toLowerCase()) }
  })
}

async function everyCookie(server: TestServer) {
  const { email } = await aTrialUser(server)
  const browser = server.browser()
  const register = allContracts.find(({ name }) => name === 'register')!.contract
  const answers = [
    await browser.post('/api/auth/email/register', sampleBody(register)),
    await browser.post('/api/auth/email/login', { email, password: testPassword }),
    await browser.get('/api/logout'),
  ]
  return answers.flatMap(cookiesOf)
}

describe('cookies', () => {
  it('are kept from scripts and other sites', async () => {
    const cookies = await everyCookie(plain)
    expect(new Set(cookies.map(({ name }) => name)).size).toBeGreaterThanOrEqual(3)
    for (const { name, attributes } of cookies) {
      expect([name, attributes]).toEqual([name, expect.arrayContaining(['httponly', 'samesite=lax', 'path=/'])])
      expect(attributes.some((text) => text.startsWith('domain='))).toBe(false)
    }
  })

  it('on https are sent over it only and belong to this very host', async () => {
    const cookies = await everyCookie(secure)
    for (const { name, attributes } of cookies) {
      expect(name).toMatch(/^__Host-/)
      expect(attributes).toContain('secure')
    }
    // The positive control: over plain HTTP neither is said.
    for (const { name, attributes } of await everyCookie(plain)) {
      expect(name).not.toMatch(/^__Host-/)
      expect(attributes).not.toContain('secure')
    }
  })
})

describe('a session planted beforehand', () => {
  it('is not taken over by a sign-in', async () => {
    const { email } = await aTrialUser(plain)
    const browser = plain.browser()
    browser.cookies.set('session', 'gepflanzt')
    await browser.post('/api/auth/email/login', { email, password: testPassword })
    expect(browser.cookies.get('session')).not.toBe('gepflanzt')
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    const attacker = plain.browser()
    attacker.cookies.set('session', 'gepflanzt')
    expect((await attacker.get('/api/auth/user')).status).toBe(401)
  })

  it('of the attacker ends when the victim signs in with it, and never becomes the victim', async () => {
    const attacker = await signedIn(plain, await aTrialUser(plain))
    const planted = attacker.cookies.get('session') ?? ''
    const victim = await aTrialUser(plain)
    const browser = plain.browser()
    browser.cookies.set('session', planted)
    await browser.post('/api/auth/email/login', { email: victim.email, password: testPassword })

    expect((await browser.get('/api/auth/user')).body.email).toBe(victim.email)
    expect((await attacker.get('/api/auth/user')).status).toBe(401)
  })
})

/** Whether a browser stays on this site when it follows. */
function staysHere(location: string): boolean {
  return new URL(location, 'http://localhost:3000').origin === 'http://localhost:3000'
}

describe('redirects', () => {
  const names = [
    'next',
    'url',
    'redirect',
    'redirect_uri',
    'redirectTo',
    'returnTo',
    'return_url',
    'continue',
    'callback',
  ]
  const targets = [
    'https://boese.example',
    '//boese.example',
    '/\\boese.example',
    'javascript:alert(1)',
    '\t//boese.example',
  ]

  it('lead nowhere but here, whatever the address asks for', async () => {
    const redirecting = allContracts.map(({ contract }) => contract).filter(({ answers }) => answers === 'redirect')
    let followed = 0
    for (const { path } of redirecting) {
      for (const target of targets) {
        const query = names.map((name) => `${name}=${encodeURIComponent(target)}`).join('&')
        const answer = await plain.browser().get(`${path.replace(':provider', 'google')}?${query}`)
        const location = answer.headers.location
        if (location === undefined) continue
        followed += 1
        expect([path, target, staysHere(String(location))]).toEqual([path, target, true])
      }
    }
    expect(followed).toBeGreaterThanOrEqual(10)
    // The positive control.
    expect(targets.some(staysHere)).toBe(false)
  })

  it('are not made of paths', async () => {
    for (const url of [
      '/%5cboese.example',
      '/.%2e/%2e%2e/boese.example',
      '/%2f%2fboese.example/',
      '/login/%2e%2e%2f',
    ]) {
      const answer = await plain.browser().get(url)
      expect([url, answer.headers.location]).toEqual([url, undefined])
    }
    // The positive control: a redirect that is meant has this head.
    expect((await plain.browser().get('/api/logout')).headers.location).toBeDefined()
  })
})

describe('line breaks', () => {
  const injected = [
    'Eva\r\nBcc: opfer@example.net',
    'Eva\nBcc: opfer@example.net',
    'Eva\rBcc: x',
    'Eva\u2028Bcc: x',
    'Eva\u0085Bcc: x',
  ]

  it('are no part of a name', async () => {
    const { contract } = allContracts.find(({ name }) => name === 'register')!
    for (const firstName of injected) {
      const answer = await plain.browser().post(contract.path, { ...sampleBody(contract), firstName })
      expect([firstName, answer.status]).toEqual([firstName, 400])
    }
    expect((await plain.browser().post(contract.path, { ...sampleBody(contract), firstName: 'Eva' })).status).toBe(200)
  })

  it('add no line to the head of a mail', async () => {
    for (const text of injected) {
      const question = { name: text, email: 'eva@example.org', subject: text, message: text }
      expect((await plain.browser().post('/api/contact', question)).status).toBe(200)
      const address = await plain
        .browser()
        .post('/api/contact', { ...question, email: text.replace('Eva', 'eva@example.org') })
      expect(address.status).toBe(400)
    }
    await plain.mails()
    const folder = outboxFolder(plain.deps.env)
    const heads = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').split('\n\n')[0] ?? '')
    expect(heads.length).toBeGreaterThanOrEqual(injected.length)
    for (const head of heads) {
      const lines = head.split('\n').filter((line) => /^\S/.test(line))
      expect(lines.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([])
      expect(lines.filter((line) => /^to:/i.test(line))).toHaveLength(1)
      // The positive control: the lines are those of a head.
      expect(lines.some((line) => /^subject:/i.test(line))).toBe(true)
    }
  })

  it('add no header to an answer', async () => {
    for (const url of [
      '/%0d%0aSet-Cookie:a=1',
      '/api/login/%0d%0aSet-Cookie:a=1',
      '/api/user-prompt-history/x%0d%0aSet-Cookie:a=1/download',
      '/dev/mailbox/%0d%0aSet-Cookie:a=1.eml',
      '/api/logout?a=%0d%0aSet-Cookie:a=1',
    ]) {
      const answer = await plain.browser().get(url)
      expect(cookiesOf(answer).map(({ name }) => name)).not.toContain('a')
      expect(answer.status).toBeLessThan(500)
    }
    // The positive control: a cookie that is set is seen.
    const { email } = await aTrialUser(plain)
    const signIn = await plain.browser().post('/api/auth/email/login', { email, password: testPassword })
    expect(cookiesOf(signIn).map(({ name }) => name)).toContain('session')
  })
})

describe('the address in mails', () => {
  it('is that of the settings, whatever host the request names', async () => {
    const { email } = await aTrialUser(plain)
    const headers = { host: 'boese.example', 'x-forwarded-host': 'boese.example', forwarded: 'host=boese.example' }
    await plain.browser().send({ method: 'POST', url: '/api/auth/email/forgot-password', headers, payload: { email } })
    const mail = (await plain.mails()).filter(({ to }) => to === email).at(-1)
    expect(mail?.text).toContain('http://localhost:3000/')
    expect(`${mail?.text}${mail?.html}`).not.toContain('boese')
  })
})
