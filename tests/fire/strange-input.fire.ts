import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storableText } from '#server/http/storable-text.ts'
import { startTestServer, type TestAnswer, type TestServer } from '#tests/test-server.ts'
import { allNaughtyStrings } from './naughty-strings.ts'
import { type Call, everyTextCall, type Place } from './send-everywhere.ts'

interface KnownCall extends Call {
  /** The places that take an ordinary word; the others want a date, a code, a right password. */
  open: Place[]
}

let server: TestServer
let calls: KnownCall[]
beforeAll(async () => {
  server = await startTestServer()
  calls = []
  for (const call of await everyTextCall(server)) {
    const open = []
    if (call.sendTo) for (const place of call.places) if (isTaken(await place.send('Feuerprobe'))) open.push(place)
    calls.push({ ...call, open })
  }
})
afterAll(() => server.close())

const strings = allNaughtyStrings()
const perTest = 25
const parts = Array.from({ length: Math.ceil(strings.length / perTest) }, (_, at) =>
  strings.slice(at * perTest, (at + 1) * perTest),
)
const hands = 6

const isTaken = ({ status }: TestAnswer) => status < 300

function judge(text: string, { name, echo }: Place, answer: TestAnswer): void {
  const where = [name, text.slice(0, 80), answer.status]
  expect([...where, answer.status < 500 || answer.status === 502]).toEqual([...where, true])
  if (answer.status >= 400) expect([...where, answer.body?.message]).toEqual([...where, expect.stringMatching(/\S/)])
  const kept = echo(answer)
  if (!isTaken(answer) || typeof kept !== 'string') return
  expect([name, kept.trim().normalize()]).toEqual([name, storableText(text).trim().normalize()])
}

/** All open places at once: where that is taken, each has taken it. What is refused, is asked one by one. */
async function tryIn({ places, sendTo, open }: KnownCall, text: string): Promise<void> {
  const done = new Set<Place>()
  if (sendTo && open.length > 1) {
    const answer = await sendTo(open, text)
    for (const place of open) judge(text, place, answer)
    if (isTaken(answer)) for (const place of open) done.add(place)
  }
  for (const place of places) if (!done.has(place)) judge(text, place, await place.send(text))
}

it('reaches every field, many of them at once', () => {
  expect(calls.flatMap(({ places }) => places).length).toBeGreaterThanOrEqual(80)
  expect(calls.flatMap(({ open }) => open).length).toBeGreaterThanOrEqual(30)
})

for (const [at, part] of parts.entries()) {
  it(`strings ${at * perTest + 1} to ${at * perTest + part.length} of ${strings.length} break no text field`, async () => {
    for (const text of part) {
      const waiting = [...calls]
      const work = async () => {
        for (let call = waiting.shift(); call; call = waiting.shift()) await tryIn(call, text)
      }
      await Promise.all(Array.from({ length: hands }, work))
    }
    expect(existsSync('/tmp/klarbefund-was-here')).toBe(false)
  })
}
