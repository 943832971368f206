import type { ReactNode } from 'react'
import type { CurrentUser } from '#features/auth/contract.ts'
import { PageFooter } from './page-footer.tsx'
import { shellTexts } from './texts.ts'
import { TopBar } from './top-bar.tsx'

export interface PageFrameProps {
  user: CurrentUser | null
  /** `reading` centres one column with a footer; `work` gives the page the whole window. */
  kind?: 'reading' | 'work' | undefined
  /** Further entries of the bar, before the standing ones. */
  bar?: ReactNode
  children: ReactNode
}

export function PageFrame({ user, kind = 'reading', bar, children }: PageFrameProps) {
  return (
    <div data-frame={kind} className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-md bg-raised px-4 py-2 shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {shellTexts.skipToContent}
      </a>
      <TopBar user={user}>{bar}</TopBar>
      <main
        id="content"
        tabIndex={-1}
        className={
          kind === 'work'
            ? 'flex min-h-0 flex-1 flex-col outline-none'
            : // The footer begins below the window, so that nothing in sight moves when the page arrives.
              'mx-auto min-h-[calc(100dvh-var(--bar))] w-full max-w-[1040px] flex-1 px-4 py-10 outline-none md:px-6'
        }
      >
        {children}
      </main>
      {kind === 'reading' && <PageFooter />}
    </div>
  )
}
