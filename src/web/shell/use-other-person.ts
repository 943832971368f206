import { useEffect, useState } from 'react'
import type { CurrentUser } from '#features/auth/contract.ts'
import { dropOfflineCopy } from './offline-copy.ts'

/**
 * Whether somebody else is signed in by now than this page was opened for; nobody counts as a person here.
 *
 * The page is then loaded anew, as at sign-out, so that nothing of before stays in memory. Who only signs in again
 * after a session has ended finds everything as it was.
 */
export function useOtherPerson(user: CurrentUser | null | undefined): boolean {
  const [owner, setOwner] = useState<string | null>()
  if (owner === undefined && user !== undefined) setOwner(user?.id ?? null)
  const isOther = owner !== undefined && user != null && user.id !== owner
  useEffect(() => {
    if (!isOther) return
    dropOfflineCopy('subscription')
    // The sign-in is there for nobody who is signed in.
    if (window.location.pathname === '/login') window.location.replace('/')
    else window.location.reload()
  }, [isOther])
  return isOther
}
