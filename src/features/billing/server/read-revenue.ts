import { count, desc, inArray, sql } from 'drizzle-orm'
import { subscriptions } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import { monthlyRevenueSql } from './standing-sql.ts'

export interface Revenue {
  activeSubscriptions: number
  /** Minor units a month in each currency that is paid in, the largest first: sums of two currencies say nothing. */
  monthly: { currency: string; minor: number }[]
}

/** What all paid subscriptions bring in a month. */
export async function readRevenue(deps: Pick<Deps, 'db' | 'clock'>): Promise<Revenue> {
  const minor = sql<number>`coalesce(sum(${monthlyRevenueSql(deps.clock.now())}), 0)`.mapWith(Number)
  const rows = await deps.db
    .select({ currency: sql<string>`upper(${subscriptions.currency})`, active: count(), minor })
    .from(subscriptions)
    .where(inArray(subscriptions.status, ['active', 'past_due']))
    .groupBy(subscriptions.currency)
    .orderBy(desc(minor))
  return {
    activeSubscriptions: rows.reduce((sum, { active }) => sum + active, 0),
    monthly: rows.map(({ currency, minor: amount }) => ({ currency, minor: amount })),
  }
}
