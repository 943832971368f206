/**
 * Measures what typing costs, in a real browser on the running product.
 *
 * In a report of 5,000 words: the longest task of the page's main thread. Counted is the time of the thread on its
 * core, so that what the machine does besides does not count. In an ordinary report: the whole way from a key to the
 * proof on the screen that knows of it, by the clock.
 */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { generateReportText } from '../packages/befund/laws/generate-report-text.ts'
import type { BenchRow } from './bench-engine.ts'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { launchChromium } from './launch-chromium.ts'
import { runProduct } from './run-product.ts'

const longReport = 5000
const ordinaryReport = 600
const keystrokes = 100
/** Between two keys, of a quick typist. */
const pauseMs = 90
/** A person reads a report before typing in it. */
const readingMs = 1500
const typed = ' Kontrolle in drei Monaten empfohlen, siehe Vorbefund.'
/** Source: what browsers call a long task; as fast is a report to be checked again while a person types. */
const allowedMs = 50

interface TraceEvent {
  name: string
  /** Microseconds. */
  ts: number
  tid: number
  pid: number
  /** Time of the thread on its core, in microseconds. */
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}

function dictationOf(words: number): string {
  const parts: string[] = []
  for (let seed = 1; parts.join(' ').split(/\s+/u).length < words; seed += 1) {
    parts.push(generateReportText(seed).dictated)
  }
  return parts.join(' neuer Absatz ')
}

interface SignedIn {
  browser: Browser
  url: string
  password: string
}

async function openReport({ browser, url, password }: SignedIn, words: number): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  const data = { email: 'admin@example.org', password }
  const answer = await page.request.post('/api/auth/email/login', { data, headers: { origin: url } })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`)
  await page.goto('/')
  await page.getByLabel('Externes Transkript').fill(dictationOf(words))
  await page.getByRole('button', { name: 'Formatieren', exact: true }).click()
  await page.getByText(/ Angaben erhalten$/).waitFor({ timeout: 60_000 })
  return page
}

/** Types in the middle of the report. */
async function typeInTheMiddle(page: Page): Promise<void> {
  const paragraphs = page.locator('.report-page p')
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click()
  await page.keyboard.press('End')
  await page.keyboard.type(typed, { delay: pauseMs })
  await page.waitForTimeout(1500)
}

/** Lengths of the tasks of the page's main thread from the first key on, longest first, in ms. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const onMain = traceEvents.filter(({ pid, tid }) => main.has(`${pid}:${tid}`))
  // Before it, the page only answers to the measuring itself.
  const firstKey = Math.min(...onMain.filter(({ args }) => args?.data?.type === 'keypress').map(({ ts }) => ts))
  return onMain
    .filter(({ name, ts }) => name === 'RunTask' && ts >= firstKey)
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a)
}

async function benchLongReport(who: SignedIn): Promise<BenchRow> {
  const page = await openReport(who, longReport)
  await typeInTheMiddle(page)
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
  await who.browser.startTracing(page, { categories })
  await typeInTheMiddle(page)
  const [longest] = tasksOf(await who.browser.stopTracing())
  if (longest === undefined) throw new Error('The trace holds no task after the first key')
  return { what: `typing in ${longReport} words, longest task`, value: longest, unit: 'ms', below: allowedMs }
}

/** Sets the caret behind a number near the middle of the report, and notes from now on when the proof bar changes. */
function watchProofAtNumber(report: HTMLElement): number[] {
  const walker = document.createTreeWalker(report, NodeFilter.SHOW_TEXT)
  const numbers: [Node, number][] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const found = /\d(?= mm)/u.exec(node.textContent ?? '')
    if (found) numbers.push([node, found.index + 1])
  }
  const middle = numbers[numbers.length >> 1]
  const bar = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Angaben'))
  if (!middle || !bar) throw new Error('No number, or no proof to watch')
  getSelection()?.collapse(...middle)
  const delays: number[] = []
  let pressedAt = 0
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
  const watch = { subtree: true, childList: true, characterData: true }
  new MutationObserver(() => {
    if (pressedAt > 0) delays.push(performance.now() - pressedAt)
    pressedAt = 0
  }).observe(bar, watch)
  return delays
}

/** By turns a digit too many and the digit taken back: each of them changes the proof. */
async function benchOrdinaryReport(who: SignedIn): Promise<BenchRow[]> {
  const page = await openReport(who, ordinaryReport)
  await page.waitForTimeout(readingMs)
  const report = page.locator('.report-page')
  await report.click()
  const seen = await report.evaluateHandle(watchProofAtNumber)
  for (let key = 1; key <= keystrokes; key += 1) {
    await page.keyboard.press(key % 2 === 1 ? '1' : 'Backspace')
    await seen.evaluate(
      (delays, count) =>
        new Promise<void>((resolve) => {
          const look = () => (delays.length < count ? setTimeout(look, 10) : resolve())
          look()
        }),
      key,
    )
    await page.waitForTimeout(pauseMs)
  }
  const delays = (await seen.jsonValue()).sort((a, b) => a - b)
  const what = `from a key to the proof of ${ordinaryReport} words`
  const at = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN
  return [
    { what: `${what}, median`, value: at(0.5), unit: 'ms', below: allowedMs },
    { what: `${what}, 95 of 100`, value: at(0.95), unit: 'ms', below: allowedMs },
  ]
}

export async function benchTyping(): Promise<BenchRow[]> {
  await buildWeb()
  const password = randomUUID()
  const product = await runProduct({ ADMIN_PASSWORD: password, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' })
  const browser = await launchChromium(await findChromium())
  const who = { browser, url: product.url, password }
  try {
    return [await benchLongReport(who), ...(await benchOrdinaryReport(who))]
  } finally {
    await browser.close()
    await product.stop()
  }
}
