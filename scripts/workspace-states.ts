import type { Locator, Page } from 'playwright-core'

/** A sight of the product, and how it comes about. */
export interface Screen {
  name: string
  path: string
  signedIn: boolean
  /** Before the page is opened. */
  arrange?: (page: Page) => Promise<unknown>
  /** Brings the page into the state to be seen. */
  prepare?: (page: Page, isWide: boolean) => Promise<unknown>
}

const dictation =
  'Leber normal groß in Segment sechs eine zwei Komma drei Zentimeter große hypodense Läsion Punkt ' +
  'Rechte Niere mit einer vier Millimeter großen Zyste Punkt Milz nicht vergrößert Punkt ' +
  'Beurteilung Doppelpunkt Läsion in Segment sechs der Leber am ehesten Hämangiom Punkt Zyste der linken Niere Punkt'
const doubtful =
  'CT Abdomen Leber mit einer Zyste von 14 mm Punkt Hyperintenses Areal der Milz Punkt Ein Anhalt für eine Fraktur ' +
  'Punkt Kleiner Pleuraerguss rechts Punkt Lymphknoten vier fünf Millimeter Punkt'
const knee =
  'MRT Kniegelenk rechts Innenmeniskus mit horizontalem Riss im Hinterhorn Punkt Außenmeniskus intakt Punkt ' +
  'Vorderes Kreuzband erhalten Punkt Geringer Gelenkerguss Punkt'
const ownTemplate = {
  modality: 'CT',
  language: 'de',
  templateHtml: '<h3>Befund</h3><p><strong>Leber:</strong> Homogen.</p><p><strong>Milz:</strong> Normal groß.</p>',
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const transcript = (page: Page) => page.getByLabel('Externes Transkript')
const report = (page: Page) => page.getByRole('textbox', { name: 'Bericht, bearbeitbar' })
const dictate = (page: Page) => transcript(page).fill(dictation)
const never = () => new Promise<void>(() => {})

async function toReport(page: Page, isWide: boolean): Promise<void> {
  if (!isWide) await page.getByRole('tab', { name: 'Bericht' }).click()
}

async function generate(page: Page, isWide: boolean, text = dictation): Promise<void> {
  await transcript(page).fill(text)
  await button(page, 'Bericht generieren').click()
  await page.getByText('Bericht generiert', { exact: true }).waitFor()
  await toReport(page, isWide)
  await page.getByText(/ Angaben erhalten/).waitFor()
}

/** With the list of hints in view, which stands under the transcript. */
async function generateForHints(page: Page, isWide: boolean): Promise<void> {
  await generate(page, isWide)
  if (!isWide) await page.getByRole('tab', { name: 'Transkript' }).click()
}

async function typeAtEnd(page: Page, text: string): Promise<void> {
  await report(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

async function openTemplates(page: Page, isWide: boolean): Promise<void> {
  await button(page, isWide ? 'Vorlagen ausklappen' : 'Vorlage wählen').click()
}

async function chooseTemplate(page: Page, isWide: boolean, name: RegExp): Promise<void> {
  await openTemplates(page, isWide)
  await page.getByRole('button', { name }).first().click()
  await page
    .getByText(/^(Gewählte )?Vorlage: /)
    .first()
    .waitFor()
}

async function fillOwn(page: Page, isWide: boolean): Promise<void> {
  await chooseTemplate(page, isWide, /^Oberbauch kurz/)
  await transcript(page).fill(doubtful)
  await button(page, 'Vorlage ausfüllen').click()
  await page.getByText('Vorlage ausgefüllt', { exact: true }).waitFor()
}

async function changeNumber(page: Page, isWide: boolean): Promise<void> {
  await generate(page, isWide)
  await report(page)
    .getByText('2,3 cm')
    .first()
    .dblclick({ position: { x: 30, y: 12 } })
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

async function openOwnTemplates(page: Page, isWide: boolean): Promise<void> {
  await openTemplates(page, isWide)
  await button(page, 'Meine Vorlagen').click()
}

function withOwnTemplates(names: readonly string[]) {
  const rows = names.map((name, index) => ({
    ...ownTemplate,
    id: `0197a5d0-0000-7000-8000-00000000000${index}`,
    name,
    createdAt: '2026-01-05T08:00:00.000Z',
    updatedAt: '2026-01-05T08:00:00.000Z',
  }))
  return (page: Page) => page.route('**/api/user-templates', (route) => route.fulfill({ json: rows }))
}
const fiveTemplates = withOwnTemplates([
  'Oberbauch kurz',
  'Knie rechts',
  'Thorax stationär, Verlaufskontrolle nach Drainage',
  'Mammasonographie-Screening',
  'LWS nach Unfall',
])

async function withBusy(page: Page, path: string): Promise<void> {
  await page.route(path, never)
}

/** What the run answers, changed on its way. */
function answering(path: string, change: object) {
  return (page: Page) =>
    page.route(path, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } })
    })
}

/** Full access at first; a second later the trial ends. */
async function asExpiring(page: Page): Promise<void> {
  const later = (ms: number) => new Date(Date.now() + ms).toISOString()
  const before = { role: 'user', manualFullAccess: true, subscriptionStatus: 'trialing', trialEndsAt: later(3000) }
  const after = { role: 'user', subscriptionStatus: 'trial_expired', trialEndsAt: later(-1000) }
  let asked = 0
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch()
    asked += 1
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...(asked === 1 ? before : after) } })
  })
}

/** An installation with a language model that has begun to write. */
async function withDraft(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace('"hasLanguageModel":false', '"hasLanguageModel":true') })
  })
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      if (!String(input).includes('generate-report-voice')) return send(input, init)
      const text =
        'Befund\n\nLeber: Normal groß. In Segment VI eine 2,3 cm große hypodense Läsion.\n\nNieren: Rechts eine'
      const said = `event: draft\ndata: ${JSON.stringify({ at: 0, text })}\n\n`
      const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(said)) })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    }
  })
}

async function copy(page: Page): Promise<void> {
  await button(page, 'Bericht kopieren').click()
}

async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { write: () => Promise.reject(new Error('refused')) } })
    document.execCommand = () => false
  })
}

async function rate(page: Page, isWide: boolean): Promise<void> {
  await generate(page, isWide, 'Leber normal groß Punkt Milz nicht vergrößert Punkt')
  await copy(page)
  await page.getByRole('region', { name: 'Wie war dieser Bericht?' }).waitFor()
}

function state(name: string, prepare: Screen['prepare'], arrange?: Screen['arrange']): Screen {
  return {
    name: `workspace-${name}`,
    path: '/',
    signedIn: true,
    ...(prepare && { prepare }),
    ...(arrange && { arrange }),
  }
}

/** Every state of the workspace that can be told apart by looking at it. */
export const workspaceStates: readonly Screen[] = [
  state('loading', undefined, (page) => withBusy(page, '**/api/auth/user')),
  state('session-ended', async (page) => {
    await dictate(page)
    await page.context().clearCookies()
    await button(page, 'Formatieren').click()
    await page.getByRole('link', { name: 'Zur Anmeldung' }).waitFor()
  }),
  state('empty', undefined),
  state('templates', openTemplates),
  state('typed', dictate),
  state('suggestion', (page) => transcript(page).fill(knee)),
  state('formatting', async (page) => {
    await withBusy(page, '**/api/format-external-transcript')
    await dictate(page)
    await button(page, 'Formatieren').click()
  }),
  state('filling', async (page, isWide) => {
    await withBusy(page, '**/api/populate-template-voice')
    await chooseTemplate(page, isWide, /^CT Abdomen und Becken/)
    await dictate(page)
    await button(page, 'Vorlage ausfüllen').click()
  }),
  state('generating', async (page) => {
    await withBusy(page, '**/api/generate-report-voice')
    await dictate(page)
    await button(page, 'Bericht generieren').click()
  }),
  state('countdown', async (page) => {
    await dictate(page)
    await button(page, 'Formatieren').click()
    await page.getByText('Bericht formatiert', { exact: true }).waitFor()
  }),
  state('template-chosen', async (page, isWide) => {
    await chooseTemplate(page, isWide, /^CT Abdomen und Becken/)
    await toReport(page, isWide)
    await page.keyboard.press('Alt+l')
  }),
  state('report', generate),
  state('contradiction', async (page, isWide) => {
    await generateForHints(page, isWide)
    await page.keyboard.press('Alt+n')
  }),
  state('keep-as-is', async (page, isWide) => {
    await generateForHints(page, isWide)
    await button(page, 'So lassen').first().click()
  }),
  state('kept', async (page, isWide) => {
    await generateForHints(page, isWide)
    await button(page, 'So lassen').first().click()
    await page.getByRole('menuitem', { name: 'Klinisch so gemeint' }).click()
    await page.getByText('1 so gelassen').click()
  }),
  state('ledger', async (page, isWide) => {
    await generate(page, isWide)
    await page.getByRole('button', { name: /Angaben erhalten/ }).click()
  }),
  state('changed', changeNumber),
  state('copy-gate', async (page, isWide) => {
    await changeNumber(page, isWide)
    await copy(page)
    await page.getByRole('dialog', { name: 'Vor dem Kopieren bestätigen' }).waitFor()
  }),
  state('origin-of-report', async (page, isWide) => {
    await generate(page, isWide)
    await report(page).getByText('hypodense').first().click()
  }),
  state('origin-of-transcript', async (page, isWide) => {
    await generateForHints(page, isWide)
    await transcript(page).click({ position: { x: 120, y: 30 } })
    await toReport(page, isWide)
  }),
  state('questions', fillOwn, withOwnTemplates(['Oberbauch kurz'])),
  state(
    'filled',
    async (page, isWide) => {
      await fillOwn(page, isWide)
      await toReport(page, isWide)
      await page.getByRole('button', { name: /Vorlagens(atz|ätze)$/ }).click()
    },
    withOwnTemplates(['Oberbauch kurz']),
  ),
  state('versions', async (page, isWide) => {
    await generate(page, isWide)
    await typeAtEnd(page, ' Kontrolle empfohlen.')
    await page.keyboard.press('Alt+f')
    await page.getByText('Bericht formatiert', { exact: true }).waitFor()
    await toReport(page, isWide)
    await page.getByRole('button', { name: /^Fassungen: / }).click()
  }),
  state('compare', async (page, isWide) => {
    await generate(page, isWide)
    await typeAtEnd(page, ' Kontrolle empfohlen.')
    await page.getByRole('button', { name: /^Fassungen: / }).click()
    await button(page, 'Vergleichen').first().click()
  }),
  state('offer', async (page, isWide) => {
    await toReport(page, isWide)
    await typeAtEnd(page, 'Eigener Satz.')
    if (!isWide) await page.getByRole('tab', { name: 'Transkript' }).click()
    await page.route('**/api/external-transcript-preferences', (route) =>
      route.fulfill({
        json: { autoFormatExternal: true, autoFillTemplateExternal: false, autoGenerateReportExternal: false },
      }),
    )
    await page.getByRole('switch', { name: 'Formatieren' }).click()
    await dictate(page)
    await page.getByText('Eine neue Fassung liegt bereit').waitFor({ state: 'attached' })
    await toReport(page, isWide)
  }),
  state('house-mode', async (page, isWide) => {
    await page.getByRole('switch', { name: 'Haus-Modus' }).click()
    await generate(page, isWide)
    await page.getByRole('button', { name: /Anfragen?, .* gesendet$/ }).click()
  }),
  state('palette', (page) => page.keyboard.press('Control+k')),
  state('shortcuts', (page) => button(page, 'Tastenkürzel').click()),
  state('copied', async (page, isWide) => {
    await generate(page, isWide, 'Leber normal groß Punkt Milz nicht vergrößert Punkt')
    await copy(page)
  }),
  state('copied-without-rtf', async (page, isWide) => {
    await generate(page, isWide, 'Leber normal groß Punkt Milz nicht vergrößert Punkt')
    await page.evaluate(() => {
      ClipboardItem.supports = (type) => type !== 'text/rtf'
    })
    await page.getByRole('checkbox', { name: 'RTF' }).click()
    await page.getByRole('checkbox', { name: 'Schriftformatierung' }).click()
    await copy(page)
  }),
  state(
    'copy-failed',
    async (page, isWide) => {
      await generate(page, isWide, 'Leber normal groß Punkt Milz nicht vergrößert Punkt')
      await copy(page)
    },
    withoutClipboard,
  ),
  state('feedback', rate),
  state('feedback-details', async (page, isWide) => {
    await rate(page, isWide)
    await button(page, 'Issues').click()
  }),
  state('download', async (page, isWide) => {
    await generate(page, isWide)
    await button(page, 'Herunterladen').click()
  }),
  state(
    'prompt-notice',
    generate,
    answering('**/api/generate-report-voice', { fallbackReason: 'Die Antwort des Modells war kein lesbarer Bericht.' }),
  ),
  state('restored', async (page, isWide) => {
    await generate(page, isWide)
    await typeAtEnd(page, ' Kontrolle empfohlen.')
    await page.reload()
    await toReport(page, isWide)
    await page.getByText('Ein nicht abgeschlossener Bericht wurde wiederhergestellt.').waitFor()
  }),
  state('offline', async (page) => {
    await dictate(page)
    await page.context().setOffline(true)
    await button(page, 'Bericht generieren').click()
    await page.getByText('Berichtserstellung fehlgeschlagen').waitFor()
  }),
  state('saturated', async (page) => {
    await page.route('**/api/generate-report-voice', (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': '5' },
        json: {
          code: 'saturated',
          message: 'Das System ist ausgelastet. Bitte versuchen Sie es in einigen Sekunden erneut.',
        },
      }),
    )
    await dictate(page)
    await button(page, 'Bericht generieren').click()
    await page.getByText('Berichtserstellung fehlgeschlagen').waitFor()
  }),
  state(
    'draft',
    async (page, isWide) => {
      await dictate(page)
      await button(page, 'Bericht generieren').click()
      await toReport(page, isWide)
      await page.getByRole('region', { name: 'Entwurf des Sprachmodells' }).waitFor()
    },
    withDraft,
  ),
  state('trial-expired', (page) => page.getByText('Testphase abgelaufen', { exact: true }).waitFor(), asExpiring),
  state('own-templates-empty', openOwnTemplates),
  state('own-templates-full', openOwnTemplates, fiveTemplates),
  state('own-template-dialog', async (page, isWide) => {
    await openOwnTemplates(page, isWide)
    await button(page, 'Neue Vorlage').click()
  }),
  state('own-template-refused', async (page, isWide) => {
    await openOwnTemplates(page, isWide)
    await button(page, 'Neue Vorlage').click()
    await button(page, 'Speichern').click()
  }),
  state(
    'own-template-delete',
    async (page, isWide) => {
      await openOwnTemplates(page, isWide)
      await button(page, 'Knie rechts löschen').click()
    },
    fiveTemplates,
  ),
]
