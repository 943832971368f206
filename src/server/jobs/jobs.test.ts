import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/test-server.ts'

const done: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      defineJobs: (jobs) => {
        jobs.define('note', async ({ id }) => {
          done.push(id ?? '')
        })
      },
    },
  )
})
afterAll(() => server.close())

describe('jobs', () => {
  it('runs what a committed transaction has sent', async () => {
    await server.deps.db.transaction((tx) => server.deps.jobs.send(tx, 'note', { id: 'a' }))
    await server.deps.jobs.runWaiting()
    expect(done).toEqual(['a'])
  })

  it('forgets what a rolled back transaction has sent', async () => {
    const failing = server.deps.db.transaction(async (tx) => {
      await server.deps.jobs.send(tx, 'note', { id: 'b' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await server.deps.jobs.runWaiting()
    expect(done).toEqual(['a'])
  })
})
