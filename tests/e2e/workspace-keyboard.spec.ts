import { expect } from 'vitest'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { compact, journey } from './journey.ts'
import {
  arriveInWorkspace,
  button,
  chestTemplate,
  clashingDictation,
  clipboard,
  expectNoSidewaysScroll,
  formatDictation,
  hasFocus,
  report,
  reportHolds,
  soundDictation,
  toast,
  transcript,
} from './workspace-steps.ts'

journey('the whole way by keyboard alone: template, dictation, fill, edit, copy, new report', async ({ page }) => {
  await arriveInWorkspace(page)
  const keys = page.keyboard
  await keys.press('?')
  const help = page.getByRole('dialog', { name: 'Tastenkürzel' })
  await help.getByText('Strg+K').or(help.getByText('Strg')).first().waitFor()
  await keys.press('Escape')
  await help.waitFor({ state: 'detached' })

  await keys.press('Control+k')
  await page.getByRole('combobox', { name: 'Befehl oder Vorlage suchen' }).waitFor()
  await keys.type(chestTemplate)
  await page.getByRole('option', { name: chestTemplate, selected: true }).waitFor()
  await keys.press('Enter')
  await page.getByText(`Gewählte Vorlage: ${chestTemplate}`).waitFor()

  await keys.press('Alt+t')
  await hasFocus(transcript(page))
  await keys.insertText(soundDictation)
  expect(await transcript(page).inputValue()).toBe(soundDictation)
  await keys.press('Alt+a')
  await toast(page, 'Vorlage ausgefüllt')
  await reportHolds(page, '14 mm')

  await keys.press('Alt+b')
  await hasFocus(report(page))
  await keys.press('Control+End')
  await keys.type(' Kontrolle empfohlen?')
  await reportHolds(page, 'Kontrolle empfohlen?')
  await keys.press('Control+Enter')
  await toast(page, 'Report Copied')
  expect((await clipboard(page))['text/plain']).toContain('Kontrolle empfohlen?')

  await keys.press('Escape')
  expect(await report(page).evaluate((editor) => editor === document.activeElement)).toBe(false)
  await keys.press('Alt+w')
  const ledger = page.getByRole('dialog', { name: 'Beweis' })
  await ledger.getByText('erhalten').first().waitFor()
  await button(ledger, 'Bericht').first().focus()
  await keys.press('Enter')
  await ledger.waitFor({ state: 'detached' })
  await hasFocus(report(page))
  await keys.press('Alt+r')
  await toast(page, 'Neuer Bericht gestartet')
  expect(await transcript(page).inputValue()).toBe('')
})

journey('a contradiction is reached and solved by keyboard', async ({ page }) => {
  await arriveInWorkspace(page)
  await page.keyboard.press('Alt+t')
  await hasFocus(transcript(page))
  await page.keyboard.insertText(clashingDictation)
  await page.keyboard.press('Alt+f')
  await toast(page, 'Bericht formatiert')
  await page.getByText('1 Widerspruch', { exact: true }).waitFor()
  await page.keyboard.press('Alt+n')
  await report(page).locator('.mark-found').first().waitFor()
  await page.keyboard.press('Alt+Enter')
  await page.getByText('1 Widerspruch', { exact: true }).waitFor({ state: 'detached' })
})

journey('the signs a Mac types with Alt are left to the report', async ({ page }) => {
  await arriveInWorkspace(page)
  await report(page).focus()
  const isLeft = await report(page).evaluate((editor) =>
    editor.dispatchEvent(
      new KeyboardEvent('keydown', { key: '@', code: 'KeyL', altKey: true, bubbles: true, cancelable: true }),
    ),
  )
  expect(isLeft).toBe(true)
})

for (const theme of ['light', 'dark'] as const) {
  journey(
    `nothing serious for screen readers and eyes, ${theme}, empty and filled, at three widths`,
    async ({ page, context }) => {
      await context.addInitScript((choice) => localStorage.setItem('klarbefund.theme', choice), theme)
      await arriveInWorkspace(page)
      await expectNothingSerious(page)
      await formatDictation(page, clashingDictation)
      await page.getByText('1 Widerspruch', { exact: true }).waitFor()
      await page.getByText(/Angaben erhalten$/).waitFor()
      await expectNothingSerious(page)

      for (const size of [{ width: 1023, height: 800 }, compact]) {
        await page.setViewportSize(size)
        for (const tab of ['Bericht', 'Transkript']) {
          await page.getByRole('tab', { name: tab }).click()
          await page.getByRole('tabpanel', { name: tab }).waitFor()
          await expectNoSidewaysScroll(page)
        }
      }
      await expectNothingSerious(page)
      await page.getByRole('tab', { name: 'Bericht' }).click()
      await button(page, 'Bericht kopieren').waitFor()
      await expectNothingSerious(page)
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
    },
  )
}
