import type { Page } from 'playwright-core'
import type { SubscriptionStatus } from '#features/billing/contract.ts'
import { statusMessages, statusTexts } from '#features/billing/texts.ts'
import { aSubscriptionStatus } from '#tests/a-subscription-status.ts'
import { answer, keepWaiting, refuse, type Screen, stopRedirects } from './screen.ts'

const end = '2026-12-09T09:00:00.000Z'
const next = { nextBillingDate: end, nextBillingAmount: 29, billingInterval: 'month' } as const
const subscribed = {
  hasActiveSubscription: true,
  hasStripeSubscription: true,
  planType: 'monthly',
  subscriptionEndDate: end,
} as const
const running = { ...subscribed, nextBillingInfo: next }

type Status = keyof typeof statusTexts & keyof typeof statusMessages
function aStatus(status: keyof typeof statusTexts, change: Partial<SubscriptionStatus> = {}): SubscriptionStatus {
  const message = statusMessages[status as Status] ?? null
  return aSubscriptionStatus({ status, statusDisplay: statusTexts[status], message, ...change })
}

const expired = { periodType: 'expired' } as const
const cancelled = { ...subscribed, periodType: 'cancelled' } as const
const states = {
  trial: aStatus('trialing', {
    periodType: 'trial',
    trialDaysLeft: 5,
    subscriptionEndDate: end,
    hasActiveSubscription: false,
  }),
  'trial-booked': aStatus('trialing', { ...running, periodType: 'trial', trialDaysLeft: 1 }),
  active: aStatus('active', { ...running, periodType: 'active' }),
  beta: aStatus('active', {
    ...running,
    periodType: 'active',
    betaDiscountActive: true,
    betaDiscountMonthsLeft: 3,
    currentPrice: 19,
  }),
  yearly: aStatus('active', {
    ...running,
    periodType: 'active',
    planType: 'yearly',
    currentPrice: 290,
    currency: 'CHF',
  }),
  'past-due': aStatus('past_due', { ...running, periodType: 'active' }),
  unpaid: aStatus('past_due', { ...subscribed, periodType: 'expired', hasActiveSubscription: false }),
  'cancelled-active': aStatus('cancelled_active', cancelled),
  'cancelled-trial': aStatus('cancelled_trial', { ...cancelled, message: null }),
  'cancelled-trial-over': aStatus('cancelled_trial', expired),
  cancelled: aStatus('cancelled', expired),
  'cancelled-expired': aStatus('cancelled_expired', expired),
  'trial-expired': aStatus('trial_expired', expired),
  incomplete: aStatus('incomplete'),
  none: aStatus('none'),
  manual: {
    ...aStatus('none'),
    statusDisplay: statusTexts.manual,
    grantedAccess: 'manual' as const,
    message: statusMessages.manual,
  },
} satisfies Record<string, SubscriptionStatus>
type State = keyof typeof states

const statusCall = '/api/subscription/status'
const syncCall = '/api/sync-subscription'
const card = '/profile#subscription'

const cards: Screen[] = Object.entries(states).map(([name, status]) => ({
  name: `card-${name}`,
  path: card,
  as: 'person',
  arrange: (page) => answer(page, statusCall, status),
}))
const offers: Screen[] = Object.entries(states).map(([name, status]) => ({
  name: `offer-${name}`,
  path: '/subscribe',
  as: 'person',
  arrange: (page) => answer(page, statusCall, status),
}))

const stands = (state: State) => (page: Page) => answer(page, statusCall, states[state])

/** The card and the subscribe page in every state, and what can be opened from them. */
export const billingScreens: readonly Screen[] = [
  ...cards,
  { name: 'card-loading', path: card, as: 'admin', arrange: (page) => keepWaiting(page, statusCall) },
  { name: 'card-switch', path: card, as: 'person', arrange: stands('active'), prepare: press('Tarif wechseln') },
  { name: 'card-cancel', path: card, as: 'person', arrange: stands('active'), prepare: press('Abonnement kündigen') },
  { name: 'card-down', path: card, as: 'person', arrange: down('active'), prepare: press('Zahlung verwalten') },
  { name: 'card-down-plans', path: card, as: 'person', arrange: down('incomplete') },
  ...offers,
  { name: 'offer-down', path: '/subscribe', as: 'person', arrange: down('trial-expired') },
  { name: 'offer-failed', path: '/subscribe', as: 'person', arrange: failing, prepare: press('Jetzt abonnieren') },
  { name: 'offer-leaving', path: '/subscribe', as: 'person', arrange: leaving, prepare: press('Jetzt abonnieren') },
  { name: 'success-pending', path: '/subscription-success', as: 'person', arrange: syncing },
  { name: 'success-welcome', path: '/subscription-success', as: 'person', arrange: synced },
  { name: 'success-still-processing', path: '/subscription-success', as: 'person', arrange: notYet },
  { name: 'trial-over-redirect', path: '/', as: 'person', arrange: trialOver },
]

const downText = 'Der Zahlungsdienst antwortet nicht. Es wurde nichts geändert. Bitte versuchen Sie es später erneut.'

function press(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).click()
}

function down(state: State) {
  return async (page: Page) => {
    await stands(state)(page)
    await refuse(page, '/api/subscription/plans', 502, downText)
    await refuse(page, '/api/create-customer-portal-session', 502, downText)
  }
}

async function failing(page: Page): Promise<void> {
  await stands('trial-expired')(page)
  await refuse(page, '/api/create-subscription-plan', 502, downText)
}

async function leaving(page: Page): Promise<void> {
  await stands('trial-expired')(page)
  await keepWaiting(page, '/api/create-subscription-plan')
}

async function syncing(page: Page): Promise<void> {
  await keepWaiting(page, syncCall)
}

async function notYet(page: Page): Promise<void> {
  await answer(page, syncCall, { success: false })
}

async function synced(page: Page): Promise<void> {
  await answer(page, syncCall, { success: true })
  await stopRedirects(page)
}

async function trialOver(page: Page): Promise<void> {
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch()
    const user = {
      ...(await answer.json()),
      subscriptionStatus: 'trial_expired',
      trialEndsAt: '2026-01-01T00:00:00.000Z',
    }
    await route.fulfill({ response: answer, json: user })
  })
}
