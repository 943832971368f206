import type { Deps } from '#server/deps.ts'
import { type MarketingProvider, requireMarketing } from './marketing-provider.ts'
import { findContactState, findUnsynced, findUser } from './marketing-repository.ts'
import { batchJob, syncBatch } from './sync-all.ts'
import { syncContact } from './sync-contact.ts'
import { contactJob } from './sync-contact-later.ts'

const hourly = '37 * * * *'
/** What one hour can do at one contact a second, with room to spare. */
const contactsPerSweep = 2000

export function defineMarketingJobs(deps: Deps, provider: MarketingProvider | null): void {
  const marketing = () => ({ ...deps, contacts: requireMarketing(provider) })

  deps.jobs.define(contactJob, async ({ userId }) => {
    // Where no service is set up nothing is lost: the sweep finds everybody once there is one.
    if (!provider) return
    const user = await findUser(deps.db, userId ?? '')
    if (!user?.emailVerified) return
    const state = await findContactState(deps.db, user.id)
    if (!state?.removedAt) await syncContact(marketing(), user)
  })
  deps.jobs.define(batchJob, ({ syncId }) => syncBatch(marketing(), syncId ?? ''))
  deps.jobs.define('marketing-sweep', () => (provider ? sweepContacts(deps) : Promise.resolve()), { cron: hourly })
}

/** Sends again what failed, and whoever came in without a job, such as imported users. */
export async function sweepContacts(deps: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  const users = await findUnsynced(deps.db, contactsPerSweep)
  const payloads = users.map(({ id }) => ({ userId: id }))
  await deps.jobs.sendAll(deps.db, contactJob, payloads)
}
