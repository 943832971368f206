import { and, count, eq, isNotNull } from 'drizzle-orm'
import { usageEvents } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRecord } from '#server/http/caller.ts'

export interface UserStats {
  totalRecordings: number
  /** Seconds; over the reports whose time was measured. */
  avgTimePerReport: number
  languageUsage: Record<string, number>
}

/** Statistics of the own work; a recording is one run of an AI function. */
export async function readUserStats(deps: Pick<Deps, 'db'>, user: UserRecord): Promise<UserStats> {
  const rows = await deps.db
    .select({ language: usageEvents.language, runs: count() })
    .from(usageEvents)
    .where(and(eq(usageEvents.userId, user.id), isNotNull(usageEvents.language)))
    .groupBy(usageEvents.language)
  return {
    totalRecordings: user.recordingCount,
    avgTimePerReport: user.timedReports === 0 ? 0 : user.totalRecordingSeconds / user.timedReports,
    languageUsage: Object.fromEntries(rows.map(({ language, runs }) => [language ?? '', runs])),
  }
}
