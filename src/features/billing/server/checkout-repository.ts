import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { checkouts, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'

export type CheckoutRecord = typeof checkouts.$inferSelect

/** The provider keeps an idempotency key for a day, and a session is open as long; ours ends sooner. */
const reusableMs = 20 * 3_600_000

interface Wish {
  userId: string
  planType: string
  trialDays: number
  now: Date
}

/**
 * The checkout a user is in: the one begun before where it is for the same, else a new one.
 *
 * @returns also the session to close, of a checkout for something else
 */
export async function beginCheckout(
  db: Database,
  { userId, planType, trialDays, now }: Wish,
): Promise<{ checkout: CheckoutRecord; outdatedSession: string | null }> {
  return db.transaction(async (tx) => {
    // Two clicks at once must find the same checkout.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    // Locked as well: a session remembered between this look and the insert would never be closed.
    const [begun] = await tx.select().from(checkouts).where(eq(checkouts.userId, userId)).for('update')
    const isSame = begun?.planType === planType && begun.trialDays === trialDays
    if (begun && isSame && now.getTime() - begun.startedAt.getTime() < reusableMs) {
      return { checkout: begun, outdatedSession: null }
    }
    const fresh = { idempotencyKey: randomUUID(), planType, trialDays, sessionId: null, startedAt: now }
    const [checkout] = await tx
      .insert(checkouts)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: checkouts.userId, set: fresh })
      .returning()
    if (!checkout) throw new Error('no checkout row')
    return { checkout, outdatedSession: begun?.sessionId ?? null }
  })
}

/** Answers whether the user is still in this checkout: false when another one was begun, or the account is gone. */
export async function rememberSession(db: Database, checkout: CheckoutRecord, sessionId: string): Promise<boolean> {
  const rows = await db
    .update(checkouts)
    .set({ sessionId })
    .where(and(eq(checkouts.userId, checkout.userId), eq(checkouts.idempotencyKey, checkout.idempotencyKey)))
    .returning({ userId: checkouts.userId })
  return rows.length === 1
}

export async function forgetCheckout(db: Database, checkout: CheckoutRecord): Promise<void> {
  await db
    .delete(checkouts)
    .where(and(eq(checkouts.userId, checkout.userId), eq(checkouts.idempotencyKey, checkout.idempotencyKey)))
}
