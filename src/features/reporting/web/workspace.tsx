import type { ReactNode } from 'react'
import { useState } from 'react'
import { z } from 'zod'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { useStoredState } from '#web/use-stored-state.ts'
import { CompactLayout } from './compact-layout.tsx'
import type { ComparedPair } from './compare-dialog.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { EvidenceProvider } from './evidence.tsx'
import { LedgerDialog } from './ledger-dialog.tsx'
import { StatusBar } from './status-bar.tsx'
import { useTrialGuard } from './use-trial-guard.ts'
import type { CopiedReport, WorkspaceInput, WorkspaceTemplate } from './use-workspace.ts'
import { useWorkspace } from './use-workspace.ts'
import { WideLayout } from './wide-layout.tsx'
import './workspace.css'
import { WorkspaceCommands } from './workspace-commands.tsx'
import { WorkspaceContext } from './workspace-context.ts'

/** What the template column is told; the templates feature draws it. */
export interface TemplateColumnSlot {
  selectedId: string | null
  isCollapsed: boolean
  onCollapsedChange: (isCollapsed: boolean) => void
  onSelect: (template: WorkspaceTemplate) => void
}

/** What a rating is about; the feedback feature asks for it. */
export interface FeedbackSlot {
  report: CopiedReport
  onClose: () => void
}

export interface WorkspaceProps extends WorkspaceInput {
  renderTemplates: (slot: TemplateColumnSlot) => ReactNode
  renderFeedback: (slot: FeedbackSlot) => ReactNode
}

const narrowScreen = '(max-width: 767px)'

export function Workspace({ renderTemplates, renderFeedback, ...input }: WorkspaceProps) {
  const workspace = useWorkspace(input)
  const [isCollapsed, setIsCollapsed] = useStoredState('templatesCollapsed', z.boolean(), true)
  const [compared, setCompared] = useState<ComparedPair | null>(null)
  useTrialGuard(input.user)
  const { rating } = workspace

  const templates = renderTemplates({
    selectedId: workspace.template?.id ?? null,
    isCollapsed,
    onCollapsedChange: setIsCollapsed,
    onSelect: (template) => {
      workspace.chooseTemplate(template)
      if (window.matchMedia(narrowScreen).matches) setIsCollapsed(true)
    },
  })
  const Layout = workspace.isWide ? WideLayout : CompactLayout
  return (
    <WorkspaceContext value={workspace}>
      <EvidenceProvider>
        <h1 className="sr-only">{t.workspace}</h1>
        <div className="relative flex min-h-0 flex-1 flex-col">
          <Layout
            templates={templates}
            isCollapsed={isCollapsed}
            onCollapsedChange={setIsCollapsed}
            onCompare={setCompared}
          />
          <StatusBar />
        </div>
        <WorkspaceCommands />
        <LedgerDialog />
      </EvidenceProvider>
      <CompareDialog pair={compared} onClose={() => setCompared(null)} />
      {rating.report && renderFeedback({ report: rating.report, onClose: rating.close })}
    </WorkspaceContext>
  )
}
