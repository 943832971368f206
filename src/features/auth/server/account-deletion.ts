import { eq } from 'drizzle-orm'
import { users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { describeError } from '#server/http/describe-error.ts'
import { securityTexts as t } from '../texts.ts'
import { farewellMail } from './mails.ts'
import { keepTrialClaim } from './start-trial.ts'
import { lockActiveAdmins } from './user-repository.ts'

/**
 * What another feature takes back at its provider before an account goes, such as a subscription.
 * Called again where a later step failed, so it must bear that.
 */
export type DeletionStep = (user: UserRecord) => Promise<void>

export interface AccountDeletion {
  /** Features add their steps when they are mounted; they run in that order. */
  addStep: (step: DeletionStep) => void
  /**
   * Deletes an account for good, with everything that hangs on it, and says farewell by mail.
   *
   * @param alongside done in the transaction that deletes the account
   * @throws {AppError} conflict for the last administrator; what a step throws, and then nothing is deleted here
   */
  run: (user: UserRecord, alongside?: (tx: Database) => Promise<void>) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    accountDeletion: AccountDeletion
  }
}

type DeletionDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'secrets' | 'mailer'>

export function createAccountDeletion(deps: DeletionDeps, onMailFailed: (error: unknown) => void): AccountDeletion {
  const steps: DeletionStep[] = []
  return {
    addStep: (step) => {
      steps.push(step)
    },
    run: async (user, alongside) => {
      await requireAnotherAdmin(deps.db, user)
      for (const step of steps) await step(user)
      await deps.db.transaction(async (tx) => {
        await requireAnotherAdmin(tx, user)
        await keepTrialClaim(deps, tx, user)
        await tx.delete(users).where(eq(users.id, user.id))
        await alongside?.(tx)
      })
      // A job could not know the address any more; the account is gone with or without this mail.
      await deps.mailer.send(farewellMail(deps.env, user)).catch((error) => onMailFailed(describeError(error)))
    },
  }
}

async function requireAnotherAdmin(db: Database, user: UserRecord): Promise<void> {
  if (user.role !== 'admin') return
  const admins = await lockActiveAdmins(db)
  if (admins.every((id) => id === user.id)) throw new AppError('conflict', { message: t.lastAdmin })
}
