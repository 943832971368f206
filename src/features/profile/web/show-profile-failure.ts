import { isUnauthorized, messageOf } from '#web/api-client.ts'
import { signInAgain } from '#web/sign-in-again.ts'
import { toast } from '#web/ui/toast-store.ts'
import { profileTexts as t } from '../texts.ts'

/** Says why something of the profile failed; where the session has ended it leads to the sign-in. */
export function showProfileFailure(error: unknown, fallback: string): void {
  if (isUnauthorized(error)) signInAgain(t.unauthorized)
  else toast({ title: t.failed, description: messageOf(error, fallback), tone: 'clash' })
}
