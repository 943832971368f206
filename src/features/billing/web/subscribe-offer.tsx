import { useState } from 'react'
import { type Plan, planTypes, type SubscriptionStatus } from '#features/billing/contract.ts'
import { billingTexts } from '#features/billing/texts.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { useSubscriptionStatus } from '#web/shell/use-subscription-status.ts'
import { Banner } from '#web/ui/banner.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useTrialDays } from '#web/use-trial-days.ts'
import { describeOffer } from './describe-offer.ts'
import { PlanCard } from './plan-card.tsx'
import { usePlans } from './use-plans.ts'

const t = billingTexts.subscribe

export function SubscribeOffer() {
  const status = useSubscriptionStatus().data
  const plans = usePlans()
  const trialDays = useTrialDays()
  const isReady = status !== undefined && status.status !== 'unauthenticated' && plans.data !== undefined
  return (
    <div className="mx-auto flex max-w-[560px] flex-col gap-6 py-6">
      <header>
        <h1 className="text-2xl font-semibold">{t.title}</h1>
        <p className="mt-2 text-ink-soft">{t.lead}</p>
      </header>
      {plans.isError && (
        <LoadFailed text={billingTexts.plans.failed} error={plans.error} onRetry={() => void plans.refetch()} />
      )}
      {isReady && <Offer status={status as SubscriptionStatus} plans={plans.data} trialDays={trialDays} />}
      {!isReady && !plans.isError && <LoadingOffer />}
    </div>
  )
}

interface OfferProps {
  status: SubscriptionStatus
  plans: readonly Plan[]
  trialDays: number
}

function Offer({ status, plans, trialDays }: OfferProps) {
  const offer = describeOffer(status, trialDays)
  const [wanted, setWanted] = useState(wantedPlan)
  const plan = plans.find(({ type }) => type === wanted) ?? plans[0]
  // Whoever has access anyway waits for the end of no trial.
  const title = status.grantedAccess && offer.isForSale ? null : offer.title
  return (
    <>
      {status.grantedAccess && <Banner tone="proven">{status.message}</Banner>}
      {title && (
        <Banner tone={status.status === 'trialing' ? 'accent' : 'neutral'} title={title}>
          {offer.text}
        </Banner>
      )}
      {offer.isForSale && plans.length > 1 && (
        <RadioGroup
          label={billingTexts.plans.label}
          value={plan?.type ?? 'monthly'}
          onValueChange={setWanted}
          options={plans.map(({ type }) => ({ value: type, label: billingTexts.plans.names[type] }))}
        />
      )}
      {plan ? <PlanCard plan={plan} offer={offer} /> : <p>{billingTexts.plans.failed}</p>}
    </>
  )
}

/** The plan a link of the card has chosen. */
function wantedPlan(): Plan['type'] {
  const wanted = new URLSearchParams(window.location.search).get('tarif')
  return planTypes.find((type) => type === wanted) ?? 'monthly'
}

function LoadingOffer() {
  return (
    <div role="status" aria-label={billingTexts.loading} className="rounded-lg bg-page p-8 shadow-page">
      <Skeleton className="w-32" />
      <Skeleton className="mt-4 h-12 w-48" />
      <Skeleton className="mt-8 w-full" />
      <Skeleton className="mt-3 w-4/5" />
      <Skeleton className="mt-3 w-3/5" />
    </div>
  )
}
