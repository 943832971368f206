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

const dictation =
  'Befund Doppelpunkt Im rechten Unterlappen eine Verschattung von drei Komma fünf Zentimeter Punkt ' +
  'Beurteilung Doppelpunkt Pneumonie im linken Unterlappen Punkt'

describe('POST /api/format-external-transcript', () => {
  it('answers the formatted text with its proof and the contradiction of sides', async () => {
    const { status, body } = await browser.post('/api/format-external-transcript', {
      transcript: dictation,
      enableContradictionDetection: true,
      language: 'de',
    })
    expect(status).toBe(200)
    expect(body.formattedContent).toContain('3,5 cm')
    expect(body.ledger.kept).toBe(body.ledger.total)
    expect(body.coverage.ratio).toBe(1)
    expect(body.detectedContradictions).toHaveLength(1)
    expect(body.detectedContradictions[0]).toMatchObject({ id: expect.any(String), resolved: false, kind: 'side' })
    expect(body).toMatchObject({ promptUsed: null, isOwnPrompt: false, fallbackReason: null })
  })

  it('lists no contradictions where they are not asked for', async () => {
    const { body } = await browser.post('/api/format-external-transcript', {
      transcript: dictation,
      enableContradictionDetection: false,
      language: 'de',
    })
    expect(body.detectedContradictions).toEqual([])
  })

  it('answers a blank transcript with the specified sentence', async () => {
    const { status, body } = await browser.post('/api/format-external-transcript', {
      transcript: ' \n',
      language: 'de',
    })
    expect(status).toBe(400)
    expect(body.issues).toContainEqual({
      path: 'transcript',
      message: 'Bitte fügen Sie zuerst Ihr externes Transkript ein',
    })
  })

  it('answers 413 above the size of a body, and 400 above the length of a text', async () => {
    const tooLong = await browser.post('/api/format-external-transcript', {
      transcript: 'Leber '.repeat(100_000),
      language: 'de',
    })
    expect(tooLong.status).toBe(400)
    const tooLarge = await browser.post('/api/format-external-transcript', {
      transcript: 'Leber '.repeat(1_000_000),
      language: 'de',
    })
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'too_large'])
  })

  it('survives control characters, unpaired surrogates, right-to-left marks, NFD and typographic characters', async () => {
    const hostile = `Läsion\u0000 \u202e„rechts“ \ud800 a\u0308 \u00a0– < 5 mm & <b>kein</b> Erguss`
    const { status, body } = await browser.post('/api/format-external-transcript', {
      transcript: hostile,
      language: 'de',
    })
    expect(status).toBe(200)
    expect(body.formattedContent).toContain('&lt; 5 mm')
    expect(body.formattedContent).not.toContain('<b>')
  })
})

describe('POST /api/populate-template-voice', () => {
  const templateHtml =
    '<h3>Befund</h3><p><strong>Leber:</strong> Keine fokalen Läsionen.</p><p><strong>Milz:</strong> Nicht vergrößert.</p>' +
    '<h3>Beurteilung</h3><p>[IMPRESSION]</p>'

  it('replaces the contradicted normal sentence and keeps the other', async () => {
    const { status, body } = await browser.post('/api/populate-template-voice', {
      transcript: 'In Segment sechs der Leber eine zwei Komma drei Zentimeter große Läsion Punkt',
      templateHtml,
      language: 'de',
    })
    expect(status).toBe(200)
    expect(body.reportContent.populatedHtml).toBe(body.populatedHtml)
    expect(body.populatedHtml).toContain('2,3 cm')
    expect(body.populatedHtml).not.toContain('Keine fokalen Läsionen')
    expect(body.populatedHtml).toContain('Nicht vergrößert.')
    expect(body.populatedHtml).not.toContain('[IMPRESSION]')
  })

  it('works on a template without any slot and loses nothing', async () => {
    const { status, body } = await browser.post('/api/populate-template-voice', {
      transcript: 'Pleuraerguss rechts Punkt',
      templateHtml: '<p>Notiz</p>',
      language: 'de',
    })
    expect(status).toBe(200)
    expect(body.plainText).toContain('Pleuraerguss rechts')
  })
})

describe('POST /api/generate-report-voice', () => {
  it('answers a whole report in its parts', async () => {
    const { status, body } = await browser.post('/api/generate-report-voice', { transcript: dictation, language: 'de' })
    expect(status).toBe(200)
    expect(body.reportContent.assessment).toContain('Pneumonie')
    expect(body.populatedHtml).toContain('3,5 cm')
  })
})

describe('an own prompt on the engine alone', () => {
  it.each([
    ['useCustomCorrectionPrompt', '/api/format-external-transcript', {}],
    ['useCustomTemplatePopulationPrompt', '/api/populate-template-voice', { templateHtml: '<p>Notiz</p>' }],
    ['useCustomReportFromScratchPrompt', '/api/generate-report-voice', {}],
    ['useCustomReportGenerationPrompt', '/api/generate-report-voice', {}],
  ])('is said to have no effect: %s', async (flag, path, more) => {
    const own = await signedIn(server, await aTrialUser(server, { [flag]: true }))
    const { body } = await own.post(path, { transcript: dictation, language: 'de', ...more })
    const fallbackReason = expect.stringContaining('Ihr eigener Prompt')
    expect(body).toMatchObject({ promptUsed: null, isOwnPrompt: true, fallbackReason })
  })
})

describe('a run', () => {
  it('is counted for its user, with the hits of the vocabulary', async () => {
    const word = { originalWord: 'Ferschattung', correctedWord: 'Verschattung' }
    await browser.post('/api/vocabulary', word)
    await browser.post('/api/vocabulary', { ...word, language: 'en' })
    const before = (await browser.get('/api/auth/user')).body
    await browser.post('/api/format-external-transcript', { transcript: 'Ferschattung rechts Punkt', language: 'de' })
    const after = (await browser.get('/api/auth/user')).body
    expect(after.formatCorrections).toBe(before.formatCorrections + 1)
    const entries: { language: string; frequency: number }[] = (await browser.get('/api/vocabulary')).body
    expect(new Map(entries.map(({ language, frequency }) => [language, frequency]))).toEqual(
      new Map([
        ['de', 1],
        ['en', 0],
      ]),
    )
  })
})
