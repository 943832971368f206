import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerWithModel, startServerWithModel } from '#tests/model-server.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { launchChromium } from '../../scripts/launch-chromium.ts'
import { findActiveContent } from './find-active-content.ts'
import { scriptPayloads } from './script-payloads.ts'
import { everyHtmlSink, type Sink } from './script-sinks.ts'
import { lay, watchedPage } from './watched-page.ts'

const payloads = scriptPayloads().filter((text) => text.trim() !== '')
const perTest = 100
const parts = Array.from({ length: Math.ceil(payloads.length / perTest) }, (_, at) =>
  payloads.slice(at * perTest, (at + 1) * perTest),
)

let browser: Browser
let plain: TestServer
let withModel: ServerWithModel
let sinks: Sink[]
beforeAll(async () => {
  browser = await launchChromium(await findChromium())
  plain = await startTestServer()
  withModel = await startServerWithModel()
  sinks = await everyHtmlSink(plain, withModel)
})
afterAll(async () => {
  await browser.close()
  await plain.close()
  await withModel.close()
})

it('would be seen: as they came, most payloads are more than text, and many do run', async () => {
  const active = payloads.filter((text) => findActiveContent(`${text} <p>`).length > 0)
  expect(active.length).toBeGreaterThan(payloads.length / 2)
  const { page, seen } = await watchedPage(browser)
  for (const part of parts) await lay(page, part)
  console.info(`as they came: ${seen.length} effects of ${payloads.length} payloads`)
  expect(seen.filter((what) => what === 'alert').length).toBeGreaterThan(10)
})

/** HTML that came out, with the way in and the text that made it first: many payloads become the same text. */
const pieces = new Map<string, string>()

/** Sends every text down one way in, one by one; answers the HTML not met before. */
async function newPieces({ name, pass }: Sink, texts: readonly string[]): Promise<string[]> {
  const fresh: string[] = []
  let seen = 0
  for (const text of texts) {
    for (const html of await pass(text)) {
      seen += 1
      if (pieces.has(html)) continue
      pieces.set(html, `${name}: ${text}`)
      fresh.push(html)
    }
  }
  expect([name, seen > 0]).toEqual([name, true])
  return fresh
}

for (const [at, part] of parts.entries()) {
  const range = `${at * perTest + 1} to ${at * perTest + part.length} of ${payloads.length}`
  it(`payloads ${range}, one by one, stay text behind nine ways in and run nothing in Chromium`, async () => {
    const fresh: string[] = []
    // One server does all ways but those of the model, whose stand-in says one thing at a time.
    const [byModel, others] = [
      sinks.filter(({ name }) => name.startsWith('model')),
      sinks.filter(({ name }) => !name.startsWith('model')),
    ]
    const inTurn = async (few: readonly Sink[]) => {
      for (const sink of few) fresh.push(...(await newPieces(sink, part)))
    }
    await Promise.all([inTurn(byModel), ...others.map((sink) => inTurn([sink]))])
    for (const html of fresh) expect(findActiveContent(html), `${pieces.get(html)} became ${html}`).toEqual([])

    const { page, seen } = await watchedPage(browser)
    await lay(page, fresh)
    if (seen.length === 0) return
    // All at once is quick; which it was, is found one by one.
    for (const html of fresh) {
      seen.length = 0
      await lay(page, [html])
      expect(seen, `${pieces.get(html)} became ${html}`).toEqual([])
    }
    expect.fail('Something ran among all pieces that none of them does alone.')
  })
}
