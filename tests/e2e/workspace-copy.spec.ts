import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './journey.ts'
import {
  arriveInWorkspace,
  button,
  clipboard,
  formatDictation,
  report,
  reportHolds,
  soundDictation,
  toast,
  transcript,
} from './workspace-steps.ts'

journey('a copy arrives as HTML and plain text, says so, and asks for a rating that is stored', async ({ page }) => {
  await arriveInWorkspace(page)
  await button(page, 'Bericht kopieren').click()
  await toast(page, 'Bericht ist leer')
  await formatDictation(page, soundDictation)

  await button(page, 'Bericht kopieren').click()
  await page.getByText('Report copied in listed formats: HTML, Nur Text', { exact: true }).waitFor()
  await button(page, 'Copied!').waitFor()
  const copied = await clipboard(page)
  expect(Object.keys(copied).toSorted()).toEqual(['text/html', 'text/plain'])
  expect(copied['text/html']).toContain('Rundherd')
  expect(copied['text/html']).not.toContain('data-')
  expect(copied['text/plain']).toMatch(/Beurteilung.*\n/)

  const prompt = page.getByRole('region', { name: 'Wie war dieser Bericht?' })
  await prompt.waitFor()
  await button(page, 'Bericht kopieren').waitFor()
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/feedback'))
  await button(prompt, 'Good').click()
  const answer = await stored
  expect(answer.ok()).toBe(true)
  expect(await answer.json()).toMatchObject({ feedbackType: 'positive', inputMethod: 'external_transcript' })
  await toast(page, 'Feedback Submitted')
  await prompt.waitFor({ state: 'detached' })
})

journey('on paper the report is all there is, in every layout', async ({ page }) => {
  await arriveInWorkspace(page)
  await formatDictation(page, soundDictation)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect.poll(() => report(page).isVisible()).toBe(true)
    for (const part of [transcript(page), button(page, 'Bericht kopieren'), page.getByRole('banner')]) {
      expect(await part.isVisible()).toBe(false)
    }
    await page.emulateMedia({ media: 'screen' })
    await button(page, 'Vorlage ausfüllen').or(button(page, 'Bericht kopieren')).first().waitFor()
  }
})

journey('the chosen formats are kept, and none of them is refused', async ({ page }) => {
  await arriveInWorkspace(page)
  await formatDictation(page, soundDictation)
  await page.getByRole('checkbox', { name: 'HTML' }).uncheck()
  await button(page, 'Bericht kopieren').click()
  await page.getByText('Report copied in listed formats: Nur Text', { exact: true }).waitFor()
  expect(Object.keys(await clipboard(page))).toEqual(['text/plain'])

  await page.reload()
  await transcript(page).waitFor()
  expect(await page.getByRole('checkbox', { name: 'HTML' }).isChecked()).toBe(false)
  await page.getByRole('checkbox', { name: 'Nur Text' }).uncheck()
  await button(page, 'Bericht kopieren').click()
  await toast(page, 'No Format Selected')
})

journey('an unfinished report is restored after a reload, and "Neuer Bericht" can be taken back', async ({ page }) => {
  await arriveInWorkspace(page)
  await formatDictation(page, soundDictation)
  await report(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Kontrolle empfohlen.')
  await page.reload()
  await page.getByText('Ein nicht abgeschlossener Bericht wurde wiederhergestellt.').waitFor()
  await reportHolds(page, 'Kontrolle empfohlen.')
  expect(await transcript(page).inputValue()).toBe(soundDictation)
  await page.getByText(/^(\d+) von \1 Angaben erhalten$/).waitFor()
  await button(page, 'Verstanden').click()

  await button(page, 'Neuer Bericht').click()
  await toast(page, 'Neuer Bericht gestartet')
  expect(await transcript(page).inputValue()).toBe('')
  await reportHolds(page, 'Rundherd', false)
  await page
    .getByRole('region', { name: /^Meldungen/ })
    .getByRole('button', { name: 'Rückgängig' })
    .click()
  await reportHolds(page, 'Kontrolle empfohlen.')
  expect(await transcript(page).inputValue()).toBe(soundDictation)

  await button(page, 'Neuer Bericht').click()
  await toast(page, 'Neuer Bericht gestartet')
  await page.reload()
  await transcript(page).waitFor()
  expect(await transcript(page).inputValue()).toBe('')
  expect(await page.getByText('Ein nicht abgeschlossener Bericht wurde wiederhergestellt.').count()).toBe(0)
})

journey('in house mode no request carries text, and the line below says so', async ({ page }) => {
  await arriveInWorkspace(page)
  await page.getByRole('switch', { name: 'Haus-Modus' }).click()
  await page.getByText('Haus-Modus an: Kein Text verlässt diese Seite.').waitFor()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

  await formatDictation(page, soundDictation)
  await reportHolds(page, '14 mm')
  await button(page, 'Bericht generieren').click()
  await toast(page, 'Bericht generiert')
  await report(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Kontrolle empfohlen.')
  await page.getByText(/Angaben erhalten$/).waitFor()

  expect(
    sent.filter((request) => /Rundherd|Pneumothorax|Kontrolle|Oberlappen/.test(decodeURIComponent(request))),
  ).toEqual([])
  expect(sent.filter((request) => /\/api\/(format|populate|generate)/.test(request))).toEqual([])

  await page.getByRole('button', { name: /Anfragen?, .* gesendet$/ }).click()
  const ledger = page.getByRole('dialog', { name: 'Was die Seite verlassen hat' })
  expect(await ledger.getByRole('row').count()).toBeGreaterThan(1)
  expect(await ledger.getByRole('cell', { name: 'ja', exact: true }).count()).toBe(0)
})

/** The paths of everything the service worker has kept. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
}

journey('with the network cut after loading, the work goes on in house mode up to the copy', async ({ page }) => {
  await arriveInWorkspace(page)
  await expect.poll(() => keptFiles(page), { timeout: 15_000 }).toContain('/index.html')
  await page.getByRole('switch', { name: 'Haus-Modus' }).click()
  await page.getByText('Haus-Modus an: Kein Text verlässt diese Seite.').waitFor()
  await page.context().setOffline(true)

  await formatDictation(page, soundDictation)
  await button(page, 'Bericht generieren').click()
  await toast(page, 'Bericht generiert')
  await reportHolds(page, '14 mm')
  await page.getByText(/Angaben erhalten$/).waitFor()
  await button(page, 'Bericht kopieren').click()
  await toast(page, 'Report Copied')
  expect((await clipboard(page))['text/plain']).toContain('14 mm')

  // The tab opens again without a network: the program is kept, and nothing but the program.
  await page.reload()
  await page.getByText('Ein nicht abgeschlossener Bericht wurde wiederhergestellt.').waitFor()
  await reportHolds(page, '14 mm')
  const isProgram = (path: string) => /^\/(assets\/.+|index\.html|theme\.js|icon\.svg)$/.test(path)
  expect((await keptFiles(page)).filter((path) => !isProgram(path))).toEqual([])
})
