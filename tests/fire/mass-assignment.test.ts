import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '#contract/route.ts'
import { users } from '#database/schema.ts'
import { allContracts } from '#server/contracts.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { routeKey } from '#server/http/serve.ts'
import { anAdmin, anExpiredUser, aTrialUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { readAllRows } from './read-all-rows.ts'
import { sampleBody } from './sample-input.ts'

const forged = 'gefaelscht'
const never = '1999-12-31T00:00:00.000Z'

/** What a caller might hope the server takes over from a body. */
const wishes = (victim: UserRecord): Record<string, unknown> => ({
  id: victim.id,
  userId: victim.id,
  user_id: victim.id,
  ownerId: victim.id,
  user: { id: victim.id, role: 'admin' },
  role: 'admin',
  status: 'inactive',
  manualFullAccess: true,
  manual_full_access: true,
  isAdmin: true,
  emailVerified: true,
  hasUsedTrial: false,
  trialEndsAt: '2099-01-01T00:00:00.000Z',
  trialStartedAt: never,
  subscriptionStatus: 'active',
  stripeCustomerId: forged,
  stripeSubscriptionId: forged,
  isLegacy: true,
  authProvider: forged,
  passwordHash: forged,
  profileImageUrl: `https://${forged}.example/`,
  createdAt: never,
  updatedAt: never,
  lastActivityAt: never,
  frequency: 999_999,
  formatCorrections: 999_999,
  recordingCount: 999_999,
  creator: forged,
  licence: forged,
  sessionMaxSeconds: 999_999,
  trialDays: 999,
  amountMinor: 1,
  priceId: forged,
  successUrl: `https://${forged}.example/`,
  to: `${forged}@example.org`,
  bcc: `${forged}@example.org`,
})

/** Columns of a user which no body of the user's own may change. */
const guarded = [
  ...['id', 'email', 'role', 'status', 'manualFullAccess', 'trialStartedAt', 'trialEndsAt', 'stripeCustomerId'],
  ...['isLegacy', 'authProvider', 'profileImageUrl', 'createdAt', 'formatCorrections', 'recordingCount'],
] as const satisfies (keyof UserRecord)[]

/** What a call is there to change. */
const purpose: Record<string, readonly (keyof UserRecord)[]> = {
  'POST /api/admin/users/:id/reinstate-trial': ['trialStartedAt', 'trialEndsAt'],
  'PUT /api/admin/users/:id/manual-full-access': ['manualFullAccess'],
}
const countsRuns: readonly (keyof UserRecord)[] = ['formatCorrections', 'recordingCount']

/** They ask for more than a body of the right shape: a code, a ceremony, a subscription, a model, a file with fields. */
const needMore = [
  ...['/api/auth/email/login', '/api/auth/email/verify-email', '/api/auth/email/reset-password'],
  ...['/api/auth/second-factor/passkey', '/api/auth/second-factor', '/api/auth/confirm-identity'],
  ...['/api/auth/confirm-identity/passkey', '/api/auth/totp', '/api/auth/passkeys', '/api/auth/recovery-codes'],
  ...['/api/auth/account/delete', '/api/subscription/', '/api/create-', '/api/sync-', '/api/admin/'],
  ...['/api/prompt-trial', '/api/medical-templates/mrrt'],
]

let server: TestServer
let victim: UserRecord
beforeAll(async () => {
  server = await startTestServer()
  victim = await anExpiredUser(server)
})
afterAll(() => server.close())

const writing = allContracts
  .map(({ contract }) => contract)
  .filter(({ method }) => method === 'POST' || method === 'PUT')

async function tryIt(contract: Route): Promise<{ status: number; user: UserRecord }> {
  const user = await (contract.access === 'admin' ? anAdmin(server) : aTrialUser(server))
  const browser = contract.access === 'public' ? server.browser() : await signedIn(server, user)
  let url = contract.path.replaceAll(/:\w+/g, user.id)
  // What is changed has to be there first.
  if (contract.method === 'PUT' && /templates\/:id|prompts\/:id/.test(contract.path)) {
    const parent = allContracts.find(
      (other) => `${other.contract.path}/:id` === contract.path && other.contract.method === 'POST',
    )
    const made = await browser.post(parent?.contract.path ?? '', sampleBody(parent!.contract))
    url = contract.path.replace(':id', made.body.id)
  }
  const payload = { ...wishes(victim), ...sampleBody(contract) }
  const { status } = await browser.send({ method: contract.method, url, payload })
  return { status, user }
}

describe('a body with fields that are not its own', () => {
  for (const contract of writing) {
    it(`gives nothing away in ${routeKey(contract)}`, async () => {
      const { status, user } = await tryIt(contract)
      expect(status).not.toBe(500)
      if (!needMore.some((path) => contract.path.startsWith(path))) expect([200, 201]).toContain(status)

      const [after] = await server.deps.db.select().from(users).where(eq(users.id, user.id))
      for (const column of guarded) {
        if (purpose[routeKey(contract)]?.includes(column)) continue
        if (contract.usageLabel && countsRuns.includes(column)) continue
        expect([column, after?.[column]]).toEqual([column, user[column]])
      }
      const rows = JSON.stringify(await readAllRows(server.deps.db))
      expect(rows).not.toContain(forged)
      expect(rows).not.toContain('999999')
      expect(rows).not.toContain('1999-12-31')
      const [untouched] = await server.deps.db.select().from(users).where(eq(users.id, victim.id))
      expect(untouched).toEqual(victim)
    })
  }

  it('would be seen: the same look at the database finds a forged value that is really there', async () => {
    const user = await aTrialUser(server, { stripeCustomerId: forged, role: 'admin' })
    const [after] = await server.deps.db.select().from(users).where(eq(users.id, user.id))
    expect(after?.role).toBe('admin')
    expect(JSON.stringify(await readAllRows(server.deps.db))).toContain(forged)
    await server.deps.db.delete(users).where(eq(users.id, user.id))
  })
})
