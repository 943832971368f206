import type { Database } from '#server/db/database.ts'
import { type Period, type Steps, sumHours, sumRuns, type UsageSum } from './api-usage-repository.ts'
import { readRolledUntil, startOfHour } from './roll-up-usage.ts'

const hourMs = 3_600_000

/**
 * What was called in a period, by step and endpoint.
 *
 * Whole hours come from their sums as far as these reach, the ends from the runs themselves: the counts
 * are those of this moment, and a long range costs no more than a short one.
 */
export async function sumUsage(db: Database, { since, until }: Period, steps: Steps): Promise<UsageSum[]> {
  const firstHour = startOfHour(new Date(since.getTime() + hourMs - 1))
  const rolledUntil = await readRolledUntil(db)
  if (rolledUntil <= firstHour) return sumRuns(db, { since, until }, steps)
  const parts = await Promise.all([
    sumRuns(db, { since, until: firstHour }, steps),
    sumHours(db, { since: firstHour, until: rolledUntil }, steps),
    sumRuns(db, { since: rolledUntil, until }, steps),
  ])
  return parts.flat()
}
