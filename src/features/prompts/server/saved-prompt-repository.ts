import { and, count, desc, eq } from 'drizzle-orm'
import { savedPrompts, users } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'

export type SavedPromptRecord = typeof savedPrompts.$inferSelect

const ofType = (userId: string, promptType: string) =>
  and(eq(savedPrompts.userId, userId), eq(savedPrompts.promptType, promptType))

/** Newest first. */
export function listSavedPromptsOf(db: Database, userId: string, promptType: string): Promise<SavedPromptRecord[]> {
  return db
    .select()
    .from(savedPrompts)
    .where(ofType(userId, promptType))
    .orderBy(desc(savedPrompts.createdAt), desc(savedPrompts.id))
}

export async function findSavedPrompt(db: Database, userId: string, id: string): Promise<SavedPromptRecord | null> {
  const [row] = await db
    .select()
    .from(savedPrompts)
    .where(and(eq(savedPrompts.id, id), eq(savedPrompts.userId, userId)))
  return row ?? null
}

/** Takes the user's row first, so that two saves at once cannot both pass the limit. */
export async function countSavedPromptsLocked(db: Database, userId: string, promptType: string): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [row] = await db.select({ count: count() }).from(savedPrompts).where(ofType(userId, promptType))
  return row?.count ?? 0
}

export async function insertSavedPrompt(
  db: Database,
  values: typeof savedPrompts.$inferInsert,
): Promise<SavedPromptRecord> {
  const [row] = await db.insert(savedPrompts).values(values).returning()
  if (!row) throw new Error('the prompt was not saved')
  return row
}

export async function deleteSavedPromptRow(db: Database, id: string): Promise<void> {
  await db.delete(savedPrompts).where(eq(savedPrompts.id, id))
}
