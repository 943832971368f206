import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { dismissToast, toast, toastRemovalMs, useToasts } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

function Count() {
  return <output>{useToasts().length}</output>
}

describe('Toaster', () => {
  it('shows only the newest message', () => {
    render(<Toaster>{null}</Toaster>)
    act(() => toast({ title: 'Bericht formatiert' }))
    act(() => toast({ title: 'Bericht generiert' }))
    expect(screen.queryByText('Bericht formatiert')).toBeNull()
    expect(screen.getByText('Bericht generiert')).toBeTruthy()
  })

  it('closes by itself after five seconds', () => {
    vi.useFakeTimers()
    render(<Toaster>{null}</Toaster>)
    act(() => toast({ title: 'Bericht formatiert' }))
    act(() => void vi.advanceTimersByTime(4_999))
    expect(screen.getByText('Bericht formatiert')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Bericht formatiert')).toBeNull()
  })

  it('keeps a dismissed message in its list for the specified 1,000,000 ms', () => {
    vi.useFakeTimers()
    render(<Toaster>{<Count />}</Toaster>)
    act(() => toast({ title: 'Bericht formatiert', description: 'id' }))
    act(() => {
      for (let id = 1; id < 50; id++) dismissToast(id)
    })
    act(() => void vi.advanceTimersByTime(toastRemovalMs - 1))
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('1')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('0')
  })
})
