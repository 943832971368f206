import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { deleteContact } from './contacts.ts'
import type { MarketingProvider } from './marketing-provider.ts'
import { findContactState, keepRemoval } from './marketing-repository.ts'
import type { SyncDeps } from './sync-contact.ts'

/**
 * Takes a contact out of the service; from then on only a person puts it back.
 *
 * @throws {AppError} not_found where the service does not know it, provider_failed
 */
export async function removeContact(deps: SyncDeps, email: string): Promise<void> {
  try {
    await deleteContact(deps.contacts, email)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') await keepRemoval(deps.db, email, deps.clock.now())
    throw error
  }
  await keepRemoval(deps.db, email, deps.clock.now())
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
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
}
