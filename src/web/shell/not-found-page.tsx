import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { shellTexts } from './texts.ts'

export function NotFoundPage() {
  return (
    <div className="py-16">
      <p className="numbers font-mono text-ink-faint">{shellTexts.notFoundCode}</p>
      <h1 className="sr-only">{shellTexts.notFoundTitle}</h1>
      <div className="mt-3">
        <EmptyState
          title={shellTexts.notFoundTitle}
          action={<LinkButton href="/">{shellTexts.notFoundAction}</LinkButton>}
        >
          {shellTexts.notFoundText}
        </EmptyState>
      </div>
    </div>
  )
}
