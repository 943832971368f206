import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningProduct, runProduct } from '../../scripts/run-product.ts'
import { adminAt, adminSettings } from './admin-settings.ts'

const patienceSeconds = 3
const connections = 200

let product: RunningProduct
let port: number
beforeAll(async () => {
  product = await runProduct({
    ...adminSettings,
    REQUEST_TIMEOUT_SECONDS: String(patienceSeconds),
    // The patience with readers is this twice and a minute.
    AI_TIMEOUT_SECONDS: '1',
    METRICS: 'on',
  })
  port = Number(new URL(product.url).port)
})
afterAll(() => product.stop())

/** Sends a first piece, then a byte now and then; answers after how many milliseconds it was cut off. */
async function drip(first: string): Promise<number> {
  const startedAt = Date.now()
  const socket: Socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const end = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(first)
  const timer = first ? setInterval(() => socket.write('a'), 500) : undefined
  socket.resume()
  await Promise.race([end, delay(30_000)])
  clearInterval(timer)
  socket.destroy()
  return Date.now() - startedAt
}

const kinds: Record<string, string> = {
  'nothing at all': '',
  'a head in drips': 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: ',
  'a body in drips':
    'POST /api/auth/email/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"email":"',
  'chunks in drips':
    'POST /api/auth/email/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n{',
}

for (const [name, first] of Object.entries(kinds)) {
  it(`${connections} clients that send ${name} are cut off, and others are served meanwhile`, async () => {
    const slow = Promise.all(Array.from({ length: connections }, () => drip(first)))
    const admin = await adminAt(product.url)
    for (let at = 0; at < 20; at += 1) expect((await admin.get('/api/vocabulary')).status).toBe(200)
    const lasted = await slow
    expect(Math.max(...lasted)).toBeLessThan(15_000)
    // The positive control: they were let in and held on to, not refused at the door.
    expect(Math.min(...lasted)).toBeGreaterThan(patienceSeconds * 1000 - 500)
  })
}

it('10 clients that ask for much and read nothing are cut off, and others are served meanwhile', async () => {
  const admin = await adminAt(product.url)
  // More than the buffers between two processes hold.
  for (let at = 0; at < 60; at += 1) {
    const template = { name: `Groß ${at}`, type: 'Probe', templateHtml: `<p>${'Leber '.repeat(33_000)}</p>` }
    expect((await admin.post('/api/medical-templates', template)).status).toBe(201)
  }
  const openSockets = async () => {
    const { body } = await admin.get('/metrics')
    return Number(/^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)$/m.exec(String(body))?.[1] ?? Number.NaN)
  }
  expect(await openSockets()).toBeLessThan(5)
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.open('/api/medical-templates')))
  // The positive control: they are held on to, and seen.
  await expect.poll(openSockets).toBeGreaterThanOrEqual(10)
  // The one that asks is left: one that is not cut off yet would get the rest below.
  await expect.poll(openSockets, { timeout: 240_000, interval: 1000 }).toBe(1)
  const read = await Promise.allSettled(answers.map((answer) => answer.text()))
  expect(read.map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
})
