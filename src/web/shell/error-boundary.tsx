import type { ErrorInfo, ReactNode } from 'react'
import { Component } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { shellTexts } from './texts.ts'

/** The one class beside errors: React offers no function for this. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error.name, info.componentStack)
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className="mx-auto max-w-[720px] px-6 py-24">
        <EmptyState
          title={shellTexts.crashTitle}
          action={
            <Button variant="primary" onClick={() => window.location.reload()}>
              {shellTexts.crashAction}
            </Button>
          }
        >
          {shellTexts.crashText}
        </EmptyState>
      </div>
    )
  }
}
