import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { marketingPath, standInMarketing } from '#stand-ins/marketing/address.ts'
import { startModelServer } from '#stand-ins/model/start-model-server.ts'
import { corrected } from '#tests/model-server.ts'
import { runProduct } from '../../scripts/run-product.ts'
import { adminAt, adminSettings } from './admin-settings.ts'
import { type HttpClient, httpClient } from './http-client.ts'

/** What a service does that is not well: each is a server of its own on the loopback. */
const troubles: Record<string, (socket: Socket) => void> = {
  'takes the call and says nothing': () => {},
  'hangs up': (socket) => socket.destroy(),
  'answers rubbish': (socket) => socket.end('\0\xff\x16\x03 kein HTTP\r\n\r\n'),
  'answers a page': (socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<html>Wartung</html>'),
  'answers an empty object': (socket) =>
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n{}'),
  'answers without end': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n')
    const timer = setInterval(
      () => socket.write(`data: {"choices":[{"delta":{"content":"${'a'.repeat(1000)}"}}]}\n\n`),
      20,
    )
    socket.on('close', () => clearInterval(timer))
  },
  'refuses with 500': (socket) => socket.end('HTTP/1.1 500 Kaputt\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
}

async function troubled(trouble: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => trouble(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

/** One call that needs each service, and one that needs none, all at once. */
async function askEveryService(admin: HttpClient) {
  const { body: me } = await admin.get('/api/auth/user')
  const [run, login, plans, contact, words] = await Promise.all([
    admin.post('/api/format-external-transcript', { transcript: 'Leber mit Zyste von 5 mm Punkt', language: 'de' }),
    admin.get('/api/login/google'),
    admin.get('/api/subscription/plans'),
    admin.post(`/api/admin/brevo/sync-user/${me.id}`, {}),
    admin.get('/api/vocabulary'),
  ])
  return { run, login, plans, contact, words }
}

describe('model, identity, payment and marketing at once', () => {
  it('that are well (the positive control): the same calls fall back nowhere', async () => {
    const model = await startModelServer()
    onTestFinished(model.close)
    model.behave(() => corrected('Leber mit Zyste von 5 mm.'))
    const product = await runProduct({ ...adminSettings, AI_BASE_URL: model.url, AI_MODEL: 'gesund' })
    onTestFinished(product.stop)
    const { run, login, plans, contact, words } = await askEveryService(await adminAt(product.url))
    expect([run, plans, contact, words].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect([run.body.fallbackReason, model.requests.length > 0]).toEqual([null, true])
    expect(login.headers.get('location')).not.toContain('fehler')
  })

  for (const [name, trouble] of Object.entries(troubles)) {
    it(`that ${name}: the engine writes, the rest says so in German, and nothing hangs`, async () => {
      const [ai = '', oidc = '', stripe = '', brevo = ''] = await Promise.all(
        Array.from({ length: 4 }, () => troubled(trouble)),
      )
      const product = await runProduct({
        ...adminSettings,
        AI_BASE_URL: ai,
        AI_MODEL: 'krank',
        AI_TIMEOUT_SECONDS: '2',
        OIDC_ISSUER: oidc,
        OIDC_CLIENT_ID: 'befund',
        STRIPE_SECRET_KEY: 'sk_test_a',
        STRIPE_WEBHOOK_SECRET: 'whsec_a',
        STRIPE_API_BASE: stripe,
        BREVO_API_KEY: 'xkeysib-a',
        BREVO_API_BASE: brevo,
      })
      onTestFinished(product.stop)
      const admin = await adminAt(product.url)
      const startedAt = Date.now()
      const { run, login, plans, contact, words } = await askEveryService(admin)
      expect(Date.now() - startedAt).toBeLessThan(45_000)
      expect(words.status).toBe(200)
      expect(run.status).toBe(200)
      expect(run.body.plainText).toContain('5 mm')
      expect(run.body.fallbackReason).toMatch(/\S/)
      expect(login.headers.get('location')).toBe('/login?fehler=provider_failed')
      expect([plans.status, plans.body.message]).toEqual([502, expect.stringMatching(/[äöü]/)])
      expect([contact.status, contact.body.message]).toEqual([502, expect.stringMatching(/[äöü]/)])
      expect(JSON.stringify([plans.body, contact.body])).not.toMatch(/Wartung|stripe|xkeysib|ECONN/i)
      expect((await admin.get('/readyz')).status).toBe(200)
    })
  }
})

const person = (email: string) => {
  const password = 'Diktat-2026!'
  return { email, password, confirmPassword: password, firstName: 'Eva', lastName: 'Muster' }
}

describe('the mail server', () => {
  it('away: nobody waits, nothing is lost, and the mail comes when it is back', async () => {
    const port = await closedPort()
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'klarbefund-mail-'))
    const product = await runProduct({ ...adminSettings, DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${port}` })
    onTestFinished(product.stop)
    const client = httpClient(product.url)
    expect((await client.post('/api/auth/email/register', person('spaeter@example.org'))).status).toBe(200)
    const question = { name: 'Eva', email: 'eva@example.org', subject: 'Frage', message: 'Frage' }
    const refused = await client.post('/api/contact', question)
    expect([refused.status, refused.body.message]).toEqual([502, expect.stringMatching(/E-Mail/)])

    const received: string[] = []
    const mailServer = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (address, _session, done) => {
        received.push(address.address)
        done()
      },
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done())
      },
    })
    await new Promise<void>((resolve) => mailServer.listen(port, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => mailServer.close(resolve)))
    await expect.poll(() => received, { timeout: 90_000 }).toContain('spaeter@example.org')
    expect((await client.post('/api/contact', question)).status).toBe(200)
  })

  for (const [name, trouble] of Object.entries({
    'that takes the call and says nothing': () => {},
    'that talks rubbish': (socket: Socket) => socket.write('kein SMTP\r\n'),
    'that refuses everybody': (socket: Socket) => {
      socket.write('220 hier\r\n')
      socket.on('data', (chunk) => socket.write(/^EHLO/.test(String(chunk)) ? '250 ja\r\n' : '550 nein\r\n'))
    },
  })) {
    it(`${name}: registering answers at once, a question within half a minute`, async () => {
      const server = createServer((socket) => {
        socket.on('error', () => {})
        trouble(socket)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      onTestFinished(() => void server.close())
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      const product = await runProduct({ ...adminSettings, SMTP_URL: `smtp://127.0.0.1:${port}` })
      onTestFinished(product.stop)
      const client = httpClient(product.url)
      const startedAt = Date.now()
      expect((await client.post('/api/auth/email/register', person('warten@example.org'))).status).toBe(200)
      expect(Date.now() - startedAt).toBeLessThan(5000)
      const question = { name: 'Eva', email: 'eva@example.org', subject: 'Frage', message: 'Frage' }
      expect((await client.post('/api/contact', question)).status).toBe(502)
      expect(Date.now() - startedAt).toBeLessThan(30_000)
    })
  }
})

describe('the marketing service', () => {
  it('away: nobody waits for it to sign up, and the contact comes when it is back', async () => {
    const service = await runProduct(adminSettings)
    onTestFinished(service.stop)
    const port = await closedPort()
    const product = await runProduct({
      ...adminSettings,
      BREVO_API_KEY: standInMarketing.apiKey,
      BREVO_API_BASE: `http://127.0.0.1:${port}${marketingPath}/v3`,
    })
    onTestFinished(product.stop)
    const email = 'kontakt@example.org'
    const client = httpClient(product.url)
    expect((await client.post('/api/auth/email/register', person(email))).status).toBe(200)
    await expect.poll(() => mailedCode(product.dataFolder), { timeout: 60_000 }).not.toBeNull()
    const startedAt = Date.now()
    const code = mailedCode(product.dataFolder)
    expect((await client.post('/api/auth/email/verify-email', { email, code })).status).toBe(200)
    expect(Date.now() - startedAt).toBeLessThan(5000)
    const admin = await adminAt(product.url)
    const contact = () => admin.get(`/api/admin/brevo/contact/${email}`)
    expect((await contact()).status).toBe(502)

    const way = createServer((near) => {
      const far = connect(Number(new URL(service.url).port), 'localhost')
      for (const socket of [near, far]) socket.on('error', () => {})
      near.pipe(far).pipe(near)
    })
    await new Promise<void>((resolve) => way.listen(port, '127.0.0.1', resolve))
    onTestFinished(() => void way.close())
    await expect.poll(async () => (await contact()).status, { timeout: 90_000, interval: 500 }).toBe(200)
  })
})

function mailedCode(folder: string): string | null {
  const outbox = join(folder, 'outbox')
  const [name] = existsSync(outbox) ? readdirSync(outbox) : []
  return name ? (/^(\d{6})\b/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1] ?? null) : null
}

function closedPort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve) =>
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    }),
  )
}
