import type { Deps } from '#server/deps.ts'
import type { ApiUsage, TimeRange } from '../contract.ts'
import { shownEndpointsPerUser, shownUsers } from '../contract.ts'
import {
  findBusiestUsers,
  type Period,
  sumByEndpoint,
  sumBySteps,
  sumByUserAndEndpoint,
  sumUsage,
} from './api-usage-repository.ts'

const hourSeconds = 3600

/** Length of a range and of the steps of its plot. */
const ranges: Record<TimeRange, { stepSeconds: number; steps: number }> = {
  '1h': { stepSeconds: hourSeconds / 12, steps: 12 },
  '24h': { stepSeconds: hourSeconds, steps: 24 },
  '7d': { stepSeconds: 6 * hourSeconds, steps: 28 },
  '30d': { stepSeconds: 24 * hourSeconds, steps: 30 },
}

/** How much the AI functions were used in the range that ends now. Rates in per cent, durations in ms. */
export async function readApiUsage(deps: Pick<Deps, 'db' | 'clock'>, timeRange: TimeRange): Promise<ApiUsage> {
  const { stepSeconds, steps } = ranges[timeRange]
  const until = deps.clock.now()
  const period = { since: new Date(until.getTime() - steps * stepSeconds * 1000), until }
  const [overall, endpoints, userUsageStats, timeline] = await Promise.all([
    sumUsage(deps.db, period),
    sumByEndpoint(deps.db, period),
    readUserUsage(deps, period),
    readTimeline(deps, period, { stepSeconds, steps }),
  ])
  const { totalCalls, totalUsers, avgDuration } = overall
  return {
    overallStats: { totalApiCalls: totalCalls, totalUsers, avgDuration, errorRate: errorRate(overall) },
    topEndpoints: endpoints.map((row) => ({ ...row, errorRate: errorRate(row) })),
    userUsageStats,
    timeline,
  }
}

async function readUserUsage(deps: Pick<Deps, 'db'>, period: Period): Promise<ApiUsage['userUsageStats']> {
  const userIds = await findBusiestUsers(deps.db, period, shownUsers)
  if (userIds.length === 0) return []
  const rows = await sumByUserAndEndpoint(deps.db, period, userIds)
  return userIds.flatMap((userId) =>
    rows
      .filter((row) => row.userId === userId)
      .slice(0, shownEndpointsPerUser)
      .map(({ firstName, lastName, lastCall, ...row }) => ({
        ...row,
        userName: [firstName, lastName].filter(Boolean).join(' ') || row.userEmail,
        lastCall: (lastCall ?? period.until).toISOString(),
      })),
  )
}

async function readTimeline(
  deps: Pick<Deps, 'db'>,
  period: Period,
  { stepSeconds, steps }: { stepSeconds: number; steps: number },
): Promise<ApiUsage['timeline']> {
  const rows = await sumBySteps(deps.db, period, stepSeconds)
  return Array.from({ length: steps }, (_, index) => {
    // A call of this very moment falls on the end of the last step and belongs to it.
    const own = rows.filter(({ step }) => Math.min(step, steps - 1) === index)
    return {
      start: new Date(period.since.getTime() + index * stepSeconds * 1000).toISOString(),
      totalCalls: own.reduce((sum, row) => sum + row.totalCalls, 0),
      errorCount: own.reduce((sum, row) => sum + row.errorCount, 0),
    }
  })
}

/** Per cent, one decimal. */
function errorRate({ totalCalls, errorCount }: { totalCalls: number; errorCount: number }): number {
  return totalCalls === 0 ? 0 : Math.round((errorCount / totalCalls) * 1000) / 10
}
