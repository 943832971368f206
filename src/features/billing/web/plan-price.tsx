import type { Plan } from '#features/billing/contract.ts'
import { billingTexts } from '#features/billing/texts.ts'
import { formatMoney } from '#web/format-money.ts'

const t = billingTexts.plans

/** The price of a plan, and of a yearly one what that is in a month. Amounts are minor units. */
export function PlanPrice({ plan, large = false }: { plan: Plan; large?: boolean }) {
  const isYearly = plan.interval === 'year'
  return (
    <div>
      <p className="numbers flex items-baseline gap-2">
        <span className={large ? 'text-4xl font-semibold' : 'text-xl font-semibold'}>
          {formatMoney(plan.amount / 100, plan.currency)}
        </span>
        <span className="text-ink-soft">{isYearly ? t.perYear : t.perMonth}</span>
      </p>
      {isYearly && (
        <p className="numbers text-sm text-ink-soft">
          {t.monthlyEquivalent(formatMoney(plan.amount / 1200, plan.currency))}
        </p>
      )}
      {plan.savings > 0 && (
        <p className="numbers text-sm text-proven">{t.savings(formatMoney(plan.savings / 100, plan.currency))}</p>
      )}
    </div>
  )
}
