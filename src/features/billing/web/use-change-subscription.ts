import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelSubscription, openCustomerPortal, type Plan, switchPlan } from '#features/billing/contract.ts'
import { billingTexts } from '#features/billing/texts.ts'
import { call, messageOf } from '#web/api-client.ts'
import { currentUserKey } from '#web/shell/use-current-user.ts'
import { subscriptionStatusKey } from '#web/shell/use-subscription-status.ts'
import { toast } from '#web/ui/toast-store.ts'
import { formatDay } from './format-day.ts'
import { useLeaveToProvider } from './use-leave-to-provider.ts'

const t = billingTexts.toasts

function showFailure(error: unknown, fallback: string): void {
  toast({ title: t.failed, description: messageOf(error, fallback), tone: 'clash' })
}

export function useCancelSubscription(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelSubscription),
    onSuccess: (status) => {
      client.setQueryData(subscriptionStatusKey, status)
      void client.invalidateQueries({ queryKey: currentUserKey })
      const day = status.subscriptionEndDate
      toast({ title: t.cancelled, description: day ? t.cancelledText(formatDay(day)) : undefined, tone: 'proven' })
    },
    onError: (error) => showFailure(error, t.cancelFailed),
    onSettled: onDone,
  })
}

export function useSwitchPlan(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (planType: Plan['type']) => call(switchPlan, { body: { planType } }),
    onSuccess: async ({ newPlan }) => {
      await client.invalidateQueries({ queryKey: subscriptionStatusKey })
      toast({
        title: t.switched,
        description: t.switchedText(billingTexts.plans.names[newPlan]),
        tone: 'proven',
      })
    },
    onError: (error) => showFailure(error, t.switchFailed),
    onSettled: onDone,
  })
}

export function useOpenPortal() {
  return useLeaveToProvider(
    () => call(openCustomerPortal),
    (error) => showFailure(error, t.portalFailed),
  )
}
