import { lt } from 'drizzle-orm'
import { fallbackHours, usageEvents, usageHours } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import { oldestKept } from '#server/retention.ts'

export async function deleteOldUsage({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = oldestKept(clock.now())
  await db.delete(usageEvents).where(lt(usageEvents.createdAt, oldest))
  await db.delete(usageHours).where(lt(usageHours.hour, oldest))
  await db.delete(fallbackHours).where(lt(fallbackHours.hour, oldest))
}
