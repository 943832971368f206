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

const rating = {
  feedbackType: 'positive',
  language: 'de',
  inputMethod: 'external_transcript',
  templateUsed: false,
}

describe('POST /api/feedback', () => {
  it('stores a rating with every field, null where empty', async () => {
    const answer = await browser.post('/api/feedback', rating)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ ...rating, feedbackCategory: null, feedbackText: null, templateName: null })
  })

  it('masks names and numbers of patients in the free text', async () => {
    const feedbackText = 'Bei Frau Müller, geb. 12.03.1956, stimmt die Seite nicht.'
    const answer = await browser.post('/api/feedback', { ...rating, feedbackType: 'negative', feedbackText })
    expect(answer.body.feedbackText).toBe('Bei Frau [NAME_1], geb. [GEBURTSDATUM_1], stimmt die Seite nicht.')
  })

  it('refuses a text of more than 500 characters', async () => {
    const answer = await browser.post('/api/feedback', { ...rating, feedbackText: 'x'.repeat(501) })
    expect(answer.body.issues).toEqual([{ path: 'feedbackText', message: 'Höchstens 500 Zeichen' }])
  })
})
