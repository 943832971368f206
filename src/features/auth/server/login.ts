import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { sendMailLater } from './mail-jobs.ts'
import { checkPassword } from './passwords.ts'
import { findUserByEmail } from './user-repository.ts'

/**
 * Checks address and password.
 *
 * @returns the user; where the address is not confirmed a new code is on its way, and nobody may be signed in
 * @throws {AppError} wrong_credentials; with the right password also account_inactive
 */
export async function checkLogin(
  deps: Pick<Deps, 'db' | 'jobs'>,
  input: { email: string; password: string },
): Promise<UserRecord> {
  const user = await findUserByEmail(deps.db, input.email)
  const isRight = await checkPassword(user?.passwordHash ?? null, input.password)
  if (!user || !isRight) throw new AppError('wrong_credentials')
  if (user.status === 'inactive') throw new AppError('account_inactive')
  if (!user.emailVerified) await sendMailLater(deps, deps.db, 'auth-mail-code', user.id)
  return user
}
