import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './journey.ts'
import { newAddress, password, registerInBrowser } from './person.ts'

/** Turns the authenticator app of the person in the page on; its secret stands in for the app. */
async function turnAppOn(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await (await page.request.post('/api/auth/totp/start')).json()
  const answer = await page.request.post('/api/auth/totp', { data: { code: codeOf(secret) } })
  expect(answer.status()).toBe(200)
  return { secret, recoveryCodes: (await answer.json()).recoveryCodes }
}

function codeOf(secret: string, timestamp = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mit E-Mail fortfahren' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('heading', { name: 'Anmeldung bestätigen' }).waitFor()
}

journey('who has a second factor signs in with it, or with a recovery code', async ({ page }) => {
  const email = await registerInBrowser(page)
  const { secret, recoveryCodes } = await turnAppOn(page)
  await page.goto('/api/logout')

  await enterPassword(page, email)
  await page.getByLabel('Code aus der Authenticator-App').fill('000000')
  await page.getByText('Der Code ist falsch oder wurde schon benutzt.').waitFor()
  // The code of the next half minute: the one of this may be used up by the set-up.
  await page.getByLabel('Code aus der Authenticator-App').fill(codeOf(secret, Date.now() + 30_000))
  await page.getByText('Sie sind jetzt angemeldet.').waitFor()
  await page.getByLabel('Externes Transkript').waitFor()
  await page.goto('/api/logout')

  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click()
  await page.getByLabel('Wiederherstellungscode', { exact: true }).fill(recoveryCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.getByText('Sie sind jetzt angemeldet.').waitFor()
})

journey('the second factor is asked for after the identity provider too', async ({ page }) => {
  const email = newAddress()
  const throughProvider = async () => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Mit Test-Anbieter fortfahren' }).click()
    await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Anmelden' }).click()
  }
  await throughProvider()
  await page.getByLabel('Externes Transkript').waitFor()
  const { secret } = await turnAppOn(page)
  await page.goto('/api/logout')

  await throughProvider()
  await page.getByRole('heading', { name: 'Anmeldung bestätigen' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.getByLabel('Code aus der Authenticator-App').fill(codeOf(secret, Date.now() + 30_000))
  await page.getByLabel('Externes Transkript').waitFor()
})
