import type { ReactNode } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useWorkspaceContext } from './workspace-context.ts'

/** What runs or is about to happen, over the foot of what stands before it: nothing moves when it comes or goes. */
export function WorkspaceBanner() {
  const { runs, countdown } = useWorkspaceContext()
  return (
    <div aria-live="polite" className="pointer-events-none sticky bottom-0 z-20 flex h-0 items-end justify-center">
      {runs.running !== null && (
        <Pill>
          <Spinner />
          {t.processing}
          {runs.cancel && (
            <Button size="small" variant="quiet" className="pointer-events-auto text-on-accent!" onClick={runs.cancel}>
              {t.cancelRun}
            </Button>
          )}
        </Pill>
      )}
      {runs.running === null && countdown.secondsLeft !== null && (
        <Pill>
          <span className="numbers">{t.switchingIn(countdown.secondsLeft)}</span>
          <Button size="small" variant="quiet" className="pointer-events-auto text-on-accent!" onClick={countdown.stop}>
            {t.stay}
          </Button>
        </Pill>
      )}
    </div>
  )
}

function Pill({ children }: { children: ReactNode }) {
  return (
    <div className="mb-5 flex min-h-8 items-center gap-2 rounded-full bg-accent px-4 text-sm font-semibold text-on-accent shadow-float animate-appear">
      {children}
    </div>
  )
}
