import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { compact, journey } from './journey.ts'
import { registerInBrowser } from './person.ts'

const dictation =
  'Befund Doppelpunkt Im rechten Unterlappen eine Verschattung von drei Komma fünf mal zwei Zentimeter Punkt ' +
  'Kein Pleuraerguss Punkt Beurteilung Doppelpunkt Pneumonie im linken Unterlappen Punkt'

const report = (page: Page) => page.getByRole('textbox', { name: 'Bericht, bearbeitbar' })
const transcript = (page: Page) => page.getByLabel('Externes Transkript')

async function toast(page: Page, title: string): Promise<void> {
  await page.getByText(title, { exact: true }).first().waitFor()
}

/** What the clipboard holds, by type. */
function clipboard(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const items = await navigator.clipboard.read()
    const entries = items.flatMap((item) =>
      item.types.map(async (type) => [type, await (await item.getType(type)).text()] as const),
    )
    return Object.fromEntries(await Promise.all(entries))
  })
}

journey('a newcomer formats, fills, generates, edits and copies in the wide layout', async ({ page }) => {
  await registerInBrowser(page)

  await transcript(page).fill(dictation)
  await page.getByRole('button', { name: 'Formatieren', exact: true }).click()
  await toast(page, 'Bericht formatiert')
  await expect.poll(() => report(page).textContent(), { timeout: 10_000 }).toContain('3,5 x 2 cm')
  await page.getByText('1 Widerspruch', { exact: true }).waitFor()
  await page.getByText('Manual review and correction needed').waitFor()

  await page.getByRole('button', { name: 'Bericht generieren' }).click()
  await toast(page, 'Bericht generiert')
  await expect.poll(() => report(page).textContent(), { timeout: 10_000 }).toContain('Beurteilung')

  await page.getByRole('button', { name: 'Vorlagen' }).first().click()
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/Vorlage/))
    .first()
    .fill('Röntgen Thorax')
  await page
    .getByRole('button', { name: /Röntgen Thorax/ })
    .first()
    .click()
  await page.getByText(/^Gewählte Vorlage: /).waitFor()
  await page.getByRole('button', { name: 'Vorlage ausfüllen' }).click()
  await toast(page, 'Vorlage ausgefüllt')
  await expect.poll(() => report(page).textContent(), { timeout: 10_000 }).toContain('3,5 x 2 cm')
  expect(await report(page).textContent()).not.toContain('[IMPRESSION]')

  await report(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Kontrolle empfohlen.')
  await page.getByRole('button', { name: 'Bericht kopieren' }).click()
  await page.getByRole('button', { name: 'Copied!' }).or(page.getByText('Report Copied')).first().waitFor()
  const copied = await clipboard(page)
  expect(copied['text/plain']).toContain('Kontrolle empfohlen.')
  expect(copied['text/html']).toContain('Kontrolle empfohlen.')

  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
})

journey('the same way in the compact layout', async ({ page }) => {
  await page.setViewportSize(compact)
  await registerInBrowser(page)
  await page.getByRole('link', { name: 'Community Support' }).waitFor()

  await transcript(page).fill(dictation)
  await page.getByRole('button', { name: 'Formatieren', exact: true }).click()
  await page.getByText(/^Wechsel zum Bericht in \d s\.\.\.$/).waitFor()
  await report(page).waitFor()
  expect(await report(page).textContent()).toContain('3,5 x 2 cm')

  await page.getByRole('tab', { name: 'Transkript' }).click()
  await page.getByRole('button', { name: 'Bericht generieren' }).click()
  await report(page).waitFor()

  await page.getByRole('button', { name: 'Bericht kopieren' }).click()
  await page.getByRole('button', { name: 'Copied!' }).or(page.getByText('Report Copied')).first().waitFor()
  expect((await clipboard(page))['text/plain']).toContain('3,5 x 2 cm')
})
