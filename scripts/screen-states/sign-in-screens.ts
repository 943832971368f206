import type { Page } from 'playwright-core'
import { answer, keepWaiting, refuse, type Screen, stopRedirects } from './screen.ts'

const path = '/login'
const auth = '/api/auth/email'
const address = 'dr.annegret.mustermann-hohenstein@radiologie-am-stadtpark.example'
const tooMany = 'Zu viele Versuche. Bitte warten Sie einen Moment.'
const resetPath = '/reset-password?token=seen'

/** Every step and state of signing in, and of the page a reset link leads to. */
export const signInScreens: readonly Screen[] = [
  { name: 'login-turned-back', path: '/login?fehler=cancelled', as: 'visitor' },
  { name: 'dialog-login', path, as: 'visitor', prepare: openDialog },
  { name: 'dialog-login-faults', path, as: 'visitor', prepare: (page) => openAndSubmit(page) },
  { name: 'dialog-login-wrong', path, as: 'visitor', prepare: signIn },
  {
    name: 'dialog-login-busy',
    path,
    as: 'visitor',
    arrange: (page) => keepWaiting(page, `${auth}/login`),
    prepare: signIn,
  },
  {
    name: 'dialog-login-limited',
    path,
    as: 'visitor',
    arrange: (page) => refuse(page, `${auth}/login`, 429, tooMany),
    prepare: signIn,
  },
  { name: 'dialog-register', path, as: 'visitor', prepare: openRegistration },
  { name: 'dialog-register-faults', path, as: 'visitor', prepare: submitFaultyRegistration },
  { name: 'dialog-register-weak', path, as: 'visitor', prepare: (page) => typeNewPassword(page, 'diktat') },
  { name: 'dialog-register-good', path, as: 'visitor', prepare: (page) => typeNewPassword(page, 'diktatdik') },
  { name: 'dialog-register-strong', path, as: 'visitor', prepare: (page) => typeNewPassword(page, 'Diktat-2026') },
  { name: 'dialog-code', path, as: 'visitor', arrange: unconfirmed, prepare: signIn },
  { name: 'dialog-code-wrong', path, as: 'visitor', arrange: unconfirmed, prepare: enterWrongCode },
  { name: 'dialog-code-busy', path, as: 'visitor', arrange: waitingForCode, prepare: enterCode },
  { name: 'dialog-code-resent', path, as: 'visitor', arrange: unconfirmed, prepare: resend },
  { name: 'dialog-code-resend-again', path, as: 'visitor', arrange: unconfirmed, prepare: resendAndWait },
  { name: 'dialog-code-limited', path, as: 'visitor', arrange: limitedResend, prepare: resend },
  { name: 'dialog-registered', path, as: 'visitor', arrange: confirmed, prepare: enterCode },
  { name: 'dialog-signed-in', path, as: 'visitor', arrange: signedIn, prepare: signIn },
  { name: 'dialog-forgot', path, as: 'visitor', prepare: openForgotten },
  { name: 'dialog-forgot-fault', path, as: 'visitor', prepare: (page) => sendLink(page, 'annegret') },
  {
    name: 'dialog-forgot-busy',
    path,
    as: 'visitor',
    arrange: (page) => keepWaiting(page, `${auth}/forgot-password`),
    prepare: (page) => sendLink(page, address),
  },
  { name: 'dialog-forgot-sent', path, as: 'visitor', prepare: (page) => sendLink(page, address) },
  { name: 'dialog-factor-all', path: '/login?faktor=totp.passkey.recovery', as: 'visitor' },
  { name: 'dialog-factor-passkey', path: '/login?faktor=passkey.recovery', as: 'visitor' },
  { name: 'dialog-factor-wrong', path: '/login?faktor=totp.recovery', as: 'visitor', prepare: giveWrongCode },
  { name: 'dialog-factor-recovery', path: '/login?faktor=totp.recovery', as: 'visitor', prepare: openRecovery },
  { name: 'reset-missing', path: '/reset-password', as: 'visitor' },
  { name: 'reset-verifying', path: resetPath, as: 'visitor', arrange: (page) => keepWaiting(page, tokenCall) },
  { name: 'reset-form', path: resetPath, as: 'visitor', arrange: goodToken },
  {
    name: 'reset-faults',
    path: resetPath,
    as: 'visitor',
    arrange: goodToken,
    prepare: (page) => reset(page, 'kurz', 'lang'),
  },
  {
    name: 'reset-late',
    path: resetPath,
    as: 'visitor',
    arrange: lateToken,
    prepare: (page) => reset(page, 'Diktat-2026'),
  },
  {
    name: 'reset-success',
    path: resetPath,
    as: 'visitor',
    arrange: goodReset,
    prepare: (page) => reset(page, 'Diktat-2026'),
  },
]

const tokenCall = `${auth}/verify-reset-token*`

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mit E-Mail fortfahren' }).click()
  await page.getByLabel('E-Mail-Adresse').waitFor()
}

const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

async function openAndSubmit(page: Page): Promise<void> {
  await openDialog(page)
  await press(page, 'Anmelden')
}

async function signIn(page: Page): Promise<void> {
  await openDialog(page)
  await page.getByLabel('E-Mail-Adresse').fill(address)
  await page.getByLabel('Passwort', { exact: true }).fill('falsch-geraten')
  await press(page, 'Anmelden')
}

async function openRegistration(page: Page): Promise<void> {
  await openDialog(page)
  await page.getByRole('tab', { name: 'Konto erstellen' }).click()
}

async function typeNewPassword(page: Page, password: string): Promise<void> {
  await openRegistration(page)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
}

async function submitFaultyRegistration(page: Page): Promise<void> {
  await typeNewPassword(page, 'diktat')
  await press(page, 'Konto erstellen')
}

async function unconfirmed(page: Page): Promise<void> {
  await page.route(`**${auth}/login`, (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'email_unconfirmed', message: 'Bitte bestätigen Sie Ihre E-Mail-Adresse.' },
    }),
  )
  await answer(page, `${auth}/resend-otp`, { success: true })
}

async function limitedResend(page: Page): Promise<void> {
  await unconfirmed(page)
  await refuse(page, `${auth}/resend-otp`, 429, tooMany)
}

async function waitingForCode(page: Page): Promise<void> {
  await unconfirmed(page)
  await keepWaiting(page, `${auth}/verify-email`)
}

async function confirmed(page: Page): Promise<void> {
  await unconfirmed(page)
  await answer(page, `${auth}/verify-email`, { success: true })
  await stopRedirects(page)
}

async function signedIn(page: Page): Promise<void> {
  await answer(page, `${auth}/login`, { success: true, secondFactor: [] })
  await stopRedirects(page)
}

async function enterCode(page: Page): Promise<void> {
  await signIn(page)
  await page.getByLabel('Bestätigungscode').fill('123456')
}

async function enterWrongCode(page: Page): Promise<void> {
  await refuse(page, `${auth}/verify-email`, 400, 'Der Code ist falsch. Bitte prüfen Sie ihn.')
  await enterCode(page)
}

async function resend(page: Page): Promise<void> {
  await signIn(page)
  await press(page, 'Code erneut senden')
  await page.getByText(/Code erneut senden in/).waitFor()
}

async function resendAndWait(page: Page): Promise<void> {
  await page.clock.install()
  await resend(page)
  for (let second = 0; second <= 60; second += 1) await page.clock.runFor(1000)
  await page.getByRole('button', { name: 'Code erneut senden', exact: true }).waitFor()
}

async function openForgotten(page: Page): Promise<void> {
  await openDialog(page)
  await press(page, 'Passwort vergessen?')
}

async function sendLink(page: Page, email: string): Promise<void> {
  await openForgotten(page)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await press(page, 'Link senden')
}

async function giveWrongCode(page: Page): Promise<void> {
  await refuse(page, '/api/auth/second-factor', 401, 'Der Code ist falsch oder wurde schon benutzt.')
  await page.getByLabel('Code aus der Authenticator-App').fill('000000')
}

async function openRecovery(page: Page): Promise<void> {
  await press(page, 'Wiederherstellungscode verwenden')
}

async function goodToken(page: Page): Promise<void> {
  await answer(page, tokenCall, { success: true })
}

async function goodReset(page: Page): Promise<void> {
  await goodToken(page)
  await answer(page, `${auth}/reset-password`, { success: true })
  await stopRedirects(page)
}

async function lateToken(page: Page): Promise<void> {
  await goodToken(page)
  await refuse(page, `${auth}/reset-password`, 400, 'Der Link ist abgelaufen. Bitte fordern Sie einen neuen an.')
}

async function reset(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(repeated)
  await page.getByRole('button', { name: 'Reset Password' }).click()
}
