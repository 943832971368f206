import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptions } from '#database/schema.ts'
import { anExpiredUser, aTrialUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  browser = await signedIn(server, await aTrialUser(server))
})
afterAll(() => server.close())

describe('the own profile', () => {
  it('changes the preferred language, also without access', async () => {
    const expired = await signedIn(server, await anExpiredUser(server))
    expect((await expired.put('/api/profile', { preferredLanguage: 'fr' })).body.preferredLanguage).toBe('fr')
    expect((await expired.put('/api/profile', { preferredLanguage: 'xx' })).status).toBe(400)
  })

  it('changes only the prompts that are sent, and refuses a long one with the specified words', async () => {
    await browser.put('/api/profile/prompts', { customCorrectionPrompt: 'Kurz.', useCustomCorrectionPrompt: true })
    await browser.put('/api/profile/prompts', { useCustomReportFromScratchPrompt: true })
    const { body } = await browser.get('/api/auth/user')
    expect(body).toMatchObject({
      customCorrectionPrompt: 'Kurz.',
      useCustomCorrectionPrompt: true,
      useCustomReportFromScratchPrompt: true,
    })
    const answer = await browser.put('/api/profile/prompts', { customCorrectionPrompt: 'x'.repeat(5001) })
    expect(answer.body.issues[0].message).toBe('Correction prompt cannot exceed 5000 characters')
  })

  it('leaves alone what changes elsewhere at the same moment', async () => {
    const user = await aTrialUser(server)
    const own = await signedIn(server, user)
    for (const preferredLanguage of ['fr', 'it', 'pl', 'es', 'pt', 'lt']) {
      await Promise.all([
        own.put('/api/profile', { preferredLanguage }),
        own.put('/api/profile/prompts', { customCorrectionPrompt: preferredLanguage }),
        own.put('/api/external-transcript-preferences', { autoFormatExternal: false }),
      ])
      expect((await own.get('/api/auth/user')).body).toMatchObject({
        preferredLanguage,
        customCorrectionPrompt: preferredLanguage,
      })
    }
  })

  it('answers the present state where nothing is sent', async () => {
    const own = await signedIn(server, await aTrialUser(server, { customCorrectionPrompt: 'Kurz.' }))
    expect((await own.put('/api/profile/prompts', {})).body.customCorrectionPrompt).toBe('Kurz.')
    expect((await own.put('/api/external-transcript-preferences', {})).body.autoFormatExternal).toBe(false)
  })

  it('says on the engine alone that an own prompt cannot act', async () => {
    const { body } = await browser.post('/api/format-external-transcript', {
      transcript: 'Kein Erguss Punkt',
      language: 'de',
    })
    expect(body.fallbackReason).toContain('Sprachmodell')
  })

  it('takes no field that is not its own', async () => {
    await browser.put('/api/profile', { preferredLanguage: 'de', role: 'admin', manualFullAccess: true })
    await browser.put('/api/profile/prompts', { role: 'admin' })
    await browser.put('/api/external-transcript-preferences', { role: 'admin', autoFormatExternal: true })
    const { body } = await browser.get('/api/auth/user')
    expect(body).toMatchObject({ role: 'user', manualFullAccess: false, autoFormatExternal: true })
  })

  it('remembers only filters there are', async () => {
    const save = (body: object) => browser.put('/api/template-filters', body)
    const known = { searchTerm: 'knie', modalityFilter: 'MRI', languageFilter: 'de' }
    expect((await save(known)).body).toEqual({ success: true })
    const answer = await save({ ...known, modalityFilter: 'PET', languageFilter: 'xx' })
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 'validation_failed',
        message: 'Bitte prüfen Sie Ihre Eingaben.',
        issues: [
          { path: 'modalityFilter', message: 'Bitte wählen Sie eine Modalität' },
          { path: 'languageFilter', message: 'Bitte wählen Sie eine Sprache' },
        ],
      },
    ])
    expect((await save({ languageFilter: 'lt' })).status).toBe(400)
    expect((await browser.get('/api/auth/user')).body).toMatchObject({
      templateSearchTerm: 'knie',
      templateModalityFilter: 'MRI',
      templateLanguageFilter: 'de',
    })
    expect((await save({})).body).toEqual({ success: true })
    expect((await browser.get('/api/auth/user')).body.templateModalityFilter).toBe('all')
  })

  it('has one automatic mode at most', async () => {
    const save = (body: object) => browser.put('/api/external-transcript-preferences', body)
    const off = { autoFormatExternal: false, autoFillTemplateExternal: false, autoGenerateReportExternal: false }
    await save({ autoFormatExternal: true })
    expect((await save({ autoFillTemplateExternal: true })).body).toEqual({ ...off, autoFillTemplateExternal: true })
    expect((await save({ autoFormatExternal: false })).body).toEqual({ ...off, autoFillTemplateExternal: true })
    expect((await save({ autoFormatExternal: true, autoGenerateReportExternal: true })).status).toBe(400)
    expect((await save({ autoFillTemplateExternal: false })).body).toEqual(off)
  })

  it('names the subscription at the payment provider and what it costs, also where there is none', async () => {
    const none = await browser.get('/api/auth/user')
    expect(none.body).toMatchObject({ stripeSubscriptionId: null, monthlyRevenue: 0 })
    const user = await anExpiredUser(server)
    const price = { priceId: 'price_monthly', planType: 'monthly', amountMinor: 2900, currency: 'eur' }
    const now = server.clock.now()
    await server.deps.db
      .insert(subscriptions)
      .values({ id: 'sub_profile', userId: user.id, status: 'active', ...price, createdAt: now, updatedAt: now })
    const { body } = await (await signedIn(server, user)).get('/api/auth/user')
    expect(body).toMatchObject({ stripeSubscriptionId: 'sub_profile', monthlyRevenue: 29 })
  })

  it('counts runs by language and function, and averages the measured times', async () => {
    await browser.post('/api/generate-report-voice', { transcript: 'Kein Erguss Punkt', language: 'de' })
    await browser.post('/api/report-time', { reportId: randomUUID(), seconds: 60 })
    await browser.post('/api/report-time', { reportId: randomUUID(), seconds: 120 })
    const { body } = await browser.get('/api/user-stats')
    expect(body).toEqual({
      totalRecordings: 2,
      formatCorrections: 1,
      templateFillings: 0,
      generateFromScratch: 1,
      avgTimePerReport: 90,
      languageUsage: { de: 2 },
    })
  })
})
