import { useQuery } from '@tanstack/react-query'
import type { SubscriptionStatus } from '#features/billing/contract.ts'
import { getSubscriptionStatus } from '#features/billing/contract.ts'
import { ApiError, call } from '#web/api-client.ts'
import { keepOfflineCopy, readOfflineCopy } from './offline-copy.ts'

export const subscriptionStatusKey = [getSubscriptionStatus.path] as const

/** What the shell needs of the status object; signed out there is no more than this. */
export type StatusOrSignedOut = SubscriptionStatus | typeof signedOutStatus

export const signedOutStatus = { status: 'unauthenticated', hasActiveSubscription: false, trialDaysLeft: 0 } as const

export function useSubscriptionStatus() {
  return useQuery<StatusOrSignedOut>({ queryKey: subscriptionStatusKey, queryFn: fetchStatus })
}

async function fetchStatus(): Promise<StatusOrSignedOut> {
  try {
    const status = await call(getSubscriptionStatus)
    keepOfflineCopy('subscription', status)
    return status
  } catch (error) {
    if (!(error instanceof ApiError)) return readOfflineCopy<StatusOrSignedOut>('subscription', error)
    if (error.status === 401) return signedOutStatus
    throw new Error(`HTTP error! status: ${error.status}`, { cause: error })
  }
}
