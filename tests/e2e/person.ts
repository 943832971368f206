import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'

export const password = 'Diktat-2026!'

/** A person nobody else in the run is. */
export function newAddress(): string {
  return `eva-${randomUUID().slice(0, 8)}@example.org`
}

/** Registers in the dialog, reads the code in the mailbox as a newcomer would, and arrives in the workspace. */
export async function registerInBrowser(page: Page, email = newAddress()): Promise<string> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mit E-Mail fortfahren' }).click()
  await page.getByRole('tab', { name: 'Konto erstellen' }).click()
  await page.getByLabel('Vorname').fill('Eva')
  await page.getByLabel('Nachname').fill('Muster')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(password)
  await page.getByRole('button', { name: 'Konto erstellen' }).click()
  await page.getByRole('heading', { name: 'E-Mail bestätigen' }).waitFor()
  await page.getByLabel('Bestätigungscode').fill(await mailedCode(page, email))
  await page.getByText('Ihr Konto wurde erfolgreich erstellt.').waitFor()
  await page.waitForURL('/')
  await page.getByLabel('Externes Transkript').waitFor()
  return email
}

export async function mailedCode(page: Page, email: string): Promise<string> {
  return /\b\d{6}\b/.exec(await mailedText(page, email))?.[0] ?? ''
}

/** Opens the built-in mailbox in a tab of its own and waits for the newest mail to somebody, of this subject. */
export async function mailedText(page: Page, email: string, subject = ''): Promise<string> {
  const mailbox = await page.context().newPage()
  const mail = mailbox.getByRole('link', { name: `an ${email}` }).filter({ hasText: subject })
  await expect
    .poll(
      async () => {
        await mailbox.goto('/dev/mailbox')
        return mail.count()
      },
      { timeout: 15_000, interval: 300 },
    )
    .toBeGreaterThan(0)
  await mail.first().click()
  const text = await mailbox.locator('pre').textContent()
  await mailbox.close()
  return text ?? ''
}

/** Signs the first administrator in. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await signInInBrowser(page, inject('adminEmail'), inject('adminPassword'))
}

export async function signInInBrowser(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mit E-Mail fortfahren' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(secret)
  await page.getByRole('dialog').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByText('Sie sind jetzt angemeldet.').waitFor()
  await page.waitForURL('/')
}
