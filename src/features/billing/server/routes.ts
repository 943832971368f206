import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { cancelSubscription, openPortal, switchPlan, syncSubscription } from './change-subscription.ts'
import { deleteCustomer } from './customer-deletion.ts'
import { defineBillingJobs } from './define-jobs.ts'
import { createPaymentProvider, requireProvider } from './payment-provider.ts'
import { listPlans } from './plans.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { startCheckout } from './start-checkout.ts'
import { readSubscriptionStatus } from './subscription-status.ts'

const maxEventBytes = 512 * 1024

export function mountBilling(app: FastifyInstance, deps: Deps): void {
  const provider = createPaymentProvider(deps.env)
  const billing = () => ({ ...deps, stripe: requireProvider(provider) })
  defineBillingJobs(deps, provider)
  app.accountDeletion.addStep((user) => deleteCustomer(provider, user))

  serve(app, contract.getSubscriptionStatus, ({ caller }) => readSubscriptionStatus(deps, caller.user))
  serve(app, contract.listPlans, () => listPlans(billing().stripe, deps.env))
  serve(app, contract.cancelSubscription, ({ caller }) => cancelSubscription(billing(), caller.user))
  serve(app, contract.switchPlan, ({ caller, body }) => switchPlan(billing(), caller.user, body.planType))
  serve(app, contract.openCustomerPortal, ({ caller }) => openPortal(billing(), caller.user))
  serve(app, contract.startCheckout, ({ caller, body }) => startCheckout(billing(), caller.user, body.planType))
  serve(app, contract.syncSubscription, ({ caller }) => syncSubscription(billing(), caller.user))

  // No contract: the provider calls it, signs the exact bytes, and no browser ever does.
  app.post(
    contract.webhookPath,
    { bodyLimit: maxEventBytes, config: { acceptsForeignOrigin: true } },
    async (request) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const signature = String(request.headers['stripe-signature'] ?? '')
      await receiveWebhook(billing(), { body, signature, secret: provider?.webhookSecret ?? '' })
      return { received: true }
    },
  )
}
