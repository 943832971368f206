import type { Deps } from '#server/deps.ts'
import type { ApiUsage, TimeRange } from '../contract.ts'
import { shownEndpointsPerUser, shownUsers } from '../contract.ts'
import {
  type FallbackSum,
  findBusiestUsers,
  type Period,
  type Steps,
  sumByUserAndEndpoint,
  type UsageSum,
} from './api-usage-repository.ts'
import { sumUsage } from './sum-usage.ts'

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
  const now = deps.clock.now().getTime()
  const period = { since: new Date(now - steps * stepSeconds * 1000), until: new Date(now + 1) }
  const cut = { firstStepEnd: firstFullStep(period.since, stepSeconds), stepSeconds }
  const [{ calls: sums, fallbacks }, people] = await Promise.all([
    sumUsage(deps.db, period, cut),
    readUserUsage(deps, period),
  ])
  const overall = addUp(sums)
  return {
    overallStats: {
      totalApiCalls: overall.totalCalls,
      totalUsers: people.totalUsers,
      avgDuration: averageDuration(overall),
      errorRate: errorRate(overall),
    },
    topEndpoints: topEndpoints(sums),
    userUsageStats: people.userUsageStats,
    timeline: timeline(sums, fallbacks, period, cut),
    fallbacks: fallbacksByClass(fallbacks),
  }
}

async function readUserUsage(deps: Pick<Deps, 'db'>, period: Period) {
  const { userIds, totalUsers } = await findBusiestUsers(deps.db, period, shownUsers)
  if (userIds.length === 0) return { totalUsers, userUsageStats: [] }
  const rows = await sumByUserAndEndpoint(deps.db, period, userIds)
  const userUsageStats = userIds.flatMap((userId) =>
    rows
      .filter((row) => row.userId === userId)
      .slice(0, shownEndpointsPerUser)
      .map(({ firstName, lastName, lastCall, ...row }) => ({
        ...row,
        userName: [firstName, lastName].filter(Boolean).join(' ') || row.userEmail,
        lastCall: (lastCall ?? period.until).toISOString(),
      })),
  )
  return { totalUsers, userUsageStats }
}

/** Steps begin at whole hours (or minutes): an hour of the sums by hour lies in one step. */
function firstFullStep(since: Date, stepSeconds: number): Date {
  const gridMs = Math.min(stepSeconds, hourSeconds) * 1000
  return new Date(Math.ceil(since.getTime() / gridMs) * gridMs)
}

/** The most called first. */
function topEndpoints(sums: readonly UsageSum[]): ApiUsage['topEndpoints'] {
  const byEndpoint = Map.groupBy(sums, ({ endpoint }) => endpoint)
  return [...byEndpoint]
    .map(([endpoint, own]) => {
      const sum = addUp(own)
      return { endpoint, totalCalls: sum.totalCalls, avgDuration: averageDuration(sum), errorRate: errorRate(sum) }
    })
    .sort((a, b) => b.totalCalls - a.totalCalls || (a.endpoint < b.endpoint ? -1 : 1))
}

/** The most frequent first. */
function fallbacksByClass(sums: readonly FallbackSum[]): ApiUsage['fallbacks'] {
  return [...Map.groupBy(sums, ({ fallbackClass }) => fallbackClass)]
    .map(([fallbackClass, own]) => ({ fallbackClass, totalCalls: countCalls(own) }))
    .sort((a, b) => b.totalCalls - a.totalCalls || (a.fallbackClass < b.fallbackClass ? -1 : 1))
}

function countCalls(sums: readonly FallbackSum[]): number {
  return sums.reduce((count, { totalCalls }) => count + totalCalls, 0)
}

/** What lies before the first full step is one of its own, or where it would hardly show, part of the first. */
function timeline(
  sums: readonly UsageSum[],
  fallbacks: readonly FallbackSum[],
  { since, until }: Period,
  cut: Steps,
): ApiUsage['timeline'] {
  const hasShortStep = since < cut.firstStepEnd && cut.stepSeconds <= hourSeconds
  const starts = hasShortStep ? [since] : []
  for (let time = cut.firstStepEnd.getTime(); time < until.getTime() - 1; time += cut.stepSeconds * 1000) {
    starts.push(new Date(time))
  }
  const last = starts.length - 1
  const shownStep = ({ step }: { step: number }) => Math.min(Math.max(0, hasShortStep ? step : step - 1), last)
  const byStep = Map.groupBy(sums, shownStep)
  const fallbacksByStep = Map.groupBy(fallbacks, shownStep)
  return starts.map((start, step) => {
    const { totalCalls, errorCount } = addUp(byStep.get(step) ?? [])
    const fallbackCount = countCalls(fallbacksByStep.get(step) ?? [])
    return { start: start.toISOString(), totalCalls, errorCount, fallbackCount }
  })
}

type Sum = Pick<UsageSum, 'totalCalls' | 'errorCount' | 'durationMs'>

function addUp(sums: readonly Sum[]): Sum {
  const total = { totalCalls: 0, errorCount: 0, durationMs: 0 }
  for (const { totalCalls, errorCount, durationMs } of sums) {
    total.totalCalls += totalCalls
    total.errorCount += errorCount
    total.durationMs += durationMs
  }
  return total
}

function averageDuration({ totalCalls, durationMs }: Sum): number {
  return totalCalls === 0 ? 0 : Math.round(durationMs / totalCalls)
}

/** Per cent, one decimal. */
function errorRate({ totalCalls, errorCount }: Sum): number {
  return totalCalls === 0 ? 0 : Math.round((errorCount / totalCalls) * 1000) / 10
}
