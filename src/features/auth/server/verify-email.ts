import { eq } from 'drizzle-orm'
import { users } from '#database/schema.ts'
import { syncContactLater } from '#features/email-marketing/public.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { redeemCode } from './email-codes.ts'
import { startTrial } from './start-trial.ts'
import { updateUser } from './user-repository.ts'

interface Confirmation {
  email: string
  code: string
  /** Whether the browser waits for another registration of the address than this one. */
  isReplaced: (user: UserRecord) => boolean
}

/**
 * Confirms an address with its mailed code and starts the trial.
 *
 * The account is locked meanwhile, so that nobody replaces the registration between code and confirmation.
 *
 * @throws {AppError} code_wrong, the same for unknown addresses, confirmed ones and wrong codes; account_inactive
 */
export async function verifyEmailCode(deps: Deps, input: Confirmation): Promise<UserRecord> {
  // A wrong code is answered outside: its used-up try must not be rolled back.
  const confirmed = await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, input.email)
    if (!user || user.emailVerified || input.isReplaced(user)) return null
    if (!(await redeemCode({ ...deps, db: tx }, user.id, input.code))) return null
    await startTrial(deps, tx, user)
    await syncContactLater(deps, tx, user.id)
    return updateUser(tx, user.id, { emailVerified: true })
  })
  if (!confirmed) throw new AppError('code_wrong')
  if (confirmed.status === 'inactive') throw new AppError('account_inactive')
  return confirmed
}

async function lockUser(db: Database, email: string): Promise<UserRecord | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email.toLowerCase())).for('no key update')
  return row ?? null
}
