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
  product = await runProduct({ ...adminSettings, REQUEST_TIMEOUT_SECONDS: String(patienceSeconds) })
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
