import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTrialUser, signedIn } from '#tests/factories.ts'
import {
  asksForContradictions,
  contradicting,
  corrected,
  populated,
  type ServerWithModel,
  startServerWithModel,
  writingRequests,
} from '#tests/model-server.ts'
import { startTestServer, type TestBrowser } from '#tests/test-server.ts'

const path = '/api/prompt-trial'
const transcript =
  'im rechten unterlappen eine verschattung von drei komma fünf zentimeter punkt kein pleuraerguss punkt'
const faithful = 'Im rechten Unterlappen eine Verschattung von 3,5 cm. Kein Pleuraerguss.'
const trial = { area: 'correction', promptText: 'Schreiben Sie knapp.', transcript }

let server: ServerWithModel
let browser: TestBrowser
beforeAll(async () => {
  server = await startServerWithModel()
  browser = await signedIn(server, await aTrialUser(server))
})
afterAll(() => server.close())

function behave(written: ReturnType<typeof corrected>): void {
  server.model.behave((request) => (asksForContradictions(request) ? contradicting() : written))
}

describe('POST /api/prompt-trial', () => {
  it('shows what the prompt makes of a sample, with its proof', async () => {
    behave(corrected(faithful))
    const { status, body } = await browser.post(path, trial)
    expect(status).toBe(200)
    expect(body).toMatchObject({ plainText: faithful, fallbackReason: null, detectedContradictions: [] })
    expect(body.counts.kept).toBe(body.counts.total)
    expect(body.counts.total).toBeGreaterThan(0)
    expect(writingRequests(server.model).at(-1)?.system).toContain('Schreiben Sie knapp.')
  })

  it('counts what the prompt makes the model change', async () => {
    behave(corrected(faithful.replace('rechten', 'linken')))
    const { body } = await browser.post(path, trial)
    expect(body.counts.changed).toBe(1)
    expect(body.detectedContradictions[0].text).toContain('linken')
  })

  it('acts alone, whatever else is enabled, and changes, stores and counts nothing', async () => {
    await browser.put('/api/profile/prompts', {
      customReportFromScratchPrompt: 'Ein anderer Prompt.',
      useCustomReportFromScratchPrompt: true,
    })
    const before = (await browser.get('/api/auth/user')).body
    behave({ kind: 'answer', content: JSON.stringify({ ...emptyReport, description: faithful }) })
    const { body } = await browser.post(path, { ...trial, area: 'reportGeneration' })
    expect(body.fallbackReason).toBeNull()
    const system = writingRequests(server.model).at(-1)?.system ?? ''
    expect(system).toContain('Schreiben Sie knapp.')
    expect(system).not.toContain('Ein anderer Prompt.')
    expect((await browser.get('/api/auth/user')).body).toEqual(before)
  })

  it('needs a template where one is to be filled', async () => {
    const without = await browser.post(path, { ...trial, area: 'templatePopulation' })
    expect(without.body.issues).toEqual([{ path: 'templateHtml', message: 'Bitte wählen Sie eine Vorlage aus' }])
    behave(populated(`<p>${faithful}</p>`))
    const filled = await browser.post(path, { ...trial, area: 'templatePopulation', templateHtml: '<p>Lunge:</p>' })
    expect([filled.status, filled.body.plainText]).toEqual([200, faithful])
  })

  it('says why a prompt did not act', async () => {
    behave({ kind: 'answer', content: 'Gerne.' })
    const { body } = await browser.post(path, trial)
    expect(body.fallbackReason).toContain('Eigener Prompt: Korrektur')
  })

  it('answers 422 where no language model is set up, and 400 before that', async () => {
    const alone = await startTestServer()
    const own = await signedIn(alone, await aTrialUser(alone))
    const { status, body } = await own.post(path, trial)
    expect([status, body.code]).toEqual([422, 'impossible'])
    expect(body.message).toContain('keines eingerichtet')
    expect((await own.post(path, { ...trial, promptText: ' ' })).status).toBe(400)
    await alone.close()
  })
})

const emptyReport = { clinicalInfo: '', description: '', anatomicalSections: [], assessment: '' }
