import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { marketingContacts, marketingSyncs, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { UserRecord } from '#server/http/caller.ts'

export type SyncRecord = typeof marketingSyncs.$inferSelect
type ContactState = typeof marketingContacts.$inferSelect

export async function findUser(db: Database, id: string): Promise<UserRecord | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

export async function findContactState(db: Database, userId: string): Promise<ContactState | null> {
  const [row] = await db.select().from(marketingContacts).where(eq(marketingContacts.userId, userId))
  return row ?? null
}

/**
 * Remembers how a try ended.
 *
 * @returns false where the user was deleted meanwhile
 */
export function keepOutcome(
  db: Database,
  userId: string,
  outcome: Partial<Omit<ContactState, 'userId'>>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
    if (owner.length === 0) return false
    await tx
      .insert(marketingContacts)
      .values({ userId, ...outcome })
      .onConflictDoUpdate({ target: marketingContacts.userId, set: outcome })
    return true
  })
}

/** By address: a contact may be taken out that belongs to nobody here any more. */
export async function keepRemoval(db: Database, email: string, now: Date): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.email, email.trim().toLowerCase()))
  return (
    user !== undefined && keepOutcome(db, user.id, { syncedAt: null, lastError: null, failedAt: null, removedAt: now })
  )
}

const isConfirmed = eq(users.emailVerified, true)

export async function countUsers(db: Database) {
  const [row] = await db
    .select({
      totalUsers: count(),
      unconfirmedUsers: sql<number>`count(*) filter (where not ${users.emailVerified})`.mapWith(Number),
      syncedUsers: sql<number>`count(${marketingContacts.syncedAt})`.mapWith(Number),
      failedUsers: sql<number>`count(${marketingContacts.lastError})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(marketingContacts, eq(marketingContacts.userId, users.id))
  return row ?? { totalUsers: 0, unconfirmedUsers: 0, syncedUsers: 0, failedUsers: 0 }
}

export async function countConfirmed(db: Database): Promise<number> {
  const [row] = await db.select({ users: count() }).from(users).where(isConfirmed)
  return row?.users ?? 0
}

export function findFailures(db: Database, limit: number) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      lastError: marketingContacts.lastError,
      failedAt: marketingContacts.failedAt,
    })
    .from(marketingContacts)
    .innerJoin(users, eq(users.id, marketingContacts.userId))
    .where(isNotNull(marketingContacts.lastError))
    .orderBy(desc(marketingContacts.failedAt), asc(users.email))
    .limit(limit)
}

/** Confirmed users who never got there or whose last try failed, but not those taken out by hand. */
export function findUnsynced(db: Database, limit: number): Promise<{ id: string }[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .leftJoin(marketingContacts, eq(marketingContacts.userId, users.id))
    .where(
      and(
        isConfirmed,
        isNull(marketingContacts.removedAt),
        or(isNull(marketingContacts.userId), isNotNull(marketingContacts.lastError)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
}

/** The next confirmed users of a synchronisation, with what is known of their contacts. */
export function findNextUsers(db: Database, { lastUserId, startedAt }: SyncRecord, limit: number) {
  return db
    .select({ user: users, syncedAt: marketingContacts.syncedAt })
    .from(users)
    .leftJoin(marketingContacts, eq(marketingContacts.userId, users.id))
    .where(
      and(isConfirmed, lte(users.createdAt, startedAt), lastUserId === null ? undefined : gt(users.id, lastUserId)),
    )
    .orderBy(asc(users.id))
    .limit(limit)
}

export async function findSync(db: Database, id: string): Promise<SyncRecord | null> {
  const [row] = await db.select().from(marketingSyncs).where(eq(marketingSyncs.id, id))
  return row ?? null
}

/** The running one, else the newest. */
export async function findLastSync(db: Database): Promise<SyncRecord | null> {
  const [row] = await db
    .select()
    .from(marketingSyncs)
    .orderBy(sql`${marketingSyncs.finishedAt} desc nulls first`, desc(marketingSyncs.startedAt))
    .limit(1)
  return row ?? null
}

/** Writes how far a synchronisation is, unless another process has written since it was read. */
export async function advanceSync(db: Database, before: SyncRecord, change: Partial<SyncRecord>): Promise<boolean> {
  const place =
    before.lastUserId === null ? isNull(marketingSyncs.lastUserId) : eq(marketingSyncs.lastUserId, before.lastUserId)
  const rows = await db
    .update(marketingSyncs)
    .set(change)
    .where(and(eq(marketingSyncs.id, before.id), isNull(marketingSyncs.finishedAt), place))
    .returning({ id: marketingSyncs.id })
  return rows.length === 1
}
