import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { compact, journey } from './journey.ts'
import { mailedCode, mailedText, newAddress, password, registerInBrowser, signInInBrowser } from './person.ts'

/** Presses Tab, or another key, until the focus is on what has this name. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if ((await focusedName(page)) === name) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${name}; the focus is on ${await focusedName(page)}`)
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused?.textContent
    return label?.trim() ?? ''
  })
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Konto von/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await page.waitForURL('/')
  await page.getByRole('link', { name: 'Anmelden' }).first().waitFor()
}

journey('a newcomer registers, confirms and signs in again by keyboard alone', async ({ page }) => {
  const email = newAddress()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mit E-Mail fortfahren' }).waitFor()
  await tabTo(page, 'Mit E-Mail fortfahren')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toBe('E-Mail-Adresse')
  await expectNothingSerious(page)

  await tabTo(page, 'Anmelden', 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'Vorname')
  await page.keyboard.type('Eva')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Muster')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await tabTo(page, 'Passwort wiederholen')
  await page.keyboard.type(password)
  await expectNothingSerious(page)
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'E-Mail bestätigen' }).waitFor()
  expect(await focusedName(page)).toBe('Bestätigungscode')
  const code = await mailedCode(page, email)
  await page.bringToFront()
  await page.keyboard.type(code)
  await page.getByText('Ihr Konto wurde erfolgreich erstellt.').waitFor()
  await page.getByLabel('Externes Transkript').waitFor()

  await page.goto('/api/logout')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mit E-Mail fortfahren' }).waitFor()
  await tabTo(page, 'Mit E-Mail fortfahren')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toBe('E-Mail-Adresse')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByText('Sie sind jetzt angemeldet.').waitFor()
  await page.getByLabel('Externes Transkript').waitFor()
})

journey('who forgot the password asks for a link by keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mit E-Mail fortfahren' }).waitFor()
  await tabTo(page, 'Mit E-Mail fortfahren')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toBe('E-Mail-Adresse')
  await tabTo(page, 'Passwort vergessen?')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Passwort zurücksetzen' }).waitFor()
  await expect.poll(() => focusedName(page)).toBe('E-Mail-Adresse')
  await page.keyboard.type(newAddress())
  await page.keyboard.press('Enter')
  await page.getByText('Email sent!').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedName(page)).toBe('Mit E-Mail fortfahren')
})

journey('closing the dialog gives the focus back and forgets what was typed', async ({ page }) => {
  await page.setViewportSize(compact)
  await page.goto('/login')
  const opener = page.getByRole('button', { name: 'Mit E-Mail fortfahren' })
  await opener.click()
  await page.getByLabel('E-Mail-Adresse').fill('eva@example.org')
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await opener.click()
  expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe('')
})

journey(
  'the written sign-in page is read before its program is there, which then does what was pressed',
  async ({ page }) => {
    const program = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async (route) => {
      await program.promise
      await route.continue()
    })
    await page.goto('/login')
    await page.getByRole('heading', { level: 1, name: 'Willkommen bei KlarBefund' }).waitFor()
    const opener = page.getByRole('button', { name: 'Mit E-Mail fortfahren' })
    await opener.click()
    program.resolve()
    await page.getByRole('dialog', { name: 'Mit E-Mail anmelden' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  },
)

journey('who has not confirmed the address is led to the code', async ({ page }) => {
  const email = newAddress()
  await page.request.post('/api/auth/email/register', {
    data: { email, password, confirmPassword: password, firstName: 'Eva', lastName: 'Muster' },
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mit E-Mail fortfahren' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('heading', { name: 'E-Mail bestätigen' }).waitFor()
  await page.getByRole('button', { name: 'Code erneut senden' }).click()
  await page.getByText(/^Code erneut senden in \d\ds$/).waitFor()
  await page.getByRole('button', { name: 'Zurück' }).click()
  await page.getByRole('heading', { name: 'Mit E-Mail anmelden' }).waitFor()
})

journey('a forgotten password is replaced by the mailed link', async ({ page }) => {
  const email = await registerInBrowser(page)
  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mit E-Mail fortfahren' }).click()
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('button', { name: 'Link senden' }).click()
  await page.getByText('Check your email to reset the password.').waitFor()

  await page.goto(await mailedLink(page, email))
  await page.getByRole('heading', { name: 'Reset Your Password' }).waitFor()
  await expectNothingSerious(page)
  await page.getByLabel('New password', { exact: true }).fill('Ganz-Neu-2026')
  await page.getByLabel('Confirm new password').fill('Ganz-Neu-2026')
  const used = page.url()
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByText('Password Reset Successful!').waitFor()
  await page.waitForURL('/login')
  await signInInBrowser(page, email, 'Ganz-Neu-2026')

  await page.goto(used)
  await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor()
  await expectNothingSerious(page)
})

journey('a person signs in through the identity provider, and may turn back there', async ({ page }) => {
  const email = newAddress()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Mit Test-Anbieter fortfahren' }).click()
  await page.getByText('Ersatz zum Ausprobieren, kein echter Anbieter').waitFor()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByText('Die Anmeldung beim Anbieter wurde abgebrochen.').waitFor()

  await page.getByRole('link', { name: 'Mit Test-Anbieter fortfahren' }).click()
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Toni Test')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByLabel('Externes Transkript').waitFor()
  await page.getByRole('button', { name: 'Konto von Toni' }).waitFor()

  await signOut(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Mit Test-Anbieter fortfahren' }).click()
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(newAddress())
  await page.getByLabel('E-Mail-Adresse ist bestätigt').uncheck()
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByText(/Der Anbieter hat Ihre E-Mail-Adresse nicht bestätigt/).waitFor()
})

async function mailedLink(page: Page, email: string): Promise<string> {
  return /https?:\S+token=\S+/.exec(await mailedText(page, email, 'zurücksetzen'))?.[0] ?? ''
}
