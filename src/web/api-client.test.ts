import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/route.ts'
import { ApiError, addressOf, call, isUnauthorized, messageOf, request } from './api-client.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers every request with this; returns what was asked. */
function answering(status: number, body: string) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const rename = route({
  method: 'PUT',
  path: '/api/things/:id',
  access: 'session',
  summary: 'rename',
  params: z.object({ id: z.string() }),
  query: z.object({ force: z.string().optional() }),
  body: z.object({ name: z.string() }),
  response: z.object({ id: z.string() }),
})

describe('call', () => {
  it('sends credentials, the method, the filled path and JSON', async () => {
    const fetch = answering(200, '{"id":"1"}')
    const answer = await call(rename, { params: { id: 'ä/1' }, body: { name: 'x' } })
    expect(answer).toEqual({ id: '1' })
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/api/things/%C3%A4%2F1')
    expect(init).toMatchObject({ method: 'PUT', credentials: 'include', body: '{"name":"x"}' })
    expect(init?.headers).toEqual({ 'content-type': 'application/json' })
  })

  it('sends a form as it is, without a content type of its own', async () => {
    const fetch = answering(200, '')
    const form = new FormData()
    await request('POST', '/api/x', form)
    const [, init] = fetch.mock.calls[0] ?? []
    expect(init?.body).toBe(form)
    expect(init?.headers).toBeUndefined()
  })

  it('says in German that no answer came, and leaves an ended call as it is', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(request('GET', '/api/x')).rejects.toThrow(/^Keine Verbindung zum Server\./)
    const ended = new DOMException('Aborted', 'AbortError')
    vi.stubGlobal('fetch', () => Promise.reject(ended))
    await expect(request('GET', '/api/x')).rejects.toBe(ended)
  })

  it('leaves empty filters out of the address', () => {
    expect(addressOf(rename, { params: { id: '1' }, query: { force: '' } })).toBe('/api/things/1')
  })
})

describe('an answer that is not OK', () => {
  it('raises "status: body", with the German message beside it', async () => {
    answering(409, '{"code":"name_taken","message":"Dieser Name ist bereits vergeben."}')
    const error = await call(rename, { params: { id: '1' } }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).message).toBe('409: {"code":"name_taken","message":"Dieser Name ist bereits vergeben."}')
    expect(error).toMatchObject({ status: 409, code: 'name_taken' })
    expect(messageOf(error, 'anders')).toBe('Dieser Name ist bereits vergeben.')
  })

  it('says the status text where the body is empty', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502, statusText: 'Bad Gateway' })))
    await expect(call(rename)).rejects.toThrow('502: Bad Gateway')
  })

  it('is told apart as signed out by its status', async () => {
    answering(401, '{}')
    const error = await call(rename).catch((caught: unknown) => caught)
    expect(isUnauthorized(error)).toBe(true)
    expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(false)
  })
})
