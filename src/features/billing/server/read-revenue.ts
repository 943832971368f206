import { count, inArray, sql } from 'drizzle-orm'
import { subscriptions } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import { monthlyRevenueSql } from './standing-sql.ts'

export interface Revenue {
  activeSubscriptions: number
  /** Minor units. */
  monthlyMinor: number
}

/** What all paid subscriptions bring in a month. */
export async function readRevenue(deps: Pick<Deps, 'db' | 'clock'>): Promise<Revenue> {
  const [row] = await deps.db
    .select({
      activeSubscriptions: count(),
      monthlyMinor: sql<number>`coalesce(sum(${monthlyRevenueSql(deps.clock.now())}), 0)`.mapWith(Number),
    })
    .from(subscriptions)
    .where(inArray(subscriptions.status, ['active', 'past_due']))
  return row ?? { activeSubscriptions: 0, monthlyMinor: 0 }
}
