import type { Screen } from './screen-states/screen.ts'
import {
  answering,
  asExpiring,
  button,
  changeNumber,
  chooseTemplate,
  copy,
  dictate,
  fillOwn,
  generate,
  generateForHints,
  knee,
  rate,
  report,
  sound,
  state,
  toReport,
  transcript,
  typeAtEnd,
  withBusy,
  withDraft,
  withOwnTemplates,
  withoutClipboard,
} from './workspace-ways.ts'

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
  state('report', generate),
  state('contradiction', async (page, isWide) => {
    await generateForHints(page, isWide)
    await page.keyboard.press('Alt+n')
  }),
  state('keep-as-is', async (page, isWide) => {
    await generateForHints(page, isWide)
    await button(page, 'So lassen').first().click()
  }),
  state('solved', async (page, isWide) => {
    await generateForHints(page, isWide)
    await button(page, '„linken“ durch „rechten“ ersetzen').click()
    await page.getByText('Gelöst').first().waitFor()
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
  state('ledger-disputed', async (page, isWide) => {
    await changeNumber(page, isWide)
    await page.getByText(/^\d+ von \d+ Angaben/).click()
  }),
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
    await page.keyboard.press('Alt+g')
    await toReport(page, isWide)
    await page.getByRole('button', { name: 'Fassungen: v3' }).click()
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
  state('house-mode-offline', async (page, isWide) => {
    await page.getByRole('switch', { name: 'Haus-Modus' }).click()
    await page.context().setOffline(true)
    await generate(page, isWide, sound)
  }),
  state(
    'masking',
    async (page) => {
      await transcript(page).fill(`Patientin Erika Musterfrau, geboren am 03.05.1961. ${sound}`)
      await button(page, 'Was gesendet würde').click()
      await page.getByRole('dialog').getByRole('table').waitFor()
    },
    withDraft,
  ),
  state('palette', (page) => page.keyboard.press('Control+k')),
  state('palette-template', async (page) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('knie')
  }),
  state('palette-nothing', async (page) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('gibt es nicht')
  }),
  state('shortcuts', (page) => page.keyboard.press('?')),
  state('copied', async (page, isWide) => {
    await generate(page, isWide, sound)
    await copy(page)
  }),
  state('copied-without-rtf', async (page, isWide) => {
    await generate(page, isWide, sound)
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
      await generate(page, isWide, sound)
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
    answering('**/api/generate-report-voice', {
      isOwnPrompt: true,
      fallbackReason: 'Die Antwort des Modells war kein lesbarer Bericht.',
    }),
  ),
  state(
    'model-notice',
    generate,
    answering('**/api/generate-report-voice', {
      fallbackReason: 'Das Sprachmodell hat nicht rechtzeitig geantwortet.',
    }),
  ),
  state(
    'prompt-used',
    generate,
    answering('**/api/generate-report-voice', { isOwnPrompt: true, promptUsed: 'Abdomen, knapp' }),
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
    await page.getByText('Berichtserstellung fehlgeschlagen', { exact: true }).waitFor()
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
    await page.getByText('Berichtserstellung fehlgeschlagen', { exact: true }).waitFor()
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
]
