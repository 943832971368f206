import { reportingTexts as t } from '#features/reporting/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Where the session ended while the workspace was open. */
export function SignInRequired() {
  return (
    <div className="py-16">
      <h1 className="sr-only">{t.signInRequired}</h1>
      <EmptyState
        title={t.signInRequired}
        action={
          <LinkButton href="/login" variant="primary">
            {t.toSignIn}
          </LinkButton>
        }
      >
        {t.signInRequiredText}
      </EmptyState>
    </div>
  )
}
