import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { ReportPanel } from './report-panel.tsx'
import { TranscriptPanel } from './transcript-panel.tsx'
import type { LayoutProps } from './wide-layout.tsx'
import { useWorkspaceContext } from './workspace-context.ts'

/** Below 1024 px: the template selector, and one of two tabs at a time; both stay alive. */
export function CompactLayout({ templates, isCollapsed, onCollapsedChange, onCompare }: LayoutProps) {
  const { tab, setTab, template } = useWorkspaceContext()
  // What was pointed at in the one text is looked for in the other.
  useEffect(() => {
    const panel = tab === 'report' ? '.report-page' : '.transcript-sheet'
    document.querySelector(`${panel} .mark-lit`)?.scrollIntoView({ block: 'center' })
  }, [tab])
  return (
    <div className="flex flex-1 flex-col">
      <div className="border-b border-line">
        <button
          type="button"
          aria-expanded={!isCollapsed}
          aria-controls="template-selector"
          onClick={() => onCollapsedChange(!isCollapsed)}
          className="flex h-11 w-full items-center gap-2 px-5 text-left font-semibold hover:bg-hover"
        >
          <span className="min-w-0 flex-1 truncate">
            {template ? t.templateNamed(template.name) : t.chooseTemplate}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              'size-4 text-ink-soft transition-[rotate] duration-(--quick)',
              !isCollapsed && 'rotate-180',
            )}
          />
        </button>
        {!isCollapsed && (
          <div id="template-selector" className="max-h-[56dvh] overflow-y-auto border-t border-line">
            {templates}
          </div>
        )}
      </div>
      <Tabs
        label={t.workspace}
        value={tab}
        onValueChange={setTab}
        keepMounted
        className="flex flex-1 flex-col [&>[role=tablist]]:px-4 [&>[role=tabpanel][data-state=active]]:flex [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:flex-col [&>[role=tabpanel]]:pt-0 [&>[role=tabpanel]>section]:flex-1"
        items={[
          { value: 'transcript', label: t.transcript, content: <TranscriptPanel /> },
          { value: 'report', label: t.report, content: <ReportPanel onCompare={onCompare} /> },
        ]}
      />
    </div>
  )
}
