import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
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
const tabNames = Object.keys(t.tabs) as TabName[]

/** The five tabs; the open one stands in the address. */
export function AdminDashboard({ prompts, templates, apiUsage }: AdminDashboardProps) {
  const [params, setParams] = useSearchParams()
  const tab = tabNames.find((name) => name === params.get('tab')) ?? 'prompts'
  const contents: Record<TabName, ReactNode> = {
    prompts,
    templates,
    users: <UsersTab />,
    apiUsage,
    settings: <SettingsTab />,
  }
  return (
    <>
      <h1 className="mb-4 text-2xl">{t.title}</h1>
      <Tabs<TabName>
        label={t.tabsLabel}
        value={tab}
        onValueChange={(next) => setParams((before) => withTab(before, next), { replace: true })}
        items={tabNames.map((value) => ({ value, label: t.tabs[value], content: contents[value] }))}
      />
    </>
  )
}

function withTab(before: URLSearchParams, tab: TabName): URLSearchParams {
  const after = new URLSearchParams(before)
  after.set('tab', tab)
  return after
}
