import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatTranscript, previewMasking } from '#features/reporting/contract.ts'
import { dictate, formatted, openWorkspace, pass, plain, report, stubWorkspaceServer } from '#tests/open-workspace.tsx'
import { aStandardTemplate } from '#tests/web-stub.tsx'

let server: ReturnType<typeof stubWorkspaceServer>
let model: ReturnType<typeof server.stream>

beforeEach(() => {
  server = stubWorkspaceServer()
  model = server.stream(formatTranscript)
  // As browsers have begun to do: what it answers is no business of an effect.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never
})

async function say(event: 'draft' | 'answer' | 'error', data: unknown) {
  model.say(event, data)
  await pass(10)
}

/** A report from the template stands, and the model has begun to write another one. */
async function startRun() {
  openWorkspace({}, { hasModel: true })
  fireEvent.click(screen.getByRole('button', { name: 'CT Abdomen wählen' }))
  dictate('leber normal groß punkt')
  await pass(10)
  fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
  await pass(10)
}

const draft = () => screen.queryByRole('region', { name: 'Entwurf des Sprachmodells' })
const written = () => report().textContent

describe('a report a language model writes', () => {
  it('is seen growing as an unproven draft and cannot be copied', async () => {
    await startRun()
    await say('draft', { at: 0, text: 'Leber nor' })
    await say('draft', { at: 9, text: 'mal' })
    expect(draft()?.textContent).toContain('Leber normal')
    expect(draft()?.textContent).toContain('Ungeprüft')
    expect(draft()?.className).toContain('select-none')
    expect(fireEvent.copy(draft() as HTMLElement)).toBe(false)
    expect(screen.getByText('Bericht kopieren').closest('[inert]')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
    await pass(10)
    expect(screen.getByText('Noch nichts zu kopieren')).toBeTruthy()
  })

  it('leaves what waits for it alone, by key and by name too', async () => {
    await startRun()
    await say('draft', { at: 0, text: 'Leber' })
    expect(screen.getByText('Neuer Bericht').closest('[inert]')).toBeTruthy()
    for (const letter of ['r', 'w']) {
      fireEvent.keyDown(document.body, { key: letter, code: `Key${letter.toUpperCase()}`, altKey: true })
      await pass(10)
    }
    expect(screen.queryByRole('dialog', { name: 'Beweis' })).toBeNull()
    expect(draft()?.textContent).toContain('Leber')
    expect(model.state.hasLeft).toBe(false)
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await pass(10)
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names.some((name) => name?.startsWith('Neuer Bericht'))).toBe(false)
    expect(names.some((name) => name?.startsWith('Abbrechen'))).toBe(true)
  })

  it('is replaced by the proven answer', async () => {
    await startRun()
    await say('draft', { at: 0, text: 'Leber falsch' })
    await say('draft', { at: 6, text: 'normal' })
    expect(draft()?.textContent).toContain('Leber normal')
    await say('answer', formatted)
    expect(draft()).toBeNull()
    expect(written()).toBe(plain)
    expect(screen.getByText('Bericht formatiert')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await pass(10)
    expect(written()).toContain('Nicht vergrößert.')
  })

  it('can be ended: the call ends, the report stays', async () => {
    await startRun()
    await say('draft', { at: 0, text: 'Leber' })
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
    await pass(10)
    expect(model.state.hasLeft).toBe(true)
    expect(draft()).toBeNull()
    expect(written()).toContain('Nicht vergrößert.')
    expect(screen.getByText('Abgebrochen')).toBeTruthy()
    expect(screen.queryByText('Formatierung fehlgeschlagen')).toBeNull()
  })

  it("shows the server's message where it fails after the first draft", async () => {
    await startRun()
    await say('draft', { at: 0, text: 'Leber' })
    await say('error', { code: 'internal', message: 'Ein unerwarteter Fehler.' })
    expect(screen.getByText('Fehler beim Formatieren: Ein unerwarteter Fehler.')).toBeTruthy()
    expect(draft()).toBeNull()
    expect(written()).toContain('Nicht vergrößert.')
  })

  it('is an error where the connection breaks', async () => {
    await startRun()
    await say('draft', { at: 0, text: 'Leber' })
    model.end()
    await pass(10)
    expect(screen.getByText('Fehler beim Formatieren: Die Verbindung ist abgebrochen.')).toBeTruthy()
  })
})

describe('what would be sent to a language model', () => {
  it('can be seen: the masked text, and what stands for what', async () => {
    await startRun()
    await say('answer', formatted)
    server.answer(previewMasking, {
      maskedText: 'Bei Frau [NAME_1] kein Erguss.',
      parts: [{ kind: 'name', placeholder: '[NAME_1]', original: 'Muster' }],
      hasDoubts: true,
      wouldBeSent: false,
    })
    fireEvent.click(screen.getByRole('button', { name: 'Was gesendet würde' }))
    await pass(10)
    expect(screen.getByRole('row', { name: '[NAME_1] Muster Name' })).toBeTruthy()
    expect(screen.getByText('Bei Frau', { exact: false }).textContent).toContain('Bei Frau [NAME_1] kein Erguss.')
    expect(screen.getByText(/Er wird nicht gesendet/)).toBeTruthy()
    expect(server.sentTo(previewMasking)[0]?.body).toMatchObject({
      transcript: 'leber normal groß punkt',
      templateHtml: aStandardTemplate().templateHtml,
    })
  })
})
