import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '#features/auth/public.ts'
import { allContracts } from '#server/contracts.ts'
import { aTrialUser, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { sampleBody } from './sample-input.ts'

const rounds = 60

let server: TestServer
/** Half of what a password hash takes here: less than the least that a careless answer would save. */
let allowedMs: number
beforeAll(async () => {
  server = await startTestServer()
  const [hash] = await compare(
    () => hashPassword(testPassword),
    () => Promise.resolve(),
  )
  allowedMs = hash / 2
})
afterAll(() => server.close())

/** Medians of two calls made in turn, so that a busy moment strikes both. */
async function compare(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, call] of ([one, other] as const).entries()) {
      const startedAt = performance.now()
      await call()
      times[side]?.push(performance.now() - startedAt)
    }
  }
  return [median(times[0]), median(times[1])]
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const register = allContracts.find(({ name }) => name === 'register')!.contract
const post = (path: string, body: object) => server.browser().post(path, body)
const nobody = () => `niemand-${randomUUID()}@example.org`

const calls: [string, (email: string) => object][] = [
  ['/api/auth/email/login', (email) => ({ email, password: 'Falsch-2026!' })],
  ['/api/auth/email/forgot-password', (email) => ({ email })],
  ['/api/auth/email/verify-email', (email) => ({ email, code: '000000' })],
  [register.path, (email) => ({ ...sampleBody(register), email })],
]

for (const [path, body] of calls) {
  it(`${path} takes as long for a known address as for an unknown one`, async () => {
    const { email } = await aTrialUser(server)
    const [known, unknown] = await compare(
      () => post(path, body(email)),
      () => post(path, body(nobody())),
    )
    console.info(`${path}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`)
    expect(Math.abs(known - unknown)).toBeLessThan(allowedMs)
  })
}

it('would be seen: a sign-in without the hash differs by more than chance', async () => {
  const { email } = await aTrialUser(server)
  const [hashed, unhashed] = await compare(
    () => post('/api/auth/email/login', { email, password: 'Falsch-2026!' }),
    () => post('/api/auth/email/login', { email, password: '' }),
  )
  console.info(`with the hash ${hashed.toFixed(1)} ms, without ${unhashed.toFixed(1)} ms`)
  expect(hashed - unhashed).toBeGreaterThan(allowedMs)
})
