import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { getUser } from '#features/auth/contract.ts'
import {
  getSubscriptionStatus,
  listPlans,
  type SubscriptionStatus,
  startCheckout,
  syncSubscription,
} from '#features/billing/contract.ts'
import { getPublicSettings, type PublicSettings } from '#features/site/contract.ts'
import { aSubscriptionStatus } from '#tests/a-subscription-status.ts'
import { aCurrentUser, renderPage, stubServer } from '#tests/web-stub.tsx'
import { RestrictedProfilePage } from './restricted-profile-page.tsx'
import { SubscribePage } from './subscribe-page.tsx'
import { SubscriptionSuccessPage } from './subscription-success-page.tsx'

const settings: PublicSettings = {
  brandName: 'KlarBefund',
  company: { name: 'Muster', address: 'Berlin', email: 'info@example.org' },
  communityUrl: 'https://community.example.org',
  registrationOpen: true,
  mailboxUrl: null,
  identityProvider: { segment: 'google', isStandIn: false },
  trialDays: 7,
  legalCountry: '',
  hasLanguageModel: false,
  tutorialVideos: [],
  processors: [],
}

function show(
  page: 'subscribe' | 'signed-out' | 'success' | 'restricted',
  status = aSubscriptionStatus({}),
  trialDays = 7,
) {
  const server = stubServer()
  server.answer(getSubscriptionStatus, status)
  server.answer(getPublicSettings, { ...settings, trialDays })
  server.answer(getUser, aCurrentUser())
  server.answer(listPlans, [{ type: 'monthly', amount: 2900, interval: 'month', savings: 0, currency: 'EUR' }])
  const location = memoryLocation({ path: '/here', record: true })
  const props = { user: page === 'signed-out' ? null : aCurrentUser(), accessType: 'trial_expired' } as const
  const pages = {
    subscribe: <SubscribePage {...props} />,
    'signed-out': <SubscribePage {...props} />,
    success: <SubscriptionSuccessPage />,
    restricted: <RestrictedProfilePage />,
  }
  return {
    server,
    visited: () => location.history.at(-1),
    render: () => renderPage(<Router hook={location.hook}>{pages[page]}</Router>),
  }
}

const cancelled = { periodType: 'cancelled', hasStripeSubscription: true } as const

describe('the subscribe page', () => {
  it('signed out asks to sign in, by either way, and tells of the trial', async () => {
    show('signed-out').render()
    screen.getByRole('heading', { name: 'Anmelden zum Abonnieren' })
    const provider = await screen.findByRole('link', { name: 'Mit Google fortfahren' })
    expect(provider.getAttribute('href')).toBe('/api/login/google')
    expect(screen.getByRole('link', { name: 'Mit E-Mail fortfahren' }).getAttribute('href')).toBe('/login')
    screen.getByText(/Testphase von 7 Tagen/)
  })

  it.each([
    ['none', {}, null, '7 Tage kostenlos testen', '7 Tage kostenlos'],
    ['trialing', { periodType: 'trial', trialDaysLeft: 3 }, /läuft noch 3 Tage/, 'Jetzt upgraden', '3 Tage kostenlos'],
    ['incomplete', {}, /Testphase wurde bereits genutzt/, 'Jetzt abonnieren', null],
    ['trial_expired', { periodType: 'expired' }, /Testphase ist beendet/, 'Jetzt abonnieren', null],
    ['cancelled', { periodType: 'expired' }, /Reaktivieren Sie/, 'Abonnement reaktivieren', null],
    ['cancelled_trial', cancelled, /haben Ihre Testphase gekündigt/, 'Abonnement reaktivieren', null],
    ['cancelled_active', cancelled, /Reaktivieren Sie/, 'Abonnement reaktivieren', null],
    ['cancelled_expired', { periodType: 'expired' }, /Reaktivieren Sie/, 'Abonnement reaktivieren', null],
  ] as [string, Partial<SubscriptionStatus>, RegExp | null, string, string | null][])(
    'tells %s where they stand and offers the button, with the trial only where there is one',
    async (status, change, title, button, badge) => {
      show('subscribe', aSubscriptionStatus({ status, ...change })).render()
      await screen.findByRole('button', { name: button })
      if (title) screen.getByText(title)
      expect(screen.queryByText(/^\d Tage kostenlos$/)?.textContent ?? null).toBe(badge)
      screen.getByText(/^29\s€$/)
    },
  )

  it('tells a person with access of that alone, not of a trial that runs beside it', async () => {
    const message = 'Sie haben vollen Zugang.'
    const status = aSubscriptionStatus({ status: 'trialing', periodType: 'trial', trialDaysLeft: 3 })
    show('subscribe', { ...status, grantedAccess: 'manual', message }).render()
    await screen.findByText(message)
    expect(screen.queryByText(/läuft noch/)).toBeNull()
  })

  it.each([
    [1, '1 Tag kostenlos testen', ['1 Tag kostenlos']],
    [0, 'Jetzt abonnieren', []],
  ])('offers a new account the trial there is: %d days', async (trialDays, button, badges) => {
    show('subscribe', aSubscriptionStatus({}), trialDays).render()
    await screen.findByRole('button', { name: button })
    expect(screen.queryAllByText(/kostenlos$/).map(({ textContent }) => textContent)).toEqual(badges)
  })

  it.each([
    [1, /Testphase von einem Tag,/],
    [0, /wählen Sie einen Tarif/],
  ])('signed out tells of the trial there is: %d days', async (trialDays, words) => {
    show('signed-out', aSubscriptionStatus({}), trialDays).render()
    await screen.findByText(words)
    expect(screen.queryByText(/0 Tage/)).toBeNull()
  })

  it('shows the days left and what becomes of them', async () => {
    show('subscribe', aSubscriptionStatus({ status: 'trialing', periodType: 'trial', trialDaysLeft: 3 })).render()
    await screen.findByText('Ihre Testphase läuft noch 3 Tage.')
    screen.getByText(/wird angerechnet/)
  })

  it.each([
    ['active', { periodType: 'active' }],
    ['trialing', { periodType: 'trial', trialDaysLeft: 3 }],
    ['past_due', { periodType: 'active' }],
    ['past_due', { periodType: 'expired', hasActiveSubscription: false }],
  ] as [string, Partial<SubscriptionStatus>][])(
    'sells nothing to who has a subscription: %s %j',
    async (status, change) => {
      show('subscribe', aSubscriptionStatus({ status, hasStripeSubscription: true, ...change })).render()
      await screen.findByText('Sie haben bereits ein laufendes Abonnement.')
      expect(screen.queryByRole('button', { name: /abonnieren|testen|upgraden/ })).toBeNull()
      expect(screen.getByRole('link', { name: 'Zum Profil' }).getAttribute('href')).toBe('/profile#subscription')
    },
  )

  it('says what could not be loaded, and why', async () => {
    const { server, render } = show('subscribe')
    server.refuse(listPlans, 502, 'Der Zahlungsdienst antwortet nicht.')
    render()
    const alert = await screen.findByRole('alert')
    within(alert).getByText('Die Tarife konnten nicht geladen werden.')
    within(alert).getByText('Der Zahlungsdienst antwortet nicht.')
    within(alert).getByRole('button', { name: 'Noch einmal versuchen' })
  })

  it('says when no checkout came about, and enables the button again', async () => {
    const { server, render } = show('subscribe')
    server.refuse(startCheckout, 500, '')
    render()
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '7 Tage kostenlos testen' })
    await userEvent.click(button)
    await screen.findByText('Error')
    await waitFor(() => expect(button.disabled).toBe(false))
  })
})

describe('the success page', () => {
  it('asks once, welcomes, counts three seconds down and goes to the workspace', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server, visited, render } = show('success')
    server.answer(syncSubscription, { success: true })
    render()
    screen.getByText('Wir gleichen Ihr Abonnement ab …')
    await screen.findByText('Weiterleitung in 3 Sekunden')
    expect(screen.getByRole('link', { name: 'Jetzt loslegen' }).getAttribute('href')).toBe('/')
    expect(server.sentTo(syncSubscription)).toHaveLength(1)
    for (const place of ['/here', '/here', '/']) {
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(visited()).toBe(place)
    }
  })

  it('offers to refresh or go on where the payment is still processed', async () => {
    const { server, render } = show('success')
    server.answer(syncSubscription, { success: false })
    render()
    const refresh = await screen.findByRole('button', { name: 'Aktualisieren' })
    expect(screen.getByRole('link', { name: 'Fortfahren' }).getAttribute('href')).toBe('/')
    server.answer(syncSubscription, { success: true })
    await userEvent.click(refresh)
    await screen.findByText('Willkommen bei KlarBefund')
  })

  it('says the same where the provider does not answer', async () => {
    const { server, render } = show('success')
    server.refuse(syncSubscription, 502, 'Der Zahlungsdienst antwortet nicht.')
    render()
    await screen.findByText(/wird aber noch verarbeitet/)
  })
})

describe('the restricted profile', () => {
  it('opens the subscription only, and tells why the other tabs are locked', async () => {
    show('restricted', aSubscriptionStatus({ status: 'trial_expired', periodType: 'expired' })).render()
    screen.getByText('Subscription Required')
    const tabs = screen.getAllByRole<HTMLButtonElement>('tab')
    expect(tabs.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Abonnement', false],
      ['Profilnur mit Abonnement', true],
      ['Vorlagennur mit Abonnement', true],
      ['Wortschatznur mit Abonnement', true],
    ])
    await screen.findByRole('link', { name: 'Jetzt abonnieren' })
  })
})
