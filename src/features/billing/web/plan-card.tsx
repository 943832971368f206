import { Check } from 'lucide-react'
import type { Plan } from '#features/billing/contract.ts'
import { billingTexts } from '#features/billing/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Offer } from './describe-offer.ts'
import { PlanPrice } from './plan-price.tsx'
import { useStartCheckout } from './use-start-checkout.ts'

const t = billingTexts.subscribe

interface PlanCardProps {
  plan: Plan
  offer: Offer
}

export function PlanCard({ plan, offer }: PlanCardProps) {
  const checkout = useStartCheckout()
  return (
    <section aria-labelledby="plan-name" className="rounded-lg bg-page p-8 shadow-page max-sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plan-name" className="text-lg font-semibold">
          {billingTexts.plans.names[plan.type]}
        </h2>
        {offer.freeDays > 0 && <Badge tone="accent">{t.trialBadge(offer.freeDays)}</Badge>}
      </div>
      <div className="mt-3">
        <PlanPrice plan={plan} large />
      </div>
      <h3 className="sr-only">{t.featuresLabel}</h3>
      <FeatureList />
      <div className="mt-8 flex flex-col gap-3">
        {offer.isForSale ? (
          <Button variant="primary" busy={checkout.isLeaving} onClick={() => checkout.start(plan.type)}>
            {checkout.isLeaving ? t.busy : offer.button}
          </Button>
        ) : (
          <LinkButton href="/profile#subscription" variant="primary">
            {offer.button}
          </LinkButton>
        )}
        <p className="text-sm text-ink-soft">{t.note}</p>
      </div>
    </section>
  )
}

export function FeatureList() {
  return (
    <ul className="mt-6 flex flex-col gap-2 border-t border-line pt-5">
      {t.features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Check aria-hidden="true" className="mt-[3px] size-4 shrink-0 text-accent" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
