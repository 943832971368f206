import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getUser } from '#features/auth/contract.ts'
import { updatePrompts } from '#features/profile/contract.ts'
import { aCurrentUser, renderPage, stubServer } from '#tests/web-stub.tsx'
import { listSavedPrompts, type SavedPrompt, savePrompt } from '../contract.ts'
import { PromptsForm } from './prompts-form.tsx'

const user = aCurrentUser()

function saved(count: number): SavedPrompt[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    promptType: 'template_population',
    name: `Fassung ${index + 1}`,
    promptText: 'Kurz schreiben.',
    createdAt: '2026-02-01T08:00:00.000Z',
  }))
}

function savedOf(promptType: SavedPrompt['promptType']) {
  return { ...listSavedPrompts, path: listSavedPrompts.path.replace(':promptType', promptType) }
}

function openForm(rows: SavedPrompt[] | null = []) {
  const server = stubServer()
  if (rows === null) server.refuse(savedOf('template_population'), 503, 'Das System ist ausgelastet.')
  else server.answer(savedOf('template_population'), rows)
  server.answer(savedOf('report_from_scratch'), [])
  server.answer(updatePrompts, user)
  server.answer(getUser, user)
  renderPage(<PromptsForm user={user} />, user)
  return server
}

describe('the own prompts', () => {
  it('count their characters and save all four with their flags', async () => {
    const person = userEvent.setup()
    const server = openForm()
    await person.type(screen.getByLabelText('Korrektur'), 'Kurz.')
    expect(screen.getByText('5/5000')).toBeTruthy()
    await person.click(screen.getByLabelText('Eigenen Prompt beim Formatieren verwenden'))
    await person.click(screen.getByRole('button', { name: 'Speichern' }))
    await screen.findByText('KI-Eingaben gespeichert')
    expect(server.sentTo(updatePrompts)[0]?.body).toMatchObject({
      customCorrectionPrompt: 'Kurz.',
      useCustomCorrectionPrompt: true,
      customReportGenerationPrompt: null,
      useCustomReportGenerationPrompt: false,
    })
  })

  it('refuse more than 5000 characters with the specified words and send nothing', async () => {
    const server = openForm()
    fireEvent.change(screen.getByLabelText('Korrektur'), { target: { value: 'x'.repeat(5001) } })
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    await screen.findByText('Correction prompt cannot exceed 5000 characters')
    expect(server.sentTo(updatePrompts)).toEqual([])
  })

  it('show a fault that stands in the folded part, and take the focus there until it is mended', async () => {
    openForm()
    const field = screen.getByLabelText<HTMLTextAreaElement>('Bericht aus externem Transkript')
    const folded = field.closest('details')
    fireEvent.change(field, { target: { value: 'x'.repeat(5001) } })
    expect(folded?.open).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    await screen.findByText('Report generation prompt cannot exceed 5000 characters')
    expect(folded?.open).toBe(true)
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: 'x'.repeat(5000) } })
    expect(screen.queryByText('Report generation prompt cannot exceed 5000 characters')).toBeNull()
  })

  it('are emptied by the reset of the correction, which can be taken back', async () => {
    openForm()
    const field = screen.getByLabelText<HTMLTextAreaElement>('Korrektur')
    await userEvent.type(field, 'Kurz.')
    await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }))
    expect(field.value).toBe('')
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    expect(field.value).toBe('Kurz.')
  })
})

describe('a prompt of blanks', () => {
  it('is none, so there is nothing to save', async () => {
    openForm()
    await userEvent.type(screen.getByLabelText('Korrektur'), '  ')
    expect(screen.queryByText('Nicht gespeicherte Änderungen')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(true)
  })
})

describe('saved prompts', () => {
  it('are named in a dialog that opens only for a text', async () => {
    const server = openForm()
    server.answer(savePrompt, saved(1)[0] as SavedPrompt)
    const [keep] = await screen.findAllByRole('button', { name: 'Prompt sichern' })
    await userEvent.click(keep as HTMLElement)
    await screen.findByText('Cannot save an empty prompt.')
    await userEvent.type(screen.getByLabelText('Vorlage ausfüllen'), 'Kurz.')
    await userEvent.click(keep as HTMLElement)
    await userEvent.type(await screen.findByLabelText('Name'), 'Knapp')
    expect(screen.getByText('5/100')).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Prompt gesichert')
    expect(server.sentTo(savePrompt)[0]?.body).toEqual({
      promptType: 'template_population',
      name: 'Knapp',
      promptText: 'Kurz.',
    })
  })

  it('are refused where they are too long, before a name is asked for', async () => {
    const server = openForm()
    const [keep] = await screen.findAllByRole('button', { name: 'Prompt sichern' })
    const field = screen.getByLabelText<HTMLTextAreaElement>('Vorlage ausfüllen')
    fireEvent.change(field, { target: { value: 'x'.repeat(5001) } })
    await userEvent.click(keep as HTMLElement)
    await screen.findByText('Der Prompt darf höchstens 5000 Zeichen haben')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field.value).toHaveLength(5001)
    expect(server.sentTo(savePrompt)).toEqual([])
  })

  it('take no sixth', async () => {
    openForm(saved(5))
    await screen.findByText('Maximum of 5 saved prompts reached')
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Prompt sichern' })[0]?.disabled).toBe(true)
  })

  it('say why they could not be loaded, and are asked for again', async () => {
    const server = openForm(null)
    const alert = within(await screen.findByRole('alert'))
    alert.getByText('Die gesicherten Prompts konnten nicht geladen werden.')
    alert.getByText('Das System ist ausgelastet.')
    server.answer(savedOf('template_population'), saved(1))
    await userEvent.click(alert.getByRole('button', { name: 'Noch einmal versuchen' }))
    await screen.findByText('Fassung 1')
  })

  it('can be taken back into the field', async () => {
    openForm(saved(1))
    const field = screen.getByLabelText<HTMLTextAreaElement>('Vorlage ausfüllen')
    await userEvent.type(field, 'Eben erst geschrieben.')
    await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }))
    expect(field.value).toBe('Kurz schreiben.')
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    expect(field.value).toBe('Eben erst geschrieben.')
  })
})
