import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveTranscriptPreferences } from '#features/profile/contract.ts'
import { fillTemplate, formatTranscript, generateReport } from '#features/reporting/contract.ts'
import type { FormatAnswer } from '#tests/open-workspace.tsx'
import {
  dictate,
  filled,
  formatted,
  openWorkspace,
  pass,
  plain,
  report,
  stubWorkspaceServer,
} from '#tests/open-workspace.tsx'

let server: ReturnType<typeof stubWorkspaceServer>

beforeEach(() => {
  server = stubWorkspaceServer()
})

describe('the three actions', () => {
  it('are disabled while the transcript is blank', () => {
    openWorkspace()
    dictate('   ')
    for (const name of ['Formatieren', 'Vorlage ausfüllen', 'Bericht generieren']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
    }
  })

  it('say what runs, block each other, and load the result into the editor', async () => {
    let finish: (answer: FormatAnswer) => void = () => {}
    server.answer(formatTranscript, () => new Promise<FormatAnswer>((resolve) => (finish = resolve)))
    openWorkspace()
    dictate('leber normal groß punkt')
    fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
    await pass(0)
    expect(screen.getByText('Verarbeitung läuft...')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Formatiere...' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bericht generieren' }).disabled).toBe(true)
    finish(formatted)
    await pass(0)
    expect(screen.queryByText('Verarbeitung läuft...')).toBeNull()
    expect(report().textContent).toBe(plain)
    expect(screen.getByText('Ihr externes Transkript wurde erfolgreich formatiert')).toBeTruthy()
  })

  it('send the transcript with language and contradiction switch', async () => {
    openWorkspace()
    dictate('leber normal groß punkt')
    fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
    await pass(0)
    expect(server.sentTo(formatTranscript)[0]?.body).toEqual({
      transcript: 'leber normal groß punkt',
      enableContradictionDetection: true,
      language: 'de',
    })
  })

  it("show the server's message when a call fails", async () => {
    server.refuse(generateReport, 503, 'Das System ist ausgelastet.')
    openWorkspace()
    dictate('leber')
    fireEvent.click(screen.getByRole('button', { name: 'Bericht generieren' }))
    await pass(0)
    expect(screen.getByText('Berichtserstellung fehlgeschlagen')).toBeTruthy()
    expect(screen.getByText('Fehler bei der Generierung: Das System ist ausgelastet.')).toBeTruthy()
  })

  it('say what the server refuses in the text, where its message is only a general one', async () => {
    const tooLong = 'Das Transkript ist zu lang (höchstens 300.000 Zeichen)'
    server.refuse(formatTranscript, 400, 'Bitte prüfen Sie Ihre Eingaben.', [{ path: 'transcript', message: tooLong }])
    openWorkspace()
    dictate('leber')
    fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
    await pass(0)
    expect(screen.getByText(`Fehler beim Formatieren: ${tooLong}`)).toBeTruthy()
  })

  it('ask for a template before filling, by shortcut too', async () => {
    openWorkspace()
    dictate('leber')
    fireEvent.keyDown(window, { key: 'a', code: 'KeyA', altKey: true })
    await pass(0)
    expect(screen.getByText('Keine Vorlage gewählt')).toBeTruthy()
    expect(server.sentTo(fillTemplate)).toHaveLength(0)
  })

  it('offer formatting only while the editor is empty or holds the untouched template', async () => {
    openWorkspace()
    expect(screen.getByRole('button', { name: 'Formatieren' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'CT Abdomen wählen' }))
    expect(screen.getByRole('button', { name: 'Formatieren' })).toBeTruthy()
    expect(screen.getByText('Gewählte Vorlage: CT Abdomen')).toBeTruthy()
    dictate('leber')
    fireEvent.click(screen.getByRole('button', { name: 'Bericht generieren' }))
    await pass(0)
    expect(screen.queryByRole('button', { name: 'Formatieren' })).toBeNull()
  })
})

describe('automatic modes', () => {
  it('start one second after the last change, once', async () => {
    openWorkspace({ autoFormatExternal: true })
    dictate('leber normal')
    await pass(900)
    dictate('leber normal groß')
    await pass(999)
    expect(server.sentTo(formatTranscript)).toHaveLength(0)
    await pass(1)
    expect(server.sentTo(formatTranscript)).toHaveLength(1)
    await pass(10_000)
    expect(server.sentTo(formatTranscript)).toHaveLength(1)
  })

  it('wait for a template when they fill', async () => {
    openWorkspace({ autoFillTemplateExternal: true })
    dictate('leber normal groß')
    await pass(5_000)
    expect(server.sentTo(fillTemplate)).toHaveLength(0)
  })

  it('exclude each other: switching one on saves all three, off only itself', async () => {
    openWorkspace({ autoFormatExternal: true })
    fireEvent.click(screen.getByRole('switch', { name: 'Generieren' }))
    await pass(0)
    expect(server.sentTo(saveTranscriptPreferences)[0]?.body).toEqual({
      autoFormatExternal: false,
      autoFillTemplateExternal: false,
      autoGenerateReportExternal: true,
    })
    expect(screen.getByText('Einstellungen aktualisiert')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'Generieren' }))
    await pass(0)
    expect(server.sentTo(saveTranscriptPreferences)[1]?.body).toEqual({ autoGenerateReportExternal: false })
  })

  it('go back to where they were when saving fails', async () => {
    server.refuse(saveTranscriptPreferences, 500, 'Fehler')
    openWorkspace()
    fireEvent.click(screen.getByRole('switch', { name: 'Ausfüllen' }))
    await pass(0)
    expect(screen.getByText('Einstellungen konnten nicht gespeichert werden')).toBeTruthy()
    expect(screen.getByRole('switch', { name: 'Ausfüllen' }).getAttribute('aria-checked')).toBe('false')
  })
})

describe.each([1023, 390])('compact layout at %i px', (width) => {
  it('counts three seconds down before it switches to the report', async () => {
    openWorkspace({}, { width })
    dictate('leber')
    fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
    await pass(0)
    expect(screen.getByText('Wechsel zum Bericht in 3 s...')).toBeTruthy()
    await pass(1000)
    expect(screen.getByText('Wechsel zum Bericht in 2 s...')).toBeTruthy()
    await pass(1999)
    expect(screen.getByRole('tab', { name: 'Bericht' }).getAttribute('aria-selected')).toBe('false')
    await pass(1)
    expect(screen.getByRole('tab', { name: 'Bericht' }).getAttribute('aria-selected')).toBe('true')
  })

  it('switches at once after generating', async () => {
    openWorkspace({}, { width })
    dictate('leber')
    fireEvent.click(screen.getByRole('button', { name: 'Bericht generieren' }))
    await pass(0)
    expect(screen.getByRole('tab', { name: 'Bericht' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.queryByText(/Wechsel zum Bericht/)).toBeNull()
  })
})

describe('copying', () => {
  beforeEach(() => {
    vi.stubGlobal('ClipboardItem', Object.assign(vi.fn(), { supports: (type: string) => type !== 'text/rtf' }))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: async () => {} } })
  })

  it('says "Copied!" for one second, then asks for a rating', async () => {
    openWorkspace()
    dictate('leber')
    fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
    await pass(100)
    fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true })
    await pass(0)
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy()
    expect(screen.getByText('Report copied in listed formats: HTML, Nur Text')).toBeTruthy()
    await pass(999)
    expect(screen.queryByRole('button', { name: 'Bewertung' })).toBeNull()
    await pass(1)
    expect(screen.getByRole('button', { name: 'Bericht kopieren' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Bewertung' })).toBeTruthy()
  })

  it('asks about the report that was copied, whatever was begun since', async () => {
    server.answer(fillTemplate, filled)
    openWorkspace()
    dictate('leber')
    fireEvent.click(screen.getByRole('button', { name: 'CT Abdomen wählen' }))
    fireEvent.click(screen.getByRole('button', { name: 'Vorlage ausfüllen' }))
    await pass(0)
    fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true })
    await pass(0)
    fireEvent.click(screen.getByRole('button', { name: 'Neuer Bericht' }))
    await pass(1000)
    const copied = JSON.parse(screen.getByRole('button', { name: 'Bewertung' }).dataset.copied ?? '')
    expect(copied).toMatchObject({ templateName: 'CT Abdomen' })
    expect(copied.templateId).toBeTruthy()
    expect(copied.recordingId).toBeTruthy()
  })

  it('needs a format', async () => {
    openWorkspace()
    fireEvent.click(screen.getByRole('checkbox', { name: 'HTML' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Nur Text' }))
    fireEvent.click(screen.getByRole('button', { name: 'Bericht kopieren' }))
    await pass(0)
    expect(screen.getByText('Please select at least one copy format')).toBeTruthy()
  })

  it('waits for a word on a number that differs from the dictation', async () => {
    server.answer(formatTranscript, {
      ...formatted,
      plainText: 'Zyste 32 mm.',
      formattedContent: '<p>Zyste 32 mm.</p>',
    })
    openWorkspace()
    dictate('Zyste 23 mm.')
    fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
    await pass(100)
    fireEvent.click(screen.getByRole('button', { name: 'Bericht kopieren' }))
    await pass(0)
    const gate = within(screen.getByRole('dialog', { name: 'Vor dem Kopieren bestätigen' }))
    expect(gate.getByRole<HTMLButtonElement>('button', { name: 'Bestätigt kopieren' }).disabled).toBe(true)
    for (const fact of gate.getAllByRole('checkbox')) fireEvent.click(fact)
    fireEvent.click(gate.getByRole('button', { name: 'Bestätigt kopieren' }))
    await pass(0)
    expect(screen.getByText('Report Copied')).toBeTruthy()
  })
})

describe('what must not be lost', () => {
  it('brings an unfinished report back in the same tab and says so', async () => {
    const first = openWorkspace()
    dictate('leber')
    fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
    await pass(1000)
    first.unmount()
    openWorkspace()
    await pass(0)
    expect(screen.getByText('Ein nicht abgeschlossener Bericht wurde wiederhergestellt.')).toBeTruthy()
    expect(report().textContent).toBe(plain)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Externes Transkript').value).toBe('leber')
  })

  it('sends nothing in house mode', async () => {
    openWorkspace()
    fireEvent.click(screen.getByRole('switch', { name: 'Haus-Modus' }))
    dictate('Leber normal groß Punkt')
    fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
    await pass(100)
    expect(report().textContent).toContain('Leber normal groß.')
    expect(server.sent).toEqual([])
  })
})

describe('an automatic result', () => {
  it('waits beside typed text instead of replacing it, also where that was taken back', async () => {
    openWorkspace({ autoFormatExternal: true })
    fireEvent.paste(report(), { clipboardData: { getData: () => 'Eigener Satz.', types: ['text/plain'], files: [] } })
    await pass(0)
    expect(report().textContent).toBe('Eigener Satz.')
    dictate('leber normal groß punkt')
    await pass(1100)
    expect(screen.getByText('Eine neue Fassung liegt bereit')).toBeTruthy()
    expect(report().textContent).toBe('Eigener Satz.')
    fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }))
    await pass(0)
    expect(report().textContent).toBe(plain)
    expect(screen.getByRole('button', { name: 'Fassungen: v2' })).toBeTruthy()

    fireEvent.click(screen.getByRole('button', { name: 'Fassungen: v2' }))
    const [, typed] = screen.getAllByRole('button', { name: 'Zurückholen' })
    fireEvent.click(typed as HTMLElement)
    dictate('leber normal groß punkt milz nicht vergrößert punkt')
    await pass(1100)
    expect(screen.getByText('Eine neue Fassung liegt bereit')).toBeTruthy()
    expect(document.querySelector('.report-page')?.textContent).toBe('Eigener Satz.')
  })
})

describe('an own version', () => {
  it('that was brought back and left again is listed once', async () => {
    openWorkspace()
    fireEvent.paste(report(), { clipboardData: { getData: () => 'Eigener Satz.', types: ['text/plain'], files: [] } })
    dictate('leber normal groß punkt')
    fireEvent.click(screen.getByRole('button', { name: 'Bericht generieren' }))
    await pass(100)
    fireEvent.click(screen.getByRole('button', { name: 'Fassungen: v2' }))
    const [newest, own] = screen.getAllByRole('button', { name: 'Zurückholen' })
    for (const version of [own, newest, own]) {
      fireEvent.click(version as HTMLElement)
      await pass(0)
    }
    expect(report().textContent).toBe('Eigener Satz.')
    expect(screen.getAllByText('Eigene Fassung')).toHaveLength(1)
  })
})

describe('a new report', () => {
  it('starts over with a toast and an empty page', async () => {
    openWorkspace()
    dictate('leber')
    fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
    await pass(0)
    fireEvent.click(screen.getByRole('button', { name: 'Neuer Bericht' }))
    await pass(0)
    expect(screen.getByText('Bereit für einen neuen Befund')).toBeTruthy()
    expect(report().textContent).toBe('')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Externes Transkript').value).toBe('')
    expect(document.activeElement).toBe(screen.getByLabelText('Externes Transkript'))
  })

  it('can be taken back from its toast', async () => {
    openWorkspace()
    dictate('leber')
    fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
    await pass(0)
    fireEvent.click(screen.getByRole('button', { name: 'Neuer Bericht' }))
    await pass(0)
    const [undo] = screen
      .getAllByRole('button', { name: 'Rückgängig' })
      .filter((button) => button.textContent === 'Rückgängig')
    fireEvent.click(undo as HTMLElement)
    await pass(0)
    expect(report().textContent).toBe(plain)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Externes Transkript').value).toBe('leber')
  })
})

describe('sentences nobody dictated', () => {
  it('are walked one by one, lit and named, from the last to the first again', async () => {
    openWorkspace()
    fireEvent.click(screen.getByRole('button', { name: 'CT Abdomen wählen' }))
    const walked: (string | undefined)[] = []
    for (const _ of [1, 2, 3]) {
      fireEvent.keyDown(window, { key: 's', code: 'KeyS', altKey: true })
      await pass(0)
      walked.push([...report().querySelectorAll('.mark-lit')].map(({ textContent }) => textContent).join(''))
    }
    expect(walked).toEqual(['Leber: Normal groß.', 'Milz: Nicht vergrößert.', 'Leber: Normal groß.'])
    expect(screen.getByText('aus der Vorlage')).toBeTruthy()
  })
})
