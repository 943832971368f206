import type { Page } from 'playwright-core'
import {
  button,
  chooseTemplate,
  fiveTemplates,
  openOwnTemplates,
  openTemplates,
  state,
  toReport,
  withBusy,
  withOwnTemplates,
} from '../workspace-ways.ts'
import { answer, refuse, type Screen } from './screen.ts'

/** The template column, "Meine Vorlagen" and its dialogs, in every state. */
export const templateStates: readonly Screen[] = [
  state('templates', openTemplates),
  state('templates-waiting', openTemplates, (page) => withBusy(page, '**/api/medical-templates')),
  state('templates-refused', openTemplates, (page) =>
    refuse(page, '/api/medical-templates', 503, 'Das System ist ausgelastet.'),
  ),
  state(
    'templates-nothing-found',
    async (page, isWide) => {
      await openTemplates(page, isWide)
      await page.getByLabel('Vorlage suchen').fill('Phlebographie')
      await page.getByText('Keine Vorlage passt zu Suche und Filtern.').waitFor()
    },
    // Otherwise the next visit would begin with this search.
    (page) => answer(page, '/api/template-filters', {}),
  ),
  state('template-chosen', async (page, isWide) => {
    await chooseTemplate(page, isWide, /^CT Abdomen und Becken/)
    await toReport(page, isWide)
    await page.keyboard.press('Alt+l')
  }),
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
  state('own-template-edit', openFirst, fiveTemplates),
  state(
    'own-template-taken',
    async (page, isWide) => {
      await openOwnTemplates(page, isWide)
      await button(page, 'Neue Vorlage').click()
      await page.getByLabel('Name', { exact: true }).fill('oberbauch KURZ')
      await page.getByLabel('Inhalt der Vorlage').fill('Leber: Homogen.')
      await button(page, 'Speichern').click()
      await page.getByText('Eine Vorlage mit diesem Namen gibt es schon.').waitFor()
    },
    withOwnTemplates(['Oberbauch kurz']),
  ),
]

async function openFirst(page: Page, isWide: boolean): Promise<void> {
  await openOwnTemplates(page, isWide)
  await button(page, 'Oberbauch kurz bearbeiten').click()
}
