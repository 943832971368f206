import { eq, getTableColumns, is, Table } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as schema from '#database/schema.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { anAdmin, aTrialUser, aUser, signedIn, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { cleanUpAuth } from './clean-up.ts'
import { exportedTables } from './export-account.ts'

const { emailCodes, identities, ownTemplates, resetTokens, trialClaims, users, vocabularyEntries } = schema

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const days = (count: number) => server.clock.advanceSeconds(count * 86_400)
const remove = (browser: TestBrowser, body: { email: string; password?: string }) =>
  browser.post('/api/auth/account/delete', body)
const exists = async (user: UserRecord) =>
  (await server.deps.db.select().from(users).where(eq(users.id, user.id))).length === 1

/** Registers and confirms, as a newcomer does. */
async function registered(email: string): Promise<TestBrowser> {
  const browser = server.browser()
  const person = { email, password: testPassword, confirmPassword: testPassword, firstName: 'Eva', lastName: 'Muster' }
  await browser.post('/api/auth/email/register', person)
  const mail = (await server.mails()).filter(({ to }) => to === email).at(-1)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  expect((await browser.post('/api/auth/email/verify-email', { email, code })).status).toBe(200)
  return browser
}

describe('the export', () => {
  it('is a file with everything of the account and no secret', async () => {
    const user = await aTrialUser(server)
    const browser = await signedIn(server, user)
    await browser.post('/api/vocabulary', { originalWord: 'Pnemonie', correctedWord: 'Pneumonie', language: 'de' })
    await server.deps.db
      .insert(identities)
      .values({ provider: 'google', subject: 'abc', userId: user.id, createdAt: server.clock.now() })
    const answer = await browser.get('/api/auth/account/export')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="klarbefund-konto-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(answer.body.account).toMatchObject({ email: user.email, firstName: 'Eva' })
    expect(answer.body.identities).toMatchObject([{ provider: 'google' }])
    expect(answer.body.sessions).toHaveLength(1)
    expect(answer.text).not.toContain('argon2')
    expect(answer.text).not.toMatch(/tokenHash|publicKey/)
  })

  it('leaves out only tables of secrets and of the machinery', () => {
    const withOwner = Object.entries(schema).flatMap(([name, table]) =>
      is(table, Table) && 'userId' in getTableColumns(table) ? [name] : [],
    )
    const missing = withOwner.filter((name) => !(name in exportedTables))
    const secretOrMachinery = [
      'billingFetches',
      'billingMails',
      'ceremonies',
      'checkouts',
      'emailCodes',
      'legacyMails',
      'marketingContacts',
      'recoveryCodes',
      'resetTokens',
      'totpSecrets',
      'usageHours',
    ]
    expect(missing.filter((name) => !secretOrMachinery.includes(name))).toEqual([])
  })
})

describe('deleting the own account', () => {
  it('needs the address, and the password or a fresh sign-in', async () => {
    const user = await aUser(server)
    const browser = await signedIn(server, user)
    const wrongAddress = await remove(browser, { email: 'andere@example.org' })
    expect([wrongAddress.status, wrongAddress.body.issues[0].path]).toEqual([400, 'email'])
    server.clock.advanceSeconds(600)
    expect((await remove(browser, { email: user.email })).status).toBe(403)
    const wrong = await remove(browser, { email: user.email, password: 'falsch' })
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, 'password'])
    expect(await exists(user)).toBe(true)
    expect((await remove(browser, { email: user.email, password: testPassword })).status).toBe(200)
    expect(await exists(user)).toBe(false)
  })

  it('takes everything of the account with it, ends all sessions and says farewell', async () => {
    const user = await aTrialUser(server)
    const [browser, other] = [await signedIn(server, user), await signedIn(server, user)]
    await browser.post('/api/vocabulary', { originalWord: 'Hylus', correctedWord: 'Hilus', language: 'de' })
    const template = { name: 'Eigene', modality: 'CT', language: 'de', templateHtml: '<p>[FINDINGS]</p>' }
    await browser.post('/api/user-templates', template)
    expect((await remove(browser, { email: user.email.toUpperCase() })).status).toBe(200)
    for (const table of [ownTemplates, vocabularyEntries, schema.sessions]) {
      expect(await server.deps.db.select().from(table).where(eq(table.userId, user.id))).toEqual([])
    }
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect((await server.mails()).at(-1)).toMatchObject({
      to: user.email,
      subject: expect.stringContaining('gelöscht'),
    })
  })

  it('takes it back at other services first, and deletes nothing where one of them fails', async () => {
    const seen: string[] = []
    let isDown = true
    server.app.accountDeletion.addStep(async ({ id }) => {
      seen.push(id)
      if (isDown) throw new AppError('provider_failed')
    })
    const user = await aUser(server)
    const browser = await signedIn(server, user)
    expect((await remove(browser, { email: user.email })).status).toBe(502)
    expect(await exists(user)).toBe(true)
    isDown = false
    expect((await remove(browser, { email: user.email })).status).toBe(200)
    expect(seen).toEqual([user.id, user.id])
  })

  it('is refused to the last administrator only, who is the last one that may sign in', async () => {
    await anAdmin(server, { status: 'inactive' })
    const first = await anAdmin(server)
    const second = await anAdmin(server)
    expect((await remove(await signedIn(server, first), { email: first.email })).status).toBe(200)
    const last = await remove(await signedIn(server, second), { email: second.email })
    expect([last.status, last.body.code]).toEqual([409, 'conflict'])
  })
})

describe('the trial of an address', () => {
  const status = async (browser: TestBrowser) => (await browser.get('/api/subscription/status')).body.status

  it('stays used for 24 months after the account is gone, without keeping the address', async () => {
    const email = 'wieder@example.org'
    const browser = await registered(email)
    expect(await status(browser)).toBe('trialing')
    await remove(browser, { email })
    const claims = await server.deps.db.select().from(trialClaims)
    expect(JSON.stringify(claims)).not.toContain('wieder')

    days(700)
    await cleanUpAuth(server.deps)
    const again = await registered(email)
    expect(await status(again)).toBe('incomplete')
    await remove(again, { email })

    days(735)
    await cleanUpAuth(server.deps)
    expect(await status(await registered(email))).toBe('trialing')
  })
})

describe('cleaning up', () => {
  it('deletes what has expired and registrations nobody confirmed for 30 days, and nothing else', async () => {
    const confirmed = await aUser(server)
    const waiting = await aUser(server, { emailVerified: false })
    const imported = await aUser(server, { emailVerified: false, isLegacy: true })
    await server.browser().post('/api/auth/email/resend-otp', { email: waiting.email })
    await server.browser().post('/api/auth/email/forgot-password', { email: confirmed.email })
    await server.mails()
    await signedIn(server, confirmed)

    await cleanUpAuth(server.deps)
    const ofUser = (table: typeof resetTokens | typeof emailCodes | typeof schema.sessions, { id }: UserRecord) =>
      server.deps.db.select().from(table).where(eq(table.userId, id))
    expect(await ofUser(resetTokens, confirmed)).toHaveLength(1)
    expect(await ofUser(emailCodes, waiting)).toHaveLength(1)
    expect(await ofUser(schema.sessions, confirmed)).toHaveLength(1)

    days(31)
    await cleanUpAuth(server.deps)
    expect(await ofUser(resetTokens, confirmed)).toEqual([])
    expect(await ofUser(schema.sessions, confirmed)).toEqual([])
    expect(await Promise.all([confirmed, waiting, imported].map(exists))).toEqual([true, false, true])
  })
})
