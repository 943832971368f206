import { createServer, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterEach, describe, expect, it } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'
import { openPool } from './open-pool.ts'

/** What PostgreSQL says after a good sign-in: AuthenticationOk, ReadyForQuery. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

let server: Server
afterEach(() => void server.close())

/** Lets everybody in and then does with each question what it is told. */
async function aDatabaseThat(onQuestion: (socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.on('data', () => onQuestion(socket))
      socket.write(welcome)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `postgres://postgres@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/postgres`
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}

describe('openPool', () => {
  const troubles = { 'that never answers': () => {}, 'that hangs up': (socket: Socket) => void socket.destroy() }
  for (const [name, trouble] of Object.entries(troubles)) {
    it(`of a database ${name} tells who asks, and keeps no connection of a transaction that could not begin`, async () => {
      const pool = openPool({ url: await aDatabaseThat(trouble), size: 2, silenceMs: 100 })
      const db = drizzle(pool)
      const failures = await Promise.all([
        failureOf(db.execute(sql`select 1`)),
        failureOf(db.transaction((tx) => tx.execute(sql`select 1`))),
        failureOf(db.transaction((tx) => tx.execute(sql`select 1`))),
      ])
      expect(failures.map(isDatabaseAway)).toEqual([true, true, true])
      expect([pool.totalCount, pool.waitingCount]).toEqual([0, 0])
      await pool.end()
    })
  }

  it('without a limit waits as long as it takes', async () => {
    const questions: Socket[] = []
    const pool = openPool({ url: await aDatabaseThat((socket) => questions.push(socket)), size: 1, silenceMs: null })
    const failure = failureOf(pool.query('select 1'))
    await expect.poll(() => questions.length).toBe(1)
    questions[0]?.destroy()
    expect(isDatabaseAway(await failure)).toBe(true)
    await pool.end()
  })
})

describe('isDatabaseAway', () => {
  it('knows a database that is not there', async () => {
    const url = await aDatabaseThat(() => {})
    await new Promise((resolve) => server.close(resolve))
    const pool = openPool({ url, size: 1, silenceMs: 100 })
    expect(isDatabaseAway(await failureOf(pool.query('select 1')))).toBe(true)
    await pool.end()
  })

  it.each([
    ['08006', true],
    ['53100', true],
    ['57P01', true],
    ['23505', false],
    ['42P01', false],
  ])('says of SQLSTATE %s: %s', (code, isAway) => {
    expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(isAway)
  })

  it('leaves other services and faults of the code alone', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    expect(isDatabaseAway(new TypeError('fetch failed', { cause: refused }))).toBe(false)
    expect(isDatabaseAway(new Error('something else'))).toBe(false)
    expect(isDatabaseAway('Connection terminated')).toBe(false)
  })
})
