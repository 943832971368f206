import { useEffect, useState } from 'react'
import { SecuritySettings } from '#features/auth/web/security-settings.tsx'
import { SubscriptionCard } from '#features/billing/web/subscription-card.tsx'
import { profileTexts as t } from '#features/profile/texts.ts'
import { preferredLanguageOf } from '#features/profile/web/preferred-language.ts'
import { ProfileForm } from '#features/profile/web/profile-form.tsx'
import { Statistics } from '#features/profile/web/statistics.tsx'
import { PromptsForm } from '#features/prompts/web/prompts-form.tsx'
import { OwnTemplates } from '#features/templates/web/own-templates.tsx'
import { VocabularyManager } from '#features/vocabulary/web/vocabulary-manager.tsx'
import type { PageProps } from './page-props.ts'
import { Tabs } from './ui/tabs.tsx'

const tabs = ['profile', 'subscription', 'templates', 'vocabulary', 'prompts', 'statistics'] as const
type Tab = (typeof tabs)[number]

/** The profile area: six tabs of five features; each knows nothing of the others. */
export function ProfilePage({ user }: PageProps) {
  const [tab, setTab] = useState<Tab>(() => tabInAddress() ?? 'profile')
  // From the first visit on: what is typed there outlives a look at another tab.
  const [keepsPrompts, setKeepsPrompts] = useState(false)
  useEffect(() => {
    if (tab === 'prompts') setKeepsPrompts(true)
  }, [tab])
  // A link or bookmark to a tab, followed on this page, loads nothing; the one past the bar leads to no tab.
  useEffect(() => {
    const follow = () => setTab((shown) => tabInAddress() ?? shown)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  if (!user) return null
  const contents = {
    profile: (
      <div className="flex flex-col gap-12">
        <ProfileForm user={user} />
        <SecuritySettings user={user} />
      </div>
    ),
    subscription: <SubscriptionCard />,
    templates: <OwnTemplates user={user} isTitled />,
    vocabulary: <VocabularyManager preferredLanguage={preferredLanguageOf(user)} languageNames={t.languages} />,
    prompts: <PromptsForm user={user} />,
    statistics: <Statistics />,
  }
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-semibold">{t.title}</h1>
      <Tabs
        label={t.tabsLabel}
        value={tab}
        onValueChange={(next) => {
          setTab(next)
          window.history.replaceState(window.history.state, '', `#${next}`)
        }}
        items={tabs.map((value) => ({
          value,
          label: t.tabs[value],
          content: contents[value],
          keepMounted: value === 'prompts' && keepsPrompts,
        }))}
      />
    </div>
  )
}

/** A tab can be linked to: /profile#vocabulary; undefined where the address names another place of the page. */
function tabInAddress(): Tab | undefined {
  const name = window.location.hash.slice(1)
  return name === '' ? 'profile' : tabs.find((tab) => tab === name)
}
