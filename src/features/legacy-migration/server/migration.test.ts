import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { OAuth2Server } from 'oauth2-mock-server'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, legacyMigrations, users } from '#database/schema.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { anAdmin, aUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { mailLegacyUser } from './migration-mail.ts'
import { requestMails } from './migration-repository.ts'

const path = '/api/admin/migration'
const newPassword = 'Neues-Passwort-2026'

const refused = new Set<string>()
const inbox: { to: string; subject: string; text: string }[] = []
let isMailAway = false
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect: (_session, done) => done(isMailAway ? new Error('closed for today') : null),
  onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? new Error('no such mailbox') : null),
  onData: (stream, _session, done) => {
    void text(stream)
      .then((raw) => PostalMime.parse(raw))
      .then((mail) =>
        inbox.push({ to: mail.to?.[0]?.address ?? '', subject: mail.subject ?? '', text: mail.text ?? '' }),
      )
      .then(() => done())
  },
})

const legacyProvider = new OAuth2Server()
let claims: Record<string, unknown> = {}
let server: TestServer
let admin: TestBrowser

const aLegacyUser = (values: Partial<UserRecord> = {}) =>
  aUser(server, { isLegacy: true, passwordHash: null, authProvider: 'replit', ...values })
const status = async () => (await admin.get(`${path}/status`)).body
const offered = async () => (await server.browser().get('/api/legacy-sign-in')).body
const mailsTo = (email: string) => inbox.filter(({ to, subject }) => to === email && subject.includes('setzen Sie ein'))
const hours = (count: number) => server.clock.advanceSeconds(count * 3600)

beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
  await legacyProvider.issuer.keys.generate('RS256')
  await legacyProvider.start(0, 'localhost')
  legacyProvider.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, claims))
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
    LEGACY_OIDC_ISSUER: legacyProvider.issuer.url ?? '',
    LEGACY_OIDC_CLIENT_ID: 'client',
    SESSION_IDLE_SECONDS: '31536000',
  })
  admin = await signedIn(server, await anAdmin(server))
})
afterAll(async () => {
  await server.close()
  await legacyProvider.stop()
  await new Promise<void>((resolve) => mailServer.close(resolve))
})

async function signInThroughLegacy(user: UserRecord): Promise<string> {
  const browser = server.browser()
  const there = await browser.get('/api/login/replit')
  const authorize = new URL(String(there.headers.location), 'http://localhost:3000')
  if (!authorize.href.startsWith(legacyProvider.issuer.url ?? '')) return String(there.headers.location)
  claims = { nonce: authorize.searchParams.get('nonce'), sub: user.id, email: user.email, email_verified: true }
  const answer = await fetch(authorize, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  return String((await browser.get(`${back.pathname}${back.search}`)).headers.location)
}

async function setPassword(token: string) {
  return server.browser().post('/api/auth/email/reset-password', { token, password: newPassword })
}

function tokenFor(email: string): string {
  return /reset-password\?token=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
}

// One move, told from beginning to end: each step builds on the one before.
describe('the move from the legacy sign-in', () => {
  let eva: UserRecord
  let udo: UserRecord

  it('does not start without a legacy user', async () => {
    expect(await status()).toMatchObject({ legacyUsers: 0, recipients: 0, startedAt: null, mails: null })
    const answer = await admin.post(`${path}/start`)
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    expect(await server.deps.db.select().from(legacyMigrations)).toEqual([])
  })

  it('does not start while the mail server is away', async () => {
    eva = await aLegacyUser()
    udo = await aLegacyUser()
    await aLegacyUser({ status: 'inactive' })
    isMailAway = true
    const answer = await admin.post(`${path}/start`)
    isMailAway = false
    expect([answer.status, answer.body.code]).toEqual([502, 'provider_failed'])
    expect((await status()).startedAt).toBeNull()
  })

  it('lets legacy users sign in before it', async () => {
    expect(await signInThroughLegacy(eva)).toBe('/')
    expect(await offered()).toEqual({ segment: 'replit', endsAt: null })
    expect(await status()).toMatchObject({
      ...{ totalUsers: 4, legacyUsers: 3, migratedUsers: 0, pendingMigration: 3 },
      recipients: 2,
    })
  })

  it('mails every active legacy user, and names those it could not reach', async () => {
    refused.add(udo.email)
    const answer = await admin.post(`${path}/start`)
    expect(answer.body).toEqual({
      success: 1,
      failed: 1,
      errors: [`${udo.email}: Der Mailserver hat die E-Mail nicht angenommen.`],
    })
    const [mail] = mailsTo(eva.email)
    expect(mail?.text).toContain('48 Stunden')
    expect(mail?.subject).toBe('Ihre Anmeldung bei KlarBefund: Bitte setzen Sie ein Passwort')
    expect(mail?.text).toContain('bisher über Replit')
    expect(mail?.text).toContain('Die bisherige Anmeldung endet am 4. März 2026 um 10:00 Uhr.')
    expect(mail?.text).not.toMatch(/Aufnahme|Transkript/)
    expect(await status()).toMatchObject({
      startedAt: '2026-03-02T09:00:00.000Z',
      deadlineAt: '2026-03-04T09:00:00.000Z',
      recipients: 1,
      mails: { sent: 1, failed: 1, waiting: 0, errors: [expect.stringContaining(udo.email)] },
    })
    const rows = await server.deps.db.select().from(auditEntries).where(eq(auditEntries.action, 'migration.start'))
    expect(rows).toMatchObject([{ details: { recipients: 2 } }])
  })

  it('started again writes only to those no mail has reached, and leaves the deadline', async () => {
    hours(1)
    refused.clear()
    expect((await admin.post(`${path}/start`)).body).toEqual({ success: 1, failed: 0, errors: [] })
    expect([mailsTo(eva.email).length, mailsTo(udo.email).length]).toEqual([1, 1])
    expect((await status()).deadlineAt).toBe('2026-03-04T09:00:00.000Z')
    expect((await admin.post(`${path}/start`)).status).toBe(409)
  })

  it('writes to nobody twice, also where two jobs of one user run at once', async () => {
    await Promise.all([1, 2, 3].map(() => mailLegacyUser(server.deps, udo.id)))
    const late = await aLegacyUser()
    const [first, second] = await Promise.all([admin.post(`${path}/start`), admin.post(`${path}/start`)])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    await server.deps.jobs.runWaiting()
    expect([mailsTo(udo.email).length, mailsTo(late.email).length]).toEqual([1, 1])
  })

  it('counts who has set a password as migrated; the account stays a legacy one in the status', async () => {
    expect((await setPassword(tokenFor(eva.email))).status).toBe(200)
    const browser = server.browser()
    expect((await browser.post('/api/auth/email/login', { email: eva.email, password: newPassword })).status).toBe(200)
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ authProvider: 'email' })
    expect((await browser.get('/api/subscription/status')).body).toMatchObject({ isLegacyUser: true, status: 'none' })
    expect(await status()).toMatchObject({ migratedUsers: 1, pendingMigration: 3 })
  })

  it('keeps the legacy sign-in open until the deadline, and the links as long', async () => {
    hours(46)
    expect(await offered()).toEqual({ segment: 'replit', endsAt: '2026-03-04T09:00:00.000Z' })
    expect(await signInThroughLegacy(udo)).toBe('/')
    hours(1)
    expect(await signInThroughLegacy(udo)).toBe('/login?fehler=legacy_sign_in_ended')
    expect(await offered()).toEqual({ segment: null, endsAt: null })
    // Mailed an hour after the start, so it is good for an hour more.
    const token = tokenFor(udo.email)
    expect((await server.browser().get(`/api/auth/email/verify-reset-token?token=${token}`)).status).toBe(200)
    hours(2)
    expect((await setPassword(token)).body.code).toBe('token_expired')
  })

  it('refuses also who comes back from the provider after the deadline', async () => {
    const answer = await server.browser().get('/api/login/replit/callback?code=x&state=y')
    expect(answer.headers.location).toBe('/login?fehler=legacy_sign_in_ended')
  })

  it('leaves the way over a forgotten password', async () => {
    await server.browser().post('/api/auth/email/forgot-password', { email: udo.email })
    await server.deps.jobs.runWaiting()
    const mail = inbox.findLast(({ to }) => to === udo.email)
    const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await setPassword(token)).status).toBe(200)
    expect(await status()).toMatchObject({ migratedUsers: 2 })
    const [row] = await server.deps.db.select().from(users).where(eq(users.id, udo.id))
    expect(row?.trialStartedAt).toBeNull()
  })
})

describe('a mail that is still on its way', () => {
  const deactivate = (user: UserRecord) =>
    server.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.id, user.id))
  /** Asked for as a start does it, with a job that no worker has taken up yet. */
  async function aWaitingMail() {
    const user = await aLegacyUser()
    await requestMails(server.deps.db, [user.id], server.clock.now())
    return user
  }

  it('is not asked for again by a second start', async () => {
    const user = await aWaitingMail()
    expect(await status()).toMatchObject({ recipients: 0, mails: { waiting: 1 } })
    const answer = await admin.post(`${path}/start`)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Die E-Mails sind noch unterwegs. Bitte warten Sie, bis sie gesendet sind.',
    ])
    await deactivate(user)
  })

  it('is waited for no longer once its user has moved or was deactivated', async () => {
    const [moved, gone] = [await aWaitingMail(), await aWaitingMail()]
    expect((await status()).mails.waiting).toBe(2)
    await server.deps.db.update(users).set({ legacyMigratedAt: server.clock.now() }).where(eq(users.id, moved.id))
    await deactivate(gone)
    expect((await status()).mails.waiting).toBe(0)
  })

  it('is asked for again where it was lost with its process', async () => {
    const user = await aWaitingMail()
    server.clock.advanceSeconds(46 * 60)
    expect(await status()).toMatchObject({ recipients: 1, mails: { waiting: 0 } })
    expect((await admin.post(`${path}/start`)).body).toMatchObject({ success: 1 })
    expect(mailsTo(user.email)).toHaveLength(1)
  })
})
