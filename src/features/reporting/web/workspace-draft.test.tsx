import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerOf } from '#contract/route.ts'
import { formatTranscript, previewMasking } from '#features/reporting/contract.ts'
import { aCurrentUser, aStandardTemplate, renderPage, stubServer } from '#tests/web-stub.tsx'
import type { Engine } from './engine.ts'
import { runEngineTask } from './engine-tasks.ts'
import { Workspace } from './workspace.tsx'

const engine: Engine = { run: async (task, input) => runEngineTask(task, input), close: () => {} }
const user = aCurrentUser()
const template = aStandardTemplate()

const plainText = 'Leber normal groß.'
const answer: AnswerOf<typeof formatTranscript> = {
  plainText,
  formattedContent: `<p>${plainText}</p>`,
  provenance: [],
  edits: [],
  questions: [],
  coverage: { ratio: 1, entries: [] },
  ledger: { kept: 0, total: 0, rows: [] },
  vocabularyHits: [],
  promptUsed: null,
  fallbackReason: null,
  detectedContradictions: [],
}

let server: ReturnType<typeof stubServer>
let model: ReturnType<ReturnType<typeof stubServer>['stream']>

beforeEach(() => {
  vi.useFakeTimers()
  server = stubServer()
  model = server.stream(formatTranscript)
  // As browsers have begun to do: what it answers is no business of an effect.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never
  window.matchMedia = (query) =>
    ({
      matches: query.includes('min-width: 1024px'),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList
})

async function settle() {
  await act(() => vi.advanceTimersByTimeAsync(10))
}

async function say(event: 'draft' | 'answer' | 'error', data: unknown) {
  model.say(event, data)
  await settle()
}

/** A report from the template stands, and the model has begun to write another one. */
async function startRun() {
  renderPage(
    <Workspace
      user={user}
      engine={engine}
      hasModel
      templates={[template]}
      renderTemplates={({ onSelect }) => (
        <button type="button" onClick={() => onSelect(template)}>
          CT Abdomen wählen
        </button>
      )}
      renderFeedback={() => null}
    />,
    user,
  )
  fireEvent.click(screen.getByRole('button', { name: 'CT Abdomen wählen' }))
  fireEvent.change(screen.getByLabelText('Externes Transkript'), { target: { value: 'leber normal groß punkt' } })
  await settle()
  const format = screen.queryByRole('button', { name: 'Formatieren' })
  if (!format) throw new Error('no button to format')
  fireEvent.click(format)
  await settle()
}

const draft = () => screen.queryByRole('region', { name: 'Entwurf des Sprachmodells' })
const report = () => document.querySelector('[aria-label="Bericht, bearbeitbar"]')?.textContent ?? ''

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
    await settle()
    expect(screen.getByText('Noch nichts zu kopieren')).toBeTruthy()
  })

  it('is replaced by the proven answer', async () => {
    await startRun()
    await say('draft', { at: 0, text: 'Leber falsch' })
    await say('draft', { at: 6, text: 'normal' })
    expect(draft()?.textContent).toContain('Leber normal')
    await say('answer', answer)
    expect(draft()).toBeNull()
    expect(report()).toBe(plainText)
    expect(screen.getByText('Bericht formatiert')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await settle()
    expect(report()).toContain('Nicht vergrößert.')
  })

  it('can be ended: the call ends, the report stays', async () => {
    await startRun()
    await say('draft', { at: 0, text: 'Leber' })
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
    await settle()
    expect(model.state.hasLeft).toBe(true)
    expect(draft()).toBeNull()
    expect(report()).toContain('Nicht vergrößert.')
    expect(screen.getByText('Abgebrochen')).toBeTruthy()
    expect(screen.queryByText('Formatierung fehlgeschlagen')).toBeNull()
  })

  it("shows the server's message where it fails after the first draft", async () => {
    await startRun()
    await say('draft', { at: 0, text: 'Leber' })
    await say('error', { code: 'internal', message: 'Ein unerwarteter Fehler.' })
    expect(screen.getByText('Fehler beim Formatieren: Ein unerwarteter Fehler.')).toBeTruthy()
    expect(draft()).toBeNull()
    expect(report()).toContain('Nicht vergrößert.')
  })

  it('is an error where the connection breaks', async () => {
    await startRun()
    await say('draft', { at: 0, text: 'Leber' })
    model.end()
    await settle()
    expect(screen.getByText('Fehler beim Formatieren: Die Verbindung ist abgebrochen.')).toBeTruthy()
  })
})

describe('what would be sent to a language model', () => {
  it('can be seen: the masked text, and what stands for what', async () => {
    await startRun()
    await say('answer', answer)
    server.answer(previewMasking, {
      maskedText: 'Bei Frau [NAME_1] kein Erguss.',
      parts: [{ kind: 'name', placeholder: '[NAME_1]', original: 'Muster' }],
      hasDoubts: true,
      wouldBeSent: false,
    })
    fireEvent.click(screen.getByRole('button', { name: 'Was gesendet würde' }))
    await settle()
    expect(screen.getByRole('row', { name: '[NAME_1] Muster Name' })).toBeTruthy()
    expect(screen.getByText('Bei Frau', { exact: false }).textContent).toContain('Bei Frau [NAME_1] kein Erguss.')
    expect(screen.getByText(/Er wird nicht gesendet/)).toBeTruthy()
    expect(server.sentTo(previewMasking)[0]?.body).toMatchObject({
      transcript: 'leber normal groß punkt',
      templateHtml: template.templateHtml,
    })
  })
})
