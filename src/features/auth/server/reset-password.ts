import { syncContactLater } from '#features/email-marketing/public.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { leaveLegacy } from './leave-legacy.ts'
import { sendMailLater } from './mail-jobs.ts'
import { refuseCommonPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { findResetToken, redeemResetToken } from './reset-tokens.ts'
import { deleteSessionsOf } from './session-repository.ts'
import { startTrial } from './start-trial.ts'
import { findUserByEmail, findUserById, updateUser } from './user-repository.ts'

/** Mails a reset link where the address has an account; the answer is the same for every address. */
export async function requestReset(deps: Pick<Deps, 'db' | 'jobs'>, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email)
  await sendMailLater(deps, deps.db, 'auth-mail-reset', user?.status === 'active' ? user.id : null)
}

/**
 * Sets a new password and ends all sessions of the account.
 *
 * The link came by mail, so it confirms the address as well.
 *
 * @throws {AppError} token_expired, validation_failed for a common password
 */
export async function resetPasswordWithToken(
  deps: Deps,
  input: { token: string; password: string },
): Promise<UserRecord> {
  const ownerId = await findResetToken(deps, input.token)
  const owner = ownerId ? await findUserById(deps.db, ownerId) : null
  if (!owner) throw new AppError('token_expired')
  refuseCommonPassword(deps.env, input.password, owner.role)
  const passwordHash = await hashPassword(input.password)
  return deps.db.transaction(async (tx) => {
    if (!(await redeemResetToken(tx, deps.clock.now(), input.token))) throw new AppError('token_expired')
    const user = await findUserById(tx, owner.id)
    if (user && !user.emailVerified) {
      await startTrial(deps, tx, user)
      await syncContactLater(deps, tx, user.id)
    }
    await deleteSessionsOf(tx, owner.id)
    await sendMailLater(deps, tx, 'auth-mail-password-changed', owner.id)
    return updateUser(tx, owner.id, { passwordHash, emailVerified: true, ...leaveLegacy(owner, deps.clock.now()) })
  })
}
