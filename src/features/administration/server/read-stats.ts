import { desc } from 'drizzle-orm'
import type { z } from 'zod'
import { usageEvents } from '#database/schema.ts'
import { readRevenue } from '#features/billing/public.ts'
import type { Deps } from '#server/deps.ts'
import type { adminStats } from '../contract.ts'
import { readServices } from './read-services.ts'
import { countLanguages, findUsers, sumUsers } from './user-administration-repository.ts'

const activeDays = 30
const dayMs = 86_400_000
const shownActivities = 20

type Stats = z.infer<(typeof adminStats)['response']>

/** Figures of the whole service; "active" means activity in the last 30 days. */
export async function readAdminStats(deps: Deps): Promise<Stats> {
  const since = new Date(deps.clock.now().getTime() - activeDays * dayMs)
  const [sums, languageDistribution, revenue, recentActivity, services] = await Promise.all([
    sumUsers(deps.db, since),
    countLanguages(deps.db),
    readRevenue(deps),
    readRecentActivity(deps),
    readServices(deps),
  ])
  const revenueByCurrency = revenue.monthly.map(({ currency, minor }) => ({ currency, amount: minor / 100 }))
  return {
    totalUsers: sums?.totalUsers ?? 0,
    activeUsers: sums?.activeUsers ?? 0,
    activeSubscriptions: revenue.activeSubscriptions,
    monthlyRecurringRevenue: revenueByCurrency[0]?.amount ?? 0,
    revenueByCurrency,
    languageDistribution,
    formatCorrections: sums?.formatCorrections ?? 0,
    templateFillings: sums?.templateFillings ?? 0,
    generateFromScratch: sums?.generateFromScratch ?? 0,
    recentActivity,
    services,
  }
}

async function readRecentActivity(deps: Pick<Deps, 'db'>): Promise<Stats['recentActivity']> {
  const events = await deps.db.select().from(usageEvents).orderBy(desc(usageEvents.createdAt)).limit(shownActivities)
  const people = await findUsers(
    deps.db,
    [...new Set(events.map(({ userId }) => userId))].filter((id) => id !== null),
  )
  const emails = new Map(people.map(({ id, email }) => [id, email]))
  return events.map((event) => ({
    action: event.endpoint,
    user: emails.get(event.userId ?? '') ?? '',
    activityType: activityType(event),
    timestamp: event.createdAt.toISOString(),
  }))
}

/** How a run ended: the service failed, it refused lawfully, the engine stood in for the model, or all went well. */
function activityType({ statusCode, fallbackClass }: { statusCode: number; fallbackClass: string | null }): string {
  if (statusCode >= 500) return 'error'
  if (statusCode >= 400) return 'refused'
  return fallbackClass === null ? 'success' : 'fallback'
}
