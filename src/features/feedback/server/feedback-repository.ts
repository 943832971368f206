import { eq, sql } from 'drizzle-orm'
import { feedbackEntries, users } from '#database/schema.ts'
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

/** Adds the measured time of one report to its author's statistics. */
export async function addReportTime(db: Database, userId: string, seconds: number): Promise<void> {
  await db
    .update(users)
    .set({
      timedReports: sql`${users.timedReports} + 1`,
      totalRecordingSeconds: sql`${users.totalRecordingSeconds} + ${Math.round(seconds)}`,
    })
    .where(eq(users.id, userId))
}
