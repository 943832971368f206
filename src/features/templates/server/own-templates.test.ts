import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { updateOwnTemplateRow } from './own-template-repository.ts'
import { updateStandardTemplateRow } from './standard-template-repository.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('a template deleted while it is changed', () => {
  it('is unknown', async () => {
    const gone = { code: 'not_found' }
    await expect(updateOwnTemplateRow(server.deps.db, randomUUID(), { name: 'x' })).rejects.toMatchObject(gone)
    await expect(updateStandardTemplateRow(server.deps.db, randomUUID(), { name: 'x' })).rejects.toMatchObject(gone)
  })
})
