import type { Page } from 'playwright-core'
import {
  button,
  chooseTemplate,
  copy,
  dictate,
  download,
  fiveTemplates,
  generate,
  openOwnTemplates,
  rate,
  sound,
  state,
  toReport,
  transcript,
  withDraft,
} from '../workspace-ways.ts'
import { answer, refuse, type Screen } from './screen.ts'

const busy = 'Das System ist ausgelastet. Bitte versuchen Sie es in einigen Sekunden erneut.'
/** Answered in place of the server, which would keep it for every later state. */
const onlyFormat = { autoFormatExternal: true, autoFillTemplateExternal: false, autoGenerateReportExternal: false }
const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name })

/** What the workspace says after an action, each where no other state shows it. One is seen at a time. */
export const toastStates: readonly Screen[] = [
  toast('settings-saved', 'Einstellungen aktualisiert', switchOn, (page) =>
    answer(page, '/api/external-transcript-preferences', onlyFormat),
  ),
  toast('settings-failed', 'Aktualisierung fehlgeschlagen', switchOn, (page) =>
    refuse(page, '/api/external-transcript-preferences', 503, busy),
  ),
  toast('no-transcript', 'Kein Transkript', (page) => page.keyboard.press('Alt+f')),
  toast('no-template', 'Keine Vorlage gewählt', async (page) => {
    await dictate(page)
    await button(page, 'Vorlage ausfüllen').click()
  }),
  toast('formatted', 'Bericht formatiert', format),
  toast('filled', 'Vorlage ausgefüllt', fill),
  toast('generated', 'Bericht generiert', (page, isWide) => generate(page, isWide, sound)),
  toast('format-failed', 'Formatierung fehlgeschlagen', format, (page) =>
    refuse(page, '/api/format-external-transcript', 503, busy),
  ),
  toast('fill-failed', 'Vorlage konnte nicht ausgefüllt werden', fill, (page) =>
    refuse(page, '/api/populate-template-voice', 503, busy),
  ),
  toast('cancelled', 'Abgebrochen', (page) => beginDraft(page, () => button(page, 'Abbrechen').click()), withDraft),
  toast(
    'draft-not-copied',
    'Noch nichts zu kopieren',
    (page) => beginDraft(page, () => page.keyboard.press('Control+Enter')),
    withDraft,
  ),
  toast('new-report', 'Neuer Bericht gestartet', async (page, isWide) => {
    await generate(page, isWide, sound)
    await button(page, 'Neuer Bericht').click()
  }),
  toast('no-format', 'No Format Selected', async (page, isWide) => {
    await generate(page, isWide, sound)
    for (const format of ['HTML', 'Nur Text']) await checkbox(page, format).click()
    await copy(page)
  }),
  toast('empty-report', 'Bericht ist leer', async (page, isWide) => {
    await toReport(page, isWide)
    await copy(page)
  }),
  toast(
    'download-failed',
    'Download fehlgeschlagen',
    async (page, isWide) => {
      await generate(page, isWide, sound)
      await page.context().setOffline(true)
      await download(page, 'Word-Datei (DOCX)')
    },
    (page) => page.route('**/*docx*', (route) => route.abort()),
  ),
  toast('feedback-sent', 'Feedback Submitted', rateGood),
  toast('feedback-failed', 'Error', rateGood, (page) => refuse(page, '/api/feedback', 503, busy)),
  toast('template-created', 'Vorlage erstellt', saveTemplate, (page) => answerTemplates(page, 201)),
  toast('template-failed', 'Fehler', saveTemplate, (page) => answerTemplates(page, 503)),
  toast('template-deleted', 'Vorlage gelöscht', deleteTemplate, async (page) => {
    await fiveTemplates(page)
    await answer(page, '/api/user-templates/*', {})
  }),
]

function toast(name: string, title: string, act: Screen['prepare'], arrange?: Screen['arrange']): Screen {
  const prepare = async (page: Page, isWide: boolean) => {
    await act?.(page, isWide)
    await page.getByText(title, { exact: true }).first().waitFor()
  }
  return state(`toast-${name}`, prepare, arrange)
}

async function switchOn(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Formatieren' }).click()
}

async function format(page: Page): Promise<void> {
  await transcript(page).fill(sound)
  await button(page, 'Formatieren').click()
}

async function fill(page: Page, isWide: boolean): Promise<void> {
  await chooseTemplate(page, isWide, /^CT Abdomen und Becken/)
  await transcript(page).fill(sound)
  await button(page, 'Vorlage ausfüllen').click()
}

async function beginDraft(page: Page, act: () => Promise<void>): Promise<void> {
  await dictate(page)
  await button(page, 'Bericht generieren').click()
  await page.getByRole('region', { name: 'Entwurf des Sprachmodells' }).waitFor({ state: 'attached' })
  await act()
}

async function rateGood(page: Page, isWide: boolean): Promise<void> {
  await rate(page, isWide)
  await button(page, 'Good').click()
}

async function saveTemplate(page: Page, isWide: boolean): Promise<void> {
  await openOwnTemplates(page, isWide)
  await button(page, 'Neue Vorlage').click()
  await page.getByLabel('Name', { exact: true }).fill('Oberbauch kurz')
  await page.getByLabel('Inhalt der Vorlage').fill('Leber: Homogen.')
  await button(page, 'Speichern').click()
}

async function deleteTemplate(page: Page, isWide: boolean): Promise<void> {
  await openOwnTemplates(page, isWide)
  await button(page, 'Knie rechts löschen').click()
  await button(page, 'Löschen').click()
}

/** None at first; saving one is answered with the status. */
async function answerTemplates(page: Page, status: number): Promise<void> {
  await page.route('**/api/user-templates', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: [] })
    const saved = { id: '0197a5d0-0000-7000-8000-000000000009', createdAt: '2026-01-05T08:00:00.000Z' }
    const json =
      status < 300 ? { ...route.request().postDataJSON(), ...saved, updatedAt: saved.createdAt } : { message: busy }
    return route.fulfill({ status, json })
  })
}
