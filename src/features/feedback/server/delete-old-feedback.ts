import { lt } from 'drizzle-orm'
import { feedbackEntries } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import { oldestKept } from '#server/retention.ts'

export async function deleteOldFeedback(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deps.db.delete(feedbackEntries).where(lt(feedbackEntries.createdAt, oldestKept(deps.clock.now())))
}
