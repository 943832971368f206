import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetTokens, sessions, users } from '#database/schema.ts'
import { allContracts } from '#server/contracts.ts'
import { aTrialUser, aUser, signedIn, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestAnswer, type TestServer } from '#tests/test-server.ts'
import { sampleBody } from './sample-input.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const register = allContracts.find(({ name }) => name === 'register')!.contract

async function registered() {
  const browser = server.browser()
  const body = sampleBody(register) as { email: string }
  await browser.post(register.path, body)
  const text = (await server.mails()).find(({ to }) => to === body.email)?.text ?? ''
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
  return {
    browser,
    email: body.email,
    code,
    confirm: (given: unknown) => browser.post(verifyPath, { email: body.email, code: given }),
  }
}
const verifyPath = '/api/auth/email/verify-email'

function otherThan(code: string, step: number): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0')
}

/** Everything a caller can see of an answer but what is random in it; the length of a cookie is not. */
function visible({ status, headers, text }: TestAnswer) {
  const { 'x-request-id': _, date: __, ...rest } = headers
  const cookies = [rest['set-cookie'] ?? []]
    .flat()
    .map((line) => String(line).replace(/=[^;]*/, (value) => `=${value.length}`))
  return { status, text, headers: { ...rest, 'set-cookie': cookies } }
}

describe('whether an address has an account', () => {
  it('cannot be told from any answer of the sign-in area', async () => {
    const known = await aTrialUser(server)
    const unconfirmed = await aUser(server, { emailVerified: false })
    const inactive = await aTrialUser(server, { status: 'inactive' })
    const nobody = () => `niemand-${Math.random().toString(36).slice(2)}@example.org`.padEnd(known.email.length, 'g')
    const calls: [string, (email: string) => object, string[]][] = [
      [
        '/api/auth/email/login',
        (email) => ({ email, password: 'Falsch-2026!' }),
        [known.email, unconfirmed.email, inactive.email],
      ],
      ['/api/auth/email/forgot-password', (email) => ({ email }), [known.email, unconfirmed.email, inactive.email]],
      ['/api/auth/email/resend-otp', (email) => ({ email }), [known.email, unconfirmed.email, inactive.email]],
      [verifyPath, (email) => ({ email, code: '000000' }), [known.email, unconfirmed.email, inactive.email]],
      ['/api/auth/second-factor', () => ({ code: '000000' }), [known.email]],
      [
        register.path,
        (email) => ({ ...sampleBody(register), email }),
        [known.email, unconfirmed.email, inactive.email],
      ],
    ]
    for (const [path, body, addresses] of calls) {
      const unknown = visible(await server.browser().post(path, body(nobody())))
      for (const address of addresses) {
        const answer = visible(await server.browser().post(path, body(address)))
        expect([path, answer]).toEqual([path, unknown])
      }
    }
    // The positive control: the comparison sees what a right password changes.
    const login = (password: string) => server.browser().post('/api/auth/email/login', { email: known.email, password })
    expect(visible(await login(testPassword))).not.toEqual(visible(await login('Falsch-2026!')))
  })
})

describe('guessing a code', () => {
  it('with a hundred tries at once gets five, and then the right one is burnt too', async () => {
    const { code, confirm } = await registered()
    const guesses = await Promise.all(Array.from({ length: 100 }, (_, at) => confirm(otherThan(code, at + 1))))
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400]))
    expect((await confirm(code)).body.code).toBe('code_wrong')
    // The positive control: without the guesses the same code is right.
    const another = await registered()
    expect((await another.confirm(another.code)).status).toBe(200)
  })

  it('sent ten times at once works once', async () => {
    const { code, confirm } = await registered()
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await confirm(code)).status).toBe(400)
  })

  it('takes nothing that only resembles it', async () => {
    const { code, confirm } = await registered()
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')
    for (const given of [
      wide,
      [code],
      { $ne: '' },
      Number(code),
      `${code} `,
      `${code}\u0000`,
      '%',
      '______',
      true,
      null,
    ]) {
      expect([given, (await confirm(given)).status]).toEqual([given, 400])
    }
  })

  it('of one account does not open another', async () => {
    const [one, other] = [await registered(), await registered()]
    const answer = await other.browser.post(verifyPath, { email: other.email, code: one.code })
    expect(answer.status).toBe(one.code === other.code ? 200 : 400)
  })
})

describe('a reset link', () => {
  const setNew = (token: unknown) =>
    server.browser().post('/api/auth/email/reset-password', { token, password: 'Neues-Diktat-2026!' })

  it('used ten times at once works once, and nothing near it works at all', async () => {
    const { email } = await aTrialUser(server)
    await server.browser().post('/api/auth/email/forgot-password', { email })
    const mail = (await server.mails()).find(({ to }) => to === email)?.text ?? ''
    const token = /token=([\w-]+)/.exec(mail)?.[1] ?? ''
    expect(token.length).toBeGreaterThanOrEqual(43)
    const [row] = await server.deps.db.select().from(resetTokens)
    const swapped = token.replace(/[a-z]/i, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    for (const near of [token.slice(0, -1), `${token}A`, swapped, row?.tokenHash, [token], { $gt: '' }, '', '\u0000']) {
      expect([near, (await setNew(near)).status]).toEqual([near, 400])
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => setNew(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
    expect((await setNew(token)).body.code).toBe('token_expired')
  })
})

describe('a session', () => {
  it('is opened by its token only, not by what the database holds of it', async () => {
    const browser = await signedIn(server, await aTrialUser(server))
    const token = browser.cookies.get('session') ?? ''
    expect(token.length).toBeGreaterThanOrEqual(43)
    const rows = await server.deps.db.select().from(sessions)
    const thief = server.browser()
    for (const stolen of rows.flatMap(({ id, tokenHash }) => [id, tokenHash])) {
      thief.cookies.set('session', stolen)
      expect((await thief.get('/api/auth/user')).status).toBe(401)
    }
    thief.cookies.set('session', token)
    expect((await thief.get('/api/auth/user')).status).toBe(200)
    expect(JSON.stringify(await server.deps.db.select().from(users))).not.toContain(testPassword)
  })
})

describe('limits', () => {
  const login = (target: TestServer, email: string, from: string) =>
    target.browser().send({
      method: 'POST',
      url: '/api/auth/email/login',
      headers: { 'x-forwarded-for': from, 'x-real-ip': from, forwarded: `for=${from}`, 'x-client-ip': from },
      payload: { email, password: 'Falsch-2026!' },
    })
  const address = (at: number) => `198.51.100.${at}`

  it('are not escaped by an invented address of the client', async () => {
    const limited = await startTestServer({ RATE_LIMIT_FACTOR: '1' })
    const answers = []
    for (let at = 0; at < 12; at += 1) answers.push((await login(limited, 'opfer@example.org', address(at))).status)
    await limited.close()
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(answers.slice(10)).toEqual([429, 429])
  })

  it('behind a proxy believe what the proxy adds, not what the client has written before it', async () => {
    const behindProxy = await startTestServer({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'true' })
    const spoofed = []
    for (let at = 0; at < 12; at += 1) {
      spoofed.push((await login(behindProxy, 'opfer@example.org', `${address(at)}, 203.0.113.7`)).status)
    }
    // The positive control: clients the proxy really tells apart are counted apart.
    const honest = (await login(behindProxy, 'opfer@example.org', '203.0.113.8')).status
    await behindProxy.close()
    expect(spoofed.slice(10)).toEqual([429, 429])
    expect(honest).toBe(401)
  })

  it('count a whole network of IPv6 as one client, for questions to the support too', async () => {
    const limited = await startTestServer({ RATE_LIMIT_FACTOR: '1' })
    const question = { name: 'Eva', email: 'eva@example.org', subject: 'Frage', message: 'Frage' }
    const ask = (remoteAddress: string) =>
      limited.browser().send({ method: 'POST', url: '/api/contact', remoteAddress, payload: question })
    const statuses = []
    for (let at = 1; at <= 6; at += 1) statuses.push((await ask(`2001:db8:1:1::${at}`)).status)
    // The positive control: another network is another client.
    const elsewhere = (await ask('2001:db8:1:2::1')).status
    await limited.close()
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(elsewhere).toBe(200)
  })
})
