import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, aTrialUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { updateAiPromptRow } from './ai-prompt-repository.ts'

let server: TestServer
let browser: TestBrowser
let admin: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  browser = await signedIn(server, await aTrialUser(server))
  admin = await signedIn(server, await anAdmin(server))
})
afterAll(() => server.close())

const prompt = { promptType: 'template_population', name: 'Kurz', promptText: 'Schreiben Sie kurz.' }

describe('/api/user-prompt-history', () => {
  it('saves, lists newest first, downloads and deletes', async () => {
    const saved = await browser.post('/api/user-prompt-history', prompt)
    expect(saved.status).toBe(201)
    server.clock.advanceSeconds(1)
    const second = await browser.post('/api/user-prompt-history', { ...prompt, name: 'Lang' })
    const list = await browser.get('/api/user-prompt-history/template_population')
    expect(list.body.map(({ name }: { name: string }) => name)).toEqual(['Lang', 'Kurz'])
    expect((await browser.get('/api/user-prompt-history/report_from_scratch')).body).toEqual([])

    const file = await browser.get('/api/user-prompt-history/template_population/download')
    expect(file.headers['content-disposition']).toBe('attachment; filename="template_population.json"')
    expect(file.body).toEqual(list.body)

    expect((await browser.delete(`/api/user-prompt-history/${second.body.id}`)).status).toBe(200)
    expect((await browser.get('/api/user-prompt-history/template_population')).body).toEqual([saved.body])
  })

  it('keeps five of a type and refuses the sixth', async () => {
    const own = await signedIn(server, await aTrialUser(server))
    for (const name of ['a', 'b', 'c', 'd', 'e']) await own.post('/api/user-prompt-history', { ...prompt, name })
    const sixth = await own.post('/api/user-prompt-history', { ...prompt, name: 'f' })
    expect([sixth.status, sixth.body.code, sixth.body.message]).toEqual([
      409,
      'limit_reached',
      'Maximum of 5 saved prompts reached',
    ])
    const other = await own.post('/api/user-prompt-history', { ...prompt, promptType: 'report_from_scratch' })
    expect(other.status).toBe(201)
  })

  it('refuses an empty prompt and a long name with the specified words', async () => {
    const answer = await browser.post('/api/user-prompt-history', { ...prompt, promptText: ' ', name: 'x'.repeat(101) })
    expect(answer.body.issues).toEqual(
      expect.arrayContaining([
        { path: 'promptText', message: 'Cannot save an empty prompt.' },
        { path: 'name', message: 'Der Name darf höchstens 100 Zeichen haben' },
      ]),
    )
  })

  it('answers 404 for an unknown type', async () => {
    expect((await browser.get('/api/user-prompt-history/unbekannt')).status).toBe(404)
  })
})

describe('/api/ai-prompts', () => {
  it('creates, changes, lists and deletes for administrators', async () => {
    const created = await admin.post('/api/ai-prompts', { name: 'universal', promptText: 'Text' })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ language: 'universal', description: null })
    const changed = await admin.put(`/api/ai-prompts/${created.body.id}`, { ...created.body, promptText: 'Neu' })
    expect(changed.body.promptText).toBe('Neu')
    const names = (await admin.get('/api/ai-prompts')).body.map(({ name }: { name: string }) => name)
    expect(names).toContain('universal')
    expect((await admin.delete(`/api/ai-prompts/${created.body.id}`)).status).toBe(200)
  })

  it('answers 409 for a name taken in that language', async () => {
    const aPrompt = (name: string) => ({ name, promptText: 'Text', language: 'de' })
    await admin.post('/api/ai-prompts', aPrompt('doppelt für alle'))
    for (const form of ['NFC', 'NFD']) {
      const again = await admin.post('/api/ai-prompts', aPrompt('doppelt für alle'.normalize(form)))
      expect([again.status, again.body.code]).toEqual([409, 'name_taken'])
    }
  })

  it('answers 404 where a prompt is deleted while it is changed', async () => {
    const changed = updateAiPromptRow(server.deps.db, randomUUID(), { promptText: 'Neu' })
    await expect(changed).rejects.toMatchObject({ code: 'not_found' })
  })
})
