import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import { refuseWeakAdminPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { deleteSessionsOf } from './session-repository.ts'
import { findUserByEmail, updateUser } from './user-repository.ts'

/**
 * Creates the first administrator from the settings where there is none.
 *
 * @throws {SettingsError} where the password of the settings is too short or among the most common ones
 * @returns the generated password to show once, or null
 */
export async function ensureAdmin(deps: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<string | null> {
  const admins = await deps.db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  if (admins.length > 0) return null
  refuseWeakAdminPassword(deps.env)
  const generated = deps.env.ADMIN_PASSWORD ? null : randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(deps.env.ADMIN_PASSWORD ?? generated ?? '')
  const known = await findUserByEmail(deps.db, deps.env.ADMIN_EMAIL)
  const values = { role: 'admin', emailVerified: true, passwordHash, status: 'active' } as const
  if (known) {
    // Whoever has registered the address before must not be signed in as administrator.
    await deleteSessionsOf(deps.db, known.id)
    await updateUser(deps.db, known.id, values)
    return generated
  }
  const created = await deps.db
    .insert(users)
    .values({ ...values, email: deps.env.ADMIN_EMAIL, firstName: 'Admin', createdAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ id: users.id })
  // Another process was faster: its password is the one that counts.
  return created.length === 1 ? generated : null
}
