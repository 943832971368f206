import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, marketingContacts, marketingSyncs, users } from '#database/schema.ts'
import { standInMarketing } from '#stand-ins/marketing/address.ts'
import { type MarketingServer, startMarketingServer } from '#stand-ins/marketing/mount-marketing.ts'
import { anAdmin, aTrialUser, aUser, signedIn, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer, testClock } from '#tests/test-server.ts'
import { sweepContacts } from './define-jobs.ts'
import { readLists } from './lists.ts'
import { createMarketingProvider } from './marketing-provider.ts'

let service: MarketingServer
let server: TestServer
let admin: TestBrowser
let log = ''
beforeAll(async () => {
  const clock = testClock()
  service = await startMarketingServer(clock)
  const logStream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk)
      done()
    },
  })
  server = await startTestServer(
    { BREVO_API_KEY: standInMarketing.apiKey, BREVO_API_BASE: service.url, LOG_LEVEL: 'trace' },
    { clock, logStream },
  )
  admin = await signedIn(server, await anAdmin(server))
})
afterAll(async () => {
  await server.close()
  await service.close()
})
afterEach(() => {
  service.standIn.fault = () => null
  server.clock.advanceSeconds(1)
})

const path = '/api/admin/brevo'
const contactOf = (email: string) => service.standIn.world.contacts.find((contact) => contact.email === email)
const setFault = (fault: 'down' | 'lying' | 'limited') => {
  service.standIn.fault = () => fault
}
const stateOf = async (userId: string) =>
  (await server.deps.db.select().from(marketingContacts).where(eq(marketingContacts.userId, userId)))[0]
const auditOf = async (label: string) => {
  const { db } = server.deps
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.targetLabel, label)).orderBy(auditEntries.id)
  return rows.map(({ action }) => action)
}
const status = async () => (await admin.get(`${path}/status`)).body

async function aList(name: string): Promise<number> {
  const answer = await admin.post(`${path}/lists`, { name })
  expect(answer.status).toBe(201)
  return answer.body.id
}

describe('contact lists', () => {
  it('are created in a folder of the service and listed with their subscribers', async () => {
    const id = await aList('Rundbrief')
    await admin.post(`${path}/sync-user/${(await aUser(server)).id}`, { listIds: [id] })
    expect((await admin.get(`${path}/lists`)).body.lists).toContainEqual({ id, name: 'Rundbrief', totalSubscribers: 1 })
    expect(service.standIn.world.folders).toMatchObject([{ name: 'KlarBefund' }])
    const [audit] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'marketing.create-list'))
    expect(audit).toMatchObject({ targetId: String(id), targetLabel: 'Rundbrief' })
  })

  it('need a name', async () => {
    const answer = await admin.post(`${path}/lists`, { name: '   ' })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toEqual([{ path: 'name', message: 'Bitte geben Sie einen Namen ein' }])
  })

  it('are read page by page', async () => {
    const { world } = service.standIn
    const before = world.lists
    world.lists = Array.from({ length: 120 }, (_, index) => ({ id: 1000 + index, name: `L${index}`, folderId: 1 }))
    expect((await admin.get(`${path}/lists`)).body.lists).toHaveLength(120)
    world.lists = before
  })
})

describe('POST sync-user', () => {
  it('makes a contact that may not be mailed, with name and state of the account', async () => {
    const user = await aTrialUser(server)
    expect((await admin.post(`${path}/sync-user/${user.id}`)).body).toEqual({ success: true })
    expect(contactOf(user.email)).toMatchObject({
      emailBlacklisted: true,
      attributes: { FIRSTNAME: 'Eva', LASTNAME: 'Muster', SUBSCRIPTION_STATUS: 'trialing' },
    })
    expect(await stateOf(user.id)).toMatchObject({ syncedAt: server.clock.now(), lastError: null })
  })

  it('never turns the flag of a contact that is there: who agreed at the service stays agreed', async () => {
    const synced = await aUser(server)
    await admin.post(`${path}/sync-user/${synced.id}`)
    const contact = contactOf(synced.email)
    if (contact) contact.emailBlacklisted = false
    await admin.post(`${path}/sync-user/${synced.id}`)
    expect(contactOf(synced.email)?.emailBlacklisted).toBe(false)

    const foreign = await aUser(server)
    const now = server.clock.now().toISOString()
    service.standIn.world.contacts.push({
      ...{ id: 9000, email: foreign.email, emailBlacklisted: false, smsBlacklisted: false },
      ...{ createdAt: now, modifiedAt: now, listIds: [], attributes: {} },
    })
    await admin.post(`${path}/sync-user/${foreign.id}`)
    expect(contactOf(foreign.email)).toMatchObject({ emailBlacklisted: false, attributes: { FIRSTNAME: 'Eva' } })
  })

  it('makes it again where somebody deleted it at the service', async () => {
    const user = await aUser(server)
    await admin.post(`${path}/sync-user/${user.id}`)
    service.standIn.world.contacts = service.standIn.world.contacts.filter(({ email }) => email !== user.email)
    expect((await admin.post(`${path}/sync-user/${user.id}`)).status).toBe(200)
    expect(contactOf(user.email)).toBeDefined()
  })

  it('gives no unconfirmed address away', async () => {
    const user = await aUser(server, { emailVerified: false })
    expect((await admin.post(`${path}/sync-user/${user.id}`)).status).toBe(422)
    expect(contactOf(user.email)).toBeUndefined()
  })

  it('answers 404 for an unknown user and 422 for a list that is gone', async () => {
    expect((await admin.post(`${path}/sync-user/unbekannt`)).status).toBe(404)
    const user = await aUser(server)
    const answer = await admin.post(`${path}/sync-user/${user.id}`, { listIds: [424242] })
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('gibt es beim Marketingdienst')])
  })

  for (const [fault, words] of [
    ['down', 'antwortet nicht'],
    ['lying', 'antwortet nicht'],
    ['limited', 'keine weiteren Anfragen'],
  ] as const) {
    it(`answers 502 in German while the service is ${fault}, and keeps the failure until a later try succeeds`, async () => {
      const user = await aUser(server)
      setFault(fault)
      const answer = await admin.post(`${path}/sync-user/${user.id}`)
      expect([answer.status, answer.body.code]).toEqual([502, 'provider_failed'])
      expect(answer.body.message).toContain(words)
      expect(answer.headers['retry-after']).toBe(fault === 'limited' ? '1' : undefined)
      service.standIn.fault = () => null
      expect((await status()).failures).toContainEqual({
        userId: user.id,
        email: user.email,
        reason: 'Der Dienst hat nicht geantwortet.',
        failedAt: server.clock.now().toISOString(),
      })
      await sweepContacts(server.deps)
      await server.deps.jobs.runWaiting()
      expect(contactOf(user.email)).toBeDefined()
      expect(await stateOf(user.id)).toMatchObject({ lastError: null })
    })
  }
})

describe('POST sync-all-users', () => {
  it('sends every confirmed user to the chosen lists, batch by batch, and says how many', async () => {
    await Promise.all(Array.from({ length: 45 }, () => aUser(server)))
    await aUser(server, { emailVerified: false })
    const id = await aList('Alle')
    const confirmed = await server.deps.db.select().from(users).where(eq(users.emailVerified, true))
    const answer = await admin.post(`${path}/sync-all-users`, { listIds: [id] })
    expect(answer.body).toEqual({ successful: confirmed.length, totalUsers: confirmed.length, finished: true })
    expect((await admin.get(`${path}/lists`)).body.lists).toContainEqual({
      ...{ id, name: 'Alle' },
      totalSubscribers: confirmed.length,
    })
    const now = await status()
    expect(now).toMatchObject({ mode: 'configured', failedUsers: 0, syncedUsers: confirmed.length })
    expect(now.sync).toMatchObject({ successful: confirmed.length, failed: 0, error: null })
  })

  it('counts single failures, goes on, and lists them', async () => {
    const before = service.standIn.calls.length
    service.standIn.fault = () => (service.standIn.calls.length - before === 9 ? 'down' : null)
    const { body } = await admin.post(`${path}/sync-all-users`)
    expect(body.successful).toBe(body.totalUsers - 1)
    service.standIn.fault = () => null
    expect(await status()).toMatchObject({ failedUsers: 1, sync: { failed: 1 } })
    await sweepContacts(server.deps)
    await server.deps.jobs.runWaiting()
    expect((await status()).failedUsers).toBe(0)
  })

  it('waits where the service says that it is at its limit', async () => {
    const before = service.standIn.calls.length
    service.standIn.fault = () => (service.standIn.calls.length - before === 5 ? 'limited' : null)
    const { body } = await admin.post(`${path}/sync-all-users`)
    expect(body.successful).toBe(body.totalUsers)
  })

  it('answers 502 at once where the service is down, and starts nothing', async () => {
    const { sync } = await status()
    setFault('down')
    const answer = await admin.post(`${path}/sync-all-users`)
    expect([answer.status, answer.body.code]).toEqual([502, 'provider_failed'])
    expect((await status()).sync).toEqual(sync)
  })

  it('ends where the service goes away meanwhile, says how far it came, and loses nobody', async () => {
    const before = service.standIn.calls.length
    service.standIn.fault = () => (service.standIn.calls.length - before > 12 ? 'down' : null)
    const answer = await admin.post(`${path}/sync-all-users`)
    expect(answer.status).toBe(502)
    expect(answer.body.message).toMatch(/bei \d+ von \d+ Benutzern beendet/)
    const { sync, failedUsers } = await status()
    expect(sync).toMatchObject({ failed: failedUsers, error: answer.body.message })
    expect(sync.finishedAt).not.toBeNull()
    service.standIn.fault = () => null
    expect((await admin.post(`${path}/sync-all-users`)).status).toBe(200)
    expect((await status()).failedUsers).toBe(0)
  })

  it('refuses a second one beside a running one, until that one is lost with its process', async () => {
    const now = server.clock.now()
    await server.deps.db.insert(marketingSyncs).values({ listIds: [], totalUsers: 9, startedAt: now, updatedAt: now })
    expect((await status()).sync).toMatchObject({ totalUsers: 9, finishedAt: null })
    const answer = await admin.post(`${path}/sync-all-users`)
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    server.clock.advanceSeconds(46 * 60)
    expect((await admin.post(`${path}/sync-all-users`)).status).toBe(200)
    expect((await status()).sync).toMatchObject({ error: null, finishedAt: server.clock.now().toISOString() })
  })
})

describe('a contact', () => {
  it('is shown as the service knows it', async () => {
    const user = await aUser(server)
    await admin.post(`${path}/sync-user/${user.id}`)
    const answer = await admin.get(`${path}/contact/${encodeURIComponent(user.email.toUpperCase())}`)
    expect(answer.body).toMatchObject({ email: user.email, emailBlacklisted: true, statistics: {} })
  })

  it('is 404 where the service does not know it, and where no address is given', async () => {
    const asked = ['niemand@example.org', '1', 'lists', 'a%2Fb', '..%2Flists']
    for (const email of asked) {
      expect([email, (await admin.get(`${path}/contact/${email}`)).status]).toEqual([email, 404])
      expect([email, (await admin.delete(`${path}/remove-user/${email}`)).status]).toEqual([email, 404])
    }
  })

  it('is removed, audited, and not put back by itself, but by a person', async () => {
    const user = await aUser(server)
    await admin.post(`${path}/sync-user/${user.id}`)
    expect((await admin.delete(`${path}/remove-user/${encodeURIComponent(user.email)}`)).body).toEqual({
      success: true,
    })
    expect(contactOf(user.email)).toBeUndefined()
    await sweepContacts(server.deps)
    await server.deps.jobs.runWaiting()
    expect(contactOf(user.email)).toBeUndefined()
    await admin.post(`${path}/sync-user/${user.id}`)
    expect(contactOf(user.email)).toBeDefined()
    expect(await auditOf(user.email)).toEqual([
      'marketing.sync-contact',
      'marketing.remove-contact',
      'marketing.sync-contact',
    ])
  })

  it('the service does not know is kept away from it all the same, which is audited; a stranger is nothing to audit', async () => {
    const user = await aUser(server)
    expect((await admin.delete(`${path}/remove-user/${encodeURIComponent(user.email)}`)).status).toBe(404)
    await sweepContacts(server.deps)
    await server.deps.jobs.runWaiting()
    expect(contactOf(user.email)).toBeUndefined()
    expect(await auditOf(user.email)).toEqual(['marketing.remove-contact'])
    expect((await admin.delete(`${path}/remove-user/fremd%40example.org`)).status).toBe(404)
    expect(await auditOf('fremd@example.org')).toEqual([])
  })

  it('is named in no log line, neither by its address nor in a failure', async () => {
    const email = 'geheim.kontakt@example.org'
    await admin.get(`${path}/contact/${encodeURIComponent(email)}`)
    await admin.delete(`${path}/remove-user/${encodeURIComponent(email)}`)
    setFault('down')
    await admin.get(`${path}/contact/${encodeURIComponent(email)}`)
    expect(log).toContain('/api/admin/brevo/contact/:userEmail')
    expect(log).toContain('provider failed')
    expect(log).not.toContain('geheim')
  })
})

describe('a new user', () => {
  async function aRegistration(email: string): Promise<void> {
    const browser = server.browser()
    const person = { firstName: 'Ida', lastName: 'Neu', password: testPassword, confirmPassword: testPassword }
    await browser.post('/api/auth/email/register', { email, ...person })
    const mail = (await server.mails()).findLast(({ to }) => to === email)
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
    expect((await browser.post('/api/auth/email/verify-email', { email, code })).status).toBe(200)
  }

  it('becomes a contact by a job once the address is confirmed, not before', async () => {
    const email = 'ida.neu@example.org'
    const confirming = aRegistration(email)
    await confirming
    expect(contactOf(email)).toBeUndefined()
    await server.deps.jobs.runWaiting()
    expect(contactOf(email)).toMatchObject({ emailBlacklisted: true, attributes: { FIRSTNAME: 'Ida' } })
  })

  it('is registered also while the service is down, and sent later', async () => {
    const email = 'udo.neu@example.org'
    setFault('down')
    await aRegistration(email)
    await server.deps.jobs.runWaiting()
    expect((await status()).failures.map((failure: { email: string }) => failure.email)).toContain(email)
    service.standIn.fault = () => null
    await sweepContacts(server.deps)
    await server.deps.jobs.runWaiting()
    expect(contactOf(email)).toBeDefined()
  })
})

describe('the deletion of an account', () => {
  it('takes the contact along, and bears that it is gone already', async () => {
    for (const isThere of [true, false]) {
      const user = await aUser(server)
      await admin.post(`${path}/sync-user/${user.id}`)
      if (!isThere) service.standIn.world.contacts.pop()
      expect((await admin.delete(`/api/admin/users/${user.id}`)).status).toBe(200)
      expect(contactOf(user.email)).toBeUndefined()
    }
  })

  it('waits while the service is down, but not for somebody never sent there', async () => {
    const sent = await aUser(server)
    const unsent = await aUser(server)
    await admin.post(`${path}/sync-user/${sent.id}`)
    setFault('down')
    expect((await admin.delete(`/api/admin/users/${sent.id}`)).status).toBe(502)
    expect((await admin.delete(`/api/admin/users/${unsent.id}`)).status).toBe(200)
    service.standIn.fault = () => null
    expect(contactOf(sent.email)).toBeDefined()
    expect((await admin.delete(`/api/admin/users/${sent.id}`)).status).toBe(200)
  })
})

describe('the service', () => {
  it('that stays silent is given up after the timeout', async () => {
    service.standIn.fault = () => 'silent'
    const provider = createMarketingProvider(server.deps.env, 0.1)
    await expect(readLists(provider!.contacts)).rejects.toMatchObject({ code: 'provider_failed' })
  })

  it('that answers without end is given up as well', async () => {
    const endless = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"lists":[')
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    const { port } = endless.address() as AddressInfo
    const env = { ...server.deps.env, BREVO_API_BASE: `http://127.0.0.1:${port}` }
    const provider = createMarketingProvider(env, 0.5)
    await expect(readLists(provider!.contacts)).rejects.toMatchObject({ code: 'provider_failed' })
    endless.closeAllConnections()
    endless.close()
  })

  it('is missing where nothing is set up and no stand-in allowed, which every call says', async () => {
    const bare = await startTestServer({ PUBLIC_URL: 'https://befund.example.org' })
    const browser = await signedIn(bare, await anAdmin(bare))
    const answer = await browser.get(`${path}/lists`)
    expect([answer.status, answer.body.message]).toEqual([502, expect.stringContaining('BREVO_API_KEY')])
    expect((await browser.get(`${path}/status`)).body.mode).toBe('off')
    await bare.close()
  })
})
