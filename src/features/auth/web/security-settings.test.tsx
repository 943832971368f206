import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCurrentUser, renderPage, stubServer } from '#tests/web-stub.tsx'
import {
  changePassword,
  confirmIdentity,
  deleteOwnAccount,
  endOtherSessions,
  endSession,
  finishTotpSetup,
  getSecurity,
  listSessions,
  removeTotp,
  type Security,
  startTotpSetup,
} from '../contract.ts'
import { SecuritySettings } from './security-settings.tsx'

const eva = aCurrentUser()
let server: ReturnType<typeof stubServer>
let security: Security

beforeEach(() => {
  server = stubServer()
  security = {
    hasPassword: true,
    providers: [],
    totpSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    secondFactorRequired: false,
    freshUntil: new Date(Date.now() + 60_000).toISOString(),
  }
  server.answer(getSecurity, () => security)
  server.answer(listSessions, [
    aSession({ id: 'a', device: 'Firefox unter Linux', isCurrent: true }),
    aSession({ id: 'b', device: 'Chrome unter Windows' }),
  ])
})

function aSession(change: { id: string; device: string; isCurrent?: boolean }) {
  return {
    createdAt: '2026-03-02T09:00:00.000Z',
    lastSeenAt: '2026-03-02T10:00:00.000Z',
    isCurrent: false,
    ...change,
  }
}

async function openSettings() {
  renderPage(<SecuritySettings user={eva} />)
  await screen.findByRole('heading', { name: 'Zweiter Faktor' })
}
/** On the page beside an open dialog. */
async function clickBeside() {
  // The kit listens from the next tick on.
  await new Promise((resolve) => setTimeout(resolve))
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('sessions', () => {
  it('are ended one by one, but for the current one, or all others at once', async () => {
    server.answer({ ...endSession, path: '/api/auth/sessions/b' }, { success: true })
    server.answer(endOtherSessions, { success: true })
    await openSettings()
    await screen.findByText('Dieses Gerät')
    expect(screen.queryByRole('button', { name: 'Anmeldung beenden: Firefox unter Linux' })).toBeNull()
    await click('Anmeldung beenden: Chrome unter Windows')
    await screen.findByText('Anmeldung beendet')
    await click('Alle anderen beenden')
    await waitFor(() => expect(server.sentTo(endOtherSessions)).toHaveLength(1))
  })
})

describe('the authenticator app', () => {
  it('is set up with its first code, and brings recovery codes to keep', async () => {
    server.answer(startTotpSetup, { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' })
    server.answer(finishTotpSetup, { recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'] })
    await openSettings()
    await click('Einrichten')
    await screen.findByRole('img', { name: 'QR-Code für die Authenticator-App' })
    await clickBeside()
    screen.getByText('ABCD EFGH')
    await userEvent.type(screen.getByLabelText(/sechsstelligen Code/), '123456')
    await screen.findByText('aaaaa-bbbbb')
    await clickBeside()
    await click('Ich habe die Codes gesichert')
    expect(screen.queryByText('aaaaa-bbbbb')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Einrichten' })))
  })

  it('is turned off only after the second factor was given again, where the sign-in is old', async () => {
    security = { ...security, totpSince: '2026-03-01T09:00:00.000Z', freshUntil: '2026-03-01T09:10:00.000Z' }
    server.answer(confirmIdentity, () => {
      security = { ...security, freshUntil: new Date(Date.now() + 60_000).toISOString() }
      return { freshUntil: security.freshUntil }
    })
    server.answer(removeTotp, { success: true })
    await openSettings()
    await click('Ausschalten')
    await screen.findByRole('heading', { name: 'Bitte bestätigen Sie, dass Sie es sind' })
    await userEvent.type(screen.getByLabelText('Code aus der Authenticator-App'), '123456')
    await screen.findByRole('alertdialog')
    expect(server.sentTo(removeTotp)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ausschalten' })))
    await click('Ausschalten')
    const again = await screen.findByRole('alertdialog')
    await userEvent.click(within(again).getByRole('button', { name: 'Ausschalten' }))
    await waitFor(() => expect(server.sentTo(removeTotp)).toHaveLength(1))
    expect(server.sentTo(confirmIdentity)[0]?.body).toEqual({ code: '123456' })
  })
})

describe('the password', () => {
  it('is changed with the current one and shows what the server refuses', async () => {
    server.refuse(changePassword, 400, 'Das Passwort ist falsch.')
    await openSettings()
    await click('Passwort ändern')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Bisheriges Passwort'), 'falsch')
    await userEvent.type(dialog.getByLabelText('Neues Passwort'), 'Ganz-Neu-2026')
    await userEvent.type(dialog.getByLabelText('Neues Passwort wiederholen'), 'Ganz-Neu-2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Passwort ändern' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Das Passwort ist falsch.')
    expect(server.sentTo(changePassword)[0]?.body).toEqual({ currentPassword: 'falsch', password: 'Ganz-Neu-2026' })
    await clickBeside()
    await userEvent.type(dialog.getByLabelText('Neues Passwort wiederholen'), '!')
    await userEvent.click(dialog.getByRole('button', { name: 'Passwort ändern' }))
    expect((await dialog.findByRole('alert')).textContent).toBe("Passwords don't match")
  })
})

describe('a password that is too long', () => {
  it('is called so, and not in English, where the present one is asked for', async () => {
    await openSettings()
    await click('Passwort ändern')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByLabelText('Bisheriges Passwort'))
    await userEvent.paste('x'.repeat(257))
    await userEvent.type(dialog.getByLabelText('Neues Passwort'), 'Ganz-Neu-2026')
    await userEvent.type(dialog.getByLabelText('Neues Passwort wiederholen'), 'Ganz-Neu-2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Passwort ändern' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Das Passwort darf höchstens 256 Zeichen haben')
    expect(server.sentTo(changePassword)).toEqual([])
  })
})

describe('the account', () => {
  it('is deleted with its address and the password, and the browser leaves', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    server.refuse(deleteOwnAccount, 400, 'Bitte prüfen Sie Ihre Eingaben.', [
      { path: 'email', message: 'Das ist nicht die E-Mail-Adresse dieses Kontos.' },
    ])
    await openSettings()
    expect(screen.getByRole('link', { name: 'Daten herunterladen' }).getAttribute('href')).toBe(
      '/api/auth/account/export',
    )
    await click('Konto löschen')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.type(question.getByLabelText(/Zur Bestätigung/), eva.email)
    await userEvent.type(question.getByLabelText('Passwort'), 'Diktat-2026!')
    await userEvent.click(question.getByRole('button', { name: 'Endgültig löschen' }))
    await question.findByText('Das ist nicht die E-Mail-Adresse dieses Kontos.')
    server.answer(deleteOwnAccount, { success: true })
    await userEvent.click(question.getByRole('button', { name: 'Endgültig löschen' }))
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'))
    expect(server.sentTo(deleteOwnAccount)[0]?.body).toEqual({ email: eva.email, password: 'Diktat-2026!' })
  })
})
