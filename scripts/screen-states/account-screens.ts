import type { Page } from 'playwright-core'
import { answer, refuse, type Screen } from './screen.ts'

const path = '/profile'
const security = {
  hasPassword: true,
  providers: [],
  totpSince: '2026-02-03T09:00:00.000Z',
  passkeys: [
    { id: 'a', name: 'Sicherheitsschlüssel Befundungsraum 2', createdAt: '2026-02-03T09:00:00.000Z', lastUsedAt: null },
    { id: 'b', name: 'iPhone', createdAt: '2026-01-12T09:00:00.000Z', lastUsedAt: '2026-02-27T07:12:00.000Z' },
  ],
  recoveryCodesLeft: 7,
  secondFactorRequired: false,
  freshUntil: '2099-01-01T00:00:00.000Z',
}

/** The account menu, what guards the account, and where who is not allowed ends. */
export const accountScreens: readonly Screen[] = [
  { name: 'account-menu', path, as: 'person', prepare: openMenu },
  { name: 'account-menu-admin', path, as: 'admin', prepare: openMenu },
  { name: 'account', path, as: 'person', arrange: guarded },
  { name: 'account-password', path, as: 'person', prepare: openPassword },
  { name: 'account-password-faults', path, as: 'person', prepare: submitPassword },
  { name: 'account-app', path, as: 'person', prepare: openApp },
  { name: 'account-app-wrong', path, as: 'person', prepare: enterWrongCode },
  { name: 'account-passkey', path, as: 'person', prepare: openPasskey },
  { name: 'account-passkey-remove', path, as: 'person', arrange: guarded, prepare: removePasskey },
  { name: 'account-codes', path, as: 'person', arrange: guarded, prepare: renewCodes },
  { name: 'account-confirm', path, as: 'person', arrange: stale, prepare: confirmIdentity },
  { name: 'account-delete', path, as: 'person', prepare: openDeletion },
  { name: 'account-delete-wrong', path, as: 'person', prepare: deleteWrongly },
  { name: 'denied', path: '/admin', as: 'person' },
  { name: 'signed-out-workspace', path: '/', as: 'person', prepare: loseSession },
  { name: 'signed-out-profile', path, as: 'person', prepare: saveSignedOut },
]

async function guarded(page: Page): Promise<void> {
  await answer(page, '/api/auth/security', security)
}

async function stale(page: Page): Promise<void> {
  await answer(page, '/api/auth/security', { ...security, freshUntil: '2020-01-01T00:00:00.000Z' })
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Konto von/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).waitFor()
}

async function openPassword(page: Page): Promise<void> {
  await press(page, 'Passwort ändern')
}

async function submitPassword(page: Page): Promise<void> {
  await openPassword(page)
  await page.getByLabel('Neues Passwort', { exact: true }).fill('diktat')
  await page.getByRole('dialog').getByRole('button', { name: 'Passwort ändern' }).click()
}

async function openApp(page: Page): Promise<void> {
  await press(page, 'Einrichten')
  await page.getByLabel('QR-Code für die Authenticator-App').waitFor()
}

async function enterWrongCode(page: Page): Promise<void> {
  await openApp(page)
  await page.getByRole('dialog').getByRole('textbox').fill('000000')
  await page.getByRole('alert').waitFor()
}

async function openPasskey(page: Page): Promise<void> {
  await press(page, 'Passkey hinzufügen')
}

async function removePasskey(page: Page): Promise<void> {
  await press(page, 'Passkey „iPhone“ entfernen')
}

async function renewCodes(page: Page): Promise<void> {
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7qm${index}-x4pw${index}`)
  await answer(page, '/api/auth/recovery-codes', { recoveryCodes })
  await press(page, 'Neue Codes erstellen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Neue Codes erstellen' }).click()
  await page.getByText('Ihre Wiederherstellungscodes').waitFor()
}

async function confirmIdentity(page: Page): Promise<void> {
  await press(page, 'Neue Codes erstellen')
}

async function openDeletion(page: Page): Promise<void> {
  await press(page, 'Konto löschen')
}

async function deleteWrongly(page: Page): Promise<void> {
  await openDeletion(page)
  await page.getByLabel('Passwort', { exact: true }).fill('falsch')
  await press(page, 'Endgültig löschen')
  await page.getByRole('alert').first().waitFor()
}

async function loseSession(page: Page): Promise<void> {
  await page.getByLabel('Externes Transkript').waitFor()
  await page.context().clearCookies()
  await page.getByLabel('Externes Transkript').fill('Leber unauffällig Punkt')
  await page.getByRole('button', { name: 'Bericht generieren' }).click()
  await page.getByText('Anmeldung erforderlich').first().waitFor()
}

async function saveSignedOut(page: Page): Promise<void> {
  // The sign-in, where the page leads within half a second, has nothing to show: the message stays to be seen.
  await page.route('**/api/login', (route) => route.fulfill({ status: 204 }))
  await refuse(page, '/api/profile', 401, 'Bitte melden Sie sich an.')
  await press(page, 'Bearbeiten')
  await press(page, 'Speichern')
}
