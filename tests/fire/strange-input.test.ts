import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allContracts } from '#server/contracts.ts'
import { routeKey } from '#server/http/serve.ts'
import { storableText } from '#server/http/storable-text.ts'
import { anAdmin, aTrialUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { naughtyStrings } from './naughty-strings.ts'
import { sampleBody, textFields } from './sample-input.ts'
import { everyTextPlace, type Place } from './send-everywhere.ts'

let server: TestServer
let places: Place[]
let user: TestBrowser
let admin: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  places = await everyTextPlace(server)
  user = await signedIn(server, await aTrialUser(server))
  admin = await signedIn(server, await anAdmin(server))
})
afterAll(() => server.close())

const writing = allContracts
  .map(({ contract }) => contract)
  .filter(({ method }) => method === 'POST' || method === 'PUT')
const browserFor = (access: string) => (access === 'admin' ? admin : user)

/** The rest, and whole collections: strange-input.fire.ts. */
const quickStrings = 8

describe('a string that breaks software', () => {
  for (const [at, text] of naughtyStrings.slice(0, quickStrings).entries()) {
    it(`breaks no text field: ${at} ${JSON.stringify(text.slice(0, 30))}`, async () => {
      for (const { name, send, echo } of places) {
        const answer = await send(text)
        const isUnderstood = answer.status < 500 || answer.status === 502
        expect([name, answer.status, isUnderstood]).toEqual([name, answer.status, true])
        if (answer.status >= 400) expect([name, answer.body?.message]).toEqual([name, expect.stringMatching(/\S/)])
        const kept = echo(answer)
        if (answer.status < 300 && typeof kept === 'string') {
          expect([name, kept.trim().normalize()]).toEqual([name, storableText(text).trim().normalize()])
        }
      }
    })
  }

  it('reaches every field: an ordinary word is accepted and comes back', async () => {
    const back = []
    for (const { send, echo } of places) if (echo(await send('Feuerprobe')) === 'Feuerprobe') back.push(send)
    expect(places.length).toBeGreaterThanOrEqual(80)
    expect(back.length).toBeGreaterThanOrEqual(15)
  })
})

describe('values of the wrong kind', () => {
  const kinds: unknown[] = [null, 0, true, [], ['a'], { $ne: '' }]

  it('are refused in every field and every body, never an unforeseen error', async () => {
    for (const { name, send } of places) {
      for (const value of kinds) {
        const { status } = await send(value)
        expect([name, value, status === 500]).toEqual([name, value, false])
      }
    }
    for (const contract of writing) {
      for (const body of ['null', '[]', '"text"', '1', 'true', '{', '\u0000', '{"a":1}{"b":2}', '\ufeff{}']) {
        const headers = { 'content-type': 'application/json' }
        const url = contract.path.replaceAll(/:\w+/g, 'unbekannt')
        const answer = await browserFor(contract.access).send({ method: contract.method, url, headers, payload: body })
        expect([routeKey(contract), body, answer.status === 500]).toEqual([routeKey(contract), body, false])
      }
    }
  })
})

describe('keys that reach for the prototype', () => {
  const texts = [
    '{"__proto__":{"role":"admin","polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"preferredLanguage":"de","__proto__":{"polluted":true},"toString":"x","hasOwnProperty":"x"}',
  ]

  it('change no object of the server', async () => {
    for (const contract of writing) {
      for (const text of texts) {
        const body = `${JSON.stringify(sampleBody(contract)).slice(0, -1)},${text.slice(1)}`.replace('{,', '{')
        const headers = { 'content-type': 'application/json' }
        const url = contract.path.replaceAll(/:\w+/g, '__proto__')
        const answer = await browserFor(contract.access).send({ method: contract.method, url, headers, payload: body })
        expect([routeKey(contract), answer.status === 500]).toEqual([routeKey(contract), false])
        expect(answer.text).not.toContain('polluted')
      }
    }
    for (const query of ['__proto__[polluted]=1', '__proto__.polluted=1', 'constructor[prototype][polluted]=1']) {
      await admin.get(`/api/admin/feedback?${query}`)
      await server.browser().get(`/api/login/google/callback?${query}`)
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect((await user.get('/api/auth/user')).body.role).toBe('user')
    // The positive control: a careless merge of the same text is seen by the same look.
    const careless: Record<string, unknown> = {}
    const { __proto__: reached } = JSON.parse(texts[0]!) as Record<string, object>
    Object.assign(Object.getPrototypeOf(careless) as object, reached)
    expect(({} as Record<string, unknown>).polluted).toBe(true)
    delete (Object.prototype as unknown as Record<string, unknown>).polluted
    delete (Object.prototype as unknown as Record<string, unknown>).role
  })
})

describe('bodies without measure', () => {
  it('are refused above the limit of every call', async () => {
    for (const contract of writing) {
      const payload = `{"a":"${'a'.repeat(contract.bodyLimit)}"}`
      const headers = { 'content-type': 'application/json' }
      const url = contract.path.replaceAll(/:\w+/g, 'unbekannt')
      const answer = await browserFor(contract.access).send({ method: contract.method, url, headers, payload })
      // An id that nobody has is answered before the body is looked at.
      const expected = contract.path.includes(':') ? 404 : 413
      expect([routeKey(contract), answer.status]).toEqual([routeKey(contract), expected])
    }
    // The positive control: below the limit it is the content that is judged.
    expect((await user.put('/api/profile', { a: 'a'.repeat(1000) })).status).toBe(400)
  })

  it('nested deeply are judged like any other', async () => {
    for (const contract of writing) {
      if (textFields(contract.body).length === 0) continue
      const depth = Math.min(30_000, contract.bodyLimit / 16)
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const nested = `${open.repeat(depth)}1${close.repeat(depth)}`
        const [field = 'a'] = textFields(contract.body)
        const payload = `{"${field.split('.')[0]}":${nested}}`
        const headers = { 'content-type': 'application/json' }
        const url = contract.path.replaceAll(/:\w+/g, 'unbekannt')
        const answer = await browserFor(contract.access).send({ method: contract.method, url, headers, payload })
        const isUnderstood = answer.status < 500 || answer.status === 502
        expect([routeKey(contract), answer.status, isUnderstood]).toEqual([routeKey(contract), answer.status, true])
      }
    }
  })

  it('packed are not unpacked', async () => {
    const send = (payload: string | Buffer, encoding: string) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
      return user.send({ method: 'POST', url: '/api/format-external-transcript', headers, payload })
    }
    const body = (length: number) => `{"transcript":"${'a'.repeat(length)}","language":"de"}`
    expect((await send(gzipSync(body(20_000_000)), 'gzip')).status).toBe(400)
    expect((await send(gzipSync(body(20)), 'gzip')).status).toBe(400)
    // The positive control: the same body as it is.
    expect((await send(body(20), 'identity')).status).toBe(200)
  })

  it('of HTML ten thousand levels deep are taken or refused, and quickly read', async () => {
    const deep = `${'<div>'.repeat(10_000)}Leber${'</div>'.repeat(10_000)}`
    const tables = `${'<table><tr><td>'.repeat(3000)}Leber`
    const lists = `${'<ul><li>'.repeat(5000)}Leber`
    for (const templateHtml of [
      deep,
      tables,
      lists,
      `${'<b><i>'.repeat(8000)}Leber`,
      `<p ${'a="b" '.repeat(20_000)}>Leber`,
    ]) {
      const fill = { transcript: 'Leber unauffällig Punkt', templateHtml, language: 'de' }
      for (const [url, body] of [
        ['/api/populate-template-voice', fill],
        ['/api/user-templates', { name: String(Math.random()), templateHtml }],
      ] as const) {
        const answer = await user.post(url, body)
        expect([url, templateHtml.slice(0, 20), answer.status < 500]).toEqual([url, templateHtml.slice(0, 20), true])
      }
    }
  })

  it('of query, cookies and headers are survived', async () => {
    const query = Array.from({ length: 2000 }, (_, at) => `a${at}=1`).join('&')
    expect((await admin.get(`/api/admin/feedback?${query}`)).status).toBe(200)
    expect((await admin.get('/api/admin/feedback?language=a&language=b')).status).toBe(400)
    const cookie = Array.from({ length: 500 }, (_, at) => `c${at}=%E0%A4%A`).join('; ')
    const answer = await server.browser().send({ method: 'GET', url: '/api/auth/user', headers: { cookie } })
    expect(answer.status).toBe(401)
  })
})
