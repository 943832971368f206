import { and, asc, count, eq } from 'drizzle-orm'
import { ownTemplates, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'

export type OwnTemplateRecord = typeof ownTemplates.$inferSelect

export function listOwnTemplatesOf(db: Database, userId: string): Promise<OwnTemplateRecord[]> {
  return db.select().from(ownTemplates).where(eq(ownTemplates.userId, userId)).orderBy(asc(ownTemplates.name))
}

export async function findOwnTemplate(db: Database, userId: string, id: string): Promise<OwnTemplateRecord | null> {
  const [row] = await db
    .select()
    .from(ownTemplates)
    .where(and(eq(ownTemplates.id, id), eq(ownTemplates.userId, userId)))
  return row ?? null
}

/** Takes the user's row first, so that two creations at once cannot both pass the limit. */
export async function countOwnTemplatesLocked(db: Database, userId: string): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [row] = await db.select({ count: count() }).from(ownTemplates).where(eq(ownTemplates.userId, userId))
  return row?.count ?? 0
}

export async function insertOwnTemplate(
  db: Database,
  values: typeof ownTemplates.$inferInsert,
): Promise<OwnTemplateRecord> {
  const [row] = await db.insert(ownTemplates).values(values).returning()
  if (!row) throw new Error('the template was not saved')
  return row
}

/** @throws {AppError} not_found where it was deleted meanwhile */
export async function updateOwnTemplateRow(
  db: Database,
  id: string,
  change: Partial<typeof ownTemplates.$inferInsert>,
): Promise<OwnTemplateRecord> {
  const [row] = await db.update(ownTemplates).set(change).where(eq(ownTemplates.id, id)).returning()
  if (!row) throw new AppError('not_found')
  return row
}

export async function deleteOwnTemplateRow(db: Database, id: string): Promise<void> {
  await db.delete(ownTemplates).where(eq(ownTemplates.id, id))
}
