import { and, asc, eq } from 'drizzle-orm'
import { users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'

export async function findUserByEmail(db: Database, email: string): Promise<UserRecord | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email.toLowerCase()))
  return row ?? null
}

export async function findUserById(db: Database, id: string): Promise<UserRecord | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

/**
 * Changes what is named and nothing else: the rest may have changed since the row was read.
 *
 * @throws {AppError} not_found where it was deleted meanwhile
 */
export async function updateUser(
  db: Database,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRecord> {
  const [row] = await db
    .update(users)
    .set({ id, ...change })
    .where(eq(users.id, id))
    .returning()
  if (!row) throw new AppError('not_found')
  return row
}

/**
 * The administrators who may sign in, locked in one order: two who end each other at once wait for one another.
 *
 * @returns their ids
 */
export async function lockActiveAdmins(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map(({ id }) => id)
}
