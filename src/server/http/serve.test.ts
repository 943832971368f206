import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, aTrialUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  browser = await signedIn(server, await aTrialUser(server))
})
afterAll(() => server.close())

const template = { name: 'CT Thorax', modality: 'CT', language: 'de', templateHtml: '<h3>Befund</h3><p>[FINDINGS]</p>' }

describe('the order in which a call is judged', () => {
  it('answers 401 before it looks at a broken body', async () => {
    const answer = await server.browser().send({
      method: 'POST',
      url: '/api/user-templates',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    expect(answer.status).toBe(401)
  })

  it('answers 404 for an unknown id of any form before it judges the body', async () => {
    const ids = ['1', 'abc', '0d0d0d0d-0d0d-4d0d-8d0d-0d0d0d0d0d0d', '%00', "' or 1=1"].map(encodeURIComponent)
    for (const id of [...ids, '%E4', '%', '%zz']) {
      const answer = await browser.put(`/api/user-templates/${id}`, { name: '' })
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'not_found'])
    }
    expect((await server.browser().put('/api/user-templates/%E4', {})).status).toBe(401)
  })

  it('answers 404 for what belongs to somebody else', async () => {
    const created = await browser.post('/api/user-templates', template)
    expect(created.status).toBe(201)
    const other = await signedIn(server, await aTrialUser(server))
    expect((await other.put(`/api/user-templates/${created.body.id}`, template)).status).toBe(404)
    expect((await other.delete(`/api/user-templates/${created.body.id}`)).status).toBe(404)
  })

  it('lists every fault of a body with its path', async () => {
    const answer = await browser.post('/api/user-templates', { name: ' ', modality: 'XX', templateHtml: '' })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toEqual(
      expect.arrayContaining([
        { path: 'name', message: 'Template name is required' },
        { path: 'templateHtml', message: 'Template content is required' },
        { path: 'modality', message: expect.any(String) },
      ]),
    )
  })

  it('says of what is left out what it says of what is empty, and all else in German', async () => {
    const answer = await browser.post('/api/user-templates', {})
    expect(answer.body.issues).toEqual([
      { path: 'name', message: 'Template name is required' },
      { path: 'templateHtml', message: 'Template content is required' },
    ])
    const filters = await browser.put('/api/template-filters', { searchTerm: 1 })
    expect(filters.body.issues).toEqual([{ path: 'searchTerm', message: expect.stringMatching(/^Ungültige Eingabe/) }])
    const feedback = await browser.post('/api/feedback', { feedbackType: 'positive', inputMethod: 'voice_recording' })
    expect(feedback.body.issues).toContainEqual({ path: 'language', message: 'Diese Angabe fehlt' })
  })

  it('answers a taken name and a reached limit with 409', async () => {
    const taken = await browser.post('/api/user-templates', { ...template, name: 'ct thorax' })
    expect([taken.status, taken.body.code]).toEqual([409, 'name_taken'])
    for (const name of ['b', 'c', 'd', 'e']) await browser.post('/api/user-templates', { ...template, name })
    const sixth = await browser.post('/api/user-templates', { ...template, name: 'f' })
    expect([sixth.status, sixth.body.code]).toEqual([409, 'limit_reached'])
  })

  it('answers 413 for a body above the limit', async () => {
    const answer = await browser.post('/api/user-templates', { ...template, name: 'x'.repeat(2_000_000) })
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large'])
  })

  it('answers 400, not 500, for JSON that is none and for other types', async () => {
    for (const [type, payload] of [
      ['application/json', '{"name":'],
      ['text/plain', 'hallo'],
      ['application/json', '[1]'],
      ['application/json', 'null'],
    ] as const) {
      const answer = await browser.send({
        method: 'POST',
        url: '/api/user-templates',
        headers: { 'content-type': type },
        payload,
      })
      expect([payload, answer.status]).toEqual([payload, 400])
    }
  })

  it('answers 404 with the error body for unknown paths under /api', async () => {
    const answer = await browser.get('/api/gibt-es-nicht')
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ code: 'not_found', message: expect.any(String) })
  })

  it('keeps the error body to paths under /api: what only begins like it is a page', async () => {
    server.app.unknownPage = async (_request, reply) => reply.code(404).send('page')
    for (const path of ['/apiary', '/api.html', '/gibt-es-nicht?/api/']) {
      expect([path, (await browser.get(path)).text]).toEqual([path, 'page'])
    }
    for (const path of ['/api', '/api?x', '/api/', '/api/gibt-es-nicht']) {
      expect([path, (await browser.get(path)).body.code]).toEqual([path, 'not_found'])
    }
    delete server.app.unknownPage
  })

  it('accepts an absent body and {} where nothing is asked for', async () => {
    const admin = await signedIn(server, await anAdmin(server))
    const bare = await admin.send({ method: 'POST', url: '/api/subscription/cancel' })
    expect(bare.status).not.toBe(400)
    expect((await admin.post('/api/subscription/cancel', {})).status).toBe(bare.status)
    // As a form or a text without a letter, the way curl and fetch send an empty body.
    for (const type of ['application/x-www-form-urlencoded', 'text/plain;charset=UTF-8', 'application/json']) {
      const headers = { 'content-type': type, 'content-length': '0' }
      const empty = await admin.send({ method: 'POST', url: '/api/subscription/cancel', headers })
      expect([type, empty.status]).toEqual([type, bare.status])
    }
  })

  it('stores nothing but text structure of a template', async () => {
    const admin = await signedIn(server, await anAdmin(server))
    const answer = await admin.post('/api/medical-templates', {
      ...template,
      type: 'CT',
      templateHtml: '<p onclick="x()">Läsion &lt; 5 mm<script>alert(1)</script></p>',
    })
    expect(answer.body.templateHtml).toBe('<p>Läsion &lt; 5 mm</p>')
  })
})

describe('headers', () => {
  it('forbids foreign content and storing of answers', async () => {
    const { headers } = await browser.get('/api/auth/user')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('says that it lives and is ready, and no longer while it drains', async () => {
    expect((await browser.get('/healthz')).status).toBe(200)
    expect((await browser.get('/readyz')).status).toBe(200)
    server.app.isDraining = true
    const draining = await browser.get('/readyz')
    expect([draining.status, draining.body.status, draining.headers['retry-after']]).toEqual([503, 'draining', '5'])
    server.app.isDraining = false
  })
})
