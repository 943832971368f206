import { loginRedirect } from '#features/auth/contract.ts'
import { toast } from './ui/toast-store.ts'

/** Source: spec part 2 section 8. */
const signInAgainDelayMs = 500

/** Says that the session has ended, then leads to the sign-in. */
export function signInAgain(text: { title: string; description: string }): void {
  toast({ ...text, tone: 'clash' })
  setTimeout(() => window.location.assign(loginRedirect.path), signInAgainDelayMs)
}
