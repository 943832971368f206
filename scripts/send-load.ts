import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export interface LoadAnswer {
  status: number
  ms: number
  text: string
}

/** One person's browser, as lean as can be: what the client costs is missing from the server. */
export interface LoadClient {
  get: (path: string) => Promise<LoadAnswer>
  post: (path: string, body: unknown) => Promise<LoadAnswer>
  close: () => void
}

export function createClient(url: string): LoadClient {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(url)
  let cookie = ''
  const send = async (method: string, path: string, body?: unknown): Promise<LoadAnswer> => {
    const startedAt = performance.now()
    const payload = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    }
    return new Promise((resolve, reject) => {
      const outgoing = request({ agent, hostname, port, method, path, headers }, (incoming) => {
        const [set] = incoming.headers['set-cookie'] ?? []
        if (set) cookie = set.split(';')[0] ?? ''
        text(incoming).then(
          (answer) => resolve({ status: incoming.statusCode ?? 0, ms: performance.now() - startedAt, text: answer }),
          reject,
        )
      })
      outgoing.once('error', reject)
      outgoing.end(payload)
    })
  }
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    close: () => agent.destroy(),
  }
}

export type Work = (index: number) => Promise<LoadAnswer>

/** As many as the server takes, a fixed number at once; answers a second. */
export async function rateOf(work: Work, options: { atOnce: number; seconds: number }): Promise<number> {
  const startedAt = performance.now()
  const endsAt = startedAt + options.seconds * 1000
  let answers = 0
  const worker = async (index: number) => {
    for (let call = index; performance.now() < endsAt; call += options.atOnce) {
      const { status } = await work(call)
      if (status !== 200) throw new Error(`answered ${status}`)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, (_, index) => worker(index)))
  return answers / ((performance.now() - startedAt) / 1000)
}

/**
 * So many a second, whether the server keeps up or not: a slow answer delays nobody's request, so it counts for every
 * request that comes meanwhile.
 */
export async function sendSteadily(work: Work, options: { perSecond: number; seconds: number }): Promise<LoadAnswer[]> {
  const startedAt = performance.now()
  const sent: Promise<LoadAnswer>[] = []
  for (let index = 0; index < options.perSecond * options.seconds; index += 1) {
    const due = startedAt + (index * 1000) / options.perSecond
    const early = due - performance.now()
    if (early > 1) await wait(early)
    sent.push(work(index).then((answer) => ({ ...answer, ms: performance.now() - due })))
  }
  return Promise.all(sent)
}

/** @param share 0.99: what all but the slowest hundredth stay below */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
