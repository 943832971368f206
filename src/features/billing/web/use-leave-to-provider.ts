import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserKey } from '#web/shell/use-current-user.ts'
import { subscriptionStatusKey } from '#web/shell/use-subscription-status.ts'

/**
 * Asks for an address at the payment provider and takes the browser there; `isLeaving` stays true until it has gone.
 *
 * Who comes back by the browser's "back" may find this very page, kept alive: it can be used again, and shows
 * what was changed there.
 */
export function useLeaveToProvider<Input = void>(
  ask: (input: Input) => Promise<{ url: string }>,
  onError: (error: Error) => void,
) {
  const client = useQueryClient()
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: ask,
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  })
  useEffect(() => {
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      reset()
      for (const queryKey of [subscriptionStatusKey, currentUserKey]) void client.invalidateQueries({ queryKey })
    }
    window.addEventListener('pageshow', handleReturn)
    return () => window.removeEventListener('pageshow', handleReturn)
  }, [client, reset])
  return { leave: mutate, isLeaving: isPending || isSuccess }
}
