import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { CurrentUser } from '#features/auth/contract.ts'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { currentUserKey } from '#web/shell/use-current-user.ts'
import { type StatusOrSignedOut, subscriptionStatusKey } from '#web/shell/use-subscription-status.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Longest delay a timer takes; a later end is looked at again then. */
const maxTimerMs = 2_147_483_647

/** A subscription that is cancelled or unpaid gives access until the end of what was paid. */
const statusesThatMayGiveAccess = ['past_due', 'cancelled_active', 'cancelled_trial']

/** Source: spec part 1 section 4, trial rule; section 1, access to the end of the billing period. */
export function isTrialOver(user: CurrentUser, hasActiveSubscription: boolean, now: number): boolean {
  if (user.role === 'admin' || user.manualFullAccess) return false
  if (user.subscriptionStatus === 'active' || user.subscriptionStatus === 'trialing') return false
  if (hasActiveSubscription && statusesThatMayGiveAccess.includes(user.subscriptionStatus)) return false
  return user.trialEndsAt !== null && Date.parse(user.trialEndsAt) < now
}

/** Asks the server: the user first, so that who has expired is told so before the page changes with the status. */
export async function askWhereAccountStands(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: currentUserKey })
  await client.invalidateQueries({ queryKey: subscriptionStatusKey })
}

/** Who expires in an open workspace is told so and taken to the plans. */
export function useTrialGuard(user: CurrentUser): void {
  const [, navigate] = useLocation()
  const client = useQueryClient()

  useEffect(() => {
    const status = client.getQueryData<StatusOrSignedOut>(subscriptionStatusKey)
    if (!isTrialOver(user, status?.hasActiveSubscription ?? false, Date.now())) return
    toast({ title: t.trialExpired.title, description: t.trialExpired.text, tone: 'ask' })
    navigate('/subscribe')
    void client.invalidateQueries({ queryKey: subscriptionStatusKey })
  }, [user, navigate, client])

  // At the end of the trial the server is asked where the account stands now; at once where that passed on another page.
  useEffect(() => {
    if (user.trialEndsAt === null) return
    const left = Date.parse(user.trialEndsAt) - Date.now()
    if (left <= 0 && user.subscriptionStatus !== 'trialing') return
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: currentUserKey }),
      Math.min(maxTimerMs, Math.max(0, left + 1000)),
    )
    return () => clearTimeout(timer)
  }, [user.trialEndsAt, user.subscriptionStatus, client])
}
