import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './journey.ts'
import { registerInBrowser } from './person.ts'

/** From the workspace to the card; in the profile it may stand behind a tab. */
async function openCard(page: Page): Promise<void> {
  await page.goto('/profile')
  const card = page.locator('section.subscription-card[data-tone]')
  const tab = page.getByRole('tab', { name: 'Abonnement' })
  await card.or(tab).first().waitFor()
  if (!(await card.isVisible())) await tab.click()
  await card.waitFor()
}

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Testkarte').selectOption({ label: card })
  await page.getByRole('button', { name: 'Zahlungspflichtig testen' }).click()
}

async function subscribe(page: Page): Promise<void> {
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Jetzt upgraden' }).click()
  await page.getByRole('heading', { name: 'Test-Bezahlung' }).waitFor()
  await pay(page, 'Karte, die immer funktioniert')
  await page.getByRole('heading', { name: 'Willkommen bei KlarBefund' }).waitFor()
}

async function seriousFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
}

journey(
  'a trial user is declined, turns back, confirms the next card and arrives in the workspace',
  async ({ page }) => {
    await registerInBrowser(page)
    await page.goto('/subscribe')
    await page.getByText('Ihre Testphase läuft noch 7 Tage.').waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Jetzt upgraden' }).click()

    await page.getByText('7 Tage kostenlos, danach 29,00 € im Monat').waitFor()
    await pay(page, 'Karte, die sofort abgelehnt wird')
    await page.getByRole('alert').waitFor()
    await page.getByRole('link', { name: 'Abbrechen und zurück' }).click()

    await page.getByRole('button', { name: 'Jetzt upgraden' }).click()
    await pay(page, 'Karte, die eine Bestätigung verlangt')
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await page.getByRole('heading', { name: 'Willkommen bei KlarBefund' }).waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.waitForURL('/', { timeout: 10_000 })
    await page.getByLabel('Externes Transkript').waitFor()
  },
)

journey('a subscriber switches the plan, cancels and takes it back', async ({ page }) => {
  await registerInBrowser(page)
  await subscribe(page)
  await openCard(page)
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Tarif wechseln' }).click()
  await page.getByRole('button', { name: 'Zu Jährlich wechseln' }).click()
  await page.getByText('Tarif gewechselt', { exact: true }).first().waitFor()
  await page.getByText(/Jährlich, 290\s€ im Jahr/).waitFor()

  await page.getByRole('button', { name: 'Abonnement kündigen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kündigen', exact: true }).click()
  await page.getByText('Ihr Abonnement ist gekündigt').waitFor()
  await page.getByRole('link', { name: 'Monatlich wählen' }).click()
  await page.getByRole('button', { name: 'Abonnement reaktivieren' }).click()
  await page.getByRole('heading', { name: 'Willkommen bei KlarBefund' }).waitFor()
  await openCard(page)
  await page.getByText(/Monatlich, 29\s€ im Monat/).waitFor()
})

journey('a failed payment, a new card and the end of the subscription come in by webhook', async ({ page }) => {
  await registerInBrowser(page)
  await subscribe(page)
  await openCard(page)
  await page.getByRole('button', { name: 'Zahlung verwalten' }).click()
  await page.getByRole('heading', { name: 'Test-Abrechnung' }).waitFor()
  await page.getByRole('button', { name: 'Karte hinterlegen, die abgelehnt wird' }).click()
  await page.getByRole('button', { name: 'Zum Ende des Zeitraums springen' }).click()
  await page.getByText(/Zahlung offen/).waitFor()
  await cardSays(page, 'Bitte aktualisieren Sie Ihre Zahlungsmethode')

  await page.getByRole('button', { name: 'Zahlungsmethode aktualisieren' }).click()
  await page.getByRole('button', { name: 'Karte hinterlegen, die funktioniert' }).click()
  await page.getByRole('button', { name: 'Offene Zahlung erneut versuchen' }).click()
  await page.getByText(/Aktiv\./).waitFor()
  await cardSays(page, 'Ihr Abonnement ist aktiv')

  await page.getByRole('button', { name: 'Zahlung verwalten' }).click()
  await page.getByRole('button', { name: 'Sofort beenden' }).click()
  await page.getByText(/Beendet\./).waitFor()
  // The days of the account's own trial are not over.
  await cardSays(page, 'Kostenlose Testphase aktiv')
})

/** The webhook is on its way: the card is opened until it has come. */
async function cardSays(page: Page, title: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await openCard(page)
        return page.locator('#subscription-title').textContent()
      },
      { timeout: 15_000, interval: 300 },
    )
    .toBe(title)
}
