import { issueResetToken } from '#features/auth/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { letter } from '#server/mail/letter.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { migrationMailTexts as t } from '../texts.ts'
import { claimMail, findMigration, keepMailOutcome } from './migration-repository.ts'

export const mailJob = 'legacy-migration-mail'

/** Source: spec part 2 sections 2.10 and 9. */
export const hoursToMove = 48

/**
 * Mails one legacy user a link to set a password, once: whom a mail has reached gets no second one, however
 * often the move is started or the job runs.
 *
 * @throws {AppError} provider_failed, so that the queue tries again
 */
export async function mailLegacyUser(deps: Deps, userId: string): Promise<void> {
  const migration = await findMigration(deps.db)
  const user = migration ? await claimMail(deps.db, userId, deps.clock.now()) : null
  if (!migration || !user) return
  try {
    const token = await issueResetToken(deps, user.id, hoursToMove * 3600)
    await deps.mailer.send(migrationMail(deps.env, user, { token, deadlineAt: migration.deadlineAt }))
  } catch (error) {
    await keepMailOutcome(deps.db, user.id, { error: error instanceof AppError ? error.code : 'internal' })
    throw error
  }
  await keepMailOutcome(deps.db, user.id, { sentAt: deps.clock.now() })
}

function migrationMail(env: Env, user: UserRecord, move: { token: string; deadlineAt: Date }): Mail {
  return letter(env, {
    to: user.email,
    subject: t.subject(env.BRAND_NAME),
    name: user.firstName,
    paragraphs: [t.intro(env.BRAND_NAME, providerName(env.LEGACY_OIDC_NAME))],
    link: `${env.PUBLIC_URL}/reset-password?token=${move.token}`,
    after: [t.validity(hoursToMove, germanTime(move.deadlineAt)), t.recovery(`${env.PUBLIC_URL}/login`), t.kept],
  })
}

function providerName(segment: string): string {
  return segment.charAt(0).toUpperCase() + segment.slice(1)
}

function germanTime(instant: Date): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const
  return `${instant.toLocaleString('de-DE', options)} Uhr`
}
