import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { sendRaw } from './raw-http.ts'

let server: TestServer
let port: number
/** Paths that reached the product: a smuggled request would be one of them. */
const reached: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  server.app.server.on('request', (request: { url?: string }) => reached.push(request.url ?? ''))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

const smuggled = 'GET /healthz?geschmuggelt HTTP/1.1\r\nHost: localhost\r\n\r\n'
const head = (...lines: string[]) =>
  ['POST /api/auth/email/login HTTP/1.1', 'Host: localhost', ...lines, '', ''].join('\r\n')
const json = 'Content-Type: application/json'

/** Each is read in two ways by servers that disagree; a request hidden in it must never be answered. */
const ambiguous: Record<string, string> = {
  'length and chunks': `${head(json, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${smuggled}`,
  'chunks and length': `${head(json, 'Transfer-Encoding: chunked', `Content-Length: ${smuggled.length + 5}`)}0\r\n\r\n${smuggled}`,
  'two lengths': head(json, 'Content-Length: 0', `Content-Length: ${smuggled.length}`) + smuggled,
  'two lengths in one line': head(json, `Content-Length: 0, ${smuggled.length}`) + smuggled,
  'a negative length': head(json, 'Content-Length: -1') + smuggled,
  'a length with a sign': head(json, 'Content-Length: +0') + smuggled,
  'a length in hexadecimal': head(json, 'Content-Length: 0x0') + smuggled,
  'an unknown coding': `${head(json, 'Transfer-Encoding: xchunked')}0\r\n\r\n${smuggled}`,
  'a coding twice': `${head(json, 'Transfer-Encoding: chunked, identity')}0\r\n\r\n${smuggled}`,
  'a coding after a tab': `${head(json, 'Transfer-Encoding:\tchunked', 'Content-Length: 4')}0\r\n\r\n${smuggled}`,
  'a blank before the colon': `${head(json, 'Transfer-Encoding : chunked')}0\r\n\r\n${smuggled}`,
  'a folded line': `${head(json, 'X-A: b', ' Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${smuggled}`,
  'a chunk of no size': `${head(json, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n${smuggled}`,
  'a chunk shorter than it says': `${head(json, 'Transfer-Encoding: chunked')}2\r\n{}}\r\n0\r\n\r\n${smuggled}`,
  'a chunk size with a line feed': `${head(json, 'Transfer-Encoding: chunked')}2\n{}\n0\n\n${smuggled}`,
  'an endless chunk size': `${head(json, 'Transfer-Encoding: chunked')}${'f'.repeat(64)}\r\n{}`,
  'line feeds only': `${head(json, 'Content-Length: 2').replaceAll('\r\n', '\n')}{}${smuggled}`,
  'a carriage return in a name': head(json, 'X-A\rTransfer-Encoding: chunked') + smuggled,
  'a NUL in a value': head(json, 'X-A: a\0b') + smuggled,
  'no host': `GET /healthz?geschmuggelt HTTP/1.1\r\n\r\n`,
  'a foreign protocol': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
}

describe('a request that can be read in two ways', () => {
  for (const [name, bytes] of Object.entries(ambiguous)) {
    it(`is refused and ends the connection: ${name}`, async () => {
      reached.length = 0
      const { statuses, isClosed } = await sendRaw(port, bytes)
      expect(reached.filter((url) => url.includes('geschmuggelt'))).toEqual([])
      expect(statuses.filter((status) => status < 400)).toEqual([])
      expect(isClosed).toBe(true)
    })
  }

  it('would be seen: two honest requests in a row are both answered', async () => {
    reached.length = 0
    const { statuses } = await sendRaw(port, `${head(json, 'Content-Length: 2')}{}${smuggled}`)
    expect(statuses).toEqual([400, 200])
    expect(reached).toEqual(['/api/auth/email/login', '/healthz?geschmuggelt'])
  })

  it('hides nothing in a body that is refused before it is read', async () => {
    reached.length = 0
    const bytes =
      head(json, `Content-Length: ${smuggled.length}`).replace('auth/email/login', 'user-templates') + smuggled
    const { statuses } = await sendRaw(port, bytes)
    expect(statuses).toEqual([401])
    expect(reached).toEqual(['/api/user-templates'])
  })
})

describe('a path that climbs', () => {
  it.each([
    '/../../../../etc/passwd',
    '/assets/../../../package.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/dev/mailbox/..%2f..%2fpackage.json',
    '/dev/mailbox/%2e%2e%2fpayment-stand-in.json',
    '//etc/passwd',
    '/package.json%00.html',
    'http://localhost/../package.json',
  ])('reads no file: %s', async (path) => {
    const { text, statuses } = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect(statuses).toHaveLength(1)
    expect(text).not.toMatch(/"devDependencies"|root:x:|"customers"/)
    expect(statuses[0]).toBeLessThan(500)
  })
})

describe('heads without measure', () => {
  it('are refused', async () => {
    const long = (line: string) => `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${line}\r\n\r\n`
    expect((await sendRaw(port, long(`X-A: ${'a'.repeat(40_000)}`))).statuses).toEqual([431])
    expect(
      (await sendRaw(port, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).statuses[0],
    ).toBeGreaterThanOrEqual(400)
    expect((await sendRaw(port, long('X-A: a'))).statuses).toEqual([200])
  })
})

describe('the patience of the server', () => {
  it('has an end for heads, for bodies and for readers', () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = server.app.server
    expect(headersTimeout).toBe(15_000)
    expect(requestTimeout).toBe(60_000)
    expect(timeout).toBe(180_000)
    expect(keepAliveTimeout).toBeGreaterThan(0)
  })
})
