import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { landingTexts } from '#features/site/texts.ts'
import { journey } from './journey.ts'
import { signInInBrowser } from './person.ts'
import {
  arriveInWorkspace,
  button,
  formatDictation,
  report,
  reportHolds,
  soundDictation,
  toast,
  transcript,
} from './workspace-steps.ts'

const kneeDictation =
  'MRT Kniegelenk rechts Innenmeniskus mit horizontalem Riss im Hinterhorn Punkt Außenmeniskus intakt Punkt ' +
  'Vorderes Kreuzband erhalten Punkt Geringer Gelenkerguss Punkt'

/** Without a heading for the pleura, and with one word that is easily misheard. */
const shortTemplate = {
  name: 'Oberbauch kurz',
  modality: 'CT',
  language: 'de',
  templateHtml:
    '<h3>Befund</h3><p><strong>Leber:</strong> Homogen. Keine fokalen Läsionen.</p>' +
    '<p><strong>Milz:</strong> Normal groß.</p><p><strong>Nieren:</strong> Kein Harnstau.</p>' +
    '<h3>Beurteilung</h3><p>[IMPRESSION]</p>',
}
const abdomenDictation =
  'In der Leber eine Zyste von 14 mm Punkt Kleiner Pleuraerguss rechts Punkt ' +
  'Ein Anhalt für eine Fraktur Punkt Beurteilung Doppelpunkt Leberzyste Punkt'

const selected = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? '')
const activeHint = (page: Page) => page.locator('li[aria-current]')

async function chooseByName(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Befehl oder Vorlage suchen' }).fill(name)
  await page.getByRole('option', { name, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(`Gewählte Vorlage: ${name}`).waitFor()
}

journey('the dictation suggests its template, whose fields are reached one after another', async ({ page }) => {
  await arriveInWorkspace(page)
  await transcript(page).fill(kneeDictation)
  await page.getByText(/^Passt zum Diktat: MRT Knie/).waitFor()
  await button(page, 'Verwenden').click()
  await page.getByText(/^Gewählte Vorlage: MRT Knie/).waitFor()
  const fields = (await report(page).textContent())?.match(/\[[A-Z_]+\]/g) ?? []
  expect(fields.length).toBeGreaterThan(1)

  for (const [index, field] of fields.entries()) {
    await page.keyboard.press('Alt+l')
    await expect.poll(() => selected(page)).toBe(field)
    await page.keyboard.type('ja')
    const left = fields.length - index - 1
    if (left > 0) await page.getByText(left === 1 ? '1 Feld offen' : `${left} Felder offen`).waitFor()
  }
  expect(await report(page).textContent()).not.toContain('[')
})

journey(
  'what found no place is put where it belongs, what was misheard is asked, what nobody said is walked',
  async ({ page }) => {
    await arriveInWorkspace(page)
    expect((await page.request.post('/api/user-templates', { data: shortTemplate })).ok()).toBe(true)
    await page.reload()
    await transcript(page).waitFor()
    await chooseByName(page, shortTemplate.name)
    await transcript(page).fill(abdomenDictation)
    await page.keyboard.press('Alt+a')
    await toast(page, 'Vorlage ausgefüllt')

    const question = page.getByRole('region', { name: '1 Rückfrage' })
    const unplaced = page.getByRole('region', { name: '1 Satz ohne Platz' })
    await unplaced.waitFor()
    await page.locator('.transcript-sheet .mark-unplaced').filter({ hasText: 'Pleuraerguss' }).waitFor()
    await page.keyboard.press('Alt+n')
    await activeHint(page).filter({ hasText: 'Anhalt' }).waitFor()
    await page.keyboard.press('Alt+n')
    await activeHint(page).filter({ hasText: 'Pleuraerguss' }).waitFor()
    await page.keyboard.press('Alt+p')
    await activeHint(page).filter({ hasText: 'Anhalt' }).waitFor()

    await page.keyboard.press('Alt+Enter')
    await question.waitFor({ state: 'detached' })
    await reportHolds(page, 'Kein Anhalt für eine Fraktur.')
    expect(await transcript(page).inputValue()).toContain('Kein Anhalt für eine Fraktur')

    await button(unplaced, 'Unter „Pleura“ einfügen').click()
    await unplaced.waitFor({ state: 'detached' })
    await reportHolds(page, 'Pleura: Kleiner Pleuraerguss rechts.')
    expect((await report(page).textContent())?.split('Pleuraerguss')).toHaveLength(2)

    const lit = report(page).locator('.mark-lit')
    await button(page, '2 Vorlagensätze').click()
    await lit.filter({ hasText: 'Normal groß.' }).waitFor()
    await page.getByText('aus der Vorlage', { exact: true }).waitFor()
    await page.keyboard.press('Alt+s')
    await lit.filter({ hasText: 'Kein Harnstau.' }).waitFor()
    await page.getByText('2 Normalsätze zurückgezogen').waitFor()
  },
)

journey('two versions are compared side by side with their changes marked, and one is taken back', async ({ page }) => {
  await arriveInWorkspace(page)
  await formatDictation(page, soundDictation)
  await report(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Kontrolle empfohlen.')
  await button(page, 'Bericht generieren').click()
  await reportHolds(page, 'Kontrolle empfohlen.', false)

  await button(page, 'Fassungen: v3').click()
  const mine = page.getByRole('listitem').filter({ hasText: 'Eigene Fassung' })
  await button(mine, 'Vergleichen').click()
  const dialog = page.getByRole('dialog', { name: 'Fassungen vergleichen' })
  const older = dialog.getByRole('region', { name: 'v2 · Eigene Fassung' })
  await older.getByRole('deletion').filter({ hasText: 'Kontrolle empfohlen' }).waitFor()
  const newer = dialog.getByRole('region', { name: 'Jetzige Fassung' })
  expect(await newer.textContent()).not.toContain('Kontrolle')
  expect(await newer.textContent()).toContain('14 mm')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await button(page, 'Fassungen: v3').click()
  await button(mine, 'Zurückholen').click()
  await reportHolds(page, 'Kontrolle empfohlen.')
})

journey('the workspace says that it loads, and that the session ended, with the text still there', async ({ page }) => {
  const email = await arriveInWorkspace(page)
  let isHeld = true
  await page.route('**/api/auth/user', async (route) => {
    await expect.poll(() => isHeld, { timeout: 15_000 }).toBe(false)
    await route.continue()
  })
  await page.reload()
  await page.getByText('Lädt...').first().waitFor()
  isHeld = false
  await transcript(page).fill(soundDictation)
  await page.context().clearCookies()
  await button(page, 'Formatieren').click()
  await page.getByRole('heading', { name: 'Anmeldung erforderlich' }).first().waitFor()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click()
  await page.getByRole('heading', { name: landingTexts.heading }).waitFor()

  await signInInBrowser(page, email)
  await expect.poll(() => transcript(page).inputValue()).toBe(soundDictation)
})

journey(
  'a second person who signs in elsewhere finds nothing of the first one, who loses nothing',
  async ({ page }) => {
    const first = await arriveInWorkspace(page)
    await transcript(page).fill(soundDictation)
    const elsewhere = await page.context().newPage()
    await elsewhere.goto('/api/logout')
    await arriveInWorkspace(elsewhere)

    await lookAt(page)
    await expect.poll(() => transcript(page).inputValue()).toBe('')
    await transcript(page).fill('kein erguss punkt')
    await lookAt(page)
    expect(await transcript(page).inputValue()).toBe('kein erguss punkt')

    await elsewhere.goto('/api/logout')
    await signInInBrowser(elsewhere, first)
    await lookAt(page)
    await expect.poll(() => transcript(page).inputValue()).toBe(soundDictation)
  },
)

/** Comes back to a tab: without a window no tab is ever hidden. */
async function lookAt(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/api/auth/user')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await asked
}
