import { inArray } from 'drizzle-orm'
import { subscriptions } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import { monthlyRevenueMinor } from './subscription-status.ts'

export interface Revenue {
  activeSubscriptions: number
  /** Minor units. */
  monthlyMinor: number
}

/** What all paid subscriptions bring in a month. */
export async function readRevenue(deps: Pick<Deps, 'db' | 'clock'>): Promise<Revenue> {
  const rows = await deps.db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.status, ['active', 'past_due']))
  const now = deps.clock.now()
  return {
    activeSubscriptions: rows.length,
    monthlyMinor: rows.reduce((sum, row) => sum + monthlyRevenueMinor(row, now), 0),
  }
}
