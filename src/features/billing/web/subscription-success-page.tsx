import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { billingTexts } from '#features/billing/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useCountdown } from '#web/use-countdown.ts'
import { usePublicSettings } from '#web/use-public-settings.ts'
import { FeatureList } from './plan-card.tsx'
import { useSyncSubscription } from './use-sync-subscription.ts'

const t = billingTexts.success
/** Source: spec part 2 section 9. */
const redirectSeconds = 3
const usualBrand = 'KlarBefund'

/** Where the checkout leads back to: asks the provider, then goes on to the workspace. */
export function SubscriptionSuccessPage() {
  const { state, refresh } = useSyncSubscription()
  return (
    <div className="mx-auto max-w-[560px] py-10">
      {state === 'pending' && <Pending />}
      {state === 'success' && <Welcome />}
      {state === 'error' && <StillProcessing onRefresh={refresh} />}
    </div>
  )
}

function Pending() {
  return (
    <>
      <h1 className="text-2xl font-semibold">{t.pendingTitle}</h1>
      <p className="mt-4">
        <Spinner label={t.pending} />
      </p>
    </>
  )
}

function Welcome() {
  const brand = usePublicSettings()?.brandName ?? usualBrand
  const [, navigate] = useLocation()
  const { secondsLeft, start } = useCountdown(() => navigate('/'))
  useEffect(() => start(redirectSeconds), [start])
  return (
    <>
      <h1 className="text-2xl font-semibold">{t.title(brand)}</h1>
      <p className="mt-2 text-ink-soft">{t.text}</p>
      <FeatureList />
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <LinkButton href="/" variant="primary">
          {t.goNow}
        </LinkButton>
        <p role="timer" className="numbers text-ink-soft">
          {t.redirect(Math.max(1, secondsLeft))}
        </p>
      </div>
    </>
  )
}

function StillProcessing({ onRefresh }: { onRefresh: () => void }) {
  return (
    <>
      <h1 className="text-2xl font-semibold">{t.errorTitle}</h1>
      <div className="mt-4">
        <Banner tone="ask" role="alert">
          {t.errorText}
        </Banner>
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={onRefresh}>
          {t.refresh}
        </Button>
        <LinkButton href="/">{t.continue}</LinkButton>
      </div>
    </>
  )
}
