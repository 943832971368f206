import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { billingTexts } from '#features/billing/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

const t = billingTexts.restricted

/**
 * The profile of who has no subscription, or whose trial is over.
 *
 * @param account  what stays a person's own without access: sign-in, export and deletion
 */
export function RestrictedProfilePage({ account }: { account?: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-semibold">{t.title}</h1>
      <Banner tone="ask" title={t.banner}>
        {t.bannerText}
      </Banner>
      <Tabs
        label={t.tabsLabel}
        value="subscription"
        onValueChange={() => {}}
        items={[
          { value: 'subscription', label: t.tabs.subscription, content: <SubscriptionPanel /> },
          { value: 'profile', label: <LockedLabel name={t.tabs.profile} />, disabled: true },
          { value: 'templates', label: <LockedLabel name={t.tabs.templates} />, disabled: true },
          { value: 'vocabulary', label: <LockedLabel name={t.tabs.vocabulary} />, disabled: true },
        ]}
      />
      {account}
    </div>
  )
}

function SubscriptionPanel() {
  return (
    <>
      <SubscriptionCard />
      <p className="mt-6 flex items-start gap-2 text-sm text-ink-soft">
        <Lock aria-hidden="true" className="mt-[3px] size-3.5 shrink-0" />
        {t.lockedNote}
      </p>
    </>
  )
}

/** A disabled tab that says why it is one. */
function LockedLabel({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Lock aria-hidden="true" className="size-3.5" />
      {name}
      <span className="sr-only">{t.locked}</span>
    </span>
  )
}
