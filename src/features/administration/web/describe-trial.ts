import type { TrialState, UserRow } from '#features/administration/contract.ts'

const dayMs = 86_400_000

/** Where the trial of the account stands; `daysLeft` is rounded up. Source: spec part 2 section 4.4. */
export function describeTrial(user: UserRow, now: Date): { state: TrialState; daysLeft: number } {
  if (!user.accountTrialStartedAt || !user.trialEndsAt) {
    return { state: user.accountTrialUsed ? 'used' : 'none', daysLeft: 0 }
  }
  const leftMs = Date.parse(user.trialEndsAt) - now.getTime()
  return leftMs > 0 ? { state: 'active', daysLeft: Math.ceil(leftMs / dayMs) } : { state: 'expired', daysLeft: 0 }
}
