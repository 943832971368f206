import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ModelBehaviour } from '#stand-ins/model/start-model-server.ts'
import { anExpiredUser, aTrialUser, signedIn } from '#tests/factories.ts'
import { corrected, type ServerWithModel, startServerWithModel } from '#tests/model-server.ts'
import type { TestBrowser } from '#tests/test-server.ts'

const path = '/api/format-external-transcript'
const dictation = 'bei frau quorvexa im rechten unterlappen eine verschattung von drei komma fünf zentimeter punkt'
const named = 'Bei Frau Quorvexa im rechten Unterlappen eine Verschattung von drei Komma fünf Zentimeter Punkt'
const faithful = 'Bei Frau Quorvexa im rechten Unterlappen eine Verschattung von 3,5 cm.'

let server: ServerWithModel
let browser: TestBrowser
let address: string
beforeAll(async () => {
  server = await startServerWithModel()
  browser = await signedIn(server, await aTrialUser(server))
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

interface ServerEvent {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read what comes as a client would
  data: any
}

/** The call as the browser makes it; `next` waits for the next event. */
async function open(transcript: string, signal?: AbortSignal) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({ transcript, language: 'de' }),
    ...(signal ? { signal } : {}),
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  const next = async (): Promise<ServerEvent | null> => {
    while (!rest.includes('\n\n')) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return null
      rest += value
    }
    const [event = ''] = rest.split('\n\n', 1)
    rest = rest.slice(event.length + 2)
    return parse(event)
  }
  return { answer, next }
}

function parse(event: string): ServerEvent {
  const [, name = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? []
  return { name, data: JSON.parse(data) }
}

async function streamed(behaviour: ModelBehaviour, transcript = named, own = browser) {
  server.model.behave(() => behaviour)
  return own.send({
    method: 'POST',
    url: path,
    headers: { accept: 'text/event-stream' },
    payload: { transcript, language: 'de' },
  })
}

function eventsOf(text: string): ServerEvent[] {
  return text
    .split('\n\n')
    .filter((event) => event !== '')
    .map(parse)
}

/** What a client shows after these events. */
function draftOf(events: readonly ServerEvent[]): string {
  return events
    .filter(({ name }) => name === 'draft')
    .reduce((text, { data }) => text.slice(0, data.at) + data.text, '')
}

describe('a call that accepts text/event-stream', () => {
  it('sees the text grow before it is complete, then the guarded answer', async () => {
    server.model.behave(() => ({
      kind: 'pause',
      content: JSON.stringify({ correctedText: faithful, corrections: [] }),
    }))
    const { answer, next } = await open(named)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const first = await next()
    expect(first).toMatchObject({ name: 'draft', data: { at: 0 } })
    expect(faithful.startsWith(first?.data.text)).toBe(true)
    server.model.release()
    const events = [first as ServerEvent]
    for (let event = await next(); event; event = await next()) events.push(event)
    expect(draftOf(events)).toBe(faithful)
    expect(events.at(-1)).toMatchObject({ name: 'answer', data: { plainText: faithful, fallbackReason: null } })
    expect(events.filter(({ name }) => name !== 'draft')).toHaveLength(1)
  })

  it('answers the same fields as JSON does', async () => {
    const events = eventsOf((await streamed(corrected(faithful))).text)
    const json = await browser.post(path, { transcript: named, language: 'de' })
    expect(events.at(-1)?.data).toEqual(json.body)
  })

  it('never shows half a placeholder, and names only put back', async () => {
    const content = JSON.stringify({ correctedText: 'Frau [NAME_1]: Verschattung von 3,5 cm.', corrections: [] })
    const events = eventsOf((await streamed({ kind: 'answer', content })).text)
    expect(events.some(({ data }) => JSON.stringify(data).includes('[NA'))).toBe(false)
    expect(draftOf(events)).toContain('Frau Quorvexa')
  })

  it('starts the draft anew when the model breaks off and is asked again', async () => {
    let attempt = 0
    server.model.behave(() => {
      attempt += 1
      if (attempt > 1) return corrected(faithful)
      return { kind: 'breakOff', content: JSON.stringify({ correctedText: `Falsch begonnen. ${faithful}` }) }
    })
    const { text } = await browser.send({
      method: 'POST',
      url: path,
      headers: { accept: 'text/event-stream' },
      payload: { transcript: named, language: 'de' },
    })
    const events = eventsOf(text)
    expect(draftOf(events)).toBe(faithful)
    expect(events.at(-1)).toMatchObject({ name: 'answer', data: { fallbackReason: null } })
  })

  it('ends with the engine where the model cannot be used', async () => {
    const events = eventsOf((await streamed({ kind: 'status', status: 401 })).text)
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ name: 'answer', data: { promptUsed: null } })
    expect(events[0]?.data.fallbackReason).toContain('abgelehnt')
    expect(events[0]?.data.plainText).toContain('3,5 cm')
  })

  it('is refused as everywhere before anything was said', async () => {
    const invalid = await streamed(corrected(faithful), ' ')
    expect([invalid.status, invalid.body.code]).toEqual([400, 'validation_failed'])
    const expired = await signedIn(server, await anExpiredUser(server))
    const refused = await streamed(corrected(faithful), named, expired)
    expect([refused.status, refused.body.code]).toEqual([403, 'access_required'])
    expect((await streamed(corrected(faithful), named, server.browser())).status).toBe(401)
  })

  it('stops the model when the person leaves, and writes no text into the log', async () => {
    server.model.behave(() => ({ kind: 'hang' }))
    const leaving = new AbortController()
    const before = server.model.aborted()
    const opened = open(dictation, leaving.signal)
    const asked = server.model.requests.length
    for (let round = 0; round < 500 && server.model.requests.length === asked; round += 1) await wait(10)
    leaving.abort()
    await expect(opened).rejects.toThrow()
    for (let round = 0; round < 500 && server.model.aborted() === before; round += 1) await wait(10)
    expect(server.model.aborted()).toBe(before + 1)
    expect(server.log()).not.toMatch(/quorvexa|erschattung/i)
  })
})

describe('a call that accepts anything', () => {
  it('is answered with JSON', async () => {
    server.model.behave(() => corrected(faithful))
    const { headers, body } = await browser.post(path, { transcript: named, language: 'de' })
    expect(headers['content-type']).toContain('application/json')
    expect(body.plainText).toBe(faithful)
  })
})
