import { expect, it } from 'vitest'
import type { UserRow } from '#features/administration/contract.ts'
import { aUserRow } from '#tests/user-row-stub.ts'
import { describeTrial } from './describe-trial.ts'

const now = new Date('2026-03-10T12:00:00Z')
const trial = (trialEndsAt: string): Partial<UserRow> => ({
  accountTrialStartedAt: '2026-03-01T12:00:00Z',
  accountTrialUsed: true,
  trialEndsAt,
})

it.each([
  ['none', 0, {}],
  ['used', 0, { accountTrialUsed: true }],
  ['active', 2, trial('2026-03-11T12:00:01Z')],
  ['expired', 0, trial('2026-03-10T12:00:00Z')],
] as const)('says %s with %i days left', (state, daysLeft, values) => {
  expect(describeTrial(aUserRow(values), now)).toEqual({ state, daysLeft })
})
