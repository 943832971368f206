import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { feedbackEntries } from '#database/schema.ts'
import { anAdmin, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { deleteOldFeedback } from './delete-old-feedback.ts'

type Values = Partial<typeof feedbackEntries.$inferInsert>

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  admin = await signedIn(server, await anAdmin(server))
})
afterAll(() => server.close())
afterEach(async () => {
  await server.deps.db.delete(feedbackEntries)
})

async function add(...entries: Values[]): Promise<void> {
  await server.deps.db.insert(feedbackEntries).values(
    entries.map((entry) => ({
      feedbackType: 'positive',
      language: 'de',
      inputMethod: 'external_transcript',
      templateUsed: false,
      createdAt: new Date('2026-03-01T12:00:00Z'),
      ...entry,
    })),
  )
}

const get = (path: string) => admin.get(`/api/admin/feedback${path}`)

describe('GET /api/admin/feedback/stats', () => {
  it('answers zeros without feedback', async () => {
    expect((await get('/stats')).body).toEqual({
      totalFeedback: 0,
      positiveCount: 0,
      negativeCount: 0,
      conversionRate: 0,
    })
  })

  it('counts both kinds and the share of the positive', async () => {
    await add({}, {}, { feedbackType: 'negative' })
    const { body } = await get('/stats')
    expect(body).toMatchObject({ totalFeedback: 3, positiveCount: 2, negativeCount: 1 })
    expect(body.conversionRate).toBeCloseTo(66.67, 1)
  })
})

describe('GET /api/admin/feedback', () => {
  it('lists the newest first', async () => {
    await add({ language: 'de' }, { language: 'pl', createdAt: new Date('2026-03-02T08:00:00Z') })
    const { body } = await get('')
    expect(body.map(({ language }: { language: string }) => language)).toEqual(['pl', 'de'])
  })

  it('filters by each field and by days of the house, both included', async () => {
    await add(
      { feedbackType: 'negative' },
      { language: 'fr' },
      { inputMethod: 'voice_recording' },
      { createdAt: new Date('2026-02-27T22:59:59Z') },
      { createdAt: new Date('2026-02-27T23:00:00Z') },
      { createdAt: new Date('2026-02-28T22:59:59Z') },
      { createdAt: new Date('2026-02-28T23:00:00Z') },
    )
    const lengths = await Promise.all(
      [
        'feedbackType=negative',
        'language=fr',
        'inputMethod=voice_recording',
        'dateFrom=2026-02-28&dateTo=2026-02-28',
      ].map(async (query) => [(await get(`?${query}`)).body.length, (await get(`/stats?${query}`)).body.totalFeedback]),
    )
    expect(lengths).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 2],
    ])
  })

  it('refuses a day that does not exist', async () => {
    const answer = await get('?dateFrom=2026-02-31')
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, 'dateFrom'])
  })
})

describe('GET /api/admin/feedback/export', () => {
  it('is a CSV file in UTF-8 with a byte order mark, in the active filters', async () => {
    await add({ feedbackText: 'Größe; "rechts" fehlt' }, { feedbackType: 'negative' })
    const answer = await get('/export?feedbackType=positive')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="feedback-2026-03-02.csv"')
    expect(answer.text.startsWith('\uFEFFid,createdAt,')).toBe(true)
    expect(answer.text.trimEnd().split('\r\n')).toHaveLength(2)
    expect(answer.text).toContain('"Größe; ""rechts"" fehlt"')
  })

  it('holds every entry once, also over several pages of one moment', async () => {
    await add(...Array.from({ length: 1203 }, () => ({})))
    const lines = (await get('/export')).text.trimEnd().split('\r\n').slice(1)
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1203)
    expect((await get('')).body).toHaveLength(500)
  })
})

describe('the retention', () => {
  it('deletes what is older than 24 months', async () => {
    await add({ createdAt: new Date('2024-03-02T08:59:59Z') }, { createdAt: new Date('2024-03-02T09:00:01Z') })
    await deleteOldFeedback(server.deps)
    expect((await get('/stats')).body.totalFeedback).toBe(1)
  })
})
