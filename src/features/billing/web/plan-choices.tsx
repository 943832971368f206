import { billingTexts } from '#features/billing/texts.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlanPrice } from './plan-price.tsx'
import { usePlans } from './use-plans.ts'

const t = billingTexts.plans

/** The plans on offer, each leading to the subscribe page. */
export function PlanChoices() {
  const plans = usePlans()
  if (plans.isPending) return <Skeleton className="h-16" />
  if (plans.isError) return <LinkButton href="/subscribe">{t.choose}</LinkButton>
  return (
    <ul aria-label={t.label} className="divide-y divide-line border-y border-line">
      {plans.data.map((plan) => (
        <li
          key={plan.type}
          className="flex items-center justify-between gap-x-6 gap-y-3 py-4 max-sm:flex-col max-sm:items-start"
        >
          <div>
            <p className="text-sm font-semibold text-ink-soft">{t.names[plan.type]}</p>
            <PlanPrice plan={plan} />
          </div>
          <LinkButton
            href={`/subscribe?tarif=${plan.type}`}
            variant={plan.type === 'monthly' ? 'primary' : 'secondary'}
          >
            {t.chooseNamed(t.names[plan.type])}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
