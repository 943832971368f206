/** Cheap reads against a bare route with one query, a steady hundred requests a second, and sign-ins. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hashPassword } from '#features/auth/public.ts'
import { type BenchRow, benchTable, isMissed } from './bench-engine.ts'
import { type BenchProduct, benchEmail, benchPassword, startBenchProduct } from './bench-product.ts'
import { freePort } from './free-port.ts'
import { createClient, type LoadAnswer, percentile, rateOf, sendSteadily, type Work } from './send-load.ts'

const reads = ['/api/auth/user', '/api/subscription/status', '/api/vocabulary', '/api/user-templates'] as const
const dictation =
  'Klinische Angaben Husten seit zwei Wochen Punkt Befund Lunge beidseits belüftet Komma im rechten Oberlappen ein Rundherd von zwölf Millimeter Punkt Kein Pleuraerguss Punkt Beurteilung Rundherd rechter Oberlappen Punkt'
const atOnce = 16

interface BareServer {
  work: Work
  stop: () => void
}

/** Fastify with one route and one query, in a process of its own on the same database. */
async function startBareServer(databaseUrl: string): Promise<BareServer> {
  const port = await freePort()
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bench-bare-server.ts')], {
    env: { PATH: process.env.PATH, PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: 'ignore',
  })
  const clients = Array.from({ length: atOnce }, () => createClient(`http://127.0.0.1:${port}`))
  const work: Work = (index) => clients[index % atOnce]?.get('/') ?? Promise.reject(new Error('no client'))
  for (let tries = 0; tries < 200 && !(await work(0).catch(() => null)); tries += 1) await delay(50)
  const stop = () => {
    for (const client of clients) client.close()
    server.kill('SIGTERM')
  }
  return { work, stop }
}

/** The bare route and the product in turn, so that what the machine does besides meets both alike. */
async function benchReads(product: BenchProduct, bareServer: BareServer, turns: number): Promise<BenchRow[]> {
  const turn = { atOnce, seconds: 0.5 }
  const bareRates: number[] = []
  const rows: BenchRow[] = []
  for (const path of reads) {
    const work: Work = (index) => clientOf(product, index).get(path)
    const ratios: number[] = []
    for (let at = -1; at < turns; at += 1) {
      const bare = await rateOf(bareServer.work, turn)
      const ratio = bare / (await rateOf(work, turn))
      // The first turn warms both up.
      if (at < 0) continue
      bareRates.push(bare)
      ratios.push(ratio)
    }
    rows.push({ what: `GET ${path}, times the bare route`, value: percentile(ratios, 0.5), unit: 'x', below: 15 })
  }
  const what = `bare Fastify route with one query (${product.database.name})`
  return [{ what, value: percentile(bareRates, 0.5), unit: '/s', below: null }, ...rows]
}

function clientOf({ clients }: BenchProduct, index: number) {
  const client = clients[index % clients.length]
  if (!client) throw new Error('nobody is signed in')
  return client
}

/** Nine reads to one dictation that is formatted: what a reading room does, much faster. */
export function mixedWork(product: BenchProduct): Work {
  const [read, format] = [cheapRead(product), formatting(product)]
  return (index) => (index % 10 === 0 ? format(index) : read(index))
}

export function cheapRead(product: BenchProduct): Work {
  return (index) => clientOf(product, index).get(reads[index % reads.length] ?? reads[0])
}

export function formatting(product: BenchProduct): Work {
  return (index) =>
    clientOf(product, index).post('/api/format-external-transcript', { transcript: dictation, language: 'de' })
}

/** The same to the bare route at the same time: both meet the same pauses of a busy machine. */
async function benchSteady(product: BenchProduct, bareServer: BareServer, seconds: number): Promise<BenchRow[]> {
  const load = { perSecond: 100, seconds }
  const [answers, bare] = await Promise.all([
    sendSteadily(mixedWork(product), load),
    sendSteadily(bareServer.work, load),
  ])
  const failed = answers.filter(({ status }) => status !== 200).length
  const what = `${load.perSecond} requests a second for ${seconds} s`
  const compared = ([0.5, 0.99] as const).flatMap((share): BenchRow[] => {
    const [ours, theirs] = [answers, bare].map((list) => timeAt(list, share))
    const name = `${what}, ${share === 0.5 ? 'median' : '99 of 100'}`
    return [
      { what: name, value: ours ?? Number.NaN, unit: 'ms', below: null },
      { what: `${name}, times the bare route`, value: (ours ?? 0) / (theirs ?? 0), unit: 'x', below: 20 },
    ]
  })
  return [...compared, { what: `${what}, not 200`, value: failed, unit: '', below: 1 }]
}

function timeAt(answers: LoadAnswer[], share: number): number {
  return percentile(
    answers.map(({ ms }) => ms),
    share,
  )
}

async function benchLogins(product: BenchProduct, seconds: number): Promise<BenchRow[]> {
  const hashMs = await timeOfOneHash()
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
    return [
      { what: 'sign-ins with a password', value: rate, unit: '/s', below: null },
      { what: 'hashing a password alone', value: hashMs, unit: 'ms', below: null },
      { what: 'a sign-in, times hashing its password alone', value: 1000 / rate / hashMs, unit: 'x', below: 4 },
    ]
  } finally {
    for (const visitor of visitors) visitor.close()
  }
}

async function timeOfOneHash(): Promise<number> {
  const startedAt = performance.now()
  for (let times = 0; times < 20; times += 1) await hashPassword(benchPassword)
  return (performance.now() - startedAt) / 20
}

export async function benchRequests(isFull: boolean): Promise<BenchRow[]> {
  const product = await startBenchProduct(atOnce)
  const bareServer = await startBareServer(product.database.url)
  const seconds = isFull ? 10 : 3
  try {
    return [
      ...(await benchReads(product, bareServer, isFull ? 9 : 5)),
      ...(await benchSteady(product, bareServer, isFull ? 60 : 10)),
      ...(await benchLogins(product, seconds)),
    ]
  } finally {
    bareServer.stop()
    await product.stop()
  }
}

if (import.meta.main) {
  const rows = await benchRequests(process.argv.includes('--full'))
  process.stdout.write(`${benchTable(rows)}\n`)
  if (rows.some(isMissed)) process.exitCode = 1
}
