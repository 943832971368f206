import { and, eq, sql } from 'drizzle-orm'
import { billingFetches, checkouts, subscriptions, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { UserRecord } from '#server/http/caller.ts'

export type SubscriptionRecord = typeof subscriptions.$inferSelect
export type NewSubscription = Omit<typeof subscriptions.$inferInsert, 'createdAt' | 'updatedAt'>

export async function findSubscription(db: Database, userId: string): Promise<SubscriptionRecord | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).limit(1)
  return row ?? null
}

export async function findSubscriptions(db: Database, userIds: string[]): Promise<SubscriptionRecord[]> {
  // One parameter for all of them: PostgreSQL takes 65,535 at most.
  return db
    .select()
    .from(subscriptions)
    .where(sql`${subscriptions.userId} = any(${sql.param(userIds)}::uuid[])`)
}

/** Keeps the one subscription of a user that counts; null: none does. */
export async function replaceSubscription(
  db: Database,
  userId: string,
  subscription: NewSubscription | null,
  now: Date,
): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.userId, userId))
  if (subscription) await db.insert(subscriptions).values({ ...subscription, createdAt: now, updatedAt: now })
}

/** Numbers a fetch before it is made. */
export async function issueFetch(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .insert(billingFetches)
    .values({ userId, issued: 1, applied: 0 })
    .onConflictDoUpdate({ target: billingFetches.userId, set: { issued: sql`${billingFetches.issued} + 1` } })
    .returning()
  return row?.issued ?? 0
}

/** Whether the answer to this fetch may be written: false when a later one already was. Holds the row until the end. */
export async function claimFetch(db: Database, userId: string, fetchNumber: number): Promise<boolean> {
  const rows = await db
    .update(billingFetches)
    .set({ applied: fetchNumber })
    .where(and(eq(billingFetches.userId, userId), sql`${billingFetches.applied} < ${fetchNumber}`))
    .returning()
  return rows.length === 1
}

export async function findUserById(db: Database, id: string): Promise<UserRecord | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

export async function findUserByCustomer(db: Database, customerId: string): Promise<UserRecord | null> {
  const [row] = await db.select().from(users).where(eq(users.stripeCustomerId, customerId))
  return row ?? null
}

/** Forgets a customer the provider no longer knows, and the checkout begun for it. */
export async function forgetCustomer(db: Database, userId: string, customerId: string): Promise<void> {
  const forgotten = await db
    .update(users)
    .set({ stripeCustomerId: null })
    .where(and(eq(users.id, userId), eq(users.stripeCustomerId, customerId)))
    .returning({ id: users.id })
  if (forgotten.length > 0) await db.delete(checkouts).where(eq(checkouts.userId, userId))
}
