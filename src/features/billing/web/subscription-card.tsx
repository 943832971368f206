import type { SubscriptionStatus } from '#features/billing/contract.ts'
import { billingTexts } from '#features/billing/texts.ts'
import { type StatusOrSignedOut, useSubscriptionStatus } from '#web/shell/use-subscription-status.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { useTrialDays } from '#web/use-trial-days.ts'
import { CardActions } from './card-actions.tsx'
import { describeCard, factsOf, stateOf } from './describe-card.ts'
import { PlanChoices } from './plan-choices.tsx'
import './subscription-card.css'

const t = billingTexts

/** Where the person's trial or subscription stands, and what can be done about it. */
export function SubscriptionCard() {
  const query = useSubscriptionStatus()
  if (query.isPending) return <LoadingCard />
  if (query.isError || !isStatus(query.data)) {
    return (
      <Banner
        tone="clash"
        role="alert"
        title={t.loadFailed.title}
        actions={<Button onClick={() => void query.refetch()}>{uiTexts.retry}</Button>}
      >
        {t.loadFailed.text}
      </Banner>
    )
  }
  return <StatusCard status={query.data} />
}

function isStatus(data: StatusOrSignedOut): data is SubscriptionStatus {
  return data.status !== 'unauthenticated'
}

function LoadingCard() {
  return (
    <section aria-busy="true" aria-label={t.loading} className="subscription-card rounded-md p-6">
      <Skeleton className="w-24" />
      <Skeleton className="mt-3 h-6 w-72 max-w-full" />
      <Skeleton className="mt-3 w-96 max-w-full" />
      <Skeleton className="mt-6 h-9 w-40" />
    </section>
  )
}

function StatusCard({ status }: { status: SubscriptionStatus }) {
  const trialDays = useTrialDays()
  const { tone, title, text, offer } = describeCard(status, trialDays)
  const facts = factsOf(status)
  return (
    <section aria-labelledby="subscription-title" data-tone={tone} className="subscription-card rounded-md p-6">
      <p className="subscription-card-state numbers text-sm font-semibold">{stateOf(status)}</p>
      <h2 id="subscription-title" className="mt-1 text-xl font-semibold">
        {title}
      </h2>
      <p className="mt-1.5 max-w-[80ch]">{text}</p>
      {facts.length > 0 && (
        <dl className="numbers mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 max-sm:grid-cols-1">
          {facts.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="max-sm:mb-2">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {offer === 'plans' && (
        <div className="mt-5">
          <PlanChoices />
        </div>
      )}
      <CardActions status={status} offer={offer} />
    </section>
  )
}
