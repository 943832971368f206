import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema.ts'
import { updateUser } from '#features/auth/public.ts'
import { anAdmin, anExpiredUser, aTrialUser, aUser, signedIn, testPassword } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'

let server: TestServer
let admin: TestBrowser
let adminId: string
beforeAll(async () => {
  server = await startTestServer()
  const user = await anAdmin(server)
  adminId = user.id
  admin = await signedIn(server, user)
})
afterAll(() => server.close())

describe('GET /api/admin/stats', () => {
  it('counts users, those active in the last 30 days, and runs', async () => {
    const now = server.clock.now().getTime()
    await aUser(server, { lastActivityAt: new Date(now - 29 * 86_400_000), formatCorrections: 3 })
    await aUser(server, { lastActivityAt: new Date(now - 31 * 86_400_000), templateFillings: 2 })
    const { body } = await admin.get('/api/admin/stats')
    expect(body).toMatchObject({ activeUsers: 1, formatCorrections: 3, templateFillings: 2, activeSubscriptions: 0 })
    expect(body.totalUsers).toBeGreaterThanOrEqual(3)
    expect(body.services.map(({ name }: { name: string }) => name)).toContain('database')
  })

  it('names the missing setting of a service that is off, not a stand-in that does not run', async () => {
    const bare = await startTestServer({ PUBLIC_URL: 'https://befund.example.org' })
    const { body } = await (await signedIn(bare, await anAdmin(bare))).get('/api/admin/stats')
    const off = body.services.filter(({ mode }: { mode: string }) => mode === 'off')
    expect(off.map(({ name, detail }: { name: string; detail: string }) => [name, detail.split(':')[0]])).toEqual([
      ['mail', 'SMTP_URL fehlt'],
      ['payment', 'STRIPE_SECRET_KEY fehlt'],
      ['identity', 'OIDC_ISSUER fehlt'],
      ['marketing', 'BREVO_API_KEY fehlt'],
    ])
    await bare.close()
  })
})

describe('what an administrator does to a user', () => {
  it('deactivates: sessions end and sign-in is refused', async () => {
    const user = await aTrialUser(server)
    const browser = await signedIn(server, user)
    const answer = await admin.put(`/api/admin/users/${user.id}/status`, { status: 'inactive' })
    expect(answer.body).toMatchObject({ id: user.id, status: 'inactive' })
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    const login = await server.browser().post('/api/auth/email/login', { email: user.email, password: testPassword })
    expect([login.status, login.body.code]).toEqual([403, 'account_inactive'])
  })

  it('reinstates a trial from now, also a running one', async () => {
    const user = await anExpiredUser(server)
    const answer = await admin.post(`/api/admin/users/${user.id}/reinstate-trial`)
    expect(answer.body.subscriptionStatus).toBe('trialing')
    expect(answer.body.trialEndsAt).toBe(new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString())
  })

  it('grants and revokes full access', async () => {
    const user = await anExpiredUser(server)
    const browser = await signedIn(server, user)
    const format = () => browser.post('/api/format-external-transcript', { transcript: 'Kein Erguss', language: 'de' })
    expect((await format()).status).toBe(403)
    await admin.put(`/api/admin/users/${user.id}/manual-full-access`, { fullAccess: true })
    expect((await format()).status).toBe(200)
    await admin.put(`/api/admin/users/${user.id}/manual-full-access`, { fullAccess: false })
    expect((await format()).status).toBe(403)
  })

  it('deletes for good', async () => {
    const user = await aTrialUser(server)
    expect((await admin.delete(`/api/admin/users/${user.id}`)).status).toBe(200)
    const ids = (await admin.get('/api/admin/users')).body.map(({ id }: { id: string }) => id)
    expect(ids).not.toContain(user.id)
  })

  it('never locks itself out', async () => {
    const status = await admin.put(`/api/admin/users/${adminId}/status`, { status: 'inactive' })
    const deletion = await admin.delete(`/api/admin/users/${adminId}`)
    expect([status.status, deletion.status]).toEqual([409, 409])
  })

  it('lets one of two administrators win who deactivate each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const users = [await anAdmin(server), await anAdmin(server)]
      const [first, second] = await Promise.all(users.map((user) => signedIn(server, user)))
      const answers = await Promise.all([
        first?.put(`/api/admin/users/${users[1]?.id}/status`, { status: 'inactive' }),
        second?.put(`/api/admin/users/${users[0]?.id}/status`, { status: 'inactive' }),
      ])
      expect(answers.map((answer) => answer?.status)).not.toContain(500)
    }
  })

  it('answers 404 for unknown ids and 400 for unknown states', async () => {
    expect((await admin.delete('/api/admin/users/unbekannt')).status).toBe(404)
    // Deleted by somebody else after it was looked up.
    const deleted = updateUser(server.deps.db, randomUUID(), { manualFullAccess: true })
    await expect(deleted).rejects.toMatchObject({ code: 'not_found' })
    const user = await aUser(server)
    expect((await admin.put(`/api/admin/users/${user.id}/status`, { status: 'weg' })).status).toBe(400)
  })

  it('leaves a trail that cannot be changed', async () => {
    const rows = await server.deps.db.select().from(auditEntries)
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['user.status', 'user.reinstate-trial', 'user.manual-full-access', 'user.delete']),
    )
    await expect(server.deps.db.delete(auditEntries)).rejects.toThrow()
    await expect(server.deps.db.update(auditEntries).set({ action: 'x' })).rejects.toThrow()
  })
})
