import { describe, expect, it } from 'vitest'
import type { UserRow } from '#features/administration/contract.ts'
import { aUserRow } from '#tests/user-row-stub.ts'
import { defaultSort, describeTrial, noFilters, selectUsers } from './select-users.ts'

const now = new Date('2026-03-10T12:00:00Z')
const trial = (trialEndsAt: string): Partial<UserRow> => ({
  accountTrialStartedAt: '2026-03-01T12:00:00Z',
  accountTrialUsed: true,
  trialEndsAt,
})

describe('describeTrial', () => {
  it.each([
    ['none', 0, {}],
    ['used', 0, { accountTrialUsed: true }],
    ['active', 2, trial('2026-03-11T12:00:01Z')],
    ['expired', 0, trial('2026-03-10T12:00:00Z')],
  ] as const)('says %s with %i days left', (state, daysLeft, values) => {
    expect(describeTrial(aUserRow(values), now)).toEqual({ state, daysLeft })
  })
})

describe('selectUsers', () => {
  const anna = aUserRow({ id: 'a', email: 'anna@x.de', lastName: 'Böhm', createdAt: '2026-01-01T00:00:00Z' })
  const ben = aUserRow({
    ...trial('2026-03-12T00:00:00Z'),
    id: 'b',
    email: 'ben@x.de',
    createdAt: '2026-02-01T00:00:00Z',
    subscriptionStatus: 'trialing',
    authProvider: 'google',
    emailVerified: false,
    stripeSubscriptionId: 'sub_1',
    formatCorrections: 9,
    lastActivity: '2026-03-09T00:00:00Z',
  })
  const select = (filters = {}, sort = defaultSort) =>
    selectUsers([anna, ben], { ...noFilters, ...filters }, sort, now).map(({ id }) => id)

  it('puts the newest first by default', () => expect(select()).toEqual(['b', 'a']))

  it.each([
    ['search', 'böhm ANNA', 'a'],
    ['subscriptionStatus', 'trialing', 'b'],
    ['accountTrial', 'active', 'b'],
    ['authProvider', 'email', 'a'],
    ['emailVerified', 'no', 'b'],
    ['hasSubscription', 'no', 'a'],
  ])('filters by %s', (name, value, id) => expect(select({ [name]: value })).toEqual([id]))

  it('sorts numbers as numbers, and who was never active before everybody else', () => {
    expect(select({}, { key: 'formatCorrections', descending: false })).toEqual(['a', 'b'])
    expect(select({}, { key: 'lastActivity', descending: false })).toEqual(['a', 'b'])
    expect(select({}, { key: 'email', descending: true })).toEqual(['b', 'a'])
  })
})
