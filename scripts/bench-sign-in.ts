/**
 * Measures whether the time of an answer tells a known address from an unknown one.
 *
 * Against the running product over HTTP, known and unknown addresses in turn, so that
 * what the machine does besides meets both alike.
 */
import { randomUUID } from 'node:crypto'
import { type BenchRow, benchTable, isMissed } from './bench-engine.ts'
import { runProduct } from './run-product.ts'

const rounds = 30
/** Source: decisions on accounts: timing alike within 20 ms. */
const allowedMs = 20
const known = 'admin@example.org'

type Body = (email: string) => Record<string, string>
const password = 'Messung-2026!'
const calls: readonly (readonly [name: string, body: Body])[] = [
  ['login', (email) => ({ email, password: 'falsch' })],
  ['register', (email) => ({ email, password, confirmPassword: password, firstName: 'Eva', lastName: 'Muster' })],
  ['forgot-password', (email) => ({ email })],
  ['verify-email', (email) => ({ email, code: '000000' })],
]

function unknown(): string {
  return `${randomUUID()}@example.org`
}

async function timeOf(url: string, body: Record<string, string>): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  return performance.now() - start
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Half of the rounds ask for the known address first, so that the order does not count. */
async function compare(url: string, body: Body): Promise<{ known: number; unknown: number }> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = -2; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const who of order) {
      const time = await timeOf(url, body(who === 'known' ? known : unknown()))
      // The first rounds warm the process up.
      if (round >= 0) times[who].push(time)
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) }
}

/** For each call the medians for a known and an unknown address, and how far apart they are. */
export async function benchSignIn(): Promise<BenchRow[]> {
  const product = await runProduct({ ADMIN_EMAIL: known, RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'warn' })
  try {
    const rows: BenchRow[] = []
    for (const [name, body] of calls) {
      const medians = await compare(`${product.url}/api/auth/email/${name}`, body)
      rows.push({ what: `${name}, known address`, value: medians.known, unit: 'ms', below: null })
      rows.push({ what: `${name}, unknown address`, value: medians.unknown, unit: 'ms', below: null })
      const apart = Math.abs(medians.known - medians.unknown)
      rows.push({ what: `${name}, how far apart`, value: apart, unit: 'ms', below: allowedMs })
    }
    return rows
  } finally {
    await product.stop()
  }
}

if (import.meta.main) {
  const rows = await benchSignIn()
  process.stdout.write(`${benchTable(rows)}\n`)
  if (rows.some(isMissed)) process.exitCode = 1
}
