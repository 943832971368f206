import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccessLevel } from '#contract/access.ts'
import { subscriptions } from '#database/schema.ts'
import { allContracts } from '#server/contracts.ts'
import { routeKey } from '#server/http/serve.ts'
import { anAdmin, anExpiredUser, aTrialUser, aUser, signedIn, testPassword } from './factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from './test-server.ts'

const callers = [
  'anonymous',
  'unconfirmed',
  'none',
  'expired',
  'trialing',
  'subscribed',
  'manual',
  'inactive',
  'admin',
] as const
type CallerKind = (typeof callers)[number]

/** Who passes the access decision; everybody else is refused with the status given. */
function expectedRefusal(level: AccessLevel, caller: CallerKind): 401 | 403 | null {
  if (level === 'public') return null
  if (caller === 'anonymous' || caller === 'unconfirmed' || caller === 'inactive') return 401
  if (level === 'session' || caller === 'admin') return null
  if (level === 'admin') return 403
  return caller === 'none' || caller === 'expired' ? 403 : null
}

let server: TestServer
const browsers = {} as Record<CallerKind, TestBrowser>

beforeAll(async () => {
  server = await startTestServer()
  browsers.anonymous = server.browser()
  browsers.unconfirmed = server.browser()
  const unconfirmed = await aUser(server, { emailVerified: false })
  await browsers.unconfirmed.post('/api/auth/email/login', { email: unconfirmed.email, password: testPassword })
  browsers.none = await signedIn(server, await aUser(server))
  browsers.expired = await signedIn(server, await anExpiredUser(server))
  browsers.trialing = await signedIn(server, await aTrialUser(server))
  const subscriber = await anExpiredUser(server)
  await server.deps.db.insert(subscriptions).values(anActiveSubscription(server, subscriber.id))
  browsers.subscribed = await signedIn(server, subscriber)
  browsers.manual = await signedIn(server, await anExpiredUser(server, { manualFullAccess: true }))
  browsers.admin = await signedIn(server, await anAdmin(server))
  const inactive = await aTrialUser(server)
  browsers.inactive = await signedIn(server, inactive)
  await server.deps.db.execute(`update users set status = 'inactive' where id = '${inactive.id}'`)
})
afterAll(() => server.close())

function anActiveSubscription({ clock }: TestServer, userId: string): typeof subscriptions.$inferInsert {
  const now = clock.now()
  return {
    id: 'sub_matrix',
    userId,
    status: 'active',
    priceId: 'price_monthly',
    planType: 'monthly',
    amountMinor: 2900,
    currency: 'eur',
    currentPeriodEndsAt: new Date(now.getTime() + 30 * 86_400_000),
    createdAt: now,
    updatedAt: now,
  }
}

describe('access of every call to every kind of caller', () => {
  for (const { contract } of allContracts) {
    it(`${routeKey(contract)} (${contract.access})`, async () => {
      for (const caller of callers) {
        if (contract.path === '/api/logout') continue
        const url = contract.path.replaceAll(/:\w+/g, 'unbekannt')
        const answer = await browsers[caller].send({
          method: contract.method,
          url,
          ...(contract.method === 'POST' || contract.method === 'PUT' ? { payload: {} } : {}),
        })
        const refusal = expectedRefusal(contract.access, caller)
        if (refusal) {
          expect([caller, answer.status]).toEqual([caller, refusal])
          expect(answer.body).toEqual({ code: expect.any(String), message: expect.any(String) })
        } else {
          const isRefused = answer.status === 403 || answer.body?.code === 'not_signed_in'
          expect([caller, isRefused]).toEqual([caller, false])
        }
      }
    })
  }
})
