import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

async function formatReport() {
  dictate('leber')
  await press('Formatieren')
  await pass(100)
}

/** Sentences of the specification of the workspace that no other test holds it to. */
describe('while an action runs', () => {
  it.each([
    ['Vorlage ausfüllen', 'Fülle aus...', fillTemplate],
    ['Bericht generieren', 'Generiere...', generateReport],
  ] as const)('"%s" reads "%s" and nothing else can be started', async (name, busy, contract) => {
    server.answer(contract, () => new Promise<never>(() => {}))
    openWorkspace()
    await press('CT Abdomen wählen')
    dictate('leber')
    await press(name)
    expect(screen.getByText('Verarbeitung läuft...')).toBeTruthy()
    const action = screen.getByRole<HTMLButtonElement>('button', { name: busy })
    for (const button of [action, screen.getByRole<HTMLButtonElement>('button', { name: 'Formatieren' })]) {
      expect(button.disabled).toBe(true)
    }
  })

  it('a result that comes after "Neuer Bericht" is not taken', async () => {
    let finish: (answer: FormatAnswer) => void = () => {}
    server.answer(formatTranscript, () => new Promise<FormatAnswer>((resolve) => (finish = resolve)))
    openWorkspace()
    await formatReport()
    await press('Neuer Bericht')
    finish(formatted)
    await pass(1000)
    expect(report().textContent).toBe('')
  })
})

describe('the transcript', () => {
  it('must not be blank, by shortcut either', async () => {
    openWorkspace()
    dictate('   ')
    fireEvent.keyDown(window, { key: 'f', code: 'KeyF', altKey: true })
    await pass(0)
    expect(screen.getByText('Kein Transkript')).toBeTruthy()
    expect(screen.getByText('Bitte fügen Sie zuerst Ihr externes Transkript ein')).toBeTruthy()
    expect(server.sent).toEqual([])
  })
})

describe('filling', () => {
  it('sends the transcript with the HTML of the chosen template', async () => {
    server.answer(fillTemplate, filled)
    openWorkspace()
    await press('CT Abdomen wählen')
    dictate('leber')
    await press('Vorlage ausfüllen')
    expect(server.sentTo(fillTemplate)[0]?.body).toMatchObject({ transcript: 'leber', language: 'de' })
    expect(JSON.stringify(server.sentTo(fillTemplate)[0]?.body)).toContain('Nicht vergrößert.')
    expect(screen.getByText('Die Vorlage wurde mit Ihrem Transkript ausgefüllt')).toBeTruthy()
    expect(report().textContent).toBe(plain)
  })

  it('starts by itself a second after the last change, once a template is chosen', async () => {
    server.answer(fillTemplate, filled)
    openWorkspace({ autoFillTemplateExternal: true })
    dictate('leber')
    await press('CT Abdomen wählen')
    await pass(999)
    expect(server.sentTo(fillTemplate)).toHaveLength(0)
    await pass(1)
    expect(server.sentTo(fillTemplate)).toHaveLength(1)
  })
})

describe('an automatic mode', () => {
  it('runs for the same transcript again once a new report was begun', async () => {
    openWorkspace({ autoFormatExternal: true })
    dictate('leber')
    await pass(1100)
    await press('Neuer Bericht')
    dictate('leber')
    await pass(1100)
    expect(server.sentTo(formatTranscript)).toHaveLength(2)
    expect(report().textContent).toBe(plain)
  })

  it('leaves alone what is brought back after "Neuer Bericht", and never takes it for a result of its own', async () => {
    openWorkspace({ autoFormatExternal: true })
    dictate('leber')
    await pass(1100)
    fireEvent.paste(report(), { clipboardData: { getData: () => 'Eigener Satz.', types: ['text/plain'], files: [] } })
    await pass(100)
    await press('Neuer Bericht')
    const [undo] = screen.getAllByRole('button', { name: 'Rückgängig' }).slice(-1)
    fireEvent.click(undo as HTMLElement)
    await pass(5000)
    expect(report().textContent).toContain('Eigener Satz.')
    expect(server.sentTo(formatTranscript)).toHaveLength(1)
    dictate('leber und milz')
    await pass(1100)
    expect(report().textContent).toContain('Eigener Satz.')
    expect(screen.getByText('Eine neue Fassung liegt bereit')).toBeTruthy()
  })

  it('leaves a restored transcript alone until something is changed, then takes it up', async () => {
    const first = openWorkspace()
    dictate('leber')
    await pass(1000)
    first.unmount()
    openWorkspace({ autoFormatExternal: true })
    await pass(5000)
    expect(server.sentTo(formatTranscript)).toHaveLength(0)
    fireEvent.click(screen.getByRole('switch', { name: 'Generieren' }))
    await pass(1100)
    expect(server.sentTo(generateReport)).toHaveLength(1)
  })
})

/** A run by hand is an answer to the dictation as it stands; the mode waits for the next change of it. */
describe('an automatic mode after a run by hand', () => {
  it('does not run the same dictation once more', async () => {
    openWorkspace({ autoGenerateReportExternal: true })
    dictate('leber')
    await pass(500)
    await press('Bericht generieren')
    await pass(5000)
    expect(server.sentTo(generateReport)).toHaveLength(1)
  })

  it('does not replace what another action wrote', async () => {
    server.answer(fillTemplate, filled)
    openWorkspace({ autoFormatExternal: true })
    await press('CT Abdomen wählen')
    dictate('leber')
    await press('Vorlage ausfüllen')
    await pass(5000)
    expect(server.sentTo(formatTranscript)).toHaveLength(0)
  })

  it('does not start again what was cancelled or has failed', async () => {
    server.refuse(generateReport, 503, 'Das System ist ausgelastet.')
    openWorkspace({ autoGenerateReportExternal: true })
    dictate('leber')
    await press('Bericht generieren')
    await pass(5000)
    expect(server.sentTo(generateReport)).toHaveLength(1)
  })

  it('takes up what was dictated while it ran', async () => {
    let finish: (answer: FormatAnswer) => void = () => {}
    server.answer(formatTranscript, () => new Promise<FormatAnswer>((resolve) => (finish = resolve)))
    openWorkspace({ autoFormatExternal: true })
    dictate('leber')
    await press('Formatieren')
    dictate('leber und milz')
    await pass(5000)
    expect(server.sentTo(formatTranscript)).toHaveLength(1)
    finish(formatted)
    await pass(1100)
    expect(server.sentTo(formatTranscript).map(({ body }) => (body as { transcript: string }).transcript)).toEqual([
      'leber',
      'leber und milz',
    ])
  })
})

describe('"Formatieren" while the report is the untouched template', () => {
  const button = () => screen.queryByRole('button', { name: 'Formatieren' })

  it('is offered after the page came back too, and the template is not taken for typed text', async () => {
    const first = openWorkspace()
    dictate('leber')
    await press('CT Abdomen wählen')
    await pass(1000)
    first.unmount()
    openWorkspace({ autoFormatExternal: true })
    await pass(0)
    expect(report().textContent).toContain('Leber: Normal groß.')
    expect(button()).toBeTruthy()
    dictate('leber normal groß')
    await pass(1100)
    expect(screen.queryByText('Eine neue Fassung liegt bereit')).toBeNull()
    expect(report().textContent).toBe(plain)
  })

  it('is offered again once the run is undone, and not where it was typed in', async () => {
    server.answer(fillTemplate, filled)
    openWorkspace()
    dictate('leber')
    await press('CT Abdomen wählen')
    await press('Vorlage ausfüllen')
    await pass(100)
    expect(button()).toBeNull()
    const [undo] = screen.getAllByRole('button', { name: 'Rückgängig' })
    fireEvent.click(undo as HTMLElement)
    await pass(100)
    expect(report().textContent).toContain('Leber: Normal groß.')
    expect(button()).toBeTruthy()
    fireEvent.paste(report(), { clipboardData: { getData: () => 'Eigener Satz.', types: ['text/plain'], files: [] } })
    await pass(100)
    expect(button()).toBeNull()
  })
})

/** What a button does not offer, its keys do not do either. */
describe('the keys', () => {
  const key = async (letter: string) => {
    fireEvent.keyDown(window, { key: letter, code: `Key${letter.toUpperCase()}`, altKey: true })
    await pass(100)
  }

  it('format nothing where a report stands, and say so', async () => {
    openWorkspace()
    await press('CT Abdomen wählen')
    dictate('leber')
    await key('f')
    expect(server.sentTo(formatTranscript)).toHaveLength(1)
    fireEvent.paste(report(), { clipboardData: { getData: () => 'Eigener Satz.', types: ['text/plain'], files: [] } })
    await pass(100)
    expect(screen.queryByRole('button', { name: 'Formatieren' })).toBeNull()
    await key('f')
    expect(server.sentTo(formatTranscript)).toHaveLength(1)
    expect(screen.getByText('Der Bericht ist nicht leer')).toBeTruthy()
    expect(report().textContent).toContain('Eigener Satz.')
  })

  it('stay in the transcript where there is no sentence of a template and no field to go to', async () => {
    openWorkspace({}, { width: 390 })
    dictate('leber')
    for (const letter of ['s', 'l']) await key(letter)
    expect(screen.getByRole('tab', { name: 'Transkript' }).getAttribute('aria-selected')).toBe('true')
  })
})

describe('the check for contradictions', () => {
  it('is on at first, is sent along when off, and stays so at the next visit', async () => {
    const first = openWorkspace()
    const checks = () => screen.getByRole('checkbox', { name: 'Widersprüche prüfen' }).getAttribute('aria-checked')
    expect(checks()).toBe('true')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Widersprüche prüfen' }))
    await formatReport()
    expect(server.sentTo(formatTranscript)[0]?.body).toMatchObject({ enableContradictionDetection: false })
    first.unmount()
    openWorkspace()
    expect(checks()).toBe('false')
  })

  const quote = { text: 'Leber', start: 0, end: 5, in: 'report' as const }
  const side = { id: 'c', text: 'Seite', resolved: false, kind: 'side', first: quote, second: quote, fixes: [] }
  /** What a language model wrote is not what was dictated. */
  const changed = {
    ...side,
    id: 'd',
    text: 'Verändert',
    kind: 'changed',
    second: { text: 'leber', start: 0, end: 5, in: 'transcript' as const },
  }

  it('names their number in the toast of the run', async () => {
    server.answer(formatTranscript, { ...formatted, detectedContradictions: [side as never] })
    openWorkspace()
    await formatReport()
    expect(screen.getByText('1 Widerspruch gefunden')).toBeTruthy()
  })

  it('names their number behind the sentence of a filled template', async () => {
    server.answer(fillTemplate, { ...filled, detectedContradictions: [side as never, { ...side, id: 'e' } as never] })
    openWorkspace()
    dictate('leber')
    await press('CT Abdomen wählen')
    await press('Vorlage ausfüllen')
    const said = 'Die Vorlage wurde mit Ihrem Transkript ausgefüllt. 2 Widersprüche gefunden'
    expect(screen.getByText(said)).toBeTruthy()
  })

  it('announces none after filling either when it is off', async () => {
    server.answer(fillTemplate, { ...filled, detectedContradictions: [side as never] })
    openWorkspace()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Widersprüche prüfen' }))
    dictate('leber')
    await press('CT Abdomen wählen')
    await press('Vorlage ausfüllen')
    await pass(100)
    expect(screen.getByText('Die Vorlage wurde mit Ihrem Transkript ausgefüllt')).toBeTruthy()
    expect(screen.queryByText('1 Widerspruch')).toBeNull()
  })

  it('is never off for what a language model changed', async () => {
    server.answer(formatTranscript, { ...formatted, detectedContradictions: [changed as never] })
    openWorkspace()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Widersprüche prüfen' }))
    await formatReport()
    expect(screen.getByText('1 Widerspruch gefunden')).toBeTruthy()
    expect(screen.getByText('1 Widerspruch')).toBeTruthy()
    await pass(2000)
    expect(screen.getByText('1 Widerspruch')).toBeTruthy()
  })
})

describe.each([1023, 390])('at %i px', (width) => {
  it('"Hier bleiben" ends the countdown, and a new report goes back to the transcript', async () => {
    openWorkspace({}, { width })
    await formatReport()
    await press('Hier bleiben')
    await pass(5000)
    const isSelected = (name: string) => screen.getByRole('tab', { name }).getAttribute('aria-selected')
    expect(isSelected('Transkript')).toBe('true')
    await press('Bericht generieren')
    expect(isSelected('Bericht')).toBe('true')
    await press('Neuer Bericht')
    expect(isSelected('Transkript')).toBe('true')
  })
})

it('nothing counts down to the report where it is already in view', async () => {
  server.answer(fillTemplate, filled)
  openWorkspace({}, { width: 390 })
  await press('Vorlage wählen')
  await press('CT Abdomen wählen')
  dictate('leber')
  await press('Bericht generieren')
  fireEvent.keyDown(window, { key: 'a', code: 'KeyA', altKey: true })
  await pass(100)
  expect(server.sentTo(fillTemplate)).toHaveLength(1)
  expect(screen.queryByText(/^Wechsel zum Bericht/)).toBeNull()
})

describe.each([
  [1440, false],
  [1023, false],
  [390, true],
])('at %i px', (width, collapses) => {
  it(`the template column ${collapses ? 'closes' : 'stays open'} after a pick`, async () => {
    localStorage.setItem('klarbefund.templatesCollapsed', 'false')
    openWorkspace({}, { width })
    await press('CT Abdomen wählen')
    expect(localStorage.getItem('klarbefund.templatesCollapsed')).toBe(String(collapses))
  })
})

describe('what is copied', () => {
  let wrote: Record<string, Blob>[]

  function stubClipboard({ takesRtf, refuses = false }: { takesRtf: boolean; refuses?: boolean }) {
    wrote = []
    const supports = (type: string) => takesRtf || type !== 'text/rtf'
    class Item {
      static supports = supports
      constructor(entries: Record<string, Blob>) {
        wrote.push(entries)
      }
    }
    vi.stubGlobal('ClipboardItem', Item)
    const write = () => (refuses ? Promise.reject(new Error('NotAllowed')) : Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } })
  }

  async function copy() {
    fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true })
    await pass(0)
  }

  const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))

  it('is HTML and plain text at first, RTF too where it is asked for and supported', async () => {
    stubClipboard({ takesRtf: true })
    openWorkspace()
    await formatReport()
    choose('RTF')
    await copy()
    expect(screen.getByText('Report copied in listed formats: HTML, RTF, Nur Text')).toBeTruthy()
    expect(Object.keys(wrote[0] ?? {})).toEqual(['text/html', 'text/rtf', 'text/plain'])
  })

  it('lacks RTF where the browser refuses it, which is said, with the file as a way out', async () => {
    stubClipboard({ takesRtf: false })
    openWorkspace()
    await formatReport()
    choose('RTF')
    await copy()
    const said = screen.getByText(/^Report copied in listed formats: HTML, Nur Text\./)
    expect(said.textContent).toContain('RTF nimmt dieser Browser nicht in die Zwischenablage.')
    expect(screen.getByRole('button', { name: 'Als RTF-Datei laden' })).toBeTruthy()
  })

  it('carries a typeface of its own only where the font option is chosen', async () => {
    stubClipboard({ takesRtf: true })
    openWorkspace()
    await formatReport()
    await copy()
    choose('Schriftformatierung')
    await copy()
    expect(await wrote[0]?.['text/html']?.text()).not.toContain('font-family')
    expect(await wrote[1]?.['text/html']?.text()).toContain('font-family')
  })

  it('goes by the copy command where the clipboard refuses, and by neither is an error', async () => {
    stubClipboard({ takesRtf: false, refuses: true })
    const written: Record<string, string> = {}
    document.execCommand = () => {
      const event = new Event('copy', { cancelable: true })
      const setData = (type: string, text: string) => (written[type] = text)
      document.dispatchEvent(Object.assign(event, { clipboardData: { setData } }))
      return true
    }
    openWorkspace()
    await formatReport()
    await copy()
    expect(screen.getByText('Report copied in listed formats: HTML, Nur Text')).toBeTruthy()
    expect(written['text/plain']).toBe(plain)

    document.execCommand = () => false
    await copy()
    expect(screen.getByText('Copy Failed')).toBeTruthy()
    expect(screen.getByText(/^Failed to copy report to clipboard\./)).toBeTruthy()

    choose('RTF')
    await copy()
    expect(screen.getByText(/^Failed to copy report to clipboard\./)).toBeTruthy()
    for (const format of ['HTML', 'Nur Text']) choose(format)
    await copy()
    expect(screen.getByText('RTF nimmt dieser Browser nicht in die Zwischenablage.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Als RTF-Datei laden' })).toBeTruthy()
  })
})
