import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerWithModel, startServerWithModel } from '#tests/model-server.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { findActiveContent } from './find-active-content.ts'
import { scriptPayloads } from './script-payloads.ts'
import { everyHtmlSink, type Sink } from './script-sinks.ts'

const payloads = scriptPayloads()
const perTest = 100
const parts = Math.ceil(payloads.length / perTest)

let plain: TestServer
let withModel: ServerWithModel
let sinks: Sink[]
beforeAll(async () => {
  plain = await startTestServer()
  withModel = await startServerWithModel()
  sinks = await everyHtmlSink(plain, withModel)
})
afterAll(async () => {
  await plain.close()
  await withModel.close()
})

it('would be seen: as they came, most payloads are more than text', () => {
  const active = payloads.filter((text) => findActiveContent(`${text} <p>`).length > 0)
  expect(active.length).toBeGreaterThan(payloads.length / 2)
})

for (let at = 0; at < parts; at += 1) {
  const part = payloads.slice(at * perTest, (at + 1) * perTest)
  it(`payloads ${at * perTest + 1} to ${at * perTest + part.length} of ${payloads.length}, one by one, stay text in nine sinks`, async () => {
    for (const { name, pass } of sinks) {
      for (const text of part.filter((payload) => payload.trim() !== '')) {
        for (const html of await pass(text)) {
          expect(findActiveContent(html), `${name}: ${text} became ${html}`).toEqual([])
        }
      }
    }
  })
}
