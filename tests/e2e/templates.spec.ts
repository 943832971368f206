import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { compact, journey, wide } from './journey.ts'
import {
  arriveInWorkspace,
  button,
  chestTemplate,
  expectNoSidewaysScroll,
  report,
  reportHolds,
  toast,
  transcript,
} from './workspace-steps.ts'

const manager = (page: Page) => page.getByRole('dialog', { name: 'Meine Vorlagen' })

async function createTemplate(page: Page, name: string, content: string): Promise<void> {
  await button(manager(page), 'Neue Vorlage').click()
  const dialog = page.getByRole('dialog', { name: 'Neue Vorlage' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('textbox', { name: 'Inhalt der Vorlage' }).fill(content)
  await button(dialog, 'Speichern').click()
}

journey('own templates are created, changed, deleted, unique by name and five at most', async ({ page }) => {
  await arriveInWorkspace(page)
  await button(page, 'Vorlagen ausklappen').click()
  await button(page, 'Meine Vorlagen').click()
  await manager(page).getByText('Noch keine Vorlagen vorhanden').waitFor()

  await createTemplate(page, 'Hausvorlage Knie', 'Kein Gelenkerguss. [FINDINGS]')
  await toast(page, 'Vorlage erstellt')
  await manager(page).getByText('1 von 5 Vorlagen angelegt').waitFor()

  await createTemplate(page, 'hausvorlage knie', 'Zweite')
  await page.getByText('Eine Vorlage mit diesem Namen gibt es schon.').waitFor()
  await button(page.getByRole('dialog', { name: 'Neue Vorlage' }), 'Abbrechen').click()

  await button(manager(page), 'Hausvorlage Knie bearbeiten').click()
  const editing = page.getByRole('dialog', { name: 'Vorlage bearbeiten' })
  await editing.getByLabel('Name').fill('Knie rechts')
  await button(editing, 'Speichern').click()
  await toast(page, 'Vorlage aktualisiert')
  await manager(page).getByRole('cell', { name: 'Knie rechts', exact: true }).waitFor()

  for (const name of ['Zweite', 'Dritte', 'Vierte']) {
    const data = { name, modality: 'CT', language: 'de', templateHtml: '<p>[FINDINGS]</p>' }
    expect((await page.request.post('/api/user-templates', { data })).ok()).toBe(true)
  }
  await page.reload()
  await button(page, 'Meine Vorlagen').click()
  await createTemplate(page, 'Fünfte', '[FINDINGS]')
  await manager(page).getByText('Höchstens 5 Vorlagen.').waitFor()
  expect(await button(manager(page), 'Neue Vorlage').isDisabled()).toBe(true)
  await expectNothingSerious(page)

  await button(manager(page), 'Dritte löschen').click()
  await page.getByText('Sind Sie sicher, dass Sie diese Vorlage löschen möchten?').waitFor()
  await button(page, 'Löschen').click()
  await toast(page, 'Vorlage gelöscht')
  await manager(page).getByText('4 von 5 Vorlagen angelegt').waitFor()

  await button(manager(page), 'Schließen').click()
  await manager(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Knie rechts/ }).click()
  await reportHolds(page, 'Kein Gelenkerguss.')
})

/** How many of the twelve columns each part takes at 1440 px. */
async function columnsOf(page: Page): Promise<number[]> {
  const parts = page.locator('.grid:has(#transcript-title) > *')
  const widths = await parts.evaluateAll((elements) => elements.map((element) => element.clientWidth))
  return widths.map((width) => Math.round(width / (wide.width / 12)))
}

journey('search and filters are as they were left at the next visit', async ({ page, context }) => {
  await arriveInWorkspace(page)
  expect(await columnsOf(page)).toEqual([1, 6, 5])
  expect((await report(page).boundingBox())?.height).toBeGreaterThanOrEqual(400)
  await button(page, 'Vorlagen ausklappen').click()
  await page.getByLabel('Modalität').selectOption('MRI')
  expect(await columnsOf(page)).toEqual([2, 5, 4])
  await page.getByLabel('Sprache').selectOption('de')
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/template-filters') && (answer.request().postData() ?? '').includes('"Schulter"'),
  )
  await page.getByLabel('Vorlage suchen').fill('Schulter')
  await page.getByRole('button', { name: /^MRT Schulter/ }).waitFor()
  expect(await page.getByRole('button', { name: /^MRT Knie/ }).count()).toBe(0)
  await saved

  const next = await context.newPage()
  await next.goto('/')
  await next.getByRole('button', { name: /^MRT Schulter/ }).waitFor()
  expect(await next.getByLabel('Vorlage suchen').inputValue()).toBe('Schulter')
  expect(await next.getByLabel('Modalität').inputValue()).toBe('MRI')
  expect(await next.getByLabel('Sprache').inputValue()).toBe('de')
  expect(await next.getByRole('button', { name: /^MRT Knie/ }).count()).toBe(0)

  await next.getByLabel('Vorlage suchen').fill('gibtesnicht')
  await button(next, 'Filter zurücksetzen').click()
  await next.getByRole('button', { name: /^CT Schädel nativ/ }).waitFor()
})

journey('a finding withdraws the normal sentence it contradicts, and the report says so', async ({ page }) => {
  await arriveInWorkspace(page)
  await button(page, 'Vorlagen ausklappen').click()
  await page.getByLabel('Vorlage suchen').fill('Röntgen Thorax')
  await page.getByRole('button', { name: new RegExp(`^${chestTemplate}`) }).click()
  await page.getByText(`Gewählte Vorlage: ${chestTemplate}`).waitFor()
  await reportHolds(page, 'Kein Pleuraerguss.')

  await transcript(page).fill('Kleiner Pleuraerguss rechts Punkt')
  await button(page, 'Vorlage ausfüllen').click()
  await toast(page, 'Vorlage ausgefüllt')
  await reportHolds(page, 'Kleiner Pleuraerguss rechts')
  const filled = (await report(page).textContent()) ?? ''
  expect(filled).not.toContain('Kein Pleuraerguss.')
  expect(filled).toContain('Kein Pneumothorax.')
  await page.getByText('1 Normalsatz zurückgezogen').waitFor()
  await page.getByRole('button', { name: /^\d+ Vorlagensätze$/ }).waitFor()
})

journey('on a phone picking a template closes the selector', async ({ page }) => {
  await page.setViewportSize(compact)
  await arriveInWorkspace(page)
  await button(page, 'Vorlage wählen').click()
  await page.getByLabel('Vorlage suchen').fill('Schädel nativ')
  await page.getByRole('button', { name: /^CT Schädel nativ/ }).click()
  const selector = button(page, 'Vorlage: CT Schädel nativ')
  await selector.waitFor()
  expect(await selector.getAttribute('aria-expanded')).toBe('false')
  await expectNoSidewaysScroll(page)
  await page.reload()
  await selector.waitFor()
  expect(await selector.getAttribute('aria-expanded')).toBe('false')
})
