import { isUnauthorized, messageOf } from '#web/api-client.ts'
import { signInAgain } from '#web/sign-in-again.ts'
import { toast } from '#web/ui/toast-store.ts'
import { promptTexts as t } from '../texts.ts'

export function showPromptFailure(error: unknown, fallback: string): void {
  if (isUnauthorized(error)) signInAgain({ title: t.signedOut, description: t.signedOutText })
  else toast({ title: t.failed, description: messageOf(error, fallback), tone: 'clash' })
}
