import type { QueryClient } from '@tanstack/react-query'
import { currentUserKey } from './use-current-user.ts'
import { type StatusOrSignedOut, signedOutStatus, subscriptionStatusKey } from './use-subscription-status.ts'

/** Whether the server has written into the page that nobody is signed in. */
export function isKnownSignedOut(): boolean {
  return document.querySelector('meta[name="session"][content="none"]') !== null
}

/** Where it is known that nobody is signed in, nobody needs to ask. */
export function seedSignedOut(client: QueryClient): void {
  client.setQueryData(currentUserKey, null)
  client.setQueryData<StatusOrSignedOut>(subscriptionStatusKey, signedOutStatus)
}
