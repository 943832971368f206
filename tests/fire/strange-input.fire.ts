import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storableText } from '#server/http/storable-text.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { allNaughtyStrings } from './naughty-strings.ts'
import { everyTextPlace, type Place } from './send-everywhere.ts'

let server: TestServer
let places: Place[]
beforeAll(async () => {
  server = await startTestServer()
  places = await everyTextPlace(server)
})
afterAll(() => server.close())

const strings = allNaughtyStrings()
const perTest = 25
const parts = Array.from({ length: Math.ceil(strings.length / perTest) }, (_, at) =>
  strings.slice(at * perTest, (at + 1) * perTest),
)

for (const [at, part] of parts.entries()) {
  it(`strings ${at * perTest + 1} to ${at * perTest + part.length} of ${strings.length} break no text field`, async () => {
    for (const text of part) {
      for (const { name, send, echo } of places) {
        const answer = await send(text)
        expect([name, text.slice(0, 80), answer.status < 500 || answer.status === 502]).toEqual([
          name,
          text.slice(0, 80),
          true,
        ])
        const kept = echo(answer)
        if (answer.status >= 300 || typeof kept !== 'string') continue
        expect([name, kept.trim().normalize()]).toEqual([name, storableText(text).trim().normalize()])
      }
    }
    expect(existsSync('/tmp/klarbefund-was-here')).toBe(false)
  })
}
