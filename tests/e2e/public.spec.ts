import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { expect, inject } from 'vitest'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { compact, journey } from './journey.ts'
import { expectNoSidewaysScroll } from './workspace-steps.ts'

const budgetBytes = 90_000

journey('the landing page is light, asks nobody else, and its demonstration runs the engine', async ({ page }) => {
  const base = new URL(inject('baseUrl')).origin
  const foreign: string[] = []
  const scripts: Response[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== base) foreign.push(request.url())
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length))
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budgetBytes)
  expect(await page.title()).toBe('Radiologische Befunde präzise, professionell und auf Deutsch – KlarBefund')
  await expectNothingSerious(page)

  const other = await page.evaluate(() => (document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'))
  await page.getByRole('button', { name: /e Darstellung$/ }).click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(other)

  await page.getByRole('button', { name: 'Vorführung starten' }).click()
  await page.getByRole('button', { name: 'Noch einmal' }).waitFor()
  await page.getByText('7 von 7 Angaben erhalten').waitFor()
  await page.getByRole('button', { name: 'Rechte Niere mit Zyste von 15 mm.' }).hover()
  expect(await page.locator('mark').textContent()).toContain('rechte niere mit zyste von fünfzehn millimeter')

  await page.getByRole('link', { name: '7 Tage kostenlos testen' }).first().click()
  await page.getByRole('button', { name: 'Mit E-Mail fortfahren' }).waitFor()
  expect(foreign).toEqual([])
})

journey('a data protection officer finds the processors, the periods and the texts', async ({ page }) => {
  await page.setViewportSize(compact)
  await page.goto('/privacy')
  await page.getByRole('link', { name: 'für Datenschutzbeauftragte', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Für Datenschutzbeauftragte' }).waitFor()
  expect(await page.title()).toBe('Für Datenschutzbeauftragte – KlarBefund')
  await page.getByText('An dieser Installation ist kein weiterer Dienst eingerichtet').waitFor()
  await expectNothingSerious(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Textbausteine herunterladen/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe('auftragsverarbeitung-textbausteine.txt')

  await page.goto('/tutorials')
  await page.getByRole('button', { name: 'Video „Vom Diktat zum Befund“ abspielen' }).click()
  const plays = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration > 10)
  await expect.poll(plays, { timeout: 15_000 }).toBe(true)
  expect(await page.locator('track').getAttribute('src')).toBe('/tutorials/dictation.vtt')
})

journey('on the narrowest telephone the bar still leads to the tutorials', async ({ page }) => {
  await page.setViewportSize({ ...compact, width: 320 })
  for (const path of ['/', '/login', '/terms']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
    await expectNothingSerious(page)
    const bar = page.getByRole('navigation', { name: 'Hauptnavigation' })
    await bar.getByRole('link', { name: 'Anleitungen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Anleitungen' }).waitFor()
  }
})
