import { count, eq, gte, inArray, sql, sum } from 'drizzle-orm'
import { users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { UserRecord } from '#server/http/caller.ts'

/** Locks the row, so that two administrators do not act on it at once. */
export async function lockUser(db: Database, id: string): Promise<UserRecord | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update')
  return row ?? null
}

export async function sumUsers(db: Database, activeSince: Date) {
  const [row] = await db
    .select({
      totalUsers: count(),
      activeUsers: sql<number>`count(*) filter (where ${gte(users.lastActivityAt, activeSince)})`.mapWith(Number),
      formatCorrections: sum(users.formatCorrections).mapWith(Number),
      templateFillings: sum(users.templateFillings).mapWith(Number),
      generateFromScratch: sum(users.generateFromScratch).mapWith(Number),
    })
    .from(users)
  return row
}

export async function countLanguages(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .select({ language: users.preferredLanguage, users: count() })
    .from(users)
    .groupBy(users.preferredLanguage)
  return Object.fromEntries(rows.map((row) => [row.language, row.users]))
}

export function findUsers(db: Database, ids: string[]): Promise<UserRecord[]> {
  return ids.length === 0 ? Promise.resolve([]) : db.select().from(users).where(inArray(users.id, ids))
}
