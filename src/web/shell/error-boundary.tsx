import type { ErrorInfo, ReactNode } from 'react'
import { Component } from 'react'
import { Button } from '#web/ui/button.tsx'
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
      <main className="mx-auto max-w-[720px] px-6 py-16 md:py-24">
        <div role="alert" className="flex max-w-[56ch] flex-col items-start gap-4">
          <h1 className="font-serif text-2xl sm:text-3xl">{shellTexts.crashTitle}</h1>
          <p className="text-lg text-pretty text-ink-soft">{shellTexts.crashText}</p>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {shellTexts.crashAction}
          </Button>
        </div>
      </main>
    )
  }
}
