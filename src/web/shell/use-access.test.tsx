import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

async function access() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const hook = renderHook(() => useAccess(), { wrapper })
  expect(hook.result.current.state).toBe('loading')
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  return hook.result.current
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
