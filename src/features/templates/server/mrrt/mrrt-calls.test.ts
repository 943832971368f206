import { afterAll, beforeAll, expect, it } from 'vitest'
import { standardTemplates } from '#database/schema.ts'
import { anAdmin, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'

let server: TestServer
let admin: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  admin = await signedIn(server, await anAdmin(server))
})
afterAll(() => server.close())

const file = `<title>Milz</title><meta name="dcterms.rights" content="CC BY 4.0"><meta name="dcterms.creator" content="AG">
<section><header>Befund</header><label>Milz: <input value="unauffällig" onchange="alert(1)"></label><script>alert(2)</script></section>`

it('reads a file without saving it, saves it with its origin, and writes it again', async () => {
  const read = await admin.post('/api/medical-templates/mrrt', { file })
  expect(read.body).toMatchObject({ name: 'Milz', creator: 'AG', licence: 'CC BY 4.0' })
  expect(read.text).not.toContain('alert')
  expect(await server.deps.db.select().from(standardTemplates)).toEqual([])

  const { notes: _, ...values } = read.body
  const saved = await admin.post('/api/medical-templates', values)
  expect(saved.body).toMatchObject({ creator: 'AG', licence: 'CC BY 4.0' })
  const { creator: _creator, licence: _licence, ...specified } = values
  const changed = await admin.put(`/api/medical-templates/${saved.body.id}`, { ...specified, name: 'Milz 2' })
  expect(changed.body).toMatchObject({ name: 'Milz 2', creator: 'AG', licence: 'CC BY 4.0' })

  const written = await admin.get(`/api/medical-templates/${saved.body.id}/mrrt`)
  expect(written.headers['content-disposition']).toContain('.mrrt.html"')
  expect(written.text).toContain('<meta name="dcterms.title" content="Milz 2">')
})

it('refuses what is no template with a reason, and an empty file', async () => {
  const other = await admin.post('/api/medical-templates/mrrt', { file: '<p>Guten Tag</p>' })
  expect([other.status, other.body.code]).toEqual([422, 'impossible'])
  expect(other.body.message).toContain('keine MRRT-Vorlage')
  expect((await admin.post('/api/medical-templates/mrrt', { file: ' ' })).status).toBe(400)
})
