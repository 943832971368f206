import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { getUser } from '#features/auth/contract.ts'
import { getSubscriptionStatus } from '#features/billing/contract.ts'
import { getPublicSettings } from '#features/site/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { AppRouter } from './router.tsx'

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
