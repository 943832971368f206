import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Feedback } from '#features/feedback/contract.ts'
import { feedbackStats, listFeedback } from '#features/feedback/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { FeedbackAnalytics } from './feedback-analytics.tsx'

const entry: Feedback = {
  id: 'f1',
  feedbackType: 'negative',
  feedbackCategory: 'formatting',
  feedbackText: 'Absatz fehlt',
  language: 'de',
  inputMethod: 'voice_recording',
  templateUsed: true,
  templateId: null,
  templateName: 'CT Abdomen',
  recordingId: null,
  sessionId: null,
  createdAt: '2026-01-05T08:00:00.000Z',
}

let server: ReturnType<typeof stubServer>
beforeEach(() => {
  server = stubServer()
  server.answer(feedbackStats, { totalFeedback: 3, positiveCount: 2, negativeCount: 1, conversionRate: 66.6667 })
  server.answer(listFeedback, [entry])
})

describe('FeedbackAnalytics', () => {
  it('shows the conversion rate with one decimal, and each entry with its badges', async () => {
    renderPage(<FeedbackAnalytics />)
    expect(await screen.findByText('66,7 %')).toBeDefined()
    for (const text of ['Voice', 'Template Used', 'CT Abdomen', 'Formatting issue', 'Absatz fehlt']) {
      expect(await screen.findByText(text)).toBeDefined()
    }
  })

  it('exports in the active filters, and sends only those that have a value', async () => {
    renderPage(<FeedbackAnalytics />)
    const link = () => screen.getByRole('link', { name: 'Export CSV' })
    expect(link().getAttribute('href')).toBe('/api/admin/feedback/export')
    expect(link().getAttribute('target')).toBe('_blank')
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await userEvent.selectOptions(screen.getByLabelText('Bewertung'), 'negative')
    await userEvent.selectOptions(screen.getByLabelText('Sprache'), 'fr')
    expect(link().getAttribute('href')).toBe('/api/admin/feedback/export?feedbackType=negative&language=fr')
    await userEvent.selectOptions(screen.getByLabelText('Sprache'), '')
    expect(link().getAttribute('href')).toBe('/api/admin/feedback/export?feedbackType=negative')
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
    expect(link().getAttribute('href')).toBe('/api/admin/feedback/export')
  })

  it('says so when nothing matches', async () => {
    server.answer(listFeedback, [])
    renderPage(<FeedbackAnalytics />)
    expect(await screen.findByText('No feedback found matching your criteria.')).toBeDefined()
  })

  it('names each part that failed, with the reason', async () => {
    server.refuse(feedbackStats, 500, 'Kein Speicher.')
    server.refuse(listFeedback, 500, 'Keine Verbindung.')
    renderPage(<FeedbackAnalytics />)
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent ?? '')
    expect(texts[0]).toContain('Failed to fetch feedback stats')
    expect(texts[0]).toContain('Kein Speicher.')
    expect(texts[1]).toContain('Failed to fetch feedback')
  })
})
