import type { Locator, Page } from 'playwright-core'
import type { Screen } from './screen-states/screen.ts'

/** Nothing in it asks, clashes or is left over. */
export const sound = 'Leber normal groß Punkt Milz nicht vergrößert Punkt'
const dictation =
  'Leber normal groß in Segment sechs eine zwei Komma drei Zentimeter große hypodense Läsion Punkt ' +
  'Rechte Niere mit einer vier Millimeter großen Zyste Punkt Milz nicht vergrößert Punkt ' +
  'Beurteilung Doppelpunkt Läsion in Segment sechs der Leber am ehesten Hämangiom Punkt Zyste der linken Niere Punkt'
const doubtful =
  'CT Abdomen Leber mit einer Zyste von 14 mm Punkt Hyperintenses Areal der Milz Punkt Ein Anhalt für eine Fraktur ' +
  'Punkt Kleiner Pleuraerguss rechts Punkt Lymphknoten vier fünf Millimeter Punkt'
export const knee =
  'MRT Kniegelenk rechts Innenmeniskus mit horizontalem Riss im Hinterhorn Punkt Außenmeniskus intakt Punkt ' +
  'Vorderes Kreuzband erhalten Punkt Geringer Gelenkerguss Punkt'
const ownTemplate = {
  modality: 'CT',
  language: 'de',
  templateHtml: '<h3>Befund</h3><p><strong>Leber:</strong> Homogen.</p><p><strong>Milz:</strong> Normal groß.</p>',
}

export function state(name: string, prepare: Screen['prepare'], arrange?: Screen['arrange']): Screen {
  return {
    name: `workspace-${name}`,
    path: '/',
    as: 'admin',
    ...(prepare && { prepare }),
    ...(arrange && { arrange }),
  }
}

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const transcript = (page: Page) => page.getByLabel('Externes Transkript')
export const report = (page: Page) => page.getByRole('textbox', { name: 'Bericht, bearbeitbar' })
export const dictate = (page: Page) => transcript(page).fill(dictation)
const never = () => new Promise<void>(() => {})

export async function toReport(page: Page, isWide: boolean): Promise<void> {
  if (!isWide) await page.getByRole('tab', { name: 'Bericht' }).click()
}

export async function generate(page: Page, isWide: boolean, text = dictation): Promise<void> {
  await transcript(page).fill(text)
  await button(page, 'Bericht generieren').click()
  await page.getByText('Bericht generiert', { exact: true }).waitFor()
  await toReport(page, isWide)
  await page.getByText(/ Angaben erhalten/).waitFor()
}

/** With the list of hints in view, which stands under the transcript. */
export async function generateForHints(page: Page, isWide: boolean): Promise<void> {
  await generate(page, isWide)
  if (!isWide) await page.getByRole('tab', { name: 'Transkript' }).click()
}

export async function typeAtEnd(page: Page, text: string): Promise<void> {
  await report(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

export async function openTemplates(page: Page, isWide: boolean): Promise<void> {
  await button(page, isWide ? 'Vorlagen ausklappen' : 'Vorlage wählen').click()
}

export async function chooseTemplate(page: Page, isWide: boolean, name: RegExp): Promise<void> {
  await openTemplates(page, isWide)
  await page.getByRole('button', { name }).first().click()
  await page
    .getByText(/^(Gewählte )?Vorlage: /)
    .first()
    .waitFor()
}

export async function fillOwn(page: Page, isWide: boolean): Promise<void> {
  await chooseTemplate(page, isWide, /^Oberbauch kurz/)
  await transcript(page).fill(doubtful)
  await button(page, 'Vorlage ausfüllen').click()
  await page.getByText('Vorlage ausgefüllt', { exact: true }).waitFor()
}

export async function changeNumber(page: Page, isWide: boolean): Promise<void> {
  await generate(page, isWide)
  await typeAtEnd(page, ' Größe 7 cm.')
  await report(page).evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf('2,3') ?? -1
      if (at >= 0) return getSelection()?.setBaseAndExtent(node, at, node, at + 3)
    }
  })
  await page.keyboard.type('3,2')
}

export async function openOwnTemplates(page: Page, isWide: boolean): Promise<void> {
  await openTemplates(page, isWide)
  await button(page, 'Meine Vorlagen').click()
}

export function withOwnTemplates(names: readonly string[]) {
  const rows = names.map((name, index) => ({
    ...ownTemplate,
    id: `0197a5d0-0000-7000-8000-00000000000${index}`,
    name,
    createdAt: '2026-01-05T08:00:00.000Z',
    updatedAt: '2026-01-05T08:00:00.000Z',
  }))
  return (page: Page) => page.route('**/api/user-templates', (route) => route.fulfill({ json: rows }))
}
export const fiveTemplates = withOwnTemplates([
  'Oberbauch kurz',
  'Knie rechts',
  'Thorax stationär, Verlaufskontrolle nach Drainage',
  'Mammasonographie-Screening',
  'LWS nach Unfall',
])

export async function withBusy(page: Page, path: string): Promise<void> {
  await page.route(path, never)
}

/** What the run answers, changed on its way. */
export function answering(path: string, change: object) {
  return (page: Page) =>
    page.route(path, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } })
    })
}

/** Full access at first; the trial ends once the workspace stands. */
export async function asExpiring(page: Page): Promise<void> {
  const endsAt = Date.now() + 8000
  const trialEndsAt = new Date(endsAt).toISOString()
  const person = { role: 'user', manualFullAccess: false, trialEndsAt }
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch()
    const subscriptionStatus = Date.now() < endsAt ? 'trialing' : 'trial_expired'
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...person, subscriptionStatus } })
  })
  await page.route('**/api/subscription/status', async (route) => {
    const answer = await route.fetch()
    const isOver = Date.now() >= endsAt
    const trial = {
      status: isOver ? 'trial_expired' : 'trialing',
      periodType: isOver ? 'expired' : 'trial',
      grantedAccess: null,
      hasActiveSubscription: false,
      trialDaysLeft: isOver ? 0 : 1,
    }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...trial } })
  })
}

/** An installation with a language model that has begun to write. */
export async function withDraft(page: Page): Promise<void> {
  await page.route(/:\d+\/$/, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace('"hasLanguageModel":false', '"hasLanguageModel":true') })
  })
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      const isRun = typeof input === 'string' && input.includes('generate-report-voice')
      if (!isRun) return send(input, init)
      const text =
        'Befund\n\nLeber: Normal groß. In Segment VI eine 2,3 cm große hypodense Läsion.\n\nNieren: Rechts eine'
      const said = `event: draft\ndata: ${JSON.stringify({ at: 0, text })}\n\n`
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(said))
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')))
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    }
  })
}

export async function copy(page: Page): Promise<void> {
  await button(page, 'Bericht kopieren').click()
}

export async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { write: () => Promise.reject(new Error('refused')) } })
    document.execCommand = () => false
  })
}

export async function rate(page: Page, isWide: boolean): Promise<void> {
  await generate(page, isWide, sound)
  await copy(page)
  await page.getByRole('region', { name: 'Wie war dieser Bericht?' }).waitFor()
}

/** The menu under the report, and what is chosen there. */
export async function download(page: Page, item: string): Promise<void> {
  await button(page, 'Herunterladen').click()
  await page.getByRole('menuitem', { name: item }).click()
}
