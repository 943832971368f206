import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { runCommand } from '../../scripts/run-command.ts'
import { runProduct } from '../../scripts/run-product.ts'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { journey, wide } from './journey.ts'
import { registerInBrowser, signInAsAdmin } from './person.ts'

const mrrtForm = `<title>Probe Milz</title><meta name="dcterms.creator" content="AG Probe">
<meta name="dcterms.rights" content="CC BY 4.0"><section><header>Befund</header>
<table><tr><td>Milz:</td><td><input value="nicht vergrößert"></td></tr></table></section>`

journey('an administrator works through the tabs of the dashboard', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/admin')

  await page.getByRole('button', { name: 'Prompt anlegen' }).click()
  await page.getByLabel('Startvorlage').selectOption('reportFromScratch')
  // The starter itself is seeded, and names are taken once.
  await page.getByLabel('Name', { exact: true }).fill('befund_der_klinik')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('heading', { name: 'befund_der_klinik' }).waitFor()
  await page.getByRole('button', { name: 'befund_der_klinik löschen' }).click()
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await page.getByText('Prompt gelöscht', { exact: true }).waitFor()
  await expectNothingSerious(page)

  await page.getByRole('tab', { name: 'Standardvorlagen' }).click()
  await page.getByRole('button', { name: 'Vorlage anlegen' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Probe Schulter')
  await page.getByLabel('Art', { exact: true }).fill('Gelenk')
  await page.getByRole('textbox', { name: 'Inhalt der Vorlage' }).click()
  await page.keyboard.type('Rotatorenmanschette intakt.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByLabel('Name oder Art suchen').fill('Probe Schulter')
  await page.getByRole('cell', { name: 'Probe Schulter', exact: true }).waitFor()
  await expectNothingSerious(page)

  await page.getByLabel('MRRT-Dateien auswählen').setInputFiles({
    name: 'milz.html',
    mimeType: 'text/html',
    buffer: Buffer.from(mrrtForm),
  })
  const dialog = page.getByRole('dialog', { name: 'MRRT-Vorlage prüfen' })
  await dialog.getByLabel('Probediktat').fill('Milz mit vierzehn Zentimetern vergrößert Punkt')
  await dialog.getByRole('region', { name: 'Ausgefüllte Vorlage' }).getByText('14 cm').first().waitFor()
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await page.getByLabel('Name oder Art suchen').fill('Probe Milz')
  await page.getByText('AG Probe · CC BY 4.0').waitFor()

  await page.getByRole('tab', { name: 'API-Nutzung' }).click()
  await page.getByLabel('Zeitraum').selectOption('30d')
  await page.getByText('Aktualisiert sich alle 30 Sekunden.').waitFor()

  await page.getByRole('tab', { name: 'Einstellungen' }).click()
  await page.getByRole('cell', { name: 'Datenbank', exact: true }).waitFor()
  await expectNothingSerious(page)
  await page.getByRole('link', { name: 'Feedback-Auswertung öffnen' }).click()
  await page.getByRole('heading', { name: 'Feedback-Auswertung' }).waitFor()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Sprache').selectOption('it')
  await page.getByText('No feedback found matching your criteria.').waitFor()
  await expectNothingSerious(page)
})

journey('an administrator deactivates a user, who is signed out at once', async ({ page, browser }) => {
  const email = await registerInBrowser(page)
  const adminContext = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'de-DE' })
  const admin = await adminContext.newPage()
  await signInAsAdmin(admin)
  await admin.goto('/admin')
  await admin.getByRole('tab', { name: 'Benutzer' }).click()
  await admin.getByLabel('Name oder E-Mail suchen').fill(email)
  await admin.getByRole('button', { name: `Aktionen für ${email}` }).click()
  await admin.getByRole('menuitem', { name: 'Deaktivieren' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Deaktivieren' }).click()
  await admin.getByRole('table').getByText('Deaktiviert', { exact: true }).waitFor()
  await expectNothingSerious(admin)
  await admin.getByRole('button', { name: `Aktionen für ${email}` }).click()
  await admin.getByRole('menuitem', { name: 'Protokoll ansehen' }).click()
  await admin.getByRole('cell', { name: 'Status geändert' }).waitFor()
  await expectNothingSerious(admin)
  await adminContext.close()

  await page.reload()
  await page.getByRole('link', { name: 'Anmelden' }).first().waitFor()
})

journey('who is no administrator is told so and led to the start after two seconds', async ({ page }) => {
  await registerInBrowser(page)
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Keine Berechtigung' }).waitFor()
  await page.getByText('Kein Zugriff', { exact: true }).waitFor()
  await page.waitForURL('/')
})

journey('an administrator sends the users to the marketing and looks at the move of legacy users', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Einstellungen' }).click()
  await page.getByRole('link', { name: 'E-Mail-Marketing öffnen' }).click()
  await page.getByText('Ersatz zum Ausprobieren', { exact: false }).waitFor()

  await page.getByRole('tab', { name: 'Contact Lists' }).click()
  await page.getByLabel('Name der neuen Liste').fill('Rundbrief')
  await page.getByRole('button', { name: 'Liste anlegen' }).click()
  await page.getByRole('checkbox', { name: 'Rundbrief' }).click()
  await expectNothingSerious(page)
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByText('1 Liste gewählt').waitFor()
  await page.getByRole('button', { name: 'Sync All Users' }).click()
  await page.getByText('Sync Complete', { exact: true }).waitFor()
  await expectNothingSerious(page)
  await page.getByRole('tab', { name: 'User Management' }).click()
  await page.getByRole('button', { name: 'Sync: admin@' }).first().click()
  await page.getByText('User synced successfully', { exact: true }).waitFor()
  await expectNothingSerious(page)
  await page.getByRole('tab', { name: 'Search Contacts' }).click()
  await page.getByLabel('E-Mail-Adresse').fill('admin@example.org')
  await page.getByRole('button', { name: 'Search Contact' }).click()
  await page.getByText('"emailBlacklisted": true').first().waitFor()
  await expectNothingSerious(page)

  await page.goto('/admin/migration')
  await page.getByText('Es gibt keine früheren Benutzer.', { exact: false }).waitFor()
  await expectNothingSerious(page)
})

journey('an administrator reads a year of the service in every tab', async ({ browser, onTestFinished }) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'klarbefund-demo-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }))
  const settings = {
    DATA_DIR: dataFolder,
    ADMIN_EMAIL: inject('adminEmail'),
    ADMIN_PASSWORD: inject('adminPassword'),
    RATE_LIMIT_FACTOR: '10000',
  }
  const seeding = join(import.meta.dirname, '../../scripts/seed-demo.ts')
  const seeded = await runCommand(process.execPath, [seeding], { env: { PATH: process.env.PATH, ...settings } })
  expect(seeded.output).toContain('60 people')
  const product = await runProduct(settings)
  onTestFinished(product.stop)
  const context = await browser.newContext({ baseURL: product.url, viewport: wide, locale: 'de-DE' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const login = { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
  expect((await page.request.post('/api/auth/email/login', { data: login })).ok()).toBe(true)
  const figure = (list: string, name: string) =>
    page.getByLabel(list, { exact: true }).locator('div').filter({ hasText: name }).locator('dd')

  await page.goto('/admin?tab=users')
  await page.getByText('61 Benutzer', { exact: true }).waitFor()
  await page.getByLabel('Abonnement', { exact: true }).selectOption('past_due')
  await page.getByRole('cell', { name: 'Zahlung offen' }).first().waitFor()
  await expect.poll(() => page.getByRole('cell', { name: 'Aktiv', exact: true }).count()).toBe(0)
  await expectNothingSerious(page)

  await page.getByRole('tab', { name: 'API-Nutzung' }).click()
  for (const range of ['1h', '24h', '7d', '30d']) {
    await page.getByLabel('Zeitraum').selectOption(range)
    await page.getByRole('img', { name: /Aufrufe, davon/ }).waitFor()
  }
  await page.getByRole('cell', { name: 'nicht rechtzeitig geantwortet' }).waitFor()
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(10)
  await expectNothingSerious(page)

  await page.goto('/admin/feedback')
  await expect.poll(() => figure('Kennzahlen', 'Feedback gesamt').textContent()).toBe('400')
  await page.goto('/admin/brevo')
  await expect.poll(() => figure('Kennzahlen', 'Benutzer mit E-Mail-Adresse').textContent()).toBe('61')
  await page.getByRole('tab', { name: 'User Management' }).click()
  await page.getByRole('button', { name: 'Sync: demo-' }).first().waitFor()

  await page.goto('/admin/migration')
  await page.getByRole('button', { name: /^Send Migration Emails to [1-9]/ }).click()
  await page.getByText('This will send migration emails to all Replit users. Continue?').waitFor()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'E-Mails senden' }).click()
  await page.getByRole('heading', { name: 'Ergebnis' }).waitFor()
  await page.goto('/admin/audit')
  await page.getByRole('table').getByText(settings.ADMIN_EMAIL).first().waitFor()
  await expectNothingSerious(page)
})
