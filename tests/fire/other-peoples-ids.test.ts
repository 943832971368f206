import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '#contract/route.ts'
import { passkeys } from '#database/schema.ts'
import { allContracts } from '#server/contracts.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { routeKey } from '#server/http/serve.ts'
import { anAdmin, aTrialUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { readAllRows } from './read-all-rows.ts'
import { sampleBody } from './sample-input.ts'

/** In everything the owner has written; found in an answer to somebody else, something has leaked. */
const mark = `Marke-${randomUUID()}`

let server: TestServer
let owner: UserRecord
let ownersBrowser: TestBrowser
let stranger: TestBrowser
let admin: TestBrowser

beforeAll(async () => {
  server = await startTestServer()
  owner = await aTrialUser(server, { firstName: mark, email: `${mark.toLowerCase()}@example.org` })
  ownersBrowser = await signedIn(server, owner)
  stranger = await signedIn(server, await aTrialUser(server))
  admin = await signedIn(server, await anAdmin(server))
  for (const call of Object.values(ownThings)) await call()
})
afterAll(() => server.close())

const idOf = async (url: string, body: object) => (await ownersBrowser.post(url, body)).body.id as string
const ownTemplate = () =>
  idOf('/api/user-templates', { name: `${mark} ${randomUUID()}`, templateHtml: `<p>${mark}</p>` })
const savedPrompt = () =>
  idOf('/api/user-prompt-history', { promptType: 'report_from_scratch', name: mark, promptText: mark })

/** Makes something of the owner's for each call that names it by its id. */
const ownThings: Record<string, () => Promise<string>> = {
  'PUT /api/user-templates/:id': ownTemplate,
  'DELETE /api/user-templates/:id': ownTemplate,
  'DELETE /api/user-prompt-history/:id': savedPrompt,
  'DELETE /api/vocabulary/:id': () =>
    idOf('/api/vocabulary', { originalWord: `${mark} ${randomUUID()}`, correctedWord: mark }),
  'DELETE /api/auth/sessions/:id': async () => {
    await signedIn(server, owner)
    const { body } = await ownersBrowser.get('/api/auth/sessions')
    return body.find((session: { isCurrent: boolean }) => !session.isCurrent).id
  },
  'DELETE /api/auth/passkeys/:id': async () => {
    const values = { userId: owner.id, name: mark, publicKey: new Uint8Array([1]), counter: 0 }
    const [row] = await server.deps.db
      .insert(passkeys)
      .values({ ...values, id: randomUUID(), createdAt: server.clock.now() })
      .returning()
    return row!.id
  },
}

function ask(browser: TestBrowser, contract: Route, id: string) {
  const url = contract.path.replace(/:\w+/, encodeURIComponent(id))
  const hasBody = contract.method === 'POST' || contract.method === 'PUT'
  return browser.send({ method: contract.method, url, ...(hasBody ? { payload: sampleBody(contract) } : {}) })
}

const named = allContracts.map(({ contract }) => contract).filter(({ path }) => /:\w+/.test(path))
const ofOwners = named.filter(({ access, path }) => (access === 'session' || access === 'full') && path.includes(':id'))
const ofAdmins = named.filter(({ access }) => access === 'admin')

describe("somebody else's id", () => {
  for (const contract of ofOwners) {
    it(`is not found by ${routeKey(contract)}`, async () => {
      const make = ownThings[routeKey(contract)]
      if (!make) throw new Error(`${routeKey(contract)} names something by its id: add to ownThings how it is made`)
      const id = await make()
      const before = await readAllRows(server.deps.db)

      for (const browser of [stranger, admin]) {
        const answer = await ask(browser, contract, id)
        expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
        expect(answer.text).not.toContain(mark)
      }
      expect(await readAllRows(server.deps.db)).toEqual(before)

      // The positive control: for its owner the same call works, and the comparison sees it.
      expect((await ask(ownersBrowser, contract, id)).status).toBe(200)
      expect(await readAllRows(server.deps.db)).not.toEqual(before)
    })
  }

  it("in a call of the administration does nothing for anybody but administrators, with the owner's real id", async () => {
    const before = await readAllRows(server.deps.db)
    for (const contract of ofAdmins) {
      for (const [browser, status] of [
        [server.browser(), 401],
        [stranger, 403],
        [ownersBrowser, 403],
      ] as const) {
        const answer = await ask(browser, contract, contract.path.includes('mail') ? owner.email : owner.id)
        expect([routeKey(contract), answer.status]).toEqual([routeKey(contract), status])
        expect(answer.text).not.toContain(mark)
      }
    }
    expect(await readAllRows(server.deps.db)).toEqual(before)
    // The positive control.
    const path = `/api/admin/users/${owner.id}/manual-full-access`
    expect((await admin.put(path, { fullAccess: true })).status).toBe(200)
    expect(await readAllRows(server.deps.db)).not.toEqual(before)
  })

  it('never brings something of the owner into an answer to somebody else', async () => {
    const readings = allContracts.map(({ contract }) => contract).filter(({ method }) => method === 'GET')
    const seenBy = async (browser: TestBrowser) => {
      const seen: string[] = []
      for (const contract of readings) {
        if (contract.path === '/api/logout') continue
        const url = contract.path.replace(':promptType', 'report_from_scratch').replaceAll(/:\w+/g, owner.id)
        if ((await browser.get(url)).text.toLowerCase().includes(mark.toLowerCase())) seen.push(contract.path)
      }
      return seen
    }
    expect(await seenBy(stranger)).toEqual([])
    expect(await seenBy(server.browser())).toEqual([])
    // The positive control: the owner is shown it in every list of their own.
    expect((await seenBy(ownersBrowser)).length).toBeGreaterThanOrEqual(7)
  })
})
