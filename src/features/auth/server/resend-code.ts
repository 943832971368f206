import type { Deps } from '#server/deps.ts'
import { takeCooldown } from '#server/limits/cooldown.ts'
import { sendMailLater } from './mail-jobs.ts'
import { findUserByEmail } from './user-repository.ts'

/** Source: spec part 1 section 9. */
const pause = { name: 'resend-pause', seconds: 60 }

/**
 * Mails a new code where an unconfirmed account waits for one; the answer is the same for every address.
 *
 * @throws {AppError} too_many_requests sooner than 60 s after the last one, for unknown addresses too
 */
export async function resendCode(deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'secrets'>, email: string): Promise<void> {
  await takeCooldown(deps, pause, email.toLowerCase())
  const user = await findUserByEmail(deps.db, email)
  await sendMailLater(deps, deps.db, 'auth-mail-code', user && !user.emailVerified ? user.id : null)
}
