import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileTexts } from '#features/profile/texts.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { addVocabularyEntry, deleteVocabularyEntry, listVocabulary, type VocabularyEntry } from '../contract.ts'
import { VocabularyManager } from './vocabulary-manager.tsx'

const known: VocabularyEntry = {
  ...{ id: 'e1', originalWord: 'hämangium', correctedWord: 'Hämangiom', language: 'de', frequency: 1204 },
  createdAt: '2026-02-01T08:00:00.000Z',
}

let server: ReturnType<typeof stubServer>
beforeEach(() => {
  server = stubServer()
})

async function openManager(entries: VocabularyEntry[]) {
  server.answer(listVocabulary, entries)
  renderPage(<VocabularyManager preferredLanguage="de" languageNames={profileTexts.languages} />)
  await screen.findByText(entries.length > 0 ? 'hämangium' : 'Noch keine Einträge')
  return userEvent.setup()
}

describe('the vocabulary', () => {
  it('lists each entry with how often it acted, and deletes after a question', async () => {
    const person = await openManager([known])
    expect(screen.getByRole('row', { name: /hämangium/ }).textContent).toContain('1.204 ×')
    const path = { ...deleteVocabularyEntry, path: '/api/vocabulary/e1' }
    server.answer(path, { success: true })
    await person.click(screen.getByRole('button', { name: 'hämangium löschen' }))
    expect(server.sentTo(path)).toHaveLength(0)
    server.answer(listVocabulary, [])
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    expect(await screen.findByText('Noch keine Einträge')).toBeDefined()
    expect(server.sentTo(path)).toHaveLength(1)
  })

  it('says why an entry was not deleted', async () => {
    const person = await openManager([known])
    server.refuse({ ...deleteVocabularyEntry, path: '/api/vocabulary/e1' }, 503, 'Das System ist ausgelastet.')
    await person.click(screen.getByRole('button', { name: 'hämangium löschen' }))
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    await screen.findByText('Error')
    expect(screen.getByText('Das System ist ausgelastet.')).toBeDefined()
  })

  it('says why it could not be loaded, and loads it when asked again', async () => {
    server.refuse(listVocabulary, 503, 'Das System ist ausgelastet.')
    renderPage(<VocabularyManager preferredLanguage="de" languageNames={profileTexts.languages} />)
    const alert = await screen.findByRole('alert')
    within(alert).getByText('Der Wortschatz konnte nicht geladen werden.')
    within(alert).getByText('Das System ist ausgelastet.')
    server.answer(listVocabulary, [known])
    await userEvent.click(within(alert).getByRole('button', { name: 'Noch einmal versuchen' }))
    await screen.findByText('hämangium')
  })

  it('shows beforehand what an entry would change, and that a number, a side and a negation stay', async () => {
    const person = await openManager([])
    await person.type(screen.getByLabelText('Falsch erkannt'), 'hämangium')
    await person.type(screen.getByLabelText('Richtig'), 'Hämangiom')
    expect(await screen.findByText('Befund: Hämangiom im rechten Unterlappen, 3,5 cm.')).toBeDefined()
    await person.clear(screen.getByLabelText('Falsch erkannt'))
    await person.type(screen.getByLabelText('Falsch erkannt'), 'rechten')
    await person.clear(screen.getByLabelText('Richtig'))
    await person.type(screen.getByLabelText('Richtig'), 'linken')
    expect(await screen.findByText('Der Eintrag ändert an diesem Satz nichts.')).toBeDefined()
  })

  it('names both missing words in the specified words and sends nothing', async () => {
    const person = await openManager([])
    await person.click(screen.getByRole('button', { name: 'Hinzufügen' }))
    expect(screen.getByText('Original word is required')).toBeDefined()
    expect(screen.getByText('Corrected word is required')).toBeDefined()
    expect(server.sentTo(addVocabularyEntry)).toHaveLength(0)
  })

  it('shows what a file would add, and adds only what is new', async () => {
    const person = await openManager([known])
    server.answer(addVocabularyEntry, (body) => ({ ...known, ...(body as object), id: 'e2' }))
    const file = new File(
      ['Falsch erkannt;Richtig;Sprache\nHämangium;Hämangiom;de\nmilz riss;Milzriss;de\nkaputt\n'],
      'w.csv',
    )
    await person.upload(screen.getByLabelText('CSV einlesen', { selector: 'input' }), file)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('1 neuer Eintrag, 1 bereits vorhanden, 1 Zeile unlesbar')
    expect(server.sentTo(addVocabularyEntry)).toHaveLength(0)
    await person.click(within(dialog).getByRole('button', { name: 'Einlesen' }))
    expect(await screen.findByText('1 von 1 Einträgen eingelesen')).toBeDefined()
    const sent = server.sentTo(addVocabularyEntry).map(({ body }) => body)
    expect(sent).toEqual([{ originalWord: 'milz riss', correctedWord: 'Milzriss', language: 'de' }])
  })
})
