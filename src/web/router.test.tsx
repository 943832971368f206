import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { adminTexts } from '#features/administration/texts.ts'
import { type CurrentUser, getUser } from '#features/auth/contract.ts'
import { getSubscriptionStatus } from '#features/billing/contract.ts'
import { getPublicSettings } from '#features/site/contract.ts'
import { landingTexts } from '#features/site/texts.ts'
import { aSubscriptionStatus } from '#tests/a-subscription-status.ts'
import { aCurrentUser, renderPage, stubServer } from '#tests/web-stub.tsx'
import { AppRouter } from './router.tsx'
import { currentUserKey } from './shell/use-current-user.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

async function visitSignedOut(path: string) {
  const server = stubServer()
  server.refuse(getUser, 401, 'Bitte melden Sie sich an.')
  server.refuse(getSubscriptionStatus, 401, 'Bitte melden Sie sich an.')
  server.refuse(getPublicSettings, 500, '')
  window.history.replaceState(null, '', path)
  renderPage(<AppRouter />)
  await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })
  return screen.getByRole('main')
}

describe('signed out', () => {
  it('shows the way to the sign-in on a page that is there after it', async () => {
    const main = await visitSignedOut('/profile#subscription')
    expect(main.querySelector('a[href="/login"]')?.textContent).toBe('Anmelden')
  })

  it('shows none on a page that is nowhere', async () => {
    const main = await visitSignedOut('/nirgends')
    expect(main.querySelector('a[href="/login"]')).toBeNull()
  })
})

describe('a session that ends', () => {
  async function openSignedIn(path: string, person: Partial<CurrentUser> = {}) {
    const server = stubServer()
    server.answer(getUser, aCurrentUser(person))
    server.answer(getSubscriptionStatus, aSubscriptionStatus())
    server.refuse(getPublicSettings, 500, '')
    window.history.replaceState(null, '', path)
    const { client } = renderPage(<AppRouter />)
    await screen.findByRole('button', { name: 'Konto von Eva' })
    return async () => {
      server.refuse(getUser, 401, 'Bitte melden Sie sich an.')
      await act(() => client.invalidateQueries({ queryKey: currentUserKey }))
    }
  }

  const seeLandingPage = () => screen.findByRole('heading', { name: landingTexts.heading })

  it('leads to the landing page where no workspace was open', async () => {
    const endSession = await openSignedIn('/')
    await endSession()
    await seeLandingPage()
  })

  it('leaves the way to the landing page open on every other page', async () => {
    const endSession = await openSignedIn('/disclaimer')
    await endSession()
    fireEvent.click(screen.getByRole('link', { name: /, zur Startseite$/ }))
    await seeLandingPage()
  })

  it('is told on a page for administrators, which then leads to the start', async () => {
    const endSession = await openSignedIn('/admin/feedback', { role: 'admin' })
    await endSession()
    await screen.findByText(adminTexts.deniedToast.title)
    expect(screen.queryByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeNull()
    await waitFor(seeLandingPage, { timeout: 3000 })
  })
})
