import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Days are those of the house, not of UTC. */
const timeZone = 'Europe/Berlin'

/** Both days belong to it; each may be left out. Days are written `2026-01-31`. */
export function withinDays(
  column: AnyPgColumn,
  { dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined },
): SQL | undefined {
  return and(
    dateFrom ? gte(column, sql`${dateFrom}::timestamp at time zone ${timeZone}`) : undefined,
    dateTo ? lt(column, sql`(${dateTo}::timestamp + interval '1 day') at time zone ${timeZone}`) : undefined,
  )
}
