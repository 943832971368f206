import { expect } from 'vitest'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { journey } from './journey.ts'
import { arriveInWorkspace, button, toast } from './workspace-steps.ts'

journey('a radiologist works through the tabs of the profile', async ({ page }) => {
  await arriveInWorkspace(page)
  await page.goto('/profile')
  const language = page.getByLabel('Bevorzugte Sprache')
  await button(page, 'Bearbeiten').click()
  await language.selectOption('fr')
  await button(page, 'Abbrechen').click()
  expect(await language.inputValue()).toBe('de')
  await button(page, 'Bearbeiten').click()
  await language.selectOption('fr')
  await button(page, 'Speichern').click()
  await toast(page, 'Profil gespeichert')
  await expectNothingSerious(page)

  await page.getByRole('tab', { name: 'Abonnement' }).click()
  await page.getByText('Kostenlose Testphase aktiv').waitFor()
  await expectNothingSerious(page)

  await page.getByRole('tab', { name: 'Vorlagen' }).click()
  await page.getByText('Noch keine Vorlagen vorhanden').waitFor()
  await expectNothingSerious(page)

  await page.getByRole('tab', { name: 'Wortschatz' }).click()
  await page.getByLabel('Falsch erkannt').fill('hämangium')
  await page.getByLabel('Richtig').fill('Hämangiom')
  await page.getByLabel('Sprache', { exact: true }).selectOption('de')
  await page.getByText('Befund: Hämangiom im rechten Unterlappen, 3,5 cm.').waitFor()
  await button(page, 'Hinzufügen').click()
  await page.getByRole('cell', { name: 'hämangium', exact: true }).waitFor()
  await expectNothingSerious(page)

  await page.getByRole('tab', { name: 'KI-Eingaben' }).click()
  await page.getByLabel('Vorlage ausfüllen', { exact: true }).fill('Krankhaftes steht vorn.')
  await button(page, 'Prompt sichern').first().click()
  await page.getByLabel('Name', { exact: true }).fill('Herbst')
  await expectNothingSerious(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await toast(page, 'Prompt gesichert')
  await expectNothingSerious(page)

  await page.getByRole('tab', { name: 'Statistik' }).click()
  await expectNothingSerious(page)
})
