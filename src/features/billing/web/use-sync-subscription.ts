import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { syncSubscription } from '#features/billing/contract.ts'
import { call } from '#web/api-client.ts'
import { currentUserKey } from '#web/shell/use-current-user.ts'
import { subscriptionStatusKey } from '#web/shell/use-subscription-status.ts'

export type SyncState = 'pending' | 'success' | 'error'

/** Asks the provider once on arrival; `refresh` asks again. */
export function useSyncSubscription(): { state: SyncState; refresh: () => void } {
  const client = useQueryClient()
  const { mutate, isIdle, isPending, data } = useMutation({
    mutationFn: () => call(syncSubscription),
    onSuccess: async ({ success }) => {
      if (!success) return
      await Promise.all(
        [currentUserKey, subscriptionStatusKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  })
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    mutate()
  }, [mutate])
  return { state: stateOf(isIdle || isPending, data?.success), refresh: mutate }
}

function stateOf(isAsking: boolean, isBought: boolean | undefined): SyncState {
  if (isAsking) return 'pending'
  return isBought ? 'success' : 'error'
}
