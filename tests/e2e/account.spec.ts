import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { journey } from './journey.ts'
import { newAddress, password, registerInBrowser, signInInBrowser } from './person.ts'

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

/** An authenticator built into the browser, which confirms at once whatever it is asked. */
async function addAuthenticator(page: Page): Promise<{ countPasskeys: () => Promise<number> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    countPasskeys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

journey('a passkey is added in the profile, asked for after the password, and removed', async ({ page }) => {
  const { countPasskeys } = await addAuthenticator(page)
  const email = await registerInBrowser(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await page.getByLabel('Name des Passkeys').fill('Befundungsraum 2')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' }).waitFor()
  expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(10)
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  await page.getByText(/noch nicht benutzt$/).waitFor()
  expect(await countPasskeys()).toBe(1)
  await page.goto('/api/logout')

  await enterPassword(page, email)
  const confirm = page.getByRole('button', { name: 'Mit Passkey bestätigen' })
  await expect.poll(() => confirm.evaluate((button) => button === document.activeElement)).toBe(true)
  await expectNothingSerious(page)
  await page.keyboard.press('Enter')
  await page.getByText('Sie sind jetzt angemeldet.').waitFor()
  await page.getByLabel('Externes Transkript').waitFor()

  await page.goto('/profile')
  await page.getByText(/zuletzt benutzt am/).waitFor()
  await page.getByRole('button', { name: 'Passkey „Befundungsraum 2“ entfernen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen', exact: true }).click()
  await page.getByText('Noch keiner hinterlegt').waitFor()
  await page.goto('/api/logout')
  await signInInBrowser(page, email)
})
