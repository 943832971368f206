import { billingTexts } from '#features/billing/texts.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePublicSettings } from '#web/use-public-settings.ts'
import { useTrialDays } from '#web/use-trial-days.ts'

const t = billingTexts.subscribe

export function SubscribeSignedOut() {
  const settings = usePublicSettings()
  const trialDays = useTrialDays()
  const provider = settings?.identityProvider
  const name = provider?.isStandIn ? t.standInProvider : (t.providerNames[provider?.segment ?? ''] ?? provider?.segment)
  return (
    <div className="mx-auto max-w-[440px] sm:py-10">
      <div className="flex flex-col gap-6 rounded-lg bg-surface p-6 shadow-[inset_0_0_0_1px_var(--line)] sm:p-8">
        <header>
          <h1 className="text-2xl font-semibold">{t.signedOutTitle}</h1>
          <p className="mt-2 text-ink-soft">{t.signedOutText(trialDays)}</p>
        </header>
        <div className="flex flex-col gap-3">
          <LinkButton href="/login" variant="primary">
            {t.withEmail}
          </LinkButton>
          {provider && (
            <a href={`/api/login/${provider.segment}`} className={buttonClass()}>
              {t.withProvider(name ?? provider.segment)}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
