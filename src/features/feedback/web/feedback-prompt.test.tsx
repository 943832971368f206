import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendFeedback } from '#features/feedback/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { FeedbackPrompt } from './feedback-prompt.tsx'

let server: ReturnType<typeof stubServer>
const onClose = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onClose.mockReset()
  server = stubServer()
  server.answer(sendFeedback, {
    id: 'f1',
    feedbackType: 'positive',
    feedbackCategory: null,
    feedbackText: null,
    language: 'de',
    inputMethod: 'external_transcript',
    templateUsed: false,
    templateId: null,
    templateName: null,
    recordingId: 'r1',
    sessionId: 's1',
    createdAt: '2026-01-05T08:00:00.000Z',
  })
})

const open = () => renderPage(<Prompt />)

/** The workspace, which may copy another report while the prompt is open. */
function Prompt() {
  const [report, setReport] = useState({ recordingId: 'r1', templateId: null, templateName: null })
  return (
    <>
      <button type="button" onClick={() => setReport({ ...report, recordingId: 'r2' })}>
        kopieren
      </button>
      <FeedbackPrompt report={report} sessionId="s1" onClose={onClose} />
    </>
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('FeedbackPrompt', () => {
  it('closes by itself after eight seconds on the rating', async () => {
    open()
    await pass(7_999)
    expect(onClose).not.toHaveBeenCalled()
    await pass(1)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('asks about the next copy for as long, and rates what was copied last', async () => {
    open()
    await pass(7_000)
    fireEvent.click(screen.getByRole('button', { name: 'kopieren' }))
    await pass(7_999)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Good' }))
    await pass(0)
    expect(server.sentTo(sendFeedback)[0]?.body).toMatchObject({ recordingId: 'r2' })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('stays while details are given', async () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Issues' }))
    await pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('goes on with the keyboard at the first category', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Issues' }))
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Formatting issue' }))
  })

  it('sends details of the report they were begun for, whatever is copied meanwhile', async () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Issues' }))
    fireEvent.click(screen.getByRole('button', { name: 'kopieren' }))
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await pass(0)
    expect(server.sentTo(sendFeedback)[0]?.body).toMatchObject({ feedbackType: 'negative', recordingId: 'r1' })
  })

  it('sends a good rating at once', async () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Good' }))
    await pass(0)
    expect(server.sentTo(sendFeedback)[0]?.body).toMatchObject({
      feedbackType: 'positive',
      feedbackCategory: null,
      feedbackText: null,
      recordingId: 'r1',
      sessionId: 's1',
      language: 'de',
      inputMethod: 'external_transcript',
      templateUsed: false,
    })
    expect(screen.getByText('Thank you for your feedback!')).toBeTruthy()
    expect(onClose).toHaveBeenCalled()
  })

  it('sends the category selected first', async () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Issues' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Missing medical terms' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Formatting issue' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Absatz fehlt ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await pass(0)
    expect(server.sentTo(sendFeedback)[0]?.body).toMatchObject({
      feedbackType: 'negative',
      feedbackCategory: 'missing_terms',
      feedbackText: 'Absatz fehlt',
    })
  })

  it('says what to do where the session has ended, and keeps what was typed', async () => {
    server.refuse(sendFeedback, 401, 'Bitte melden Sie sich an.')
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Issues' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Absatz fehlt' } })
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await pass(0)
    expect(screen.getByText('Bitte melden Sie sich an.')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Absatz fehlt')
  })

  it("shows the server's message when sending fails, and stays", async () => {
    open()
    server.refuse(sendFeedback, 500, 'Ein unerwarteter Fehler ist aufgetreten.')
    fireEvent.click(screen.getByRole('button', { name: 'Good' }))
    await pass(0)
    expect(screen.getByText('Ein unerwarteter Fehler ist aufgetreten.')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('says that no connection was made, as everywhere', async () => {
    open()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    fireEvent.click(screen.getByRole('button', { name: 'Good' }))
    await pass(0)
    expect(screen.getByText(/^Keine Verbindung zum Server\./)).toBeTruthy()
  })
})
