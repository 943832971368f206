import { useMutation } from '@tanstack/react-query'
import { type Plan, startCheckout } from '#features/billing/contract.ts'
import { billingTexts } from '#features/billing/texts.ts'
import { call, messageOf } from '#web/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'

const t = billingTexts.toasts.checkoutFailed

/** Makes a checkout and takes the browser there; `isLeaving` stays true until it has gone. */
export function useStartCheckout() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (planType: Plan['type']) => call(startCheckout, { body: { planType } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast({ title: t.title, description: messageOf(error, t.text), tone: 'clash' }),
  })
  return { start: mutate, isLeaving: isPending || isSuccess }
}
