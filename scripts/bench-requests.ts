/** Cheap reads against a bare route with one query, a steady hundred requests a second, and sign-ins. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type BenchRow, benchTable, isMissed } from './bench-engine.ts'
import { type BenchProduct, benchEmail, benchPassword, startBenchProduct } from './bench-product.ts'
import { freePort } from './free-port.ts'
import { createClient, percentile, rateOf, sendSteadily, type Work } from './send-load.ts'

const reads = ['/api/auth/user', '/api/subscription/status', '/api/vocabulary', '/api/user-templates'] as const
const dictation =
  'Klinische Angaben Husten seit zwei Wochen Punkt Befund Lunge beidseits belüftet Komma im rechten Oberlappen ein Rundherd von zwölf Millimeter Punkt Kein Pleuraerguss Punkt Beurteilung Rundherd rechter Oberlappen Punkt'
const atOnce = 16

async function bareRate(databaseUrl: string, seconds: number): Promise<number> {
  const port = await freePort()
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bench-bare-server.ts')], {
    env: { PATH: process.env.PATH, PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: 'ignore',
  })
  const clients = Array.from({ length: atOnce }, () => createClient(`http://127.0.0.1:${port}`))
  const work: Work = (index) => clients[index % atOnce]?.get('/') ?? Promise.reject(new Error('no client'))
  try {
    for (let tries = 0; tries < 200 && !(await work(0).catch(() => null)); tries += 1) await delay(50)
    await rateOf(work, { atOnce, seconds: 1 })
    return await rateOf(work, { atOnce, seconds })
  } finally {
    for (const client of clients) client.close()
    server.kill('SIGTERM')
  }
}

async function benchReads(product: BenchProduct, seconds: number): Promise<BenchRow[]> {
  const bare = await bareRate(product.database.url, seconds)
  const what = `bare Fastify route with one query (${product.database.name})`
  const rows: BenchRow[] = [{ what, value: bare, unit: '/s', below: null }]
  for (const path of reads) {
    const work: Work = (index) => clientOf(product, index).get(path)
    await rateOf(work, { atOnce, seconds: 1 })
    const rate = await rateOf(work, { atOnce, seconds })
    rows.push({ what: `GET ${path}`, value: rate, unit: '/s', below: null })
    rows.push({ what: `GET ${path}, times the bare route`, value: bare / rate, unit: 'x', below: 12 })
  }
  return rows
}

function clientOf({ clients }: BenchProduct, index: number) {
  const client = clients[index % clients.length]
  if (!client) throw new Error('nobody is signed in')
  return client
}

/** Nine reads to one dictation that is formatted: what a reading room does, much faster. */
export function mixedWork(product: BenchProduct): Work {
  return (index) => {
    const client = clientOf(product, index)
    if (index % 10 === 0)
      return client.post('/api/format-external-transcript', { transcript: dictation, language: 'de' })
    return client.get(reads[index % reads.length] ?? reads[0])
  }
}

async function benchSteady(product: BenchProduct, seconds: number): Promise<BenchRow[]> {
  const answers = await sendSteadily(mixedWork(product), { perSecond: 100, seconds })
  const times = answers.map(({ ms }) => ms)
  const what = `100 requests a second for ${seconds} s`
  return [
    { what: `${what}, median`, value: percentile(times, 0.5), unit: 'ms', below: 50 },
    { what: `${what}, 99 of 100`, value: percentile(times, 0.99), unit: 'ms', below: 300 },
    {
      what: `${what}, not answered 200`,
      value: answers.filter(({ status }) => status !== 200).length,
      unit: '',
      below: 1,
    },
  ]
}

async function benchLogins(product: BenchProduct, seconds: number): Promise<BenchRow[]> {
  const visitors = Array.from({ length: atOnce }, () => createClient(product.url))
  try {
    const rate = await rateOf(
      (index) => {
        const person = index % product.clients.length
        const visitor = visitors[index % atOnce]
        if (!visitor) throw new Error('no visitor')
        return visitor.post('/api/auth/email/login', { email: benchEmail(person), password: benchPassword })
      },
      { atOnce, seconds },
    )
    return [{ what: 'sign-ins with a password', value: rate, unit: '/s', below: null, above: 15 }]
  } finally {
    for (const visitor of visitors) visitor.close()
  }
}

export async function benchRequests(isFull: boolean): Promise<BenchRow[]> {
  const product = await startBenchProduct(atOnce)
  const seconds = isFull ? 10 : 3
  try {
    return [
      ...(await benchReads(product, seconds)),
      ...(await benchSteady(product, isFull ? 60 : 10)),
      ...(await benchLogins(product, seconds)),
    ]
  } finally {
    await product.stop()
  }
}

if (import.meta.main) {
  const rows = await benchRequests(process.argv.includes('--full'))
  process.stdout.write(`${benchTable(rows)}\n`)
  if (rows.some(isMissed)) process.exitCode = 1
}
