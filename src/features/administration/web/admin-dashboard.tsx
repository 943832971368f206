import { type ReactNode, useState } from 'react'
import { adminTexts as t } from '#features/administration/texts.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { UsersTab } from './users-tab.tsx'

export interface AdminDashboardProps {
  /** Tabs of other features. */
  prompts: ReactNode
  templates: ReactNode
  apiUsage: ReactNode
}

type TabName = keyof typeof t.tabs

export function AdminDashboard({ prompts, templates, apiUsage }: AdminDashboardProps) {
  const [tab, setTab] = useState<TabName>('prompts')
  return (
    <>
      <h1 className="mb-4 text-2xl">{t.title}</h1>
      <Tabs<TabName>
        label={t.tabsLabel}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'prompts', label: t.tabs.prompts, content: prompts },
          { value: 'templates', label: t.tabs.templates, content: templates },
          { value: 'users', label: t.tabs.users, content: <UsersTab /> },
          { value: 'apiUsage', label: t.tabs.apiUsage, content: apiUsage },
          { value: 'settings', label: t.tabs.settings, content: <SettingsTab /> },
        ]}
      />
    </>
  )
}
