import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { AnswerOf } from '#contract/route.ts'
import { usageEvents } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { userStats } from '../contract.ts'

/**
 * Statistics of the own work; a recording is one run of an AI function.
 * The average is over the reports whose time was measured.
 */
export async function readUserStats(deps: Pick<Deps, 'db'>, user: UserRecord): Promise<AnswerOf<typeof userStats>> {
  const rows = await deps.db
    .select({ language: usageEvents.language, runs: count() })
    .from(usageEvents)
    .where(and(eq(usageEvents.userId, user.id), isNotNull(usageEvents.language)))
    .groupBy(usageEvents.language)
  return {
    totalRecordings: user.recordingCount,
    formatCorrections: user.formatCorrections,
    templateFillings: user.templateFillings,
    generateFromScratch: user.generateFromScratch,
    avgTimePerReport: user.timedReports === 0 ? 0 : user.totalRecordingSeconds / user.timedReports,
    languageUsage: Object.fromEntries(rows.map(({ language, runs }) => [language ?? '', runs])),
  }
}
