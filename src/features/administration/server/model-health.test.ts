import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, aTrialUser, signedIn } from '#tests/factories.ts'
import { type ServerWithModel, startServerWithModel } from '#tests/model-server.ts'
import type { TestBrowser } from '#tests/test-server.ts'
import { startTestServer } from '#tests/test-server.ts'

let server: ServerWithModel
let admin: TestBrowser
beforeAll(async () => {
  server = await startServerWithModel()
  admin = await signedIn(server, await anAdmin(server))
})
afterAll(() => server.close())

async function modelService(browser: TestBrowser) {
  const { body } = await browser.get('/api/admin/stats')
  return body.services.find(({ name }: { name: string }) => name === 'model')
}

describe('the language model in GET /api/admin/stats', () => {
  it('is named with its host and whether it answers, and is sent no text', async () => {
    expect(await modelService(admin)).toMatchObject({
      mode: 'configured',
      detail: `stand-in · ${new URL(server.model.url).host}`,
      healthy: true,
    })
    expect(server.model.requests).toEqual([])
  })

  it('does not answer once it has failed five times in a row, reachable or not, and the failures are named', async () => {
    const own = await signedIn(server, await aTrialUser(server))
    server.model.behave(() => ({ kind: 'status', status: 500 }))
    const run = () => own.post('/api/format-external-transcript', { transcript: 'Kein Erguss.', language: 'de' })
    for (let call = 0; call < 5; call += 1) await run()
    const failed = () => modelService(admin)
    await expect.poll(failed).toMatchObject({
      healthy: false,
      detail: expect.stringContaining('in der letzten Stunde 5 von 5 Läufen ohne brauchbare Antwort'),
    })
    const { body } = await admin.get('/api/admin/stats')
    expect(body.recentActivity[0].activityType).toBe('fallback')

    server.model.behave(() => ({ kind: 'answer', content: '{"correctedText":"Kein Erguss.","corrections":[]}' }))
    server.clock.advanceSeconds(31)
    await run()
    expect((await failed()).healthy).toBe(true)
  })

  it('is asked again after half a minute, and found silent', async () => {
    const asked = server.model.probes()
    await modelService(admin)
    expect(server.model.probes()).toBe(asked)
    await server.model.close()
    expect((await modelService(admin)).healthy).toBe(true)
    server.clock.advanceSeconds(31)
    expect((await modelService(admin)).healthy).toBe(false)
  })

  it('is the engine where none is configured', async () => {
    const alone = await startTestServer()
    const own = await signedIn(alone, await anAdmin(alone))
    expect(await modelService(own)).toMatchObject({ mode: 'stand-in', healthy: null })
    await alone.close()
  })
})
