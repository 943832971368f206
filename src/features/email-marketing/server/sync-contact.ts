import type { ContactsClient } from '@getbrevo/brevo/contacts'
import { readBillingOverviews } from '#features/billing/public.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { marketingMessages as t } from '../texts.ts'
import { deleteContact, putContact } from './contacts.ts'
import { findContactState, keepOutcome } from './marketing-repository.ts'

export type SyncDeps = Pick<Deps, 'db' | 'clock'> & { contacts: ContactsClient }

interface Options {
  listIds?: readonly number[] | undefined
}

/**
 * Sends one user to the service and keeps how it went.
 *
 * @throws {AppError} impossible for an address nobody has confirmed or data the service refuses; provider_failed
 */
export async function syncContact(deps: SyncDeps, user: UserRecord, { listIds = [] }: Options = {}): Promise<void> {
  if (!user.emailVerified) throw new AppError('impossible', { message: t.unconfirmed })
  const state = await findContactState(deps.db, user.id)
  const overview = (await readBillingOverviews(deps, [user])).get(user.id)
  const data = {
    email: user.email,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    subscriptionStatus: overview?.status.status ?? 'none',
  }
  try {
    await putContact(deps.contacts, data, { listIds: [...listIds], isKnown: (state?.syncedAt ?? null) !== null })
  } catch (error) {
    const lastError = error instanceof AppError ? error.code : 'internal'
    await keepOutcome(deps.db, user.id, { lastError, failedAt: deps.clock.now() })
    throw error
  }
  const success = { syncedAt: deps.clock.now(), lastError: null, failedAt: null, removedAt: null }
  if (await keepOutcome(deps.db, user.id, success)) return
  // Deleted while the service was asked: nothing may stay there.
  await deleteContact(deps.contacts, user.email)
}
