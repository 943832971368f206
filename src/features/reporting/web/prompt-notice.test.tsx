import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatTranscript } from '#features/reporting/contract.ts'
import {
  dictate,
  type FormatAnswer,
  formatted,
  openWorkspace,
  pass,
  report,
  type Surroundings,
  stubWorkspaceServer,
} from '#tests/open-workspace.tsx'

let server: ReturnType<typeof stubWorkspaceServer>

beforeEach(() => {
  server = stubWorkspaceServer()
})

async function formatWith(change: Partial<FormatAnswer>, around: Surroundings = {}) {
  server.answer(formatTranscript, { ...formatted, ...change })
  openWorkspace({}, around)
  dictate('leber')
  fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
  await pass(0)
}

describe('the prompt notice', () => {
  it('shows why the own prompt was not used, for eight seconds', async () => {
    await formatWith({ isOwnPrompt: true, fallbackReason: 'Antwort unlesbar.' })
    expect(screen.getByText(/^Ihre KI-Eingabe hatte ein Problem/)).toBeTruthy()
    expect(screen.getByText('Reason:').parentElement?.textContent).toBe('Reason: Antwort unlesbar.')
    await pass(7_999)
    expect(screen.queryByText('Reason:')).toBeTruthy()
    await pass(1)
    expect(screen.queryByText('Reason:')).toBeNull()
  })

  it('blames no own prompt for what the model did not do', async () => {
    await formatWith({ fallbackReason: 'Keine Antwort.' })
    expect(screen.getByText('Dieser Text entstand ohne das Sprachmodell.')).toBeTruthy()
    expect(screen.getByText('Reason:').parentElement?.textContent).toBe('Reason: Keine Antwort.')
    expect(screen.queryByText(/KI-Eingabe/)).toBeNull()
  })

  it('runs down only once it can be seen', async () => {
    await formatWith({ fallbackReason: 'Keine Antwort.' }, { width: 390 })
    fireEvent.click(screen.getByRole('button', { name: 'Hier bleiben' }))
    await pass(60_000)
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Bericht' }))
    await pass(7_999)
    expect(screen.queryByText('Reason:')).toBeTruthy()
    await pass(1)
    expect(screen.queryByText('Reason:')).toBeNull()
  })

  it('says nothing of a prompt of the house', async () => {
    await formatWith({ promptUsed: 'medical_correction' })
    expect(report().textContent).toContain('Leber normal groß')
    expect(screen.queryByText(/^Verwendete KI-Eingabe/)).toBeNull()
  })

  it('names the own prompt that was used, until it is dismissed', async () => {
    await formatWith({ isOwnPrompt: true, promptUsed: 'Thorax knapp' })
    expect(screen.getByText('Verwendete KI-Eingabe: Thorax knapp')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Ausblenden' }))
    expect(screen.queryByText(/^Verwendete KI-Eingabe/)).toBeNull()
  })
})
