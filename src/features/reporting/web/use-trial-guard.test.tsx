import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getUser } from '#features/auth/contract.ts'
import { formatTranscript } from '#features/reporting/contract.ts'
import { aSubscriptionStatus } from '#tests/a-subscription-status.ts'
import { dictate, openWorkspace, pass, stubWorkspaceServer } from '#tests/open-workspace.tsx'
import { aCurrentUser } from '#tests/web-stub.tsx'
import { currentUserKey } from '#web/shell/use-current-user.ts'
import { subscriptionStatusKey } from '#web/shell/use-subscription-status.ts'
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

describe('a trial that ends', () => {
  let server: ReturnType<typeof stubWorkspaceServer>
  const ended = '2026-01-01T00:00:00.000Z'
  const trialing = { subscriptionStatus: 'trialing', trialEndsAt: ended }
  const expired = { subscriptionStatus: 'trial_expired', trialEndsAt: ended }

  beforeEach(() => {
    server = stubWorkspaceServer()
    window.history.replaceState(null, '', '/')
  })

  it('is told, and leads to the plans', async () => {
    openWorkspace(expired)
    await pass(0)
    expect(screen.getByText('Testphase abgelaufen')).toBeTruthy()
    expect(window.location.pathname).toBe('/subscribe')
  })

  it.each(['cancelled_active', 'past_due'])(
    'says nothing to whom a subscription still gives access: %s',
    async (subscriptionStatus) => {
      const { client } = openWorkspace()
      client.setQueryData(
        subscriptionStatusKey,
        aSubscriptionStatus({ status: subscriptionStatus, hasActiveSubscription: true }),
      )
      client.setQueryData(currentUserKey, aCurrentUser({ subscriptionStatus, trialEndsAt: ended }))
      await pass(0)
      expect(screen.queryByText('Testphase abgelaufen')).toBeNull()
      expect(window.location.pathname).toBe('/')
    },
  )

  it('is found out where it ended on another page', async () => {
    server.answer(getUser, aCurrentUser(expired))
    openWorkspace(trialing)
    await pass(100)
    expect(screen.getByText('Testphase abgelaufen')).toBeTruthy()
    expect(window.location.pathname).toBe('/subscribe')
  })

  it('is asked about once where it goes on, such as by a clock that is ahead', async () => {
    server.answer(getUser, aCurrentUser(trialing))
    openWorkspace(trialing)
    await pass(60_000)
    expect(server.sentTo(getUser)).toHaveLength(1)
    expect(window.location.pathname).toBe('/')
  })

  it('asks nothing of whoever subscribed after it', async () => {
    openWorkspace({ subscriptionStatus: 'active', trialEndsAt: ended })
    await pass(60_000)
    expect(server.sent).toEqual([])
  })

  it('shows with the first run that is refused', async () => {
    server.refuse(formatTranscript, 403, 'Dafür benötigen Sie eine laufende Testphase oder ein Abonnement.')
    server.answer(getUser, aCurrentUser(expired))
    const { client } = openWorkspace({ ...expired, manualFullAccess: true })
    client.setQueryData(subscriptionStatusKey, aSubscriptionStatus({ status: 'active', hasActiveSubscription: true }))
    dictate('leber')
    fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
    await pass(100)
    expect(screen.getByText('Testphase abgelaufen')).toBeTruthy()
    expect(window.location.pathname).toBe('/subscribe')
    expect(client.getQueryState(subscriptionStatusKey)?.isInvalidated).toBe(true)
  })
})
