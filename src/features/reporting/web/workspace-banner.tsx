import type { ReactNode } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useWorkspaceContext } from './workspace-context.ts'

/** What runs or is about to happen, over what stands there: nothing moves when it comes or goes. */
export function WorkspaceBanner() {
  const { isWide, runs, countdown } = useWorkspaceContext()
  return (
    <div
      aria-live="polite"
      className={classNames(
        'pointer-events-none inset-x-0 z-20 flex justify-center',
        isWide ? 'absolute bottom-3' : 'fixed bottom-1',
      )}
    >
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
    <div className="flex min-h-8 items-center gap-2 rounded-full bg-accent px-4 text-sm font-semibold text-on-accent shadow-float animate-appear">
      {children}
    </div>
  )
}
