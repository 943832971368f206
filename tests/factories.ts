import { randomUUID } from 'node:crypto'
import { users } from '#database/schema.ts'
import { hashPassword } from '#features/auth/public.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { TestBrowser, TestServer } from './test-server.ts'

export const testPassword = 'Diktat-2026!'
let passwordHash: Promise<string> | null = null

type UserValues = Partial<typeof users.$inferInsert>

/** A confirmed user of the given state; without values one that has had no trial. */
export async function aUser(server: TestServer, values: UserValues = {}): Promise<UserRecord> {
  passwordHash ??= hashPassword(testPassword)
  const [row] = await server.deps.db
    .insert(users)
    .values({
      email: `user-${randomUUID()}@example.org`,
      emailVerified: true,
      passwordHash: await passwordHash,
      firstName: 'Eva',
      lastName: 'Muster',
      createdAt: server.clock.now(),
      ...values,
    })
    .returning()
  if (!row) throw new Error('no user row')
  return row
}

/** In a running trial. */
export function aTrialUser(server: TestServer, values: UserValues = {}): Promise<UserRecord> {
  const now = server.clock.now()
  return aUser(server, {
    trialStartedAt: now,
    trialEndsAt: new Date(now.getTime() + 7 * 86_400_000),
    hasUsedTrial: true,
    ...values,
  })
}

/** Whose trial ended an hour ago. */
export function anExpiredUser(server: TestServer, values: UserValues = {}): Promise<UserRecord> {
  const ended = new Date(server.clock.now().getTime() - 3_600_000)
  return aTrialUser(server, {
    trialStartedAt: new Date(ended.getTime() - 7 * 86_400_000),
    trialEndsAt: ended,
    ...values,
  })
}

export function anAdmin(server: TestServer, values: UserValues = {}): Promise<UserRecord> {
  return aUser(server, { role: 'admin', ...values })
}

/** A browser in which the user has signed in. */
export async function signedIn(server: TestServer, user: UserRecord): Promise<TestBrowser> {
  const browser = server.browser()
  const answer = await browser.post('/api/auth/email/login', { email: user.email, password: testPassword })
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`)
  return browser
}
