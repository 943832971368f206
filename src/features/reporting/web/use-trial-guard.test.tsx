import { describe, expect, it } from 'vitest'
import { aCurrentUser } from '#tests/web-stub.tsx'
import { isTrialOver } from './use-trial-guard.ts'

const now = Date.parse('2026-02-01T12:00:00Z')
const past = '2026-02-01T11:59:59.000Z'

describe('isTrialOver', () => {
  it('holds for an ended trial without subscription', () => {
    expect(isTrialOver(aCurrentUser({ subscriptionStatus: 'trial_expired', trialEndsAt: past }), false, now)).toBe(true)
  })

  it('holds for a subscription that has ended, whatever was known of it before', () => {
    const user = aCurrentUser({ subscriptionStatus: 'cancelled_expired', trialEndsAt: past })
    expect(isTrialOver(user, true, now)).toBe(true)
  })

  it.each([
    ['a running trial', { subscriptionStatus: 'trialing', trialEndsAt: '2026-02-02T12:00:00.000Z' }],
    ['an administrator', { subscriptionStatus: 'trial_expired', trialEndsAt: past, role: 'admin' as const }],
    ['manual full access', { subscriptionStatus: 'trial_expired', trialEndsAt: past, manualFullAccess: true }],
    ['an account that never had a trial', { subscriptionStatus: 'none', trialEndsAt: null }],
  ])('does not hold for %s', (_who, change) => {
    expect(isTrialOver(aCurrentUser(change), false, now)).toBe(false)
  })

  it.each(['active', 'past_due', 'cancelled_active', 'cancelled_trial'])(
    'does not hold while a subscription gives access: %s',
    (subscriptionStatus) => {
      expect(isTrialOver(aCurrentUser({ subscriptionStatus, trialEndsAt: past }), true, now)).toBe(false)
    },
  )
})
