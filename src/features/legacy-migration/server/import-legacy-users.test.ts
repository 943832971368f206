import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#database/schema.ts'
import { readSubscriptionStatus } from '#features/billing/public.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { aTrialUser, aUser } from '#tests/factories.ts'
import { startTestServer, type TestServer } from '#tests/test-server.ts'
import { importLegacyUsers } from './import-legacy-users.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const importCsv = (lines: string[]) => importLegacyUsers(server.deps, lines.join('\r\n'))
const userOf = async (email: string) => (await server.deps.db.select().from(users).where(eq(users.email, email)))[0]

describe('importing legacy users', () => {
  it('takes them over with their names and age, without password and trial, and may be repeated', async () => {
    const lines = [
      '\uFEFFemail;firstName;lastName;createdAt;preferredLanguage;quota',
      'Ida@Praxis.example;Ida;"Groß; Dr.";2024-05-31;pl;12',
      'uwe@praxis.example;;;;;',
    ]
    expect(await importCsv(lines)).toEqual({ added: 2, known: 0, faults: [], ignoredColumns: ['quota'] })
    expect(await userOf('ida@praxis.example')).toMatchObject({
      firstName: 'Ida',
      lastName: 'Groß; Dr.',
      createdAt: new Date('2024-05-31T00:00:00Z'),
      preferredLanguage: 'pl',
      isLegacy: true,
      authProvider: 'replit',
      emailVerified: true,
      passwordHash: null,
      hasUsedTrial: false,
      trialStartedAt: null,
    })
    expect(await userOf('uwe@praxis.example')).toMatchObject({ firstName: null, createdAt: server.clock.now() })
    expect(await importCsv(lines)).toMatchObject({ added: 0, known: 2 })
  })

  it('gives nobody a second trial whose address has had one, as long as that is remembered', async () => {
    const user = await aTrialUser(server)
    await server.app.accountDeletion.run(user)
    await importCsv(['email', user.email])
    const imported = (await userOf(user.email)) as UserRecord
    expect(imported).toMatchObject({ hasUsedTrial: true, trialStartedAt: null })
    expect(await readSubscriptionStatus(server.deps, imported)).toMatchObject({ status: 'incomplete' })

    await server.app.accountDeletion.run(imported)
    server.clock.advanceSeconds(25 * 31 * 86_400)
    await importCsv(['email', user.email])
    expect(await userOf(user.email)).toMatchObject({ hasUsedTrial: false })
  })

  it('leaves an account alone that has the address already', async () => {
    const known = await aUser(server)
    expect(await importCsv(['email,firstName', `${known.email.toUpperCase()},Anders`])).toMatchObject({ known: 1 })
    expect(await userOf(known.email)).toEqual(known)
  })

  it('reports every bad line by its number and takes the others', async () => {
    const result = await importCsv([
      'firstName,email,createdAt,preferredLanguage',
      'A,kein-at,,',
      'B,b@praxis.example,31.05.2024,',
      '"C',
      'D",c@praxis.example,,',
      'E,e@praxis.example,2099-01-01,xx',
      'F,b2@praxis.example,,',
      'G,B2@praxis.example,,',
      `${'x'.repeat(101)},h@praxis.example,,`,
      'I,i@praxis.example,2024-02-30,',
      'J,j@praxis.example,2024-02-20T99:00,',
    ])
    expect(result.faults.map(({ line }) => line)).toEqual([2, 3, 4, 6, 8, 9, 10, 11])
    expect(result.faults[3]?.reason).toMatch(/createdAt: .*; preferredLanguage: /)
    expect(result.faults[4]?.reason).toContain('earlier line')
    expect(result.added).toBe(1)
    expect(await userOf('b2@praxis.example')).toBeDefined()
  })

  it('refuses a file without a column for addresses', async () => {
    await expect(importCsv(['name', 'Ida'])).rejects.toThrow('email')
    await expect(importCsv([])).rejects.toThrow('email')
  })
})
