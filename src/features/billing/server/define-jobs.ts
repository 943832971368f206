import type { Deps } from '#server/deps.ts'
import { defineMailJobs } from './mail-jobs.ts'
import { type PaymentProvider, requireProvider } from './payment-provider.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { findUserById } from './subscription-repository.ts'
import { refreshJob, sweepBilling } from './sweep.ts'

const hourly = '7 * * * *'

export function defineBillingJobs(deps: Deps, provider: PaymentProvider | null): void {
  defineMailJobs(deps)
  deps.jobs.define('billing-sweep', () => sweepBilling(deps), { cron: hourly })
  deps.jobs.define(refreshJob, async ({ userId }) => {
    const user = await findUserById(deps.db, userId ?? '')
    if (user) await refreshSubscription({ ...deps, stripe: requireProvider(provider) }, user)
  })
}
