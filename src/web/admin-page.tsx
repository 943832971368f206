import { useEffect, useState } from 'react'
import type { Language } from '#contract/enums.ts'
import { AdminDashboard } from '#features/administration/web/admin-dashboard.tsx'
import { AdminOnly } from '#features/administration/web/admin-only.tsx'
import { AiPromptList } from '#features/administration/web/ai-prompt-list.tsx'
import { ApiUsagePanel } from '#features/api-usage/web/api-usage-panel.tsx'
import { preferredLanguageOf } from '#features/profile/web/preferred-language.ts'
import { startWorkerEngine } from '#features/reporting/web/engine.ts'
import { TemplateTrial } from '#features/reporting/web/template-trial.tsx'
import { StandardTemplateList } from '#features/templates/web/standard-template-list.tsx'
import type { PageProps } from './page-props.ts'

/** Joins the tabs of the administration; each feature brings its own and knows nothing of the others. */
export function AdminPage({ user }: PageProps) {
  const language = user ? preferredLanguageOf(user) : 'de'
  return (
    <AdminOnly user={user}>
      <AdminDashboard
        prompts={<AiPromptList />}
        templates={<Templates preferredLanguage={language} />}
        apiUsage={<ApiUsagePanel />}
      />
    </AdminOnly>
  )
}

function Templates({ preferredLanguage }: { preferredLanguage: Language }) {
  const [engine] = useState(startWorkerEngine)
  useEffect(() => () => engine.close(), [engine])
  return (
    <StandardTemplateList
      preferredLanguage={preferredLanguage}
      renderTrial={(html) => <TemplateTrial engine={engine} templateHtml={html} />}
    />
  )
}
