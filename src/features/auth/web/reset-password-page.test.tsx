import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { resetPassword, verifyResetToken } from '../contract.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

const assign = vi.fn()
let server: ReturnType<typeof stubServer>
let user: ReturnType<typeof userEvent.setup>

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  assign.mockReset()
  server = stubServer()
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
})

function open(search: string) {
  vi.stubGlobal('location', { ...window.location, search, assign })
  renderPage(<ResetPasswordPage />)
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('the reset page', () => {
  it('verifies the link, takes the new password and goes to the sign-in page after 3 s', async () => {
    let answer = (_: { success: boolean }) => {}
    server.answer(verifyResetToken, () => new Promise<{ success: boolean }>((resolve) => (answer = resolve)))
    server.answer(resetPassword, { success: true })
    open('?token=abc')
    screen.getByText('Verifying reset link...')
    answer({ success: true })
    await screen.findByRole('heading', { name: 'Reset Your Password' })
    await user.type(screen.getByLabelText('New password'), 'Diktat-2')
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Strong')
    await user.type(screen.getByLabelText('Confirm new password'), 'Diktat-2{Enter}')
    await screen.findByText('Password Reset Successful!')
    expect(server.sentTo(resetPassword)[0]?.body).toEqual({ token: 'abc', password: 'Diktat-2' })
    await pass(2_800)
    expect(assign).not.toHaveBeenCalled()
    await pass(300)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('says what is wrong with a password', async () => {
    server.answer(verifyResetToken, { success: true })
    open('?token=abc')
    await user.type(await screen.findByLabelText('New password'), 'kurz')
    await user.type(screen.getByLabelText('Confirm new password'), 'anders{Enter}')
    await screen.findByText('Password must be at least 8 characters')
    expect(server.sentTo(resetPassword)).toEqual([])
    await user.type(screen.getByLabelText('New password'), '-lang-genug')
    await user.keyboard('{Enter}')
    await screen.findByText("Passwords don't match")
  })

  it('shows the message of the server for a link that is no longer good', async () => {
    server.refuse(verifyResetToken, 400, 'Der Link ist ungültig oder abgelaufen.')
    open('?token=alt')
    await screen.findByRole('heading', { name: 'Invalid Reset Link' })
    expect(screen.getByRole('alert').textContent).toBe('Der Link ist ungültig oder abgelaufen.')
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login')
  })

  it('has words of its own where the server has none', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    open('?token=abc')
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid or expired reset token')
  })

  it('asks nobody where the address has no token', () => {
    open('')
    screen.getByRole('heading', { name: 'Invalid Reset Link' })
    expect(screen.getByRole('alert').textContent).toBe('Invalid reset linkInvalid reset token')
    expect(server.sent).toEqual([])
  })
})
