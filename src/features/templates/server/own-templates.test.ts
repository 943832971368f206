import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTrialUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { updateOwnTemplateRow } from './own-template-repository.ts'
import { updateStandardTemplateRow } from './standard-template-repository.ts'

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  browser = await signedIn(server, await aTrialUser(server))
})
afterAll(() => server.close())

const templateHtml = '<p>Kein Erguss.</p>'
const create = (change: object) => browser.post('/api/user-templates', { templateHtml, ...change })

describe('an own template', () => {
  it('has a name of its own, however its letters are composed', async () => {
    const first = await create({ name: 'CT Schädel'.normalize('NFC') })
    expect(first.status).toBe(201)
    const again = await create({ name: 'ct Schädel'.normalize('NFD') })
    expect([again.status, again.body.code]).toEqual([409, 'name_taken'])
    const other = await create({ name: 'CT Hals' })
    const renamed = await browser.put(`/api/user-templates/${other.body.id}`, {
      name: 'CT Schädel'.normalize('NFD'),
      templateHtml,
    })
    expect([renamed.status, renamed.body.code]).toEqual([409, 'name_taken'])
  })
})

describe('a template deleted while it is changed', () => {
  it('is unknown', async () => {
    const gone = { code: 'not_found' }
    await expect(updateOwnTemplateRow(server.deps.db, randomUUID(), { name: 'x' })).rejects.toMatchObject(gone)
    await expect(updateStandardTemplateRow(server.deps.db, randomUUID(), { name: 'x' })).rejects.toMatchObject(gone)
  })
})
