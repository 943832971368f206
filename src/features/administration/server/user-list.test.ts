import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptions } from '#database/schema.ts'
import { anAdmin, aUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { type UserRow, userSortKeys } from '../contract.ts'

const dayMs = 86_400_000
let server: TestServer
let admin: TestBrowser
let emails: string[]

beforeAll(async () => {
  server = await startTestServer()
  const now = server.clock.now().getTime()
  const at = (days: number) => new Date(now + days * dayMs)
  admin = await signedIn(server, await anAdmin(server, { email: 'chef@x.de', createdAt: at(-1) }))
  const anna = await aUser(server, {
    email: 'anna@x.de',
    lastName: 'Ölmez-Böhm',
    createdAt: at(-90),
    hasUsedTrial: true,
    formatCorrections: 9,
  })
  const ben = await aUser(server, {
    email: 'ben_b@x.de',
    createdAt: at(-80),
    emailVerified: false,
    authProvider: 'google',
    trialStartedAt: at(-5),
    trialEndsAt: at(2),
    hasUsedTrial: true,
    lastActivityAt: at(-1),
  })
  const cara = await aUser(server, {
    email: 'cara@x.de',
    createdAt: at(-70),
    trialStartedAt: at(-50),
    trialEndsAt: at(-43),
    hasUsedTrial: true,
    lastActivityAt: at(-2),
    formatCorrections: 10,
  })
  await server.deps.db.insert(subscriptions).values({
    id: 'sub_cara',
    userId: cara.id,
    status: 'active',
    priceId: 'p',
    planType: 'monthly',
    amountMinor: 2900,
    currency: 'eur',
    createdAt: at(-40),
    updatedAt: at(-40),
  })
  emails = [anna, ben, cara].map(({ email }) => email)
})
afterAll(() => server.close())

async function list(query: string): Promise<UserRow[]> {
  return (await admin.get(`/api/admin/users?${query}`)).body
}
const found = async (query: string) => (await list(query)).map(({ email }) => email.replace(/@.*/, ''))

describe('GET /api/admin/users', () => {
  it('answers everybody without a query, the newest first', async () => {
    const { body } = await admin.get('/api/admin/users')
    expect(body.map(({ email }: UserRow) => email)).toEqual(['chef@x.de', ...emails.toReversed()])
  })

  it.each([
    ['search=X.DE%20ANNA', ['anna']],
    ['search=ÖLMEZ%20böhm', ['anna']],
    ['search=ben_', ['ben_b']],
    ['search=%25', []],
    ['subscriptionStatus=trialing', ['ben_b']],
    ['subscriptionStatus=active', ['cara']],
    ['accountTrial=active', ['ben_b']],
    ['accountTrial=expired', ['cara']],
    ['accountTrial=used', ['anna']],
    ['accountTrial=none', ['chef']],
    ['authProvider=google', ['ben_b']],
    ['emailVerified=no', ['ben_b']],
    ['hasSubscription=yes', ['cara']],
    ['hasSubscription=no&emailVerified=yes', ['chef', 'anna']],
  ])('finds by %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
    const { body } = await admin.get(`/api/admin/users/count?${query}`)
    expect(body).toEqual({ total: 4, matching: expected.length, authProviders: ['email', 'google'] })
  })

  it('sorts numbers as numbers, and who was never active before everybody else', async () => {
    expect(await found('sort=formatCorrections&order=desc')).toEqual([
      'cara',
      'anna',
      expect.anything(),
      expect.anything(),
    ])
    expect((await found('sort=lastActivity&order=asc')).slice(-2)).toEqual(['cara', 'ben_b'])
    expect((await found('sort=monthlyRevenue'))[0]).toBe('cara')
  })

  it.each(userSortKeys)('sorts by %s, downwards the reverse of upwards', async (sort) => {
    const upwards = await found(`sort=${sort}&order=asc`)
    expect(await found(`sort=${sort}&order=desc`)).toEqual(upwards.toReversed())
  })

  it('answers fifty a page, each user on one page only', async () => {
    for (let index = 0; index < 50; index += 1) await aUser(server, { email: `page-${index}@y.de`, passwordHash: null })
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((page) => list(`page=${page}&sort=formatCorrections`)),
    )
    expect([first?.length, second?.length, third?.length]).toEqual([50, 4, 0])
    expect(new Set([...(first ?? []), ...(second ?? [])].map(({ id }) => id)).size).toBe(54)
  })

  it.each(['page=0', 'page=x', 'sort=passwordHash', 'accountTrial=x', 'order=up'])('refuses %s', async (query) => {
    expect((await admin.get(`/api/admin/users?${query}`)).status).toBe(400)
  })
})
