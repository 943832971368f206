import { useState } from 'react'
import type { SubscriptionStatus } from '#features/billing/contract.ts'
import { billingTexts } from '#features/billing/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { CardOffer } from './describe-card.ts'
import { formatDay } from './format-day.ts'
import { SwitchPlanDialog } from './switch-plan-dialog.tsx'
import { useCancelSubscription, useOpenPortal } from './use-change-subscription.ts'
import { useStartCheckout } from './use-start-checkout.ts'

const t = billingTexts.card

interface CardActionsProps {
  status: SubscriptionStatus
  offer: CardOffer
}

/** Switching, billing and cancelling are offered only where a subscription exists at the provider. */
export function CardActions({ status, offer }: CardActionsProps) {
  const checkout = useStartCheckout()
  const hasSubscription = status.hasStripeSubscription
  if (!hasSubscription && (offer === null || offer === 'plans')) return null
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      {offer === 'subscribe' && !hasSubscription && (
        <LinkButton href="/subscribe" variant="primary">
          {t.subscribe}
        </LinkButton>
      )}
      {offer === 'start-trial' && (
        <>
          <Button variant="primary" busy={checkout.isLeaving} onClick={() => checkout.start('monthly')}>
            {t.startTrial}
          </Button>
          <LinkButton href="/subscribe" variant="quiet">
            {t.seePlans}
          </LinkButton>
        </>
      )}
      {hasSubscription && <ManageActions status={status} />}
    </div>
  )
}

function ManageActions({ status }: { status: SubscriptionStatus }) {
  const [open, setOpen] = useState<'switch' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const portal = useOpenPortal()
  const cancel = useCancelSubscription(close)
  const isPastDue = status.status === 'past_due'
  const isCancelled = status.periodType === 'cancelled'
  return (
    <>
      <Button variant={isPastDue ? 'primary' : 'secondary'} busy={portal.isLeaving} onClick={() => portal.leave()}>
        {isPastDue ? t.updatePayment : t.manage}
      </Button>
      {!isPastDue && !isCancelled && <Button onClick={() => setOpen('switch')}>{t.switchPlan}</Button>}
      {!isCancelled && (
        <Button variant="danger" onClick={() => setOpen('cancel')}>
          {t.cancel}
        </Button>
      )}
      <SwitchPlanDialog open={open === 'switch'} currentPlan={status.planType} onClose={close} />
      <ConfirmDialog
        open={open === 'cancel'}
        onOpenChange={(next) => !next && close()}
        title={billingTexts.cancelDialog.title}
        description={
          status.subscriptionEndDate && billingTexts.cancelDialog.text(formatDay(status.subscriptionEndDate))
        }
        confirmLabel={billingTexts.cancelDialog.confirm}
        cancelLabel={billingTexts.cancelDialog.keep}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  )
}
