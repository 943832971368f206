/**
 * `npm run bench:model`: fifty requests at once against a model that takes five seconds for each answer.
 * Fails where a request is neither answered nor refused with 503 and Retry-After, where more than allowed reach the
 * model together, or where the server stops answering others meanwhile.
 */
import { startModelServer } from '../stand-ins/model/start-model-server.ts'
import { runProduct } from './run-product.ts'

const requests = 50
const modelMs = 5000
const concurrency = 8
const slowestOther = 1000
const admin = { email: 'admin@example.org', password: 'Messung-2026-Probe' }
const transcript =
  'im rechten unterlappen eine verschattung von drei komma fünf zentimeter punkt kein pleuraerguss punkt'
const correctedText = 'Im rechten Unterlappen eine Verschattung von 3,5 cm. Kein Pleuraerguss.'

const model = await startModelServer()
model.behave(({ schema }) => {
  const isWriting = JSON.stringify(schema).includes('"correctedText"')
  const answer = isWriting ? { correctedText, corrections: [] } : { contradictions: [] }
  return { kind: 'answer', content: JSON.stringify(answer), afterMs: modelMs }
})
const product = await runProduct({
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_FACTOR: '1000',
  AI_BASE_URL: model.url,
  AI_MODEL: 'stand-in',
  AI_CONCURRENCY: String(concurrency),
})
try {
  const cookie = await signIn()
  const others = watchOthers()
  const answers = await Promise.all(Array.from({ length: requests }, () => format(cookie)))
  const slowest = await others.stop()
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const count = (isSo: (answer: Answer) => boolean) => answers.filter(isSo).length
  const byModel = count(({ status, fallbackReason }) => status === 200 && fallbackReason === null)
  const refused = count(({ status, retryAfter }) => status === 503 && retryAfter !== null)
  const lines = [
    `requests at once           ${requests}`,
    `written by the model       ${byModel}`,
    `refused with Retry-After   ${refused}`,
    `most at the model together ${model.mostAtOnce()} (allowed ${concurrency})`,
    `first, median, last        ${[times[0], times[Math.floor(requests / 2)], times.at(-1)].map(seconds).join(', ')}`,
    `others meanwhile, slowest  ${Math.round(slowest)} ms`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  const isSound = byModel + refused === requests && model.mostAtOnce() <= concurrency && slowest < slowestOther
  if (!isSound) process.exitCode = 1
} finally {
  await product.stop()
  await model.close()
}

interface Answer {
  status: number
  retryAfter: string | null
  fallbackReason: string | null | undefined
  ms: number
}

async function format(cookie: string): Promise<Answer> {
  const started = performance.now()
  const answer = await fetch(`${product.url}/api/format-external-transcript`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url, cookie },
    body: JSON.stringify({ transcript, language: 'de' }),
  })
  const body = (await answer.json()) as { fallbackReason?: string | null }
  const retryAfter = answer.headers.get('retry-after')
  const ms = performance.now() - started
  return { status: answer.status, retryAfter, fallbackReason: body.fallbackReason, ms }
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${product.url}/api/auth/email/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify(admin),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Asks four times a second for something that needs no model. */
function watchOthers(): { stop: () => Promise<number> } {
  const asked: Promise<number>[] = []
  const timer = setInterval(() => {
    const started = performance.now()
    asked.push(fetch(`${product.url}/readyz`).then(() => performance.now() - started))
  }, 250)
  return {
    stop: async () => {
      clearInterval(timer)
      return Math.max(...(await Promise.all(asked)))
    },
  }
}

function seconds(ms: number | undefined): string {
  return `${((ms ?? 0) / 1000).toFixed(1)} s`
}
