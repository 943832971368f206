import { Check } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useTrialTexts } from '#web/use-trial-texts.ts'
import { landingTexts as t } from '../texts.ts'

export function PricingSection() {
  const trial = useTrialTexts()
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="grid scroll-mt-16 gap-8 border-t border-line py-14 lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <h2 id="pricing-title" className="font-serif text-2xl font-semibold">
          {t.pricingTitle}
        </h2>
        <p className="mt-3 text-ink-soft">{trial.included}</p>
      </div>
      <div className="rounded-lg border border-line bg-surface p-6 md:p-8">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="mr-2 text-lg font-semibold">{t.planName}</h3>
          <Badge tone="accent">{t.launchOffer}</Badge>
          <Badge>{t.mostPopular}</Badge>
        </div>
        <p className="mt-4 flex items-baseline gap-2">
          <span className="numbers text-4xl font-semibold">{t.price}</span>
          <span className="text-ink-soft">{t.perMonth}</span>
        </p>
        <ul className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {t.planFeatures.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-proven" />
              {feature}
            </li>
          ))}
        </ul>
        <LinkButton href="/login" variant="primary" className="mt-7">
          {trial.start}
        </LinkButton>
      </div>
    </section>
  )
}
