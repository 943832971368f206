import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnTemplate } from '#features/templates/contract.ts'
import { createOwnTemplate, deleteOwnTemplate, listOwnTemplates } from '#features/templates/contract.ts'
import { aCurrentUser, renderPage, stubServer } from '#tests/web-stub.tsx'
import { OwnTemplates } from './own-templates.tsx'

const knee: OwnTemplate = {
  id: 't1',
  name: 'MRT Knie',
  modality: 'MRI',
  language: 'de',
  templateHtml: '<p>Innenmeniskus intakt.</p>',
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
}

let server: ReturnType<typeof stubServer>

beforeEach(() => {
  vi.useFakeTimers()
  server = stubServer()
})

const settle = () => act(() => vi.advanceTimersByTimeAsync(10))

async function open(rows: OwnTemplate[]) {
  server.answer(listOwnTemplates, rows)
  renderPage(<OwnTemplates user={aCurrentUser()} />)
  await settle()
}

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Neue Vorlage' }))
  await settle()
  return within(screen.getByRole('dialog', { name: 'Neue Vorlage' }))
}

const coloured = '<b style="color:red">Innenmeniskus</b> <font size="7">intakt</font><img src="x">'

function pasteInto(field: HTMLElement, data: Record<string, string>) {
  fireEvent.paste(field, {
    clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] },
  })
}

describe('Meine Vorlagen', () => {
  it('teaches the next step while there is none', async () => {
    await open([])
    expect(screen.getByText('Noch keine Vorlagen vorhanden')).toBeTruthy()
  })

  it('can be asked for again where they could not be loaded', async () => {
    server.refuse(listOwnTemplates, 503, 'Die Datenbank antwortet gerade nicht.')
    renderPage(<OwnTemplates user={aCurrentUser()} />)
    await settle()
    expect(screen.getByRole('alert').textContent).toContain('Die Datenbank antwortet gerade nicht.')
    server.answer(listOwnTemplates, [knee])
    fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
    await settle()
    expect(screen.getByText('MRT Knie')).toBeTruthy()
  })

  it('asks before it deletes', async () => {
    server.answer(deleteOwnTemplate, { success: true })
    await open([knee])
    fireEvent.click(screen.getByRole('button', { name: 'MRT Knie löschen' }))
    await settle()
    expect(screen.getByText('Sind Sie sicher, dass Sie diese Vorlage löschen möchten?')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
    await settle()
    expect(server.sent.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  it('offers no sixth template', async () => {
    await open([1, 2, 3, 4, 5].map((n) => ({ ...knee, id: `t${n}`, name: `Vorlage ${n}` })))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Neue Vorlage' }).disabled).toBe(true)
  })

  it('names every missing field and sends nothing', async () => {
    await open([])
    const dialog = await openDialog()
    fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(dialog.getByText('Template name is required')).toBeTruthy()
    expect(dialog.getByText('Template content is required')).toBeTruthy()
    expect(server.sentTo(createOwnTemplate)).toEqual([])
  })

  it('refuses a name that is taken, whatever its case', async () => {
    await open([knee])
    const dialog = await openDialog()
    fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'mrt knie' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(dialog.getByText('Eine Vorlage mit diesem Namen gibt es schon.')).toBeTruthy()
  })

  it('saves with the defaults of the form and pastes plain text', async () => {
    server.answer(createOwnTemplate, () => {
      server.answer(listOwnTemplates, [knee])
      return knee
    })
    await open([])
    const dialog = await openDialog()
    fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: ' MRT Knie ' } })
    const content = dialog.getByRole('textbox', { name: 'Inhalt der Vorlage' })
    pasteInto(content, { 'text/plain': 'Innenmeniskus', 'text/html': coloured })
    fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await settle()
    expect(server.sentTo(createOwnTemplate)[0]?.body).toEqual({
      name: 'MRT Knie',
      modality: 'other',
      language: 'de',
      templateHtml: '<p>Innenmeniskus</p>',
    })
    expect(screen.getByText('Vorlage erstellt')).toBeTruthy()
    expect(screen.getByRole('cell', { name: /^MRT Knie/ })).toBeTruthy()
  })

  it('pastes plain text also where the clipboard holds HTML alone', async () => {
    await open([])
    const dialog = await openDialog()
    const field = dialog.getByRole('textbox', { name: 'Inhalt der Vorlage' })
    pasteInto(field, {
      'text/html': `<h2>Befund</h2><p>${coloured}<br>Kein <i>Erguss</i></p><ul><li>Kreuzband</li></ul>`,
    })
    expect(field.innerHTML).toBe('<p>Befund</p><p>Innenmeniskus intakt</p><p>Kein Erguss</p><p>Kreuzband</p>')
  })

  it('keeps reduced HTML where the stored copy format asks for it', async () => {
    const formats = { html: true, rtf: false, plainText: true, fontFormatting: true }
    localStorage.setItem('klarbefund.copyFormats', JSON.stringify(formats))
    await open([])
    const dialog = await openDialog()
    const field = dialog.getByRole('textbox', { name: 'Inhalt der Vorlage' })
    pasteInto(field, { 'text/plain': 'Innenmeniskus', 'text/html': coloured })
    expect(field.innerHTML).toBe('<p><strong>Innenmeniskus</strong> intakt</p>')
  })
})
