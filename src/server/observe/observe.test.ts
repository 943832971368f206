import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aTrialUser, signedIn } from '#tests/factories.ts'
import { startServerWithModel } from '#tests/model-server.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'

/** A word no route, status or code holds: where it is found, a text or an address went out. */
const dictated = 'Quorvexanthil'

async function server(settings: Record<string, string>): Promise<TestServer> {
  const started = await startTestServer(settings)
  onTestFinished(started.close)
  return started
}

/** Takes what an OpenTelemetry collector is sent. */
async function startCollector(): Promise<{ url: string; received: string[] }> {
  const received: string[] = []
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => collector.close(() => resolve())))
  return { url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, received }
}

/** Dictates the word, also where it fails, also in an address. */
async function workWith(started: TestServer): Promise<string> {
  const user = await aTrialUser(started)
  const browser = await signedIn(started, user)
  const transcript = `Befund ${dictated} Punkt`
  expect((await browser.post('/api/format-external-transcript', { transcript, language: 'de' })).status).toBe(200)
  expect((await browser.post('/api/format-external-transcript', { transcript, language: dictated })).status).toBe(400)
  expect((await browser.delete(`/api/user-templates/${dictated}`)).status).toBe(404)
  expect((await browser.get(`/api/${dictated}?q=${dictated}`)).status).toBe(404)
  return user.email
}

it('shows neither figures nor traces unless they are set', async () => {
  const started = await server({})
  expect((await started.browser().get('/metrics')).text).not.toContain('http_request_duration_seconds')
})

it('counts by route, status and error code, and holds no text, address or person', async () => {
  const started = await server({ METRICS: 'on' })
  const email = await workWith(started)
  const figures = await started.browser().get('/metrics')
  expect(figures.status).toBe(200)
  expect(figures.text).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/format-external-transcript",status="200"\} 1\n/,
  )
  expect(figures.text).toMatch(/route="\/api\/user-templates\/:id",status="404"\} 1\n/)
  expect(figures.text).toContain('klarbefund_errors_total{code="validation_failed"} 1\n')
  expect(figures.text).toContain('process_resident_memory_bytes')
  expect(figures.text.toLowerCase()).not.toContain(dictated.toLowerCase())
  expect(figures.text).not.toContain(email)
})

it('counts how the language model failed where the engine did its work', async () => {
  const started = await startServerWithModel({ METRICS: 'on' })
  onTestFinished(started.close)
  started.model.behave(() => ({ kind: 'answer', content: 'Gerne' }))
  const browser = await signedIn(started, await aTrialUser(started))
  await browser.post('/api/format-external-transcript', { transcript: dictated, language: 'de' })
  const figures = async () => (await browser.get('/metrics')).text
  await expect.poll(figures).toContain('klarbefund_model_fallbacks_total{class="schema"} 1\n')
})

it('shows figures to this machine, or to who holds the token, and is not there for anybody else', async () => {
  const started = await server({ METRICS: 'on' })
  const status = async (of: TestServer, options: object) =>
    (await of.browser().send({ method: 'GET', url: '/metrics', ...options })).status
  expect(await status(started, {})).toBe(200)
  expect(await status(started, { remoteAddress: '192.0.2.7' })).toBe(404)
  expect(await status(started, { headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404)
  expect(await status(started, { headers: { host: 'turned-to-loopback.example' } })).toBe(404)

  const guarded = await server({ METRICS: 'on', METRICS_TOKEN: 'figures-only' })
  expect(await status(guarded, {})).toBe(404)
  expect(await status(guarded, { headers: { authorization: 'Bearer figures-onlz' } })).toBe(404)
  const held = { remoteAddress: '192.0.2.7', headers: { authorization: 'Bearer figures-only' } }
  expect(await status(guarded, held)).toBe(200)
})

it('sends one span a request with route and status, and no text, address or person', async () => {
  const collector = await startCollector()
  const started = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: 'true' })
  const email = await workWith(started)
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await started.browser().send({ method: 'GET', url: '/healthz', headers: { traceparent } })
  await started.close()

  const sent = collector.received.join('\n')
  expect(sent).toContain('POST /api/format-external-transcript')
  expect(sent).toContain('"/api/user-templates/:id"')
  expect(sent).toContain('validation_failed')
  expect(sent).toContain('0af7651916cd43dd8448eb211c80319c')
  expect(sent.toLowerCase()).not.toContain(dictated.toLowerCase())
  expect(sent).not.toContain(email)
})

type LogLine = Record<string, unknown>

/** What docs/operations.md says of the log: the names in the first column of its table. */
function documentedFields(): string[] {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const [, log = ''] = /\n## Log\n([\s\S]*?)\n## /.exec(page) ?? []
  const cells = [...log.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
}

it('logs the fields that operations.md documents, in every kind of request, and no other', async () => {
  const lines: LogLine[] = []
  const logStream = new Writable({
    write: (chunk, _encoding, done) => {
      for (const line of String(chunk).trim().split('\n')) lines.push(JSON.parse(line) as LogLine)
      done()
    },
  })
  const started = await startTestServer({ LOG_LEVEL: 'info' }, { logStream })
  onTestFinished(started.close)
  const user = await aTrialUser(started)
  const browser = await signedIn(started, user)
  const { headers } = await browser.get('/api/vocabulary')
  await browser.delete(`/api/user-templates/${dictated}`)
  await browser.get(`/api/${dictated}`)
  vi.spyOn(started.deps.db, 'select').mockImplementationOnce(() => {
    throw new TypeError(dictated)
  })
  await browser.get('/api/user-templates')

  const requests = lines.filter(({ msg }) => msg === 'request')
  const documented = documentedFields()
  expect(documented).toHaveLength(11)
  for (const line of lines)
    expect([line, Object.keys(line).filter((name) => !documented.includes(name))]).toEqual([line, []])
  const written = new Set(lines.flatMap((line) => Object.keys(line)))
  expect(documented.filter((name) => !written.has(name))).toEqual([])
  expect(requests.find(({ reqId }) => reqId === headers['x-request-id'])).toMatchObject({
    level: 30,
    method: 'GET',
    route: '/api/vocabulary',
    status: 200,
    userId: user.id,
    code: null,
  })
  expect(requests.map(({ route, status }) => [route, status])).toEqual(
    expect.arrayContaining([
      ['/api/user-templates/:id', 404],
      [null, 404],
      ['/api/user-templates', 500],
    ]),
  )
  expect(lines.some(({ level, msg }) => level === 50 && msg === 'unforeseen error')).toBe(true)
  expect(JSON.stringify(lines)).not.toContain(dictated)
})
