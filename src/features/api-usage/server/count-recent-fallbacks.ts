import type { Deps } from '#server/deps.ts'
import { sumUsage } from './sum-usage.ts'

const hourSeconds = 3600

/** Runs of the last hour, and in how many of them the language model failed. */
export async function countRecentFallbacks({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ runs: number; fallbacks: number }> {
  const now = clock.now().getTime()
  const period = { since: new Date(now - hourSeconds * 1000), until: new Date(now + 1) }
  const { calls, fallbacks } = await sumUsage(db, period, { firstStepEnd: period.until, stepSeconds: hourSeconds })
  const count = (sums: readonly { totalCalls: number }[]) => sums.reduce((sum, { totalCalls }) => sum + totalCalls, 0)
  return { runs: count(calls), fallbacks: count(fallbacks) }
}
