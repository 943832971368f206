import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import {
  cancelSubscription,
  getSubscriptionStatus,
  listPlans,
  openCustomerPortal,
  type SubscriptionStatus,
  startCheckout,
  switchPlan,
} from '#features/billing/contract.ts'
import { getPublicSettings } from '#features/site/contract.ts'
import { aSubscriptionStatus } from '#tests/a-subscription-status.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

const end = '2026-04-09T09:00:00.000Z'

const subscribed = {
  hasActiveSubscription: true,
  hasStripeSubscription: true,
  planType: 'monthly',
  subscriptionEndDate: end,
} as const
const active = aSubscriptionStatus({ ...subscribed, status: 'active', statusDisplay: 'Aktiv', periodType: 'active' })

async function showCard(status: SubscriptionStatus, trialDays = 7) {
  const server = stubServer()
  server.answer(getSubscriptionStatus, status)
  server.answer(getPublicSettings, {
    brandName: 'KlarBefund',
    company: { name: '', address: '', email: '' },
    communityUrl: '',
    registrationOpen: true,
    mailboxUrl: null,
    identityProvider: null,
    trialDays,
  } as never)
  server.answer(listPlans, [
    { type: 'monthly', amount: 2900, interval: 'month', savings: 0, currency: 'EUR' },
    { type: 'yearly', amount: 29_000, interval: 'year', savings: 5800, currency: 'EUR' },
  ])
  const { hook } = memoryLocation({ path: '/profile' })
  renderPage(
    <Router hook={hook}>
      <SubscriptionCard />
    </Router>,
  )
  const card = (await screen.findByRole('heading', { level: 2 })).closest('section')
  if (!card) throw new Error('no card')
  return { server, card, user: userEvent.setup() }
}

const actionsOf = (card: HTMLElement) =>
  [...card.querySelectorAll('button, a')].map((element) => element.textContent?.trim())

const manage = ['Zahlung verwalten', 'Tarif wechseln', 'Abonnement kündigen']

describe('the subscription card', () => {
  it('offers plans where there is no trial', async () => {
    const { card } = await showCard(aSubscriptionStatus(), 0)
    await waitFor(() => expect(actionsOf(card)).toEqual(['Monatlich wählen', 'Jährlich wählen']))
    expect(card.textContent).toContain('Wählen Sie einen Tarif')
    expect(card.textContent).not.toMatch(/kostenlos|Testphase|0 Tage/)
  })

  it.each([
    [
      'trial',
      aSubscriptionStatus({ status: 'trialing', periodType: 'trial', trialDaysLeft: 5 }),
      'trial',
      '29 CHF/EUR monatlich',
      ['Jetzt abonnieren'],
    ],
    [
      'trial with a subscription',
      aSubscriptionStatus({ ...subscribed, status: 'trialing', periodType: 'trial', trialDaysLeft: 1 }),
      'trial',
      'Noch 1 Tag',
      manage,
    ],
    ['active', active, 'active', 'Ihr Abonnement ist aktiv', manage],
    [
      'active with the beta discount',
      { ...active, betaDiscountActive: true, betaDiscountMonthsLeft: 3, currentPrice: 19 },
      'active',
      'Beta-Sonderangebot',
      manage,
    ],
    [
      'past_due',
      { ...active, status: 'past_due' },
      'expired',
      'Die letzte Zahlung ist fehlgeschlagen',
      ['Zahlungsmethode aktualisieren', 'Abonnement kündigen'],
    ],
    [
      'past_due after the last try',
      { ...active, status: 'past_due', periodType: 'expired' as const, hasActiveSubscription: false },
      'expired',
      'Ihr Zugang ruht',
      ['Zahlungsmethode aktualisieren', 'Abonnement kündigen'],
    ],
    [
      'cancelled',
      { ...active, status: 'cancelled_active', periodType: 'cancelled' as const },
      'cancelled',
      'Ihr Zugang bleibt bis zum 9. April 2026 bestehen',
      ['Monatlich wählen', 'Jährlich wählen', 'Zahlung verwalten'],
    ],
    [
      'expired',
      aSubscriptionStatus({ status: 'trial_expired', periodType: 'expired', message: 'Ihre Testphase ist beendet.' }),
      'expired',
      'Ihre Testphase ist beendet.',
      ['Jetzt abonnieren'],
    ],
    [
      'none',
      aSubscriptionStatus(),
      'none',
      '7 Tage kostenlos testen',
      ['Kostenlose Testphase starten', 'Tarife ansehen'],
    ],
    [
      'incomplete',
      aSubscriptionStatus({ status: 'incomplete' }),
      'none',
      'Wählen Sie einen Tarif',
      ['Monatlich wählen', 'Jährlich wählen'],
    ],
    [
      'an administrator',
      aSubscriptionStatus({ grantedAccess: 'admin', statusDisplay: 'Administrator' }),
      'active',
      'Administrator',
      [],
    ],
  ] as [string, SubscriptionStatus, string, string, string[]][])(
    'shows %s in its colour, words and actions',
    async (_name, status, tone, words, actions) => {
      const { card } = await showCard(status)
      await waitFor(() => expect(actionsOf(card)).toEqual(actions))
      expect(card.dataset.tone).toBe(tone)
      expect(card.textContent).toContain(words)
    },
  )

  it('says nothing of a trial to who needs none', async () => {
    const trial = { status: 'trialing', periodType: 'trial', trialDaysLeft: 7, subscriptionEndDate: end } as const
    const { card } = await showCard(
      aSubscriptionStatus({ ...trial, grantedAccess: 'manual', statusDisplay: 'Voller Zugang' }),
    )
    expect(card.textContent).toContain('Voller Zugang')
    expect(card.textContent).not.toMatch(/Testphase|Noch 7 Tage/)
  })

  it('names the beta price by the interval it is paid in', async () => {
    const beta = { ...active, betaDiscountActive: true, currentPrice: 280 }
    const { card } = await showCard({ ...beta, planType: 'yearly' })
    expect(card.textContent).toMatch(/zahlen Sie 280\s€ im Jahr\./)
    expect(card.textContent).not.toContain('monatlich')
  })

  it('names the yearly price per month', async () => {
    const { card } = await showCard(aSubscriptionStatus({ status: 'incomplete' }))
    await waitFor(() => expect(card.textContent).toMatch(/entspricht 24,17\s€ im Monat/))
  })

  it('says of a yearly subscription too what it costs in a month', async () => {
    const { card } = await showCard({ ...active, planType: 'yearly', currentPrice: 290 })
    expect(card.textContent).toMatch(/290\s€ im Jahr, entspricht 24,17\s€ im Monat/)
  })

  it('leads to the plans also where a trial is on offer', async () => {
    await showCard(aSubscriptionStatus())
    const link = await screen.findByRole('link', { name: 'Tarife ansehen' })
    expect(link.getAttribute('href')).toBe('/subscribe')
  })

  it('leads to the plan that was chosen', async () => {
    await showCard(aSubscriptionStatus({ status: 'incomplete' }))
    const link = await screen.findByRole('link', { name: 'Jährlich wählen' })
    expect(link.getAttribute('href')).toBe('/subscribe?tarif=yearly')
  })

  it('cancels only after the confirmation, and says until when access lasts', async () => {
    const { server, user, card } = await showCard(active)
    server.answer(cancelSubscription, { ...active, status: 'cancelled_active', periodType: 'cancelled' })
    await user.click(screen.getByRole('button', { name: 'Abonnement kündigen' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('9. April 2026')
    expect(server.sentTo(cancelSubscription)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Kündigen' }))
    await screen.findByText('Abonnement gekündigt')
    await waitFor(() => expect(card.dataset.tone).toBe('cancelled'))
  })

  it('offers every plan but the current one for a switch', async () => {
    const { server, user } = await showCard(active)
    server.answer(switchPlan, { newPlan: 'yearly' })
    await user.click(screen.getByRole('button', { name: 'Tarif wechseln' }))
    const choice = await screen.findByRole('button', { name: 'Zu Jährlich wechseln' })
    expect(screen.queryByRole('button', { name: 'Zu Monatlich wechseln' })).toBeNull()
    await user.click(choice)
    await screen.findByText('Tarif gewechselt')
    expect(server.sentTo(switchPlan)[0]?.body).toEqual({ planType: 'yearly' })
  })

  it('shows what the server says when the portal cannot be opened', async () => {
    const { server, user } = await showCard(active)
    server.refuse(openCustomerPortal, 502, 'Der Zahlungsdienst antwortet nicht.')
    await user.click(screen.getByRole('button', { name: 'Zahlung verwalten' }))
    await screen.findByText('Der Zahlungsdienst antwortet nicht.')
  })

  it('can be used again, and shows what was changed there, after the way back from the provider', async () => {
    const { server, user } = await showCard(active)
    server.answer(openCustomerPortal, { url: '#portal' })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Zahlung verwalten' })
    await user.click(button)
    await waitFor(() => expect(window.location.hash).toBe('#portal'))
    expect(button.disabled).toBe(true)
    server.answer(getSubscriptionStatus, { ...active, periodType: 'cancelled', status: 'cancelled_active' })
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await screen.findByText('Ihr Abonnement ist gekündigt')
    expect(button.disabled).toBe(false)
    window.location.hash = ''
  })

  it('enables the button again and shows the error when the trial cannot be started', async () => {
    const { server, user } = await showCard(aSubscriptionStatus())
    server.refuse(startCheckout, 502, 'Der Zahlungsdienst antwortet nicht.')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Kostenlose Testphase starten' })
    await user.click(button)
    await screen.findByText('Error')
    await screen.findByText('Der Zahlungsdienst antwortet nicht.')
    expect(button.disabled).toBe(false)
  })
})
