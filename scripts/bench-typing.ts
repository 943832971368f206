/**
 * Measures what typing costs the page in a report of 5,000 words: the longest task of its main thread.
 *
 * In a real browser on the running product. Counted is the time of the thread on its core, so that
 * what the machine does besides does not count.
 */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { generateReportText } from '../packages/befund/laws/generate-report-text.ts'
import type { BenchRow } from './bench-engine.ts'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'
import { launchChromium } from './launch-chromium.ts'
import { runProduct } from './run-product.ts'

const words = 5000
const typed = ' Kontrolle in drei Monaten empfohlen, siehe Vorbefund.'
/** Source: what browsers call a long task. */
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

function longDictation(): string {
  const parts: string[] = []
  for (let seed = 1; parts.join(' ').split(/\s+/u).length < words; seed += 1) {
    parts.push(generateReportText(seed).dictated)
  }
  return parts.join(' neuer Absatz ')
}

async function openLongReport(browser: Browser, url: string, password: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  const data = { email: 'admin@example.org', password }
  const answer = await page.request.post('/api/auth/email/login', { data, headers: { origin: url } })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`)
  await page.goto('/')
  await page.getByLabel('Externes Transkript').fill(longDictation())
  await page.getByRole('button', { name: 'Formatieren', exact: true }).click()
  await page.getByText(/ Angaben erhalten$/).waitFor({ timeout: 60_000 })
  return page
}

/** Types in the middle of the report, as fast as a quick typist. */
async function typeInTheMiddle(page: Page): Promise<void> {
  const paragraphs = page.locator('.report-page p')
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click()
  await page.keyboard.press('End')
  await page.keyboard.type(typed, { delay: 90 })
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

export async function benchTyping(): Promise<BenchRow[]> {
  await buildWeb()
  const password = randomUUID()
  const product = await runProduct({ ADMIN_PASSWORD: password, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' })
  const browser = await launchChromium(await findChromium())
  try {
    const page = await openLongReport(browser, product.url, password)
    await typeInTheMiddle(page)
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
    await typeInTheMiddle(page)
    const [longest] = tasksOf(await browser.stopTracing())
    if (longest === undefined) throw new Error('The trace holds no task after the first key')
    return [{ what: `typing in ${words} words, longest task`, value: longest, unit: 'ms', below: allowedMs }]
  } finally {
    await browser.close()
    await product.stop()
  }
}
