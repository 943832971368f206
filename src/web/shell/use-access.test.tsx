import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CurrentUser } from '#features/auth/contract.ts'
import { getUser } from '#features/auth/contract.ts'
import { getSubscriptionStatus } from '#features/billing/contract.ts'
import { aSubscriptionStatus } from '#tests/a-subscription-status.ts'
import { aCurrentUser, stubServer } from '#tests/web-stub.tsx'
import { createQueryClient } from '#web/query-client.ts'
import { useAccess } from './use-access.ts'

const trialing = aSubscriptionStatus({
  status: 'trialing',
  statusDisplay: 'Testphase',
  periodType: 'trial',
  trialDaysLeft: 5,
})

let server: ReturnType<typeof stubServer>

beforeEach(() => {
  vi.useFakeTimers()
  server = stubServer()
})

async function openTab() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const hook = renderHook(() => useAccess(), { wrapper })
  expect(hook.result.current.state).toBe('loading')
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  return hook.result
}

async function access() {
  return (await openTab()).current
}

describe('useAccess', () => {
  it('joins user and subscription', async () => {
    server.answer(getUser, aCurrentUser())
    server.answer(getSubscriptionStatus, trialing)
    expect(await access()).toMatchObject({ state: 'ready', type: 'full_access' })
  })

  it('takes 401 on both calls for nobody signed in, and asks once', async () => {
    server.refuse(getUser, 401, 'Bitte melden Sie sich an.')
    server.refuse(getSubscriptionStatus, 401, 'Bitte melden Sie sich an.')
    expect(await access()).toMatchObject({ state: 'ready', type: 'unauthenticated', user: null })
    expect(server.sentTo(getUser)).toHaveLength(1)
  })

  it('asks for the user twice more when the server fails, for the subscription not', async () => {
    server.refuse(getUser, 500, 'Fehler')
    server.refuse(getSubscriptionStatus, 500, 'Fehler')
    expect((await access()).state).toBe('failed')
    expect(server.sentTo(getUser)).toHaveLength(3)
    expect(server.sentTo(getSubscriptionStatus)).toHaveLength(1)
  })

  it('opens from the last answer of this tab when the network is cut', async () => {
    server.answer(getUser, aCurrentUser())
    server.answer(getSubscriptionStatus, trialing)
    await access()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await access()).toMatchObject({ state: 'ready', type: 'full_access' })
  })
})

describe('a tab that gets the focus again', () => {
  const reload = vi.fn()
  const replace = vi.fn()
  const eva = aCurrentUser()
  const toni = aCurrentUser({ id: '0197a5d0-0000-7000-8000-000000000002', firstName: 'Toni' })

  beforeEach(() => {
    reload.mockReset()
    replace.mockReset()
  })

  function standAt(pathname: string) {
    vi.stubGlobal('location', { ...window.location, pathname, reload, replace })
  }

  /** Whoever the browser is signed in as by now. */
  function sign(user: CurrentUser | null) {
    if (user) {
      server.answer(getUser, user)
      server.answer(getSubscriptionStatus, trialing)
    } else {
      server.refuse(getUser, 401, 'Bitte melden Sie sich an.')
      server.refuse(getSubscriptionStatus, 401, 'Bitte melden Sie sich an.')
    }
  }

  async function focusAs(user: CurrentUser | null) {
    sign(user)
    fireEvent(window, new Event('visibilitychange'))
    await act(() => vi.advanceTimersByTimeAsync(100))
  }

  it('opens anew for who has signed in elsewhere, and shows nothing of before', async () => {
    standAt('/disclaimer')
    sign(null)
    const tab = await openTab()
    await focusAs(eva)
    expect(tab.current).toEqual({ state: 'loading' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('leaves the sign-in, which is there for nobody who is signed in', async () => {
    standAt('/login')
    sign(null)
    await openTab()
    await focusAs(eva)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/')
  })

  it.each([
    ['at once', []],
    ['after nobody was', [null]],
  ])('opens anew for a second person who is signed in instead of the first one %s', async (_when, between) => {
    standAt('/')
    sign(eva)
    const tab = await openTab()
    for (const user of between) await focusAs(user)
    await focusAs(toni)
    expect(tab.current).toEqual({ state: 'loading' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('goes on for the same person, also after a session that had ended', async () => {
    standAt('/')
    sign(eva)
    const tab = await openTab()
    await focusAs(eva)
    await focusAs(null)
    expect(tab.current).toMatchObject({ state: 'ready', type: 'unauthenticated', user: null })
    await focusAs(eva)
    expect(tab.current).toMatchObject({ state: 'ready', type: 'full_access', user: eva })
    expect(reload).not.toHaveBeenCalled()
  })
})
