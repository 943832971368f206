import { asc, eq } from 'drizzle-orm'
import { aiPrompts } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'

export type AiPromptRecord = typeof aiPrompts.$inferSelect

export function listAllAiPrompts(db: Database): Promise<AiPromptRecord[]> {
  return db.select().from(aiPrompts).orderBy(asc(aiPrompts.name), asc(aiPrompts.language))
}

export async function findAiPrompt(db: Database, id: string): Promise<AiPromptRecord | null> {
  const [row] = await db.select().from(aiPrompts).where(eq(aiPrompts.id, id))
  return row ?? null
}

export async function insertAiPrompt(db: Database, values: typeof aiPrompts.$inferInsert): Promise<AiPromptRecord> {
  const [row] = await db.insert(aiPrompts).values(values).returning()
  if (!row) throw new Error('the prompt was not saved')
  return row
}

/** @throws {AppError} not_found where it was deleted meanwhile */
export async function updateAiPromptRow(
  db: Database,
  id: string,
  change: Partial<typeof aiPrompts.$inferInsert>,
): Promise<AiPromptRecord> {
  const [row] = await db.update(aiPrompts).set(change).where(eq(aiPrompts.id, id)).returning()
  if (!row) throw new AppError('not_found')
  return row
}

export async function deleteAiPromptRow(db: Database, id: string): Promise<void> {
  await db.delete(aiPrompts).where(eq(aiPrompts.id, id))
}
