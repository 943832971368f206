import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { countReportTime } from '../contract.ts'

/** Adds the time of a report to its author's statistics, once. */
export async function runCountReportTime(
  db: Database,
  userId: string,
  { reportId, seconds }: z.infer<(typeof countReportTime)['body']>,
): Promise<void> {
  await db
    .update(users)
    .set({
      timedReports: sql`${users.timedReports} + 1`,
      totalRecordingSeconds: sql`${users.totalRecordingSeconds} + ${seconds}`,
      lastTimedReport: reportId,
    })
    .where(and(eq(users.id, userId), sql`${users.lastTimedReport} is distinct from ${reportId}`))
}
