import { and, count, countDistinct, desc, eq, gte, inArray, isNotNull, lte, max, sql } from 'drizzle-orm'
import { usageEvents, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'

/** Both ends belong to it. */
export interface Period {
  since: Date
  until: Date
}

const hasFailed = gte(usageEvents.statusCode, 400)
const totalCalls = count()
const errorCount = sql<number>`count(*) filter (where ${hasFailed})`.mapWith(Number)
const averageDuration = sql<number>`coalesce(round(avg(${usageEvents.durationMs})), 0)`.mapWith(Number)
const counts = { totalCalls, errorCount, avgDuration: averageDuration }

export async function sumUsage(db: Database, period: Period) {
  const [row] = await db
    .select({ ...counts, totalUsers: countDistinct(usageEvents.userId) })
    .from(usageEvents)
    .where(within(period))
  return row ?? { totalCalls: 0, errorCount: 0, avgDuration: 0, totalUsers: 0 }
}

/** By endpoint, the most called first. */
export function sumByEndpoint(db: Database, period: Period) {
  return db
    .select({ endpoint: usageEvents.endpoint, ...counts })
    .from(usageEvents)
    .where(within(period))
    .groupBy(usageEvents.endpoint)
    .orderBy(desc(totalCalls), usageEvents.endpoint)
}

/** Ids of the people with the most calls, the busiest first. Calls of deleted accounts belong to nobody. */
export async function findBusiestUsers(db: Database, period: Period, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: usageEvents.userId })
    .from(usageEvents)
    .where(and(within(period), isNotNull(usageEvents.userId)))
    .groupBy(usageEvents.userId)
    .orderBy(desc(totalCalls), usageEvents.userId)
    .limit(limit)
  return rows.flatMap(({ userId }) => userId ?? [])
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
      ...counts,
      lastCall: max(usageEvents.createdAt),
    })
    .from(usageEvents)
    .innerJoin(users, eq(users.id, usageEvents.userId))
    .where(and(within(period), inArray(usageEvents.userId, userIds)))
    .groupBy(users.id, usageEvents.endpoint)
    .orderBy(desc(totalCalls), usageEvents.endpoint)
}

/** Calls in steps of equal length from the start of the period; steps without a call are left out. */
export function sumBySteps(db: Database, period: Period, stepSeconds: number) {
  const since = period.since.getTime() / 1000
  const step =
    sql<number>`floor((extract(epoch from ${usageEvents.createdAt}) - ${since}::float8) / ${stepSeconds}::float8)`
      .mapWith(Number)
      .as('step')
  return db.select({ step, totalCalls, errorCount }).from(usageEvents).where(within(period)).groupBy(sql`step`)
}

function within({ since, until }: Period) {
  return and(gte(usageEvents.createdAt, since), lte(usageEvents.createdAt, until))
}
