import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { marketingTexts as t } from '#features/email-marketing/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ContactSearch } from './contact-search.tsx'
import { ListsTab } from './lists-tab.tsx'
import { MarketingUsers } from './marketing-users.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { useMarketingStatus, useSyncAll } from './use-marketing.ts'

type TabName = keyof typeof t.tabs

/** Contacts at the marketing service. The chosen lists hold for all tabs. */
export function EmailMarketing() {
  const [tab, setTab] = useState<TabName>('overview')
  const [listIds, setListIds] = useState<number[]>([])
  const syncAll = useSyncAll()
  const status = useMarketingStatus(syncAll.isPending)
  const mode = status.data?.mode
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Link href="/admin" className={buttonClass('quiet', 'small', '-ml-2.5')}>
          <ArrowLeft aria-hidden="true" />
          {t.back}
        </Link>
        <SectionHeader level={1} title={t.title} description={t.lead} />
      </div>
      {mode === 'stand-in' && <Banner tone="ask">{t.standIn}</Banner>}
      {mode === 'off' && <Banner tone="clash">{t.off}</Banner>}
      <Tabs<TabName>
        label={t.tabsLabel}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'overview',
            label: t.tabs.overview,
            content: (
              <OverviewTab
                status={status}
                chosenLists={listIds.length}
                isStarting={syncAll.isPending}
                onSyncAll={() => syncAll.mutate(listIds)}
              />
            ),
          },
          { value: 'lists', label: t.tabs.lists, content: <ListsTab chosen={listIds} onChoose={setListIds} /> },
          { value: 'users', label: t.tabs.users, content: <MarketingUsers listIds={listIds} /> },
          { value: 'search', label: t.tabs.search, content: <ContactSearch /> },
        ]}
      />
    </div>
  )
}
