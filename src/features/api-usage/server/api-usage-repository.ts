import { and, count, desc, eq, gte, inArray, isNotNull, lt, max, type SQL, sql } from 'drizzle-orm'
import { fallbackHours, usageEvents, usageHours, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'

/** `until` is the first instant that does not belong to it. */
export interface Period {
  since: Date
  until: Date
}

/** How a period is cut: step 0 ends at `firstStepEnd`, all others are of equal length. */
export interface Steps {
  firstStepEnd: Date
  stepSeconds: number
}

/** What was called in one step. */
export interface UsageSum {
  step: number
  endpoint: string
  totalCalls: number
  errorCount: number
  /** All calls together, in ms. */
  durationMs: number
}

/** Runs in which the language model failed and the engine did its work. */
export interface FallbackSum {
  step: number
  fallbackClass: string
  totalCalls: number
}

/**
 * An error is a failure of the service. What it refuses lawfully, an empty transcript or a trial that is over, is a
 * call but no error: a person who often sends nothing must not turn a sound service red.
 */
export const firstErrorStatus = 500

const errorCount = sql<number>`count(*) filter (where ${gte(usageEvents.statusCode, firstErrorStatus)})`.mapWith(Number)
const totalCalls = count()

/** From the runs themselves. */
export function sumRuns(db: Database, period: Period, steps: Steps): Promise<UsageSum[]> {
  return db
    .select({
      step: stepOf(sql`${usageEvents.createdAt}`, steps),
      endpoint: usageEvents.endpoint,
      totalCalls,
      errorCount,
      durationMs: sql<number>`sum(${usageEvents.durationMs})`.mapWith(Number),
    })
    .from(usageEvents)
    .where(within(period))
    .groupBy(sql`step`, usageEvents.endpoint)
}

/** From the sums by hour; both ends of the period are whole hours. */
export function sumHours(db: Database, { since, until }: Period, steps: Steps): Promise<UsageSum[]> {
  return db
    .select({
      step: stepOf(sql`${usageHours.hour}`, steps),
      endpoint: usageHours.endpoint,
      totalCalls: sql<number>`sum(${usageHours.calls})`.mapWith(Number),
      errorCount: sql<number>`sum(${usageHours.errors})`.mapWith(Number),
      durationMs: sql<number>`sum(${usageHours.durationMs})`.mapWith(Number),
    })
    .from(usageHours)
    .where(and(gte(usageHours.hour, since), lt(usageHours.hour, until)))
    .groupBy(sql`step`, usageHours.endpoint)
}

/** Fallbacks, from the runs themselves. */
export function sumFallbackRuns(db: Database, period: Period, steps: Steps): Promise<FallbackSum[]> {
  return db
    .select({
      step: stepOf(sql`${usageEvents.createdAt}`, steps),
      fallbackClass: sql<string>`${usageEvents.fallbackClass}`,
      totalCalls,
    })
    .from(usageEvents)
    .where(and(within(period), isNotNull(usageEvents.fallbackClass)))
    .groupBy(sql`step`, usageEvents.fallbackClass)
}

/** Fallbacks, from their sums by hour; both ends of the period are whole hours. */
export function sumFallbackHours(db: Database, { since, until }: Period, steps: Steps): Promise<FallbackSum[]> {
  return db
    .select({
      step: stepOf(sql`${fallbackHours.hour}`, steps),
      fallbackClass: fallbackHours.fallbackClass,
      totalCalls: sql<number>`sum(${fallbackHours.calls})`.mapWith(Number),
    })
    .from(fallbackHours)
    .where(and(gte(fallbackHours.hour, since), lt(fallbackHours.hour, until)))
    .groupBy(sql`step`, fallbackHours.fallbackClass)
}

/** Ids of the people with the most calls, the busiest first, and how many people called at all. */
export async function findBusiestUsers(
  db: Database,
  period: Period,
  limit: number,
): Promise<{ userIds: string[]; totalUsers: number }> {
  const rows = await db
    .select({ userId: usageEvents.userId, totalUsers: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(usageEvents)
    // Calls of deleted accounts belong to nobody.
    .where(and(within(period), isNotNull(usageEvents.userId)))
    .groupBy(usageEvents.userId)
    .orderBy(desc(totalCalls), usageEvents.userId)
    .limit(limit)
  return { userIds: rows.flatMap(({ userId }) => userId ?? []), totalUsers: rows[0]?.totalUsers ?? 0 }
}

/** By person and endpoint, each person's most called first. */
export function sumByUserAndEndpoint(db: Database, period: Period, userIds: string[]) {
  return db
    .select({
      userId: users.id,
      userEmail: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      endpoint: usageEvents.endpoint,
      totalCalls,
      errorCount,
      avgDuration: sql<number>`round(avg(${usageEvents.durationMs}))`.mapWith(Number),
      lastCall: max(usageEvents.createdAt),
    })
    .from(usageEvents)
    .innerJoin(users, eq(users.id, usageEvents.userId))
    .where(and(within(period), inArray(usageEvents.userId, userIds)))
    .groupBy(users.id, usageEvents.endpoint)
    .orderBy(desc(totalCalls), usageEvents.endpoint)
}

function stepOf(time: SQL, { firstStepEnd, stepSeconds }: Steps) {
  const end = firstStepEnd.getTime() / 1000
  return sql<number>`greatest(0, floor((extract(epoch from ${time}) - ${end}::float8) / ${stepSeconds}::float8) + 1)`
    .mapWith(Number)
    .as('step')
}

function within({ since, until }: Period) {
  return and(gte(usageEvents.createdAt, since), lt(usageEvents.createdAt, until))
}
