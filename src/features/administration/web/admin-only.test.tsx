import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCurrentUser, renderPage } from '#tests/web-stub.tsx'
import { AdminOnly } from './admin-only.tsx'

const content = 'Inhalt der Verwaltung'

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/admin')
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('AdminOnly', () => {
  it('shows its content to an administrator and stays', async () => {
    renderPage(<AdminOnly user={aCurrentUser({ role: 'admin' })}>{content}</AdminOnly>)
    await pass(5000)
    expect(screen.getByText(content)).toBeDefined()
    expect(window.location.pathname).toBe('/admin')
  })

  it('tells a signed-in person that permission is lacking, and leads to the start after two seconds', async () => {
    renderPage(<AdminOnly user={aCurrentUser()}>{content}</AdminOnly>)
    expect(screen.queryByText(content)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Keine Berechtigung' })).toBeDefined()
    await pass(1999)
    expect(screen.getByText('Kein Zugriff')).toBeDefined()
    expect(window.location.pathname).toBe('/admin')
    await pass(1)
    expect(window.location.pathname).toBe('/')
  })

  it('does the same with nobody signed in', async () => {
    renderPage(<AdminOnly user={null}>{content}</AdminOnly>)
    expect(screen.queryByText(content)).toBeNull()
    await pass(2000)
    expect(screen.getByText('Kein Zugriff')).toBeDefined()
    expect(window.location.pathname).toBe('/')
  })
})
