import { useEffect, useState } from 'react'
import { FeedbackPrompt } from '#features/feedback/web/feedback-prompt.tsx'
import type { Engine } from '#features/reporting/web/engine.ts'
import { startWorkerEngine } from '#features/reporting/web/engine.ts'
import { Workspace } from '#features/reporting/web/workspace.tsx'
import { TemplateColumn } from '#features/templates/web/template-column.tsx'
import { useTemplates } from '#features/templates/web/use-templates.ts'
import { useReportWords } from '#features/vocabulary/web/use-vocabulary.ts'
import type { PageProps } from './page-props.ts'
import { usePublicSettings } from './use-public-settings.ts'

/** Ties ratings of one visit together without saying whose they are. */
const sessionId = crypto.randomUUID()

/** Starts the worker while the network is there, and has the lexicon ready before the first real word. */
function warmUp(engine: Engine): void {
  engine.run('format', { transcript: 'Leber unauffällig.', detectContradictions: false, options: {} }).catch(() => {
    // Without a worker the checks stay silent; the three actions run on the server.
  })
}

/** Joins the four features of the workspace; each knows nothing of the others. */
export function WorkspacePage({ user }: PageProps) {
  const [engine] = useState(startWorkerEngine)
  const templates = useTemplates()
  const vocabulary = useReportWords()
  const settings = usePublicSettings()
  useEffect(() => {
    warmUp(engine)
    return () => engine.close()
  }, [engine])
  if (!user) return null
  return (
    <Workspace
      user={user}
      engine={engine}
      hasModel={settings?.hasLanguageModel ?? false}
      templates={templates.all}
      vocabulary={vocabulary}
      renderTemplates={(slot) => <TemplateColumn user={user} {...slot} />}
      renderFeedback={(slot) => <FeedbackPrompt sessionId={sessionId} {...slot} />}
    />
  )
}
