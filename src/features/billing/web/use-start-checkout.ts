import { type Plan, startCheckout } from '#features/billing/contract.ts'
import { billingTexts } from '#features/billing/texts.ts'
import { call, messageOf } from '#web/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useLeaveToProvider } from './use-leave-to-provider.ts'

const t = billingTexts.toasts.checkoutFailed

/** Makes a checkout and takes the browser there. */
export function useStartCheckout() {
  const { leave, isLeaving } = useLeaveToProvider(
    (planType: Plan['type']) => call(startCheckout, { body: { planType } }),
    (error) => toast({ title: t.title, description: messageOf(error, t.text), tone: 'clash' }),
  )
  return { start: leave, isLeaving }
}
