import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#database/schema.ts'
import { type BillingServer, startPaymentWorld, withPayment } from '#tests/billing-server.ts'
import { anAdmin, aTrialUser, signedIn, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestBrowser } from '#tests/test-server.ts'

let server: BillingServer
let browser: TestBrowser
const email = 'ohne-test@example.org'

async function findUser() {
  const [user] = await server.deps.db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error('nobody was registered')
  return user
}

/** Registers and confirms a person where no trial is on offer. */
beforeAll(async () => {
  const world = await startPaymentWorld()
  server = withPayment(await startTestServer({ ...world.settings, TRIAL_DAYS: '0' }, world), world)
  browser = server.browser()
  const person = { email, password: testPassword, confirmPassword: testPassword, firstName: 'Eva', lastName: 'Muster' }
  await browser.post('/api/auth/email/register', person)
  const mail = (await server.mails()).findLast(({ to }) => to === email)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  expect((await browser.post('/api/auth/email/verify-email', { email, code })).status).toBe(200)
})
afterAll(() => server.close())

describe('TRIAL_DAYS=0', () => {
  it('is a new account without a trial, which nobody calls used or ended', async () => {
    expect((await browser.get('/api/subscription/status')).body).toMatchObject({
      status: 'none',
      periodType: 'none',
      statusDisplay: 'Kein Abonnement',
      trialDaysLeft: 0,
      subscriptionEndDate: null,
      message: null,
    })
    expect((await browser.get('/api/auth/user')).body).toMatchObject({
      trialEndsAt: null,
      accountTrialStartedAt: null,
      hasUsedTrial: false,
    })
  })

  it('gives no access to what processes', async () => {
    const answer = await browser.post('/api/format-external-transcript', { transcript: 'Leber', language: 'de' })
    expect([answer.status, answer.body.code]).toEqual([403, 'access_required'])
  })

  it('sends no mail about a trial', async () => {
    const before = (await server.mails()).length
    await server.runJob('billing-sweep')
    await server.passDays(1)
    await server.runJob('billing-sweep')
    expect((await server.mails()).slice(before)).toEqual([])
  })

  it('sells at once, without free days', async () => {
    const { buy, status, subscriptions } = await server.subscriber(await findUser())
    expect(await buy()).toBe(true)
    expect(subscriptions()).toMatchObject([{ status: 'active', trial_end: null }])
    await server.deliverAll()
    expect(await status()).toMatchObject({ status: 'active' })
  })

  it('lets an administrator neither start a trial nor end a running one by starting it again', async () => {
    const user = await aTrialUser(server)
    const admin = await signedIn(server, await anAdmin(server))
    const answer = await admin.post(`/api/admin/users/${user.id}/reinstate-trial`)
    expect([answer.status, answer.body.message]).toEqual([422, 'Testphasen sind hier ausgeschaltet (TRIAL_DAYS=0).'])
    const own = await signedIn(server, user)
    expect((await own.get('/api/subscription/status')).body.status).toBe('trialing')
  })
})
