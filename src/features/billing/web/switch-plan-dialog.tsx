import type { Plan } from '#features/billing/contract.ts'
import { billingTexts } from '#features/billing/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlanPrice } from './plan-price.tsx'
import { useSwitchPlan } from './use-change-subscription.ts'
import { usePlans } from './use-plans.ts'

const t = billingTexts.switchDialog
const names = billingTexts.plans.names

interface SwitchPlanDialogProps {
  open: boolean
  currentPlan: Plan['type'] | null
  onClose: () => void
}

/** The other plans; the current one is not among them. */
export function SwitchPlanDialog({ open, currentPlan, onClose }: SwitchPlanDialogProps) {
  const plans = usePlans(open)
  const switchPlan = useSwitchPlan(onClose)
  const others = plans.data?.filter((plan) => plan.type !== currentPlan)
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t.title} description={t.text} width="medium">
      {plans.isPending && <Skeleton className="h-16" />}
      {plans.isError && <p role="alert">{billingTexts.plans.failed}</p>}
      {others?.length === 0 && <p>{t.none}</p>}
      <ul className="divide-y divide-line">
        {others?.map((plan) => (
          <li key={plan.type} className="flex flex-wrap items-center justify-between gap-4 py-4">
            <PlanPrice plan={plan} />
            <Button variant="primary" busy={switchPlan.isPending} onClick={() => switchPlan.mutate(plan.type)}>
              {t.confirm(names[plan.type])}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
