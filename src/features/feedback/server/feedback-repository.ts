import { feedbackEntries } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'

export type FeedbackRecord = typeof feedbackEntries.$inferSelect

export async function insertFeedback(
  db: Database,
  values: typeof feedbackEntries.$inferInsert,
): Promise<FeedbackRecord> {
  const [row] = await db.insert(feedbackEntries).values(values).returning()
  if (!row) throw new Error('the feedback was not saved')
  return row
}
