import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  createStandardTemplate,
  listStandardTemplates,
  type MrrtTemplate,
  readMrrtTemplate,
} from '#features/templates/contract.ts'
import { aStandardTemplate, renderPage, stubServer } from '#tests/web-stub.tsx'
import { StandardTemplateList } from './standard-template-list.tsx'

const template = aStandardTemplate({ creator: 'AG Uro', licence: 'CC BY 4.0' })
const read: MrrtTemplate = {
  name: 'CT Niere',
  type: 'UR',
  modality: 'CT',
  language: 'de',
  templateHtml: '<h3>Befund</h3><p>Nieren unauffällig.</p>',
  creator: 'AG Uro',
  licence: 'CC BY 4.0',
  notes: ['Die Datei nennt zwei Titel.'],
}

async function choose(...files: File[]) {
  await userEvent.upload(screen.getByLabelText('MRRT-Dateien auswählen'), files)
}

it('shows each file before it is saved, with notes, creator and licence, and says which could not be read', async () => {
  const server = stubServer()
  server.answer(listStandardTemplates, [template])
  server.answer(readMrrtTemplate, (body) => {
    if ((body as { file: string }).file === 'kaputt') throw new Error('nicht lesbar')
    return read
  })
  server.answer(createStandardTemplate, template)
  renderPage(<StandardTemplateList preferredLanguage="de" renderTrial={(html) => <output>{html}</output>} />)
  await choose(new File(['gut'], 'a.html'), new File(['kaputt'], 'b.html'), new File(['gut'], 'c.html'))

  const dialog = within(await screen.findByRole('dialog', { name: 'MRRT-Vorlage 1 von 2 prüfen' }))
  expect(screen.getByText('b.html konnte nicht gelesen werden')).toBeDefined()
  expect(dialog.getByText('Die Datei nennt zwei Titel.')).toBeDefined()
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Urheber/ }).value).toBe('AG Uro')
  expect(dialog.getByRole('status').textContent).toBe(read.templateHtml)
  expect(server.sentTo(createStandardTemplate)).toEqual([])

  fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  const second = await screen.findByRole('dialog', { name: 'MRRT-Vorlage 2 von 2 prüfen' })
  const { notes: _, ...values } = read
  expect(server.sentTo(createStandardTemplate)[0]?.body).toEqual(values)
  fireEvent.click(within(second).getByRole('button', { name: 'Abbrechen' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('offers every template as a file', async () => {
  stubServer().answer(listStandardTemplates, [template])
  renderPage(<StandardTemplateList preferredLanguage="de" />)
  const link = await screen.findByRole('link', { name: 'CT Abdomen als MRRT herunterladen' })
  expect(link.getAttribute('href')).toBe(`/api/medical-templates/${template.id}/mrrt`)
})

it("preselects the administrator's language for a new template", async () => {
  const server = stubServer()
  server.answer(listStandardTemplates, [])
  server.answer(createStandardTemplate, template)
  renderPage(<StandardTemplateList preferredLanguage="de" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Vorlage anlegen' }))
  expect(screen.getByLabelText<HTMLSelectElement>('Sprache').value).toBe('de')
  expect(screen.getByLabelText<HTMLSelectElement>('Modalität').value).toBe('other')
})
