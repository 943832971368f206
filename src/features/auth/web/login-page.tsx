import { Mail } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, useTransition } from 'react'
import { useSearch } from 'wouter'
import { secondFactors } from '#contract/enums.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOperator } from '#web/use-operator.ts'
import { usePublicSettings } from '#web/use-public-settings.ts'
import { useTrialDays } from '#web/use-trial-days.ts'
import { authTexts as t } from '../texts.ts'
import type { DialogStep } from './email-dialog.tsx'
import { LegacySignIn } from './legacy-sign-in.tsx'

const EmailDialog = lazy(async () => ({ default: (await import('./email-dialog.tsx')).EmailDialog }))

/** Where people sign in: by e-mail in a dialog, or through the external identity provider. */
export function LoginPage() {
  const search = useSearch()
  const [{ failure, startStep }] = useState(() => readReturn(search))
  const [isOpen, setIsOpen] = useState(startStep !== undefined)
  // The dialog comes with its first opening; whether it was opened, so that closing it can still be seen.
  const [wasOpened, setWasOpened] = useState(isOpen)
  const [isLoading, startLoading] = useTransition()
  // What the provider's return said is told once, not again at every reload.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), [])
  const settings = usePublicSettings()
  const { brandName } = useOperator()
  const trialDays = useTrialDays()
  const provider = settings?.identityProvider
  const providerName = provider?.isStandIn ? t.standInProvider : t.providerNames[provider?.segment ?? '']
  const open = () =>
    startLoading(() => {
      setWasOpened(true)
      setIsOpen(true)
    })
  return (
    <div className="mx-auto flex max-w-[440px] flex-col gap-6 sm:py-10">
      <div className="flex flex-col gap-6 rounded-lg bg-surface p-6 shadow-[inset_0_0_0_1px_var(--line)] sm:p-8">
        <header>
          <h1 className="text-2xl font-semibold">{t.loginTitle(brandName)}</h1>
          <p className="mt-2 text-ink-soft">{t.loginLead(trialDays)}</p>
        </header>
        {failure && (
          <Banner tone="clash" role="alert">
            {failure}
          </Banner>
        )}
        <div className="flex flex-col gap-3">
          <Button
            variant="primary"
            icon={isLoading ? <Spinner /> : <Mail aria-hidden="true" />}
            aria-busy={isLoading || undefined}
            onClick={open}
          >
            {t.withEmail}
          </Button>
          {provider && (
            <a href={`/api/login/${provider.segment}`} className={buttonClass()}>
              {t.withProvider(providerName ?? provider.segment)}
            </a>
          )}
          <LegacySignIn />
          {provider?.isStandIn && <p className="text-sm text-ink-soft">{t.standInNote}</p>}
        </div>
        <p className="text-sm text-ink-soft">
          {t.noticeBefore}
          <TextLink href="/terms">{t.noticeTerms}</TextLink>
          {t.noticeBetween}
          <TextLink href="/privacy">{t.noticePrivacy}</TextLink>
          {t.noticeAfter}
        </p>
      </div>
      <TextLink href="/" className="self-center">
        {t.backToLanding}
      </TextLink>
      <Suspense fallback={null}>
        {wasOpened && <EmailDialog open={isOpen} onClose={() => setIsOpen(false)} startStep={startStep} />}
      </Suspense>
    </div>
  )
}

/** What the address says after coming back from the identity provider. */
function readReturn(search: string): { failure: string | undefined; startStep: DialogStep | undefined } {
  const query = new URLSearchParams(search)
  const named = query.get('faktor')?.split('.') ?? []
  const factors = secondFactors.filter((factor) => named.includes(factor))
  return {
    failure: t.providerErrors[query.get('fehler') ?? ''],
    startStep: factors.length > 0 ? { name: 'second-factor', factors } : undefined,
  }
}
