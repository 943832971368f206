import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveTranscriptPreferences } from '#features/profile/contract.ts'
import { fillTemplate, formatTranscript } from '#features/reporting/contract.ts'
import {
  aSlowEngine,
  dictate,
  filled,
  formatted,
  openWorkspace,
  pass,
  plain,
  report,
  stubWorkspaceServer,
} from '#tests/open-workspace.tsx'
import { aStandardTemplate } from '#tests/web-stub.tsx'

let server: ReturnType<typeof stubWorkspaceServer>
let slow: ReturnType<typeof aSlowEngine>

beforeEach(() => {
  server = stubWorkspaceServer()
  slow = aSlowEngine()
})

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(100)
}

function answerWith(plainText: string) {
  const formattedContent = `<p>${plainText.replaceAll('\n\n', '</p><p>')}</p>`
  server.answer(formatTranscript, { ...formatted, plainText, formattedContent })
}

async function formatAs(dictation: string, plainText: string, user = {}) {
  answerWith(plainText)
  openWorkspace(user, { engine: slow.engine })
  dictate(dictation)
  await press('Formatieren')
}

/** Selects the first occurrence in the report and types over it. */
async function overwrite(words: string, text: string) {
  report().focus()
  const walker = document.createTreeWalker(report(), NodeFilter.SHOW_TEXT)
  let node = walker.nextNode()
  while (node && !node.textContent?.includes(words)) node = walker.nextNode()
  const at = node?.textContent?.indexOf(words) ?? 0
  getSelection()?.setBaseAndExtent(node as Node, at, node as Node, at + words.length)
  fireEvent(document, new Event('selectionchange'))
  fireEvent.paste(report(), { clipboardData: { getData: () => text, types: ['text/plain'], files: [] } })
  await pass(0)
}

describe('a copy', () => {
  let copies: string[]
  const gate = () => screen.queryByRole('dialog', { name: 'Vor dem Kopieren bestätigen' })

  beforeEach(() => {
    copies = []
    class Item {
      static supports = () => true
      constructor(entries: Record<string, Blob>) {
        void entries['text/plain']?.text().then((text) => copies.push(text))
      }
    }
    vi.stubGlobal('ClipboardItem', Item)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: async () => {} } })
  })

  async function confirmAll() {
    const asked = within(gate() as HTMLElement)
    for (const fact of asked.getAllByRole('checkbox')) fireEvent.click(fact)
    fireEvent.click(asked.getByRole('button', { name: 'Bestätigt kopieren' }))
    await pass(100)
  }

  it('asks about what was written while its check was under way', async () => {
    await formatAs('Zyste der Leber 23 mm.', 'Zyste der Leber 23 mm.')
    slow.hold()
    await press('Bericht kopieren')
    await overwrite('23', '32')
    await slow.release()
    expect(copies).toEqual([])
    expect(gate()?.textContent).toContain('32\u00a0mm')
  })

  it('asks again where another report has come under what is being confirmed', async () => {
    await formatAs('Zyste der Leber 23 mm.', 'Zyste der Leber 32 mm.', { autoFormatExternal: true })
    dictate('Zyste der Leber 23 mm. Milz frei.')
    answerWith('Zyste der Leber 99 mm. Milz frei.')
    await press('Bericht kopieren')
    expect(gate()?.textContent).toContain('32\u00a0mm')
    await pass(1100)
    expect(document.querySelector('.report-page')?.textContent).toContain('99 mm')
    await confirmAll()
    expect(copies).toEqual([])
    expect(gate()?.textContent).toContain('99\u00a0mm')
    await confirmAll()
    expect(copies).toEqual(['Zyste der Leber 99 mm. Milz frei.'])
  })
})

describe('a fix', () => {
  const clash = 'Zyste der rechten Niere.\n\nBeurteilung: Zyste der linken Niere.'
  const mended = 'Zyste der rechten Niere.Beurteilung: Zyste der rechten Niere.'
  const choose = () => fireEvent.click(screen.getByRole('button', { name: /durch „rechten“ ersetzen$/ }))

  it('is applied once, however often it is pressed', async () => {
    await formatAs(clash, clash)
    slow.hold()
    choose()
    choose()
    await slow.release()
    expect(report().textContent).toBe(mended)
  })

  it('finds its place where something is written while it is looked for', async () => {
    await formatAs(clash, clash)
    slow.hold()
    choose()
    await overwrite('Zyste', 'Leber frei. Zyste')
    await slow.release()
    expect(report().textContent).toBe(`Leber frei. ${mended}`)
  })
})

describe('another template', () => {
  const thorax = aStandardTemplate({
    id: '0197a5d0-0000-7000-8000-00000000000b',
    name: 'CT Thorax',
    templateHtml: '<h2>Befund</h2><p><strong>Lunge:</strong> Frei.</p>',
  })
  const templates = [aStandardTemplate(), thorax]
  let finish: () => void

  beforeEach(() => {
    server.answer(fillTemplate, () => new Promise<typeof filled>((resolve) => (finish = () => resolve(filled))))
  })

  async function startFilling(user = {}) {
    openWorkspace(user, { templates })
    await press('CT Abdomen wählen')
    dictate('leber')
    await press('Vorlage ausfüllen')
  }

  async function endFilling() {
    finish()
    await pass(100)
  }

  const typed = { clipboardData: { getData: () => 'Eigener Satz.', types: ['text/plain'], files: [] } }
  const chosen = () => screen.getByText(/^Gewählte Vorlage: /).textContent
  const written = () => document.querySelector('.report-page')?.textContent

  it('chosen while one is filled stands as it is, and can be filled', async () => {
    await startFilling()
    await press('CT Thorax wählen')
    await endFilling()
    expect(written()).toBe('BefundLunge: Frei.')
    expect(screen.queryByText('Vorlage ausgefüllt')).toBeNull()
    await press('Vorlage ausfüllen')
    await endFilling()
    expect(written()).toBe(plain)
    expect(server.sentTo(fillTemplate).map(({ body }) => (body as { templateHtml: string }).templateHtml)).toEqual(
      templates.map(({ templateHtml }) => templateHtml),
    )
  })

  it('chosen while the automatic mode fills one is filled in its stead', async () => {
    openWorkspace({ autoFillTemplateExternal: true }, { templates })
    await press('CT Abdomen wählen')
    dictate('leber')
    await pass(1000)
    await press('CT Thorax wählen')
    await endFilling()
    expect(written()).toBe('BefundLunge: Frei.')
    await pass(1000)
    expect(server.sentTo(fillTemplate)).toHaveLength(2)
    await endFilling()
    expect(written()).toBe(plain)
  })

  it('has no use for what was offered for the one before', async () => {
    openWorkspace({ autoFillTemplateExternal: true }, { templates })
    await press('CT Abdomen wählen')
    dictate('leber')
    fireEvent.paste(report(), typed)
    await pass(1000)
    await endFilling()
    expect(screen.getByText('Eine neue Fassung liegt bereit')).toBeTruthy()
    await press('CT Thorax wählen')
    expect(screen.queryByText('Eine neue Fassung liegt bereit')).toBeNull()
  })

  it('goes where a version comes back that was filled from the one before', async () => {
    await startFilling({ autoFillTemplateExternal: true })
    await endFilling()
    fireEvent.paste(report(), typed)
    await press('CT Thorax wählen')
    fireEvent.click(screen.getByRole('button', { name: /^Fassungen:/ }))
    await pass(0)
    const [, first] = screen.getAllByRole('button', { name: 'Zurückholen' })
    fireEvent.click(first as HTMLElement)
    await pass(5000)
    expect(chosen()).toBe('Gewählte Vorlage: CT Abdomen')
    expect(written()).toBe(plain)
    expect(server.sentTo(fillTemplate)).toHaveLength(1)
  })

  it('undone, gives the report before its own name and proof again', async () => {
    const proof = () => screen.queryByRole('button', { name: /Beweis öffnen/ })?.textContent
    await startFilling()
    await endFilling()
    const filledProof = proof()
    expect(filledProof).toBeTruthy()
    await press('CT Thorax wählen')
    expect(proof()).not.toBe(filledProof)
    await press('Rückgängig')
    expect([written(), chosen(), proof()]).toEqual([plain, 'Gewählte Vorlage: CT Abdomen', filledProof])
    await press('Wiederholen')
    expect([written(), chosen()]).toEqual(['BefundLunge: Frei.', 'Gewählte Vorlage: CT Thorax'])
    expect(proof()).not.toBe(filledProof)
  })

  it('and what fills it go where a new report is taken back', async () => {
    await formatAs('Leber', 'Leber normal groß.')
    await press('Neuer Bericht')
    await press('CT Abdomen wählen')
    dictate('milz')
    await press('Vorlage ausfüllen')
    const [undo] = screen.getAllByRole('button', { name: 'Rückgängig' }).slice(-1)
    fireEvent.click(undo as HTMLElement)
    await endFilling()
    expect(written()).toBe('Leber normal groß.')
  })
})

describe('"Neuer Bericht"', () => {
  it('pressed twice can be taken back all the same', async () => {
    await formatAs('Leber', 'Leber normal groß.')
    await press('Neuer Bericht')
    await press('Neuer Bericht')
    expect(screen.getByText('Bereit für einen neuen Befund')).toBeTruthy()
    const [undo] = screen.getAllByRole('button', { name: 'Rückgängig' }).slice(-1)
    fireEvent.click(undo as HTMLElement)
    await pass(0)
    expect(report().textContent).toBe('Leber normal groß.')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Externes Transkript').value).toBe('Leber')
  })

  it('leaves nothing of the last patient for the editor to bring back', async () => {
    await formatAs('Leber', 'Leber normal groß.')
    await press('Neuer Bericht')
    const [undo] = screen.getAllByRole('button', { name: 'Rückgängig' })
    fireEvent.click(undo as HTMLElement)
    await pass(100)
    expect(report().textContent).toBe('')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Externes Transkript').value).toBe('')
  })
})

describe('a key held down', () => {
  it('is pressed once', async () => {
    const clash = [
      'Zyste der rechten Niere. Rundherd im rechten Oberlappen.',
      'Beurteilung: Zyste der linken Niere. Rundherd im linken Oberlappen.',
    ].join('\n\n')
    await formatAs(clash, clash)
    const count = () => Number.parseInt(screen.queryByText(/^\d Widerspr/)?.textContent ?? '0', 10)
    expect(count()).toBe(2)
    for (const repeat of [false, true, true]) {
      fireEvent.keyDown(window, { key: 'Enter', altKey: true, repeat })
      await pass(1300)
    }
    expect(count()).toBe(1)
  })
})

describe('the automatic modes', () => {
  it('switched quickly are saved in the order of the switching, and shown as they are saved', async () => {
    const finish: (() => void)[] = []
    const allOff = { autoFormatExternal: false, autoFillTemplateExternal: false, autoGenerateReportExternal: false }
    server.answer(saveTranscriptPreferences, (body) => {
      const answer = { ...allOff, ...(body as object) }
      return new Promise<typeof allOff>((resolve) => finish.push(() => resolve(answer)))
    })
    openWorkspace()
    fireEvent.click(screen.getByRole('switch', { name: 'Formatieren' }))
    fireEvent.click(screen.getByRole('switch', { name: 'Generieren' }))
    await pass(0)
    expect(server.sentTo(saveTranscriptPreferences)).toHaveLength(1)
    finish[0]?.()
    await pass(0)
    expect(server.sentTo(saveTranscriptPreferences)).toHaveLength(2)
    finish[1]?.()
    await pass(0)
    const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked')
    expect([isOn('Formatieren'), isOn('Generieren')]).toEqual(['false', 'true'])
  })
})
