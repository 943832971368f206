import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTrialUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  browser = await signedIn(server, await aTrialUser(server))
})
afterAll(() => server.close())

describe('/api/vocabulary', () => {
  it('adds, lists and deletes an entry', async () => {
    const added = await browser.post('/api/vocabulary', { originalWord: 'Lisfrank', correctedWord: 'Lisfranc' })
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({ originalWord: 'Lisfrank', language: 'de', frequency: 0 })
    expect((await browser.get('/api/vocabulary')).body).toEqual([added.body])
    expect((await browser.delete(`/api/vocabulary/${added.body.id}`)).status).toBe(200)
    expect((await browser.get('/api/vocabulary')).body).toEqual([])
  })

  it('answers 409 for a word that stands there already, in any case', async () => {
    await browser.post('/api/vocabulary', { originalWord: 'Schopart', correctedWord: 'Chopart' })
    const again = await browser.post('/api/vocabulary', { originalWord: 'schopart', correctedWord: 'Chopart' })
    expect([again.status, again.body.code]).toEqual([409, 'name_taken'])
    await browser.post('/api/vocabulary', { originalWord: 'Schedel für', correctedWord: 'Schädel' })
    const decomposed = { originalWord: 'Schedel für'.normalize('NFD'), correctedWord: 'Schädel' }
    expect((await browser.post('/api/vocabulary', decomposed)).status).toBe(409)
  })

  it('names both missing words', async () => {
    const answer = await browser.post('/api/vocabulary', { originalWord: ' ', correctedWord: '' })
    expect(answer.body.issues).toEqual([
      { path: 'originalWord', message: 'Original word is required' },
      { path: 'correctedWord', message: 'Corrected word is required' },
    ])
  })
})
