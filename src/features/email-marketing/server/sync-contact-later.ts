import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'

export const contactJob = 'marketing-sync-contact'

/** Sends a user to the e-mail marketing, in the transaction that causes it; the payload holds the id only. */
export async function syncContactLater(deps: Pick<Deps, 'jobs'>, db: Database, userId: string): Promise<void> {
  await deps.jobs.send(db, contactJob, { userId })
}
