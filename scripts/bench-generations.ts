/** 50 and 300 reports at once from a language model that takes five seconds for each. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { startModelServer } from '#stand-ins/model/start-model-server.ts'
import { type BenchRow, benchTable, isMissed } from './bench-engine.ts'
import { startBenchProduct } from './bench-product.ts'
import { createClient, type LoadAnswer, type LoadClient, percentile } from './send-load.ts'

const modelSeconds = 5
/** For the report, and for what contradicts in it. */
const questionsEach = 2
/** What the model serves at once, and how many may wait: 300 fill both and leave some over. */
const concurrency = 50
const queueLength = 200
const people = 50

const description = 'Die Lunge ist beidseits belüftet. Kein Pleuraerguss.'
const report = { clinicalInfo: '', description, anatomicalSections: [], assessment: '' }
const body = { transcript: `Befund ${description}`, language: 'de' }

/** The stand-in behind a door that opens after five seconds. */
async function startSlowModel(): Promise<{ url: string; close: () => Promise<void> }> {
  const model = await startModelServer()
  model.behave(() => ({ kind: 'answer', content: JSON.stringify(report) }))
  const passOn = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await readText(incoming)
    if (body) await wait(modelSeconds * 1000)
    const answer = await fetch(new URL(incoming.url ?? '/', model.url), {
      method: incoming.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body ? { body } : {}),
    })
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    outgoing.end(await answer.text())
  }
  const door = createServer((incoming, outgoing) => void passOn(incoming, outgoing))
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    door.closeAllConnections()
    door.close()
    await model.close()
  }
  return { url: `http://127.0.0.1:${(door.address() as AddressInfo).port}/v1`, close }
}

function isByModel({ status, text }: LoadAnswer): boolean {
  return status === 200 && JSON.parse(text).fallbackReason === null
}

/** Times of a call that needs nothing but the process, made again and again until the work is done. */
async function pulse(url: string, work: Promise<unknown>): Promise<number[]> {
  const client = createClient(url)
  const times: number[] = []
  let isDone = false
  const end = work.finally(() => (isDone = true))
  while (!isDone) {
    times.push((await client.get('/healthz')).ms)
    await wait(50)
  }
  await end
  client.close()
  return times
}

async function benchAtOnce(clients: LoadClient[], url: string, count: number): Promise<BenchRow[]> {
  const generate = (index: number) => {
    const client = clients[index % clients.length]
    if (!client) throw new Error('nobody is signed in')
    return client.post('/api/generate-report-voice', body)
  }
  const work = Promise.all(Array.from({ length: count }, (_, index) => generate(index)))
  const [answers, beats] = await Promise.all([work, pulse(url, work)])
  const good = answers.filter(isByModel)
  const refused = answers.filter(({ status }) => status === 503)
  const expected = Math.min(count, concurrency + queueLength)
  const rounds = Math.ceil(expected / concurrency)
  const what = `${count} generations at once`
  return [
    { what: `${what}, written by the model`, value: good.length, unit: '', below: null, above: expected - 1 },
    { what: `${what}, refused with 503`, value: refused.length, unit: '', below: count - expected + 1 },
    { what: `${what}, anything else`, value: count - good.length - refused.length, unit: '', below: 1 },
    {
      what: `${what}, the last, times the model's two answers`,
      value: Math.max(...good.map(({ ms }) => ms)) / (modelSeconds * 1000 * questionsEach * rounds),
      unit: 'x',
      below: 1.5,
    },
    ...(refused.length > 0
      ? [{ what: `${what}, a refusal, median`, value: median(refused), unit: 'ms' as const, below: 2500 }]
      : []),
    { what: `${what}, /healthz meanwhile, 99 of 100`, value: percentile(beats, 0.99), unit: 'ms', below: 1500 },
  ]
}

function median(answers: LoadAnswer[]): number {
  return percentile(
    answers.map(({ ms }) => ms),
    0.5,
  )
}

/** One person sends three rounds' worth, then ten others send one each: they must not wait for all of it. */
async function benchFairness(clients: LoadClient[]): Promise<BenchRow[]> {
  const [greedy, ...others] = clients
  if (!greedy) throw new Error('nobody is signed in')
  const startedAt = performance.now()
  const elapsed = async (answer: Promise<LoadAnswer>) => {
    await answer
    return performance.now() - startedAt
  }
  const generate = (client: LoadClient) => elapsed(client.post('/api/generate-report-voice', body))
  const flood = Array.from({ length: concurrency * 3 }, () => generate(greedy))
  await wait(500)
  const waits = await Promise.all(others.slice(0, 10).map(generate))
  const floodEnd = Math.max(...(await Promise.all(flood)))
  return [
    {
      what: 'ten others behind a flood of one, share of its time',
      value: Math.max(...waits) / floodEnd,
      unit: 'x',
      below: 0.8,
    },
  ]
}

export async function benchGenerations(): Promise<BenchRow[]> {
  const model = await startSlowModel()
  const product = await startBenchProduct(people, {
    AI_BASE_URL: model.url,
    AI_MODEL: 'stand-in',
    AI_CONCURRENCY: String(concurrency),
    AI_QUEUE_LENGTH: String(queueLength),
  })
  try {
    return [
      ...(await benchAtOnce(product.clients, product.url, 50)),
      ...(await benchAtOnce(product.clients, product.url, 300)),
      ...(await benchFairness(product.clients)),
    ]
  } finally {
    await product.stop()
    await model.close()
  }
}

if (import.meta.main) {
  const rows = await benchGenerations()
  process.stdout.write(`${benchTable(rows)}\n`)
  if (rows.some(isMissed)) process.exitCode = 1
}
