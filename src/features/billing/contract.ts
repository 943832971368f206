import { z } from 'zod'
import { isoDateTime, route, success } from '#contract/route.ts'

export const planTypes = ['monthly', 'yearly'] as const
export const periodTypes = ['active', 'trial', 'cancelled', 'expired', 'none'] as const

/** Fields of both documents in one object. Source: spec part 1 section 3, part 2 section 3. */
export const subscriptionStatus = z.object({
  status: z.string(),
  statusDisplay: z.string(),
  periodType: z.enum(periodTypes),
  hasActiveSubscription: z.boolean(),
  /** Whether a subscription exists at the card payment provider. */
  hasStripeSubscription: z.boolean(),
  /** Full access without a subscription, and why. Beyond the specification. */
  grantedAccess: z.enum(['admin', 'manual']).nullable().optional(),
  isLegacyUser: z.boolean(),
  trialDaysLeft: z.number(),
  subscriptionEndDate: isoDateTime.nullable(),
  accessRemaining: z.number().nullable(),
  planType: z.enum(planTypes).nullable(),
  betaDiscountActive: z.boolean(),
  betaDiscountMonthsLeft: z.number(),
  /** Major units: 29. */
  currentPrice: z.number(),
  currency: z.string(),
  message: z.string().nullable(),
  nextBillingInfo: z
    .object({
      nextBillingDate: isoDateTime,
      /** Major units. */
      nextBillingAmount: z.number(),
      billingInterval: z.enum(['month', 'year']),
    })
    .nullable(),
})
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

export const getSubscriptionStatus = route({
  method: 'GET',
  path: '/api/subscription/status',
  access: 'session',
  summary: 'Where the own trial or subscription stands',
  response: subscriptionStatus,
})

export const plan = z.object({
  type: z.enum(planTypes),
  /** Minor units: 2900. */
  amount: z.number(),
  interval: z.enum(['month', 'year']),
  /** Minor units saved a year against the monthly plan. */
  savings: z.number(),
  currency: z.string(),
})
export type Plan = z.infer<typeof plan>

export const listPlans = route({
  method: 'GET',
  path: '/api/subscription/plans',
  access: 'session',
  summary: 'Plans on offer',
  response: z.array(plan),
})

export const cancelSubscription = route({
  method: 'POST',
  path: '/api/subscription/cancel',
  access: 'session',
  summary: 'Cancel at the end of the period',
  response: subscriptionStatus,
})

const planInput = z.object({ planType: z.enum(planTypes, { message: 'Bitte wählen Sie einen Tarif' }) })
const providerUrl = z.object({ url: z.string() })

export const switchPlan = route({
  method: 'POST',
  path: '/api/subscription/switch-plan',
  access: 'session',
  summary: 'Switch to another plan',
  body: planInput,
  response: z.object({ newPlan: z.enum(planTypes) }),
})

export const openCustomerPortal = route({
  method: 'POST',
  path: '/api/create-customer-portal-session',
  access: 'session',
  summary: 'Manage billing at the payment provider',
  response: providerUrl,
})

export const startCheckout = route({
  method: 'POST',
  path: '/api/create-subscription-plan',
  access: 'session',
  summary: 'Go to the checkout of the payment provider',
  body: planInput,
  response: providerUrl,
})

export const syncSubscription = route({
  method: 'POST',
  path: '/api/sync-subscription',
  access: 'session',
  summary: 'Fetch the truth from the payment provider',
  response: success,
})

/** Where the payment provider sends its events. No call of the browser's: signed, and answered to the provider only. */
export const webhookPath = '/api/webhooks/payment'
