import { and, desc, eq, gt, lt, ne, or } from 'drizzle-orm'
import { sessions, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { SessionRecord, UserRecord } from '#server/http/caller.ts'

export async function insertSession(db: Database, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values)
}

/** The session of a token with its user before its absolute end, whatever the user's state. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ session: SessionRecord; user: UserRecord } | null> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return row ?? null
}

/** Where a user is signed in, the last used first. */
export function listLivingSessions(
  db: Database,
  userId: string,
  living: { now: Date; idleSince: Date },
): Promise<SessionRecord[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.isComplete, true),
        gt(sessions.expiresAt, living.now),
        gt(sessions.lastSeenAt, living.idleSince),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
}

export async function updateSession(
  db: Database,
  id: string,
  change: Partial<Pick<SessionRecord, 'lastSeenAt' | 'authenticatedAt'>>,
): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.id, id))
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

export async function deleteSessionsOf(db: Database, userId: string, exceptId?: string): Promise<void> {
  const own = eq(sessions.userId, userId)
  await db.delete(sessions).where(exceptId ? and(own, ne(sessions.id, exceptId)) : own)
}

export async function deleteEndedSessions(db: Database, living: { now: Date; idleSince: Date }): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, living.now), lt(sessions.lastSeenAt, living.idleSince)))
}
