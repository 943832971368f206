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
const unreadable = '<script>1</script>'
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

  it('without readable text is refused only after a taken name and a reached limit, and nothing is kept', async () => {
    const taken = await create({ name: 'CT Hals', templateHtml: unreadable })
    expect([taken.status, taken.body.code]).toEqual([409, 'name_taken'])
    const impossible = await create({ name: 'MRT Knie', templateHtml: unreadable })
    expect([impossible.status, impossible.body.code]).toEqual([422, 'impossible'])

    const [first] = (await browser.get('/api/user-templates')).body
    const changed = await browser.put(`/api/user-templates/${first.id}`, { name: 'MRT Knie', templateHtml: unreadable })
    expect(changed.status).toBe(422)
    expect((await browser.get('/api/user-templates')).body.map(({ name }: { name: string }) => name)).toEqual([
      'CT Hals',
      'CT Schädel',
    ])

    for (const name of ['a', 'b', 'c']) await create({ name })
    const sixth = await create({ name: 'MRT Knie', templateHtml: unreadable })
    expect([sixth.status, sixth.body.code]).toEqual([409, 'limit_reached'])
  })
})

describe('a template deleted while it is changed', () => {
  it('is unknown', async () => {
    const gone = { code: 'not_found' }
    await expect(updateOwnTemplateRow(server.deps.db, randomUUID(), { name: 'x' })).rejects.toMatchObject(gone)
    await expect(updateStandardTemplateRow(server.deps.db, randomUUID(), { name: 'x' })).rejects.toMatchObject(gone)
  })
})
