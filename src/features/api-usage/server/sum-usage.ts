import type { Database } from '#server/db/database.ts'
import {
  type FallbackSum,
  type Period,
  type Steps,
  sumFallbackHours,
  sumFallbackRuns,
  sumHours,
  sumRuns,
  type UsageSum,
} from './api-usage-repository.ts'
import { readRolledUntil, startOfHour } from './roll-up-usage.ts'

const hourMs = 3_600_000

/**
 * What was called in a period, by step and endpoint, and where the model failed, by step and class.
 *
 * Whole hours come from their sums as far as these reach, the ends from the runs themselves: the counts
 * are those of this moment, and a long range costs no more than a short one.
 */
export async function sumUsage(
  db: Database,
  period: Period,
  steps: Steps,
): Promise<{ calls: UsageSum[]; fallbacks: FallbackSum[] }> {
  const rolledUntil = await readRolledUntil(db)
  const [calls, fallbacks] = await Promise.all([
    sumParts(period, rolledUntil, {
      ofRuns: (part) => sumRuns(db, part, steps),
      ofHours: (part) => sumHours(db, part, steps),
    }),
    sumParts(period, rolledUntil, {
      ofRuns: (part) => sumFallbackRuns(db, part, steps),
      ofHours: (part) => sumFallbackHours(db, part, steps),
    }),
  ])
  return { calls, fallbacks }
}

interface Sources<Sum> {
  ofRuns: (part: Period) => Promise<Sum[]>
  ofHours: (part: Period) => Promise<Sum[]>
}

async function sumParts<Sum>(
  { since, until }: Period,
  rolledUntil: Date,
  { ofRuns, ofHours }: Sources<Sum>,
): Promise<Sum[]> {
  const firstHour = startOfHour(new Date(since.getTime() + hourMs - 1))
  if (rolledUntil <= firstHour) return ofRuns({ since, until })
  const parts = await Promise.all([
    ofRuns({ since, until: firstHour }),
    ofHours({ since: firstHour, until: rolledUntil }),
    ofRuns({ since: rolledUntil, until }),
  ])
  return parts.flat()
}
