import { lt } from 'drizzle-orm'
import { feedbackEntries } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Source: spec part 2 section 9. */
const retentionMonths = 24

export async function deleteOldFeedback(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = deps.clock.now()
  oldest.setUTCMonth(oldest.getUTCMonth() - retentionMonths)
  await deps.db.delete(feedbackEntries).where(lt(feedbackEntries.createdAt, oldest))
}
