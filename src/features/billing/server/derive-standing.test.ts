import { describe, expect, it } from 'vitest'
import { deriveAccessType } from '#contract/access.ts'
import { deriveStanding, type SubscriptionFacts, type TrialFacts } from './derive-standing.ts'

const now = new Date('2026-03-02T09:00:00Z')
const later = new Date('2026-03-05T09:00:00Z')
const before = new Date('2026-03-01T09:00:00Z')

const trials = {
  'no trial yet': { trialEndsAt: null, hasUsedTrial: false },
  'trial used before': { trialEndsAt: null, hasUsedTrial: true },
  'trial running': { trialEndsAt: later, hasUsedTrial: true },
  'trial over': { trialEndsAt: before, hasUsedTrial: true },
} satisfies Record<string, TrialFacts>

function subscription(status: string, facts: Partial<SubscriptionFacts> = {}): SubscriptionFacts {
  return {
    status,
    trialEndsAt: null,
    currentPeriodEndsAt: later,
    cancelAtPeriodEnd: false,
    cancelledInTrial: false,
    ...facts,
  }
}

const inTrial = { trialEndsAt: later }
const cancelling = { cancelAtPeriodEnd: true }
const subscriptions = {
  none: null,
  trialing: subscription('trialing', inTrial),
  'trialing, cancelled': subscription('trialing', { ...inTrial, ...cancelling, cancelledInTrial: true }),
  'trialing, its end passed': subscription('trialing', { trialEndsAt: before }),
  active: subscription('active'),
  'active, cancelled': subscription('active', cancelling),
  'active, cancelled, its end passed': subscription('active', { ...cancelling, currentPeriodEndsAt: before }),
  past_due: subscription('past_due'),
  'past_due, cancelled': subscription('past_due', cancelling),
  unpaid: subscription('unpaid'),
  'canceled in trial': subscription('canceled', { cancelledInTrial: true, trialEndsAt: before }),
  'canceled, paid period left': subscription('canceled'),
  'canceled, period over': subscription('canceled', { currentPeriodEndsAt: before }),
  incomplete: subscription('incomplete'),
  incomplete_expired: subscription('incomplete_expired'),
  paused: subscription('paused', { trialEndsAt: before }),
} satisfies Record<string, SubscriptionFacts | null>

type SubscriptionName = keyof typeof subscriptions
type Cell = `${string} ${'active' | 'trial' | 'cancelled' | 'expired' | 'none'} ${'access' | 'closed'} ${'live' | '-'}`

/** A running subscription decides alone. */
const whateverTheTrial: Partial<Record<SubscriptionName, Cell>> = {
  trialing: 'trialing trial access live',
  'trialing, cancelled': 'cancelled_trial cancelled access live',
  'trialing, its end passed': 'active active access live',
  active: 'active active access live',
  'active, cancelled': 'cancelled_active cancelled access live',
  past_due: 'past_due active access live',
  'past_due, cancelled': 'past_due cancelled access live',
  unpaid: 'past_due expired closed live',
}

/** What is over, or never came about: no trial yet, used before, over. A running trial always wins. */
const byTrial: Partial<Record<SubscriptionName, [Cell, Cell, Cell]>> = {
  none: ['none none closed -', 'incomplete none closed -', 'trial_expired expired closed -'],
  'canceled in trial': [
    'cancelled_trial expired closed -',
    'cancelled_trial expired closed -',
    'cancelled_trial expired closed -',
  ],
  'canceled, paid period left': [
    'cancelled expired closed -',
    'cancelled expired closed -',
    'cancelled expired closed -',
  ],
  'canceled, period over': [
    'cancelled_expired expired closed -',
    'cancelled_expired expired closed -',
    'cancelled_expired expired closed -',
  ],
  'active, cancelled, its end passed': [
    'cancelled_expired expired closed -',
    'cancelled_expired expired closed -',
    'cancelled_expired expired closed -',
  ],
  incomplete: ['incomplete none closed -', 'incomplete none closed -', 'incomplete none closed -'],
  incomplete_expired: ['none none closed -', 'incomplete none closed -', 'trial_expired expired closed -'],
  paused: ['trial_expired expired closed -', 'trial_expired expired closed -', 'trial_expired expired closed -'],
}

function cellOf(trial: TrialFacts, facts: SubscriptionFacts | null): string {
  const standing = deriveStanding(trial, facts, now)
  const access = deriveAccessType({
    role: 'user',
    manualFullAccess: false,
    subscriptionStatus: standing.status,
    hasActiveSubscription: standing.hasActiveSubscription,
  })
  const isOpen = access === 'full_access' ? 'access' : 'closed'
  return `${standing.status} ${standing.periodType} ${isOpen} ${standing.isLive ? 'live' : '-'}`
}

describe('where a person stands', () => {
  for (const [name, facts] of Object.entries(subscriptions)) {
    const running = whateverTheTrial[name as SubscriptionName]
    const cells = byTrial[name as SubscriptionName]
    const expected: Record<keyof typeof trials, Cell | undefined> = {
      'no trial yet': running ?? cells?.[0],
      'trial used before': running ?? cells?.[1],
      'trial over': running ?? cells?.[2],
      // The days of the account are its own: a subscription that has ended does not take them.
      'trial running': running ?? 'trialing trial access -',
    }
    for (const [trialName, trial] of Object.entries(trials)) {
      it(`subscription ${name}, ${trialName}`, () => {
        expect(cellOf(trial, facts)).toBe(expected[trialName as keyof typeof trials])
      })
    }
  }
})
