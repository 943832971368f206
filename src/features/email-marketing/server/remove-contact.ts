import { writeAudit } from '#features/administration/public.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { deleteContact } from './contacts.ts'
import type { MarketingProvider } from './marketing-provider.ts'
import { findContactState, keepRemoval } from './marketing-repository.ts'
import type { SyncDeps } from './sync-contact.ts'

/**
 * Takes a contact out of the service; from then on only a person puts it back. A user the service does not know is
 * kept away from it all the same.
 *
 * @throws {AppError} not_found where the service does not know it, provider_failed
 */
export async function removeContact(deps: SyncDeps, actor: UserRecord, email: string): Promise<void> {
  let unknown: AppError | null = null
  try {
    await deleteContact(deps.contacts, email)
  } catch (error) {
    if (!isUnknown(error)) throw error
    unknown = error
  }
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const isKeptAway = await keepRemoval(tx, email, now)
    if (unknown && !isKeptAway) return
    await writeAudit(tx, actor, now, { action: 'marketing.remove-contact', target: { id: email, label: email } })
  })
  if (unknown) throw unknown
}

/**
 * The step of an account's deletion at the service. What is gone already is fine, so the step may be repeated.
 * Nothing is asked for somebody never sent there, nor where the service is no longer set up.
 *
 * @throws {AppError} provider_failed; the account then stays, so that its deletion can be completed
 */
export async function forgetContact(
  { db }: Pick<Deps, 'db'>,
  provider: MarketingProvider | null,
  user: UserRecord,
): Promise<void> {
  if (!provider || !(await findContactState(db, user.id))) return
  try {
    await deleteContact(provider.contacts, user.email)
  } catch (error) {
    if (!isUnknown(error)) throw error
  }
}

function isUnknown(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'not_found'
}
