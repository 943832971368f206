import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { issueCode } from './email-codes.ts'
import { codeMail, factorChangedMail, knownAddressMail, passwordChangedMail, resetMail } from './mails.ts'
import { issueResetToken } from './reset-tokens.ts'
import { findUserById } from './user-repository.ts'

const nothing = 'auth-mail-nothing'
type MailKind =
  | 'auth-mail-code'
  | 'auth-mail-known-address'
  | 'auth-mail-reset'
  | 'auth-mail-password-changed'
  | 'auth-mail-factor-changed'

/**
 * Sends mails of the sign-in area as jobs.
 *
 * A payload holds the user's id only: codes and tokens are made when the mail is. Where
 * there is nobody to write to, a job that does nothing keeps the answer's time the same.
 */
export async function sendMailLater(
  deps: Pick<Deps, 'jobs'>,
  db: Database,
  kind: MailKind,
  userId: string | null,
): Promise<void> {
  await deps.jobs.send(db, userId ? kind : nothing, { userId: userId ?? '' })
}

export function defineMailJobs(deps: Deps): void {
  const { env, mailer, jobs } = deps
  const senders: Record<MailKind, (user: UserRecord) => Promise<void>> = {
    'auth-mail-code': async (user) => {
      if (!user.emailVerified) await mailer.send(codeMail(env, user, await issueCode(deps, user.id)))
    },
    'auth-mail-known-address': (user) => mailer.send(knownAddressMail(env, user)),
    'auth-mail-reset': async (user) => mailer.send(resetMail(env, user, await issueResetToken(deps, user.id))),
    'auth-mail-password-changed': (user) => mailer.send(passwordChangedMail(env, user)),
    'auth-mail-factor-changed': (user) => mailer.send(factorChangedMail(env, user)),
  }
  for (const [kind, send] of Object.entries(senders)) {
    jobs.define(kind, async ({ userId }) => {
      const user = await findUserById(deps.db, userId ?? '')
      if (user) await send(user)
    })
  }
  jobs.define(nothing, async () => {})
}
