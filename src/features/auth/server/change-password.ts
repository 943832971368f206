import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Caller, UserRecord } from '#server/http/caller.ts'
import { securityTexts as t } from '../texts.ts'
import { requireFreshSignIn } from './fresh-sign-in.ts'
import { leaveLegacy } from './leave-legacy.ts'
import { sendMailLater } from './mail-jobs.ts'
import { refuseCommonPassword } from './password-rules.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { deleteSessionsOf } from './session-repository.ts'
import { limitGuesses } from './sign-in-limits.ts'
import { updateUser } from './user-repository.ts'

/** @throws {AppError} validation_failed at `path`, too_many_requests */
export async function requirePassword(
  deps: Deps,
  request: FastifyRequest,
  user: UserRecord,
  given: { password: string; path: string },
): Promise<void> {
  await limitGuesses(deps, request, user)
  if (await checkPassword(user.passwordHash, given.password)) return
  throw new AppError('validation_failed', {
    message: t.wrongPassword,
    issues: [{ path: given.path, message: t.wrongPassword }],
  })
}

/**
 * Changes the password, or sets the first one of an account that signs in through a provider.
 *
 * Ends every session of the account; the caller starts a new one for this browser.
 *
 * @throws {AppError} validation_failed for a wrong current or a common new password, no_access
 */
export async function setNewPassword(
  deps: Deps,
  request: FastifyRequest,
  caller: Caller,
  input: { currentPassword?: string | undefined; password: string },
): Promise<UserRecord> {
  const { user } = caller
  if (user.passwordHash) {
    await requirePassword(deps, request, user, { password: input.currentPassword ?? '', path: 'currentPassword' })
  } else {
    requireFreshSignIn(deps, caller)
  }
  refuseCommonPassword(deps.env, input.password, user.role)
  const passwordHash = await hashPassword(input.password)
  return deps.db.transaction(async (tx) => {
    await deleteSessionsOf(tx, user.id)
    await sendMailLater(deps, tx, 'auth-mail-password-changed', user.id)
    return updateUser(tx, user.id, { passwordHash, ...leaveLegacy(user, deps.clock.now()) })
  })
}
