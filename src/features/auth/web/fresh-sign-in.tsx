import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Security } from '../contract.ts'
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx'

/** Runs an action now, or once the person has proven again who they are. */
type WhenFresh = (action: () => void) => void

const FreshSignIn = createContext<WhenFresh>((action) => action())

/** Everything inside can ask for a fresh sign-in before it opens or changes something. */
export function FreshSignInProvider({ security, children }: { security: Security; children: ReactNode }) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const whenFresh: WhenFresh = (action) => {
    if (new Date(security.freshUntil) > new Date()) action()
    else setWaiting(() => action)
  }
  return (
    <FreshSignIn value={whenFresh}>
      {children}
      <ConfirmIdentityDialog
        open={waiting !== null}
        security={security}
        onClose={() => setWaiting(null)}
        onConfirmed={() => {
          setWaiting(null)
          waiting?.()
        }}
      />
    </FreshSignIn>
  )
}

export function useWhenFresh(): WhenFresh {
  return useContext(FreshSignIn)
}
