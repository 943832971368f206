import { asc, eq } from 'drizzle-orm'
import { standardTemplates } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'

export type StandardTemplateRecord = typeof standardTemplates.$inferSelect

export function listAllStandardTemplates(db: Database): Promise<StandardTemplateRecord[]> {
  return db.select().from(standardTemplates).orderBy(asc(standardTemplates.modality), asc(standardTemplates.name))
}

export async function findStandardTemplate(db: Database, id: string): Promise<StandardTemplateRecord | null> {
  const [row] = await db.select().from(standardTemplates).where(eq(standardTemplates.id, id))
  return row ?? null
}

export async function insertStandardTemplate(
  db: Database,
  values: typeof standardTemplates.$inferInsert,
): Promise<StandardTemplateRecord> {
  const [row] = await db.insert(standardTemplates).values(values).returning()
  if (!row) throw new Error('the standard template was not saved')
  return row
}

/** @throws {AppError} not_found where it was deleted meanwhile */
export async function updateStandardTemplateRow(
  db: Database,
  id: string,
  change: Partial<typeof standardTemplates.$inferInsert>,
): Promise<StandardTemplateRecord> {
  const [row] = await db.update(standardTemplates).set(change).where(eq(standardTemplates.id, id)).returning()
  if (!row) throw new AppError('not_found')
  return row
}

export async function deleteStandardTemplateRow(db: Database, id: string): Promise<void> {
  await db.delete(standardTemplates).where(eq(standardTemplates.id, id))
}
