import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { listOwnTemplates, listStandardTemplates } from '#features/templates/contract.ts'
import { aStandardTemplate, renderPage, stubServer } from '#tests/web-stub.tsx'
import { type PromptTrial, tryPrompt } from '../contract.ts'
import { TryPromptDialog } from './try-prompt-dialog.tsx'

const sound: PromptTrial = {
  plainText: 'Leber mit 2,3 cm großer Läsion.',
  counts: { kept: 9, total: 9, changed: 0, lost: 0, invented: 0 },
  detectedContradictions: [],
  fallbackReason: null,
}

const onClose = vi.fn()

function openDialog(area: 'correction' | 'templatePopulation', answer: PromptTrial) {
  const server = stubServer()
  server.answer(tryPrompt, answer)
  server.answer(listOwnTemplates, [])
  server.answer(listStandardTemplates, [aStandardTemplate()])
  renderPage(<TryPromptDialog area={area} promptText="Kurz." onClose={onClose} />)
  return server
}

const run = () => userEvent.click(screen.getByRole('button', { name: 'Ausführen' }))
const result = () => within(screen.getByRole('region', { name: 'Ergebnis' }))

describe('trying a prompt', () => {
  it('sends it with the sample and shows the proven result', async () => {
    const server = openDialog('correction', sound)
    await run()
    await result().findByText('9 von 9 Angaben erhalten')
    expect(result().getByText(sound.plainText)).toBeTruthy()
    expect(server.sentTo(tryPrompt)[0]?.body).toMatchObject({ area: 'correction', promptText: 'Kurz.' })
  })

  it('names what the result changed, lost or invented, and its contradictions', async () => {
    openDialog('correction', {
      ...sound,
      counts: { kept: 7, total: 9, changed: 1, lost: 1, invented: 2 },
      detectedContradictions: [{ id: '1', text: 'Aus „rechts“ wurde „links“.' }],
    })
    await run()
    await result().findByText('7 von 9 Angaben erhalten')
    expect(result().getByText('1 verändert, 1 fehlt, 2 nicht diktiert')).toBeTruthy()
    expect(result().getByText('1 Widerspruch')).toBeTruthy()
    expect(result().getByText('Aus „rechts“ wurde „links“.')).toBeTruthy()
  })

  it('says why a prompt did not act', async () => {
    openDialog('correction', { ...sound, fallbackReason: 'Das Sprachmodell hat einen leeren Text geliefert.' })
    await run()
    await result().findByText('Der Prompt hat nicht gewirkt')
    expect(result().queryByText('9 von 9 Angaben erhalten')).toBeNull()
  })

  it("shows the server's sentence where no language model is set up", async () => {
    const server = openDialog('correction', sound)
    server.refuse(tryPrompt, 422, 'An dieser Installation ist keines eingerichtet.')
    await run()
    expect((await screen.findByRole('alert')).textContent).toContain('keines eingerichtet')
  })

  it('says what the server refuses in what was sent', async () => {
    const server = openDialog('correction', sound)
    const issues = [{ path: 'promptText', message: 'Der Prompt darf höchstens 5000 Zeichen haben' }]
    server.refuse(tryPrompt, 400, 'Bitte prüfen Sie Ihre Eingaben.', issues)
    await run()
    expect((await screen.findByRole('alert')).textContent).toBe('Der Prompt darf höchstens 5000 Zeichen haben')
  })

  it('is not ended by a click beside it', async () => {
    openDialog('correction', sound)
    // The kit listens from the next tick on.
    await new Promise((resolve) => setTimeout(resolve))
    fireEvent.pointerDown(document.body)
    fireEvent.click(document.body)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('fills a sample or one of the templates', async () => {
    const server = openDialog('templatePopulation', sound)
    await screen.findByRole('option', { name: 'CT Abdomen' })
    await run()
    await result().findByText(sound.plainText)
    await userEvent.selectOptions(screen.getByLabelText('Vorlage'), 'CT Abdomen')
    await run()
    await result().findByText(sound.plainText)
    const sent = server.sentTo(tryPrompt).map(({ body }) => (body as { templateHtml: string }).templateHtml)
    expect(sent[0]).toContain('[IMPRESSION]')
    expect(sent[1]).toBe(aStandardTemplate().templateHtml)
  })
})
