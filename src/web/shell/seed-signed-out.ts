import type { QueryClient } from '@tanstack/react-query'
import { currentUserKey } from './use-current-user.ts'
import { type StatusOrSignedOut, signedOutStatus, subscriptionStatusKey } from './use-subscription-status.ts'

/** Where the server has written into the page that nobody is signed in, nobody needs to ask again. */
export function seedSignedOut(client: QueryClient): void {
  if (!document.querySelector('meta[name="session"][content="none"]')) return
  client.setQueryData(currentUserKey, null)
  client.setQueryData<StatusOrSignedOut>(subscriptionStatusKey, signedOutStatus)
}
