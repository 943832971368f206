import { gte, max, min, sql } from 'drizzle-orm'
import { fallbackHours, usageEvents, usageHours } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { firstErrorStatus } from './api-usage-repository.ts'

const hourMs = 3_600_000
/** A run ends, and is written, some time after the clock was read. */
const settledMs = 5 * 60_000

/** A year that was never summed is no statement of minutes. */
const sliceMs = 30 * 24 * hourMs

/** Sums the runs of every hour that is over; each hour once. */
export async function rollUpUsage({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const until = startOfHour(new Date(clock.now().getTime() - settledMs))
  const [first] = await db
    .select({ at: min(usageEvents.createdAt) })
    .from(usageEvents)
    .where(gte(usageEvents.createdAt, await readRolledUntil(db)))
  if (!first?.at) return
  for (let from = startOfHour(first.at); from < until; from = new Date(from.getTime() + sliceMs)) {
    await sumHours(db, from, new Date(Math.min(from.getTime() + sliceMs, until.getTime())))
  }
}

async function sumHours(db: Database, from: Date, until: Date): Promise<void> {
  const ofThem = sql`created_at >= ${from.toISOString()}::timestamptz and created_at < ${until.toISOString()}::timestamptz`
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ${usageHours} (hour, endpoint, calls, errors, duration_ms)
      select date_trunc('hour', created_at, 'UTC'), endpoint, count(*),
        count(*) filter (where status_code >= ${firstErrorStatus}), sum(duration_ms)
      from ${usageEvents}
      where ${ofThem}
      group by 1, 2
      on conflict do nothing`)
    await tx.execute(sql`
      insert into ${fallbackHours} (hour, fallback_class, calls)
      select date_trunc('hour', created_at, 'UTC'), fallback_class, count(*)
      from ${usageEvents}
      where ${ofThem} and fallback_class is not null
      group by 1, 2
      on conflict do nothing`)
  })
}

/** The runs before this instant are in the sums by hour; the beginning of time where none are. */
export async function readRolledUntil(db: Database): Promise<Date> {
  const [row] = await db.select({ hour: max(usageHours.hour) }).from(usageHours)
  return row?.hour ? new Date(row.hour.getTime() + hourMs) : new Date(0)
}

export function startOfHour(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / hourMs) * hourMs)
}
