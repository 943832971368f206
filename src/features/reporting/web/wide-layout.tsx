import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { ComparedPair } from './compare-dialog.tsx'
import { ReportPanel } from './report-panel.tsx'
import { TranscriptPanel } from './transcript-panel.tsx'

export interface LayoutProps {
  templates: ReactNode
  isCollapsed: boolean
  onCollapsedChange: (isCollapsed: boolean) => void
  onCompare: (pair: ComparedPair) => void
}

/**
 * Twelve columns: 2, 5 and 4, or 1, 6 and 5 while the templates are collapsed. The twelfth, which nobody takes in the
 * first case, has no width. Source: spec part 1 section 2.7.
 */
export function WideLayout({ templates, isCollapsed, onCompare }: LayoutProps) {
  return (
    <div
      className={classNames(
        'grid h-[calc(100dvh-var(--bar)-41px)] min-h-[640px]',
        isCollapsed ? 'grid-cols-12' : 'grid-cols-[repeat(11,minmax(0,1fr))_0]',
      )}
    >
      <div className={classNames('min-h-0 min-w-0 border-r border-line', isCollapsed ? 'col-span-1' : 'col-span-2')}>
        {templates}
      </div>
      <div
        className={classNames(
          'flex min-h-0 min-w-0 border-r border-line *:flex-1',
          isCollapsed ? 'col-span-6' : 'col-span-5',
        )}
      >
        <TranscriptPanel />
      </div>
      <div className={classNames('flex min-h-0 min-w-0 *:flex-1', isCollapsed ? 'col-span-5' : 'col-span-4')}>
        <ReportPanel onCompare={onCompare} />
      </div>
    </div>
  )
}
