import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema.ts'
import { anAdmin, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { writeAudit } from './audit.ts'

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  const chief = await anAdmin(server, { email: 'chefin@x.de' })
  const deputy = await anAdmin(server, { email: 'vertretung@x.de' })
  admin = await signedIn(server, chief)
  const note = (actor: typeof chief, action: string, label: string, day: string) =>
    writeAudit(server.deps.db, actor, new Date(day), { action, target: { id: 'x', label } })
  await note(chief, 'user.status', 'eva@x.de', '2026-02-27T22:59:59Z')
  await note(deputy, 'user.status', 'adam@x.de', '2026-02-27T23:00:00Z')
  await note(deputy, 'prompt.delete', '=cmd|calc', '2026-03-01T12:00:00Z')
})
afterAll(() => server.close())

async function labels(query: string): Promise<string[]> {
  const { body } = await admin.get(`/api/admin/audit${query}`)
  expect(body.total).toBe(body.entries.length)
  return body.entries.map(({ targetLabel }: { targetLabel: string }) => targetLabel)
}

describe('GET /api/admin/audit', () => {
  it.each([
    ['', ['=cmd|calc', 'adam@x.de', 'eva@x.de']],
    ['?actor=VERTRETUNG', ['=cmd|calc', 'adam@x.de']],
    ['?subject=eva', ['eva@x.de']],
    ['?subject=%25', []],
    ['?action=user.status', ['adam@x.de', 'eva@x.de']],
    ['?dateFrom=2026-02-28&dateTo=2026-02-28', ['adam@x.de']],
  ])('finds by %s, the newest first, days of the house', async (query, expected) => {
    expect(await labels(query)).toEqual(expected)
  })

  it('has pages', async () => {
    const { body } = await admin.get('/api/admin/audit?page=2')
    expect(body).toEqual({ total: 3, entries: [] })
  })

  it('exports what is filtered, without formulas', async () => {
    const answer = await admin.get('/api/admin/audit/export?actor=vertretung')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-2026-03-02.csv"')
    const lines = answer.text.trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFid,createdAt,actorId,actorEmail,action,targetId,targetLabel,details')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain("prompt.delete,x,'=cmd|calc,{}")
  })
})

it('cannot be changed, shortened or emptied', async () => {
  const { db } = server.deps
  await expect(db.update(auditEntries).set({ action: 'x' })).rejects.toThrow()
  await expect(db.delete(auditEntries)).rejects.toThrow()
  await expect(db.execute(sql`truncate ${auditEntries}`)).rejects.toThrow()
  expect(await labels('')).toHaveLength(3)
})

describe('what an administrator does to prompts and standard templates', () => {
  const prompt = { name: 'hausprompt', description: null, promptText: 'Text', language: 'de' }
  const template = { name: 'CT Probe', type: 'Thorax', modality: 'CT', language: 'de', templateHtml: '<p>Lunge</p>' }

  it.each([
    ['prompt', '/api/ai-prompts', prompt],
    ['template', '/api/medical-templates', template],
  ])('stands in the trail: %s', async (kind, path, values) => {
    const { body } = await admin.post(path, values)
    await admin.put(`${path}/${body.id}`, { ...values, language: 'en' })
    await admin.delete(`${path}/${body.id}`)
    const answer = await admin.get(`/api/admin/audit?subject=${encodeURIComponent(values.name)}`)
    expect(answer.body.entries.map(({ action }: { action: string }) => action)).toEqual([
      `${kind}.delete`,
      `${kind}.update`,
      `${kind}.create`,
    ])
  })
})
