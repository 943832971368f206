import { setTimeout as wait } from 'node:timers/promises'
import { writeAudit } from '#features/administration/public.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { listedErrors } from '../contract.ts'
import { migrationMessages as t } from '../texts.ts'
import { hoursToMove, mailJob } from './migration-mail.ts'
import { countMails, findMailErrors, findRecipients, keepMigration, requestMails } from './migration-repository.ts'

/** A person and every proxy between wait that long; the rest is done by the workers, and the status tells of it. */
const answerAfterMs = 20_000
const lookAgainMs = 250

/**
 * Starts the move, or goes on with it: a job for each legacy user whom no mail has reached yet or is on its way to.
 *
 * Start and deadline are those of the first start.
 *
 * @returns how many mails of this start were sent and failed by the time of the answer
 * @throws {AppError} conflict where there is nobody to write to, provider_failed where no mail is set up
 */
export async function startMigration(
  deps: Deps,
  actor: UserRecord,
): Promise<{ success: number; failed: number; errors: string[] }> {
  await deps.mailer.check().catch((cause) => {
    throw cause instanceof AppError ? cause : new AppError('provider_failed', { message: t.noMail, cause })
  })
  const startedAt = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    // Two starts at once would both find nothing asked for yet.
    await tx.execute(`lock table legacy_migrations in share row exclusive mode`)
    const recipients = await findRecipients(tx, startedAt)
    if (recipients.length === 0) {
      const { waiting } = await countMails(tx, startedAt)
      throw new AppError('conflict', { message: waiting > 0 ? t.underway : t.nobody })
    }
    await keepMigration(tx, startedAt, new Date(startedAt.getTime() + hoursToMove * 3_600_000))
    const ids = recipients.map(({ id }) => id)
    await requestMails(tx, ids, startedAt)
    const payloads = ids.map((userId) => ({ userId }))
    await deps.jobs.sendAll(tx, mailJob, payloads)
    await writeAudit(tx, actor, startedAt, {
      action: 'migration.start',
      target: { id: 'legacy-migration', label: t.recipients(ids.length) },
      details: { recipients: ids.length },
    })
  })

  const until = performance.now() + answerAfterMs
  const isOver = () => performance.now() >= until
  await deps.jobs.runWaitingOf(mailJob, isOver)
  let mails = await countMails(deps.db, deps.clock.now(), startedAt)
  while (mails.waiting > 0 && !isOver()) {
    await wait(lookAgainMs)
    mails = await countMails(deps.db, deps.clock.now(), startedAt)
  }
  return { success: mails.sent, failed: mails.failed, errors: await readMailErrors(deps, startedAt) }
}

/** One German line for each mail that failed. */
export async function readMailErrors({ db }: Pick<Deps, 'db'>, requestedAt?: Date): Promise<string[]> {
  const rows = await findMailErrors(db, listedErrors, requestedAt)
  return rows.map(({ email, error }) => t.errorOf(email, t.reasons[error ?? ''] ?? t.reasons.internal ?? ''))
}
