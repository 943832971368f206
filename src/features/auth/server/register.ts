import { eq } from 'drizzle-orm'
import { emailCodes, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { authTexts as t } from '../texts.ts'
import { sendMailLater } from './mail-jobs.ts'
import { refuseCommonPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { findUserByEmail } from './user-repository.ts'

interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
}

/**
 * Registers an address, or writes to the owner of a known one; the answer is the same.
 *
 * An unconfirmed registration is replaced and its code burnt: a code confirms only the
 * registration it was mailed for.
 *
 * @returns the hash of the password, which names this registration
 * @throws {AppError} provider_failed where no mail can be sent, validation_failed for a common password
 */
export async function registerUser(deps: Deps, input: Registration): Promise<string> {
  if (deps.mailer.kind === 'none') throw new AppError('provider_failed', { message: t.registrationClosed })
  refuseCommonPassword(deps.env, input.password, 'user')
  const passwordHash = await hashPassword(input.password)
  await deps.db.transaction(async (tx) => {
    const waiting = await saveRegistration(tx, {
      email: input.email.toLowerCase(),
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      createdAt: deps.clock.now(),
    })
    if (waiting) return sendMailLater(deps, tx, 'auth-mail-code', waiting)
    const owner = await findUserByEmail(tx, input.email)
    await sendMailLater(deps, tx, 'auth-mail-known-address', owner?.id ?? null)
  })
  return passwordHash
}

/** One statement, so that two registrations at once cannot collide; null where the address is confirmed. */
async function saveRegistration(db: Database, values: typeof users.$inferInsert): Promise<string | null> {
  const [row] = await db
    .insert(users)
    .values(values)
    .onConflictDoUpdate({ target: users.email, set: values, setWhere: eq(users.emailVerified, false) })
    .returning({ id: users.id })
  if (!row) return null
  await db.delete(emailCodes).where(eq(emailCodes.userId, row.id))
  return row.id
}
