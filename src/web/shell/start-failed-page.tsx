import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Logo } from './logo.tsx'
import { shellTexts } from './texts.ts'

/** Neither signed in nor out can be known: the server did not answer. */
export function StartFailedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="mx-auto flex max-w-[720px] flex-col items-start gap-8 px-6 py-24">
      <Logo />
      <h1 className="sr-only">{shellTexts.startFailedTitle}</h1>
      <EmptyState
        title={shellTexts.startFailedTitle}
        action={
          <Button variant="primary" onClick={onRetry}>
            {shellTexts.startFailedAction}
          </Button>
        }
      >
        {shellTexts.startFailedText}
      </EmptyState>
    </main>
  )
}
