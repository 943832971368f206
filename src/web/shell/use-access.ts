import { deriveAccessType } from '#contract/access.ts'
import type { AccessType } from '#contract/enums.ts'
import type { CurrentUser } from '#features/auth/contract.ts'
import { useCurrentUser } from './use-current-user.ts'
import { useOtherPerson } from './use-other-person.ts'
import { useSubscriptionStatus } from './use-subscription-status.ts'

export type Access =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; type: AccessType; user: CurrentUser | null }

/** Both start-up calls joined into what the visitor may see. */
export function useAccess(): Access {
  const user = useCurrentUser()
  const status = useSubscriptionStatus()
  const isOtherPerson = useOtherPerson(user.data)
  if (user.isPending || status.isPending || isOtherPerson) return { state: 'loading' }
  if (user.data === undefined || status.data === undefined) {
    return { state: 'failed', retry: () => void Promise.all([user.refetch(), status.refetch()]) }
  }
  const facts = user.data && {
    role: user.data.role,
    manualFullAccess: user.data.manualFullAccess,
    subscriptionStatus: status.data.status,
    hasActiveSubscription: status.data.hasActiveSubscription,
  }
  return { state: 'ready', type: deriveAccessType(facts), user: user.data }
}
