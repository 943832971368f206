import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiUsage } from '#features/api-usage/contract.ts'
import { apiUsage } from '#features/api-usage/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { ApiUsagePanel } from './api-usage-panel.tsx'
import { formatDuration } from './format-usage.ts'

const usage: ApiUsage = {
  overallStats: { totalApiCalls: 120, totalUsers: 2, avgDuration: 640, errorRate: 2.5 },
  topEndpoints: [
    { endpoint: 'generate-report', totalCalls: 60, avgDuration: 1250, errorRate: 5 },
    { endpoint: 'populate-template', totalCalls: 60, avgDuration: 999, errorRate: 5.1 },
  ],
  userUsageStats: [],
  timeline: [{ start: '2026-03-10T12:00:00Z', totalCalls: 120, errorCount: 3, fallbackCount: 9 }],
  fallbacks: [{ fallbackClass: 'timeout', totalCalls: 9 }],
}

let server: ReturnType<typeof stubServer>
beforeEach(() => {
  vi.useFakeTimers()
  server = stubServer()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('ApiUsagePanel', () => {
  it('asks again every 30 seconds, and at once for another range', async () => {
    server.answer(apiUsage, usage)
    renderPage(<ApiUsagePanel />)
    await pass(0)
    expect(server.sentTo(apiUsage)).toHaveLength(1)
    await pass(29_000)
    expect(server.sentTo(apiUsage)).toHaveLength(1)
    await pass(2_000)
    expect(server.sentTo(apiUsage)).toHaveLength(2)
    fireEvent.change(screen.getByLabelText('Zeitraum'), { target: { value: '7d' } })
    await pass(0)
    expect(server.sentTo(apiUsage)).toHaveLength(3)
  })

  it('marks an error rate above five per cent only', async () => {
    server.answer(apiUsage, usage)
    renderPage(<ApiUsagePanel />)
    await pass(10)
    expect(screen.getByText('5,1 %').className).toContain('clash')
    expect(screen.getByText('5,0 %').className).not.toContain('clash')
  })

  it('says how often the language model failed, and why', async () => {
    server.answer(apiUsage, usage)
    renderPage(<ApiUsagePanel />)
    await pass(10)
    const row = screen.getByRole('row', { name: /nicht rechtzeitig geantwortet/ })
    expect(row.textContent).toContain('97,5 %')
    expect(screen.getByText('Ohne Sprachmodell').nextSibling?.textContent).toBe('7,5 %')
  })

  it('says that loading failed, with the reason', async () => {
    server.refuse(apiUsage, 500, 'Die Datenbank antwortet nicht.')
    renderPage(<ApiUsagePanel />)
    await pass(10)
    expect(screen.getByRole('alert').textContent).toContain('Failed to load API usage statistics')
    expect(screen.getByRole('alert').textContent).toContain('Die Datenbank antwortet nicht.')
  })
})

describe('formatDuration', () => {
  it.each([
    [999, '999 ms'],
    [1000, '1,0 s'],
    [12_345, '12,3 s'],
  ])('writes %i ms as %s', (durationMs, text) => expect(formatDuration(durationMs)).toBe(text))
})
