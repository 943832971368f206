import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formatTranscript } from '#features/reporting/contract.ts'
import {
  dictate,
  formatted,
  openWorkspace,
  pass,
  report,
  type Surroundings,
  stubWorkspaceServer,
} from '#tests/open-workspace.tsx'
import { keepNetworkLedger } from '#web/network-ledger.ts'

let server: ReturnType<typeof stubWorkspaceServer>

beforeEach(() => {
  server = stubWorkspaceServer()
})

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(100)
}

/** The report stands in other words than dictated: as a person, or a model, may have left it. */
async function formatAs(dictation: string, plainText: string, around: Surroundings = {}) {
  const formattedContent = `<p>${plainText.replaceAll('\n\n', '</p><p>')}</p>`
  server.answer(formatTranscript, { ...formatted, plainText, formattedContent })
  openWorkspace({}, around)
  dictate(dictation)
  await press('Formatieren')
}

/** Selects the last occurrence in the report, as a double click does. */
function select(words: string) {
  report().focus()
  const walker = document.createTreeWalker(report(), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1
    if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + words.length)
  }
  fireEvent(document, new Event('selectionchange'))
}

describe('what stops the copy', () => {
  it.each([
    ['a number', 'Zyste der Leber 23 mm.', 'Zyste der Leber 32 mm.'],
    ['a unit', 'Zyste der Leber 23 mm.', 'Zyste der Leber 23 cm.'],
    ['a side', 'Zyste der rechten Niere.', 'Zyste der linken Niere.'],
    ['a negation', 'Kein Pleuraerguss.', 'Pleuraerguss.'],
    ['a level', 'Bandscheibenvorfall LWK 4/5.', 'Bandscheibenvorfall LWK 3/4.'],
  ])('is %s that differs from the dictation, by name', async (_fact, dictated, written) => {
    await formatAs(dictated, written)
    await press('Bericht kopieren')
    const gate = within(screen.getByRole('dialog', { name: 'Vor dem Kopieren bestätigen' }))
    expect(gate.getAllByRole('checkbox').length).toBeGreaterThan(0)
    expect(gate.getByRole<HTMLButtonElement>('button', { name: 'Bestätigt kopieren' }).disabled).toBe(true)
  })

  it('shows both wordings, and asks again when a confirmed fact is worded anew', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: async () => {} } })
    vi.stubGlobal('ClipboardItem', Object.assign(vi.fn(), { supports: () => true }))
    const confirm = async (words: string) => {
      await press('Bericht kopieren')
      const gate = within(screen.getByRole('dialog', { name: 'Vor dem Kopieren bestätigen' }))
      expect(gate.getByText(words)).toBeTruthy()
      for (const fact of gate.getAllByRole('checkbox')) fireEvent.click(fact)
      fireEvent.click(gate.getByRole('button', { name: 'Bestätigt kopieren' }))
      await pass(0)
    }
    await formatAs('Zyste der Leber zwei Komma drei Zentimeter.', 'Zyste der Leber 3,2 cm.')
    await confirm('Diktiert: „zwei Komma drei Zentimeter“ · im Bericht: „3,2 cm“')
    await press(/^(Bericht kopieren|Copied!)$/)
    expect(screen.queryByRole('dialog')).toBeNull()

    select('3,2')
    fireEvent.paste(report(), { clipboardData: { getData: () => '9,2', types: ['text/plain'], files: [] } })
    await pass(1000)
    expect(report().textContent).toBe('Zyste der Leber 9,2 cm.')
    await confirm('Diktiert: „zwei Komma drei Zentimeter“ · im Bericht: „9,2 cm“')
  })
})

describe('the own vocabulary', () => {
  const vocabulary = [{ originalWord: 'BSV', correctedWord: 'Bandscheibenvorfall' }]
  const dictation = 'BSV L5/S1 links.'

  it('is known to the proof of a report that the server wrote by it', async () => {
    await formatAs(dictation, 'Bandscheibenvorfall L5/S1 links.', { vocabulary })
    expect(screen.queryByText(/^Aussage fehlt/)).toBeNull()
    await press('Bericht kopieren')
    expect(screen.queryByRole('dialog', { name: 'Vor dem Kopieren bestätigen' })).toBeNull()
  })

  it('acts in house mode', async () => {
    openWorkspace({}, { vocabulary })
    fireEvent.click(screen.getByRole('switch', { name: 'Haus-Modus' }))
    dictate(dictation)
    await press('Formatieren')
    expect(report().textContent).toBe('Bandscheibenvorfall L5/S1 links.')
    expect(server.sentTo(formatTranscript)).toHaveLength(0)
  })
})

describe('the origin of a sentence', () => {
  it('is told in words where it was derived', async () => {
    openWorkspace()
    fireEvent.click(screen.getByRole('switch', { name: 'Haus-Modus' }))
    dictate('Befund Doppelpunkt Im rechten Oberlappen ein Rundherd von 14 mm Punkt Kein Pneumothorax Punkt')
    await press('Bericht generieren')
    // Its last mention stands in the impression, which nobody dictated.
    select('Rundherd')
    await pass(100)
    expect(screen.getByText(/^abgeleitet: „Im rechten Oberlappen/)).toBeTruthy()
    expect(report().querySelectorAll('.margin-derived')).toHaveLength(1)
  })
})

describe('the ledger', () => {
  it('leads from each fact to its place in the dictation and in the report', async () => {
    await formatAs('Leber normal groß. Zyste 23 mm.', 'Leber normal groß. Zyste 23 mm.')
    const openRow = async () => {
      await press(/Angaben erhalten/)
      return within(screen.getByRole('row', { name: /23/ }))
    }
    fireEvent.click((await openRow()).getByRole('button', { name: 'Transkript' }))
    await pass(0)
    const field = screen.getByLabelText<HTMLTextAreaElement>('Externes Transkript')
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toContain('23')
    expect(screen.queryByRole('dialog')).toBeNull()

    fireEvent.click((await openRow()).getByRole('button', { name: 'Bericht' }))
    await pass(100)
    expect(document.activeElement).toBe(report())
    expect(String(getSelection())).toContain('23')
  })

  it('puts first what differs, in the words of both texts', async () => {
    await formatAs('Milz 12 cm. Zyste der Leber 23 mm.', 'Milz 12 cm. Zyste der Leber 32 mm.')
    await press(/Angaben erhalten/)
    const [, first] = screen.getAllByRole('row')
    expect(first?.textContent).toContain('verändert')
    expect(first?.textContent).toContain('Diktiert: „23\u00a0mm“ · im Bericht: „32\u00a0mm“')
  })
})

describe('a contradiction that comes while a person types', () => {
  it('is shown without taking the focus', async () => {
    await formatAs('Kein Pleuraerguss.', 'Kein Pleuraerguss.')
    expect(screen.queryByRole('region', { name: '1 Widerspruch' })).toBeNull()
    report().focus()
    fireEvent.paste(report(), {
      clipboardData: { getData: () => 'Kleiner Pleuraerguss rechts. ', types: ['text/plain'], files: [] },
    })
    await pass(100)
    expect(screen.getByRole('region', { name: '1 Widerspruch' })).toBeTruthy()
    expect(document.activeElement).toBe(report())
  })
})

describe('a contradiction that is solved', () => {
  it('shows green for a moment, then leaves, and comes back when it is undone', async () => {
    const text = 'Zyste der rechten Niere.\n\nBeurteilung: Zyste der linken Niere.'
    await formatAs(text, text)
    const open = () => screen.queryByRole('region', { name: '1 Widerspruch' })
    expect(within(open() as HTMLElement).getByText('Manual review and correction needed')).toBeTruthy()
    expect(screen.getByText('2 von 2 Angaben erhalten')).toBeTruthy()
    expect(screen.getByText('100 % des Diktats im Bericht')).toBeTruthy()
    expect(screen.getByText('1 offener Hinweis')).toBeTruthy()
    await press(/durch „rechten“ ersetzen$/)
    expect(open()).toBeNull()
    expect(within(screen.getByRole('list', { name: 'Gelöst' })).getByText('Gelöst')).toBeTruthy()
    await pass(1200)
    expect(screen.queryByText('Gelöst')).toBeNull()
    await press('Rückgängig')
    expect(open()).toBeTruthy()
  })
})

describe('house mode', () => {
  it.each(['Formatieren', 'Vorlage ausfüllen', 'Bericht generieren'])('"%s" sends nothing', async (action) => {
    openWorkspace()
    fireEvent.click(screen.getByRole('switch', { name: 'Haus-Modus' }))
    fireEvent.click(screen.getByRole('button', { name: 'CT Abdomen wählen' }))
    dictate('Leber mit Zyste von 14 mm Punkt')
    await press(action)
    expect(report().textContent).toContain('14 mm')
    expect(screen.getByText(/Angaben erhalten$/)).toBeTruthy()
    expect(server.sent).toEqual([])
  })
})

describe('the network ledger', () => {
  it('names purpose, count, bytes and whether a text left the page', async () => {
    keepNetworkLedger()
    await formatAs('Zyste 23 mm.', 'Zyste 23 mm.')
    const bytes = JSON.stringify(server.sentTo(formatTranscript)[0]?.body).length
    await press(`1 Anfrage, ${bytes} Bytes gesendet`)
    const [, row] = screen.getAllByRole('row')
    const cells = within(row as HTMLElement).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent?.replaceAll('\u200b', ''))).toEqual([
      'FormatierenPOST /api/format-external-transcript',
      '1',
      String(bytes),
      'ja',
    ])
  })
})

describe('the keys', () => {
  it('find nothing under a name that does not exist, and the palette says so', async () => {
    openWorkspace()
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    await pass(0)
    const search = screen.getByRole('combobox', { name: 'Befehl oder Vorlage suchen' })
    expect(search.getAttribute('aria-expanded')).toBe('true')
    fireEvent.change(search, { target: { value: 'gibt es nicht' } })
    expect(screen.getByText('Nichts gefunden')).toBeTruthy()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(search.getAttribute('aria-expanded')).toBe('false')
  })

  it('are all listed under "?", each command that has one with its own', async () => {
    openWorkspace()
    fireEvent.keyDown(window, { key: '?' })
    await pass(0)
    const rows = [...screen.getByRole('dialog', { name: 'Tastenkürzel' }).querySelectorAll('dt')]
    const keys = rows.map((row) => row.nextElementSibling?.textContent)
    expect(rows.length).toBeGreaterThan(15)
    expect(new Set(keys).size).toBe(rows.length)
    for (const label of ['Bericht kopieren', 'Nächster Hinweis', 'Nächstes Feld', 'Bericht verlassen']) {
      expect(rows.map((row) => row.textContent)).toContain(label)
    }
  })
})

describe('a download', () => {
  it.each([
    ['RTF-Datei', 'rtf', String.raw`{\rtf1`],
    ['Textdatei (TXT)', 'txt', 'Zyste 23 mm.\r\n\r\nMilz normal.'],
    ['Word-Datei (DOCX)', 'docx', 'PK'],
  ])('is a file: %s', async (label, kind, holds) => {
    let file: Blob | null = null
    let name = ''
    URL.createObjectURL = (blob) => {
      file = blob as Blob
      return 'blob:report'
    }
    URL.revokeObjectURL = () => {}
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      name = this.download
    })
    await formatAs('Zyste 23 mm.', 'Zyste 23 mm.\n\nMilz normal.')
    fireEvent.keyDown(screen.getByRole('button', { name: 'Herunterladen' }), { key: 'Enter' })
    await pass(0)
    fireEvent.click(screen.getByRole('menuitem', { name: label }))
    // What writes a DOCX is loaded only now.
    await vi.waitFor(() => expect(name).not.toBe(''), 15_000)
    expect(name.endsWith(`.${kind}`)).toBe(true)
    expect(await (file as unknown as Blob).text()).toContain(holds)
  })
})
