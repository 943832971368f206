import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { subscriptions, users } from '#database/schema.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { deriveStanding } from './derive-standing.ts'
import { monthlyRevenueSql, statusSql } from './standing-sql.ts'
import { monthlyRevenueMinor } from './subscription-status.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type UserValues = typeof users.$inferInsert
type SubscriptionValues = Omit<typeof subscriptions.$inferInsert, 'userId'>

/** Every combination of what counts, each on a user of its own. */
function everyCase(now: Date): { user: UserValues; subscription: SubscriptionValues | null }[] {
  const ends = [null, new Date(now.getTime() - 1), now, new Date(now.getTime() + 1)]
  const flags = [true, false]
  const base = { priceId: 'p', currency: 'eur', createdAt: now, updatedAt: now }
  const plans = [
    { planType: 'monthly', amountMinor: 2900 },
    { planType: 'yearly', amountMinor: 29_006, discountedAmountMinor: 1900, betaDiscountEndsAt: null },
    { planType: 'monthly', amountMinor: 2900, discountedAmountMinor: 1900, betaDiscountEndsAt: now },
  ]
  const states = ['active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'paused']
  const contracts = states.flatMap((status) =>
    ends.flatMap((currentPeriodEndsAt) =>
      ends.flatMap((trialEndsAt) =>
        flags.flatMap((cancelAtPeriodEnd) =>
          flags.map((cancelledInTrial) => ({
            ...base,
            status,
            currentPeriodEndsAt,
            trialEndsAt,
            cancelAtPeriodEnd,
            cancelledInTrial,
          })),
        ),
      ),
    ),
  )
  const trials = [
    { trialEndsAt: null, hasUsedTrial: false },
    ...ends.map((trialEndsAt) => ({ trialEndsAt, hasUsedTrial: true })),
  ]
  return [null, ...contracts].flatMap((contract, at) =>
    trials.map((trial, index) => ({
      user: { email: `case-${at}-${index}@example.org`, createdAt: now, ...trial },
      subscription:
        contract && ({ ...contract, ...plans[(at + index) % 3], id: `sub_${at}_${index}` } as SubscriptionValues),
    })),
  )
}

it('says the same of every combination as the code that decides', async () => {
  const { db } = server.deps
  const now = server.clock.now()
  const cases = everyCase(now)
  for (let start = 0; start < cases.length; start += 1000) {
    const slice = cases.slice(start, start + 1000)
    const rows = await db
      .insert(users)
      .values(slice.map(({ user }) => user))
      .returning({ id: users.id })
    const contracts = slice.flatMap(({ subscription }, index) =>
      subscription ? { ...subscription, userId: rows[index]?.id ?? '' } : [],
    )
    if (contracts.length > 0) await db.insert(subscriptions).values(contracts)
  }
  const rows = await db
    .select({ user: users, subscription: subscriptions, status: statusSql(now), revenue: monthlyRevenueSql(now) })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
  expect(rows.length).toBe(cases.length)
  const differing = rows.filter(
    ({ user, subscription, status, revenue }) =>
      status !== deriveStanding(user, subscription, now).status ||
      revenue !== (subscription ? monthlyRevenueMinor(subscription, now) : 0),
  )
  expect(differing).toEqual([])
  expect(new Set(rows.map(({ status }) => status)).size).toBe(10)
})
