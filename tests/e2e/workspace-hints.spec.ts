import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './journey.ts'
import {
  arriveInWorkspace,
  button,
  clashingDictation,
  clipboard,
  formatDictation,
  report,
  reportHolds,
  soundDictation,
  toast,
} from './workspace-steps.ts'

/** The middle of the first occurrence of a word on the screen. */
function placeOf(area: Locator, word: string): Promise<{ x: number; y: number }> {
  return area.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1
      if (start < 0) continue
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + wanted.length)
      const box = range.getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    throw new Error(`Nowhere to be seen: ${wanted}`)
  }, word)
}

async function pickInReport(page: Page, word: string): Promise<void> {
  const { x, y } = await placeOf(report(page), word)
  await page.mouse.dblclick(x, y)
}

journey('a contradiction is solved by one click, taken back, and can be left with a reason', async ({ page }) => {
  await arriveInWorkspace(page)
  await formatDictation(page, clashingDictation)
  const list = page.getByRole('region', { name: '1 Widerspruch' })
  await list.waitFor()
  const before = (await report(page).textContent()) ?? ''

  const fixes = list.getByRole('button').filter({ hasText: /links|linken|rechts|rechten/ })
  await fixes.last().click()
  await list.waitFor({ state: 'detached' })
  await expect.poll(() => report(page).textContent(), { timeout: 15_000 }).not.toBe(before)

  await button(page, 'Rückgängig').first().click()
  await expect.poll(() => report(page).textContent(), { timeout: 15_000 }).toBe(before)
  await list.waitFor()

  await button(list, 'So lassen').click()
  await page.getByRole('menuitem', { name: 'Klinisch so gemeint' }).click()
  await list.waitFor({ state: 'detached' })
  await page.getByText('1 so gelassen').click()
  await page.getByText('Klinisch so gemeint').waitFor()
  await button(page, 'Wieder anzeigen').click()
  await list.waitFor()
})

journey('a number changed by hand stops the copy until it is confirmed by its name', async ({ page }) => {
  await arriveInWorkspace(page)
  await formatDictation(page, soundDictation)
  await page.getByText(/^(\d+) von \1 Angaben erhalten$/).waitFor()
  await pickInReport(page, '14')
  await page.keyboard.type('41')
  await reportHolds(page, '41 mm')

  await button(page, 'Bericht kopieren').click()
  const gate = page.getByRole('dialog', { name: 'Vor dem Kopieren bestätigen' })
  await gate.waitFor()
  expect(await button(gate, 'Bestätigt kopieren').isDisabled()).toBe(true)
  await button(gate, 'Zurück zum Bericht').click()
  await gate.waitFor({ state: 'detached' })

  await button(page, 'Bericht kopieren').click()
  const facts = gate.getByRole('checkbox')
  await gate
    .getByRole('checkbox', { name: /^Zahl (14|41)/ })
    .first()
    .waitFor()
  for (const fact of await facts.all()) await fact.check()
  await button(gate, 'Bestätigt kopieren').click()
  await toast(page, 'Report Copied')
  expect((await clipboard(page))['text/plain']).toContain('41 mm')
})

journey(
  'the caret in a sentence of the report lights where it was dictated, and the other way round',
  async ({ page }) => {
    await arriveInWorkspace(page)
    await formatDictation(page, soundDictation)
    await pickInReport(page, 'Pneumothorax')
    const lit = page.locator('.transcript-sheet .mark-lit')
    await lit.filter({ hasText: 'Pneumothorax' }).first().waitFor()
    expect((await lit.allTextContents()).join('')).not.toContain('Rundherd')
    await page.getByText(/^diktiert: „Kein Pneumothorax/).waitFor()

    await page.keyboard.press('End')
    await page.keyboard.type(' Kontrolle in drei Monaten.')
    await page.getByText('getippt', { exact: true }).waitFor()

    // Pointing is enough, without a click.
    const pointed = await placeOf(report(page), 'Rundherd')
    await page.mouse.move(pointed.x, pointed.y)
    await lit.filter({ hasText: 'Rundherd' }).first().waitFor()

    // The text area lies over a sheet with the same words in the same places.
    const { x, y } = await placeOf(page.locator('.transcript-sheet'), 'Pneumothorax')
    await page.mouse.click(x, y)
    await report(page).locator('.mark-lit').filter({ hasText: 'Pneumothorax' }).first().waitFor()
  },
)
