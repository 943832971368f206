import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '#features/auth/public.ts'
import { allContracts } from '#server/contracts.ts'
import { aTrialUser, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { sampleBody } from './sample-input.ts'

const rounds = 60

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/**
 * Medians of two calls and of a password hash, made in turn, so that a busy moment strikes all three.
 *
 * Half a hash is less than the least that a careless answer would save.
 */
async function compare(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const calls = [one, other, () => hashPassword(testPassword)]
  const times: number[][] = [[], [], []]
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, call] of calls.entries()) {
      const startedAt = performance.now()
      await call()
      times[side]?.push(performance.now() - startedAt)
    }
  }
  const [first = 0, second = 0, hash = 0] = times.map(median)
  console.info(`${first.toFixed(1)} ms and ${second.toFixed(1)} ms, a hash ${hash.toFixed(1)} ms`)
  return { difference: first - second, allowed: hash / 2 }
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
    const { difference, allowed } = await compare(
      () => post(path, body(email)),
      () => post(path, body(nobody())),
    )
    expect(Math.abs(difference)).toBeLessThan(allowed)
  })
}

it('would be seen: a sign-in without the hash differs by more than chance', async () => {
  const { email } = await aTrialUser(server)
  const { difference, allowed } = await compare(
    () => post('/api/auth/email/login', { email, password: 'Falsch-2026!' }),
    () => post('/api/auth/email/login', { email, password: '' }),
  )
  expect(difference).toBeGreaterThan(allowed)
})
