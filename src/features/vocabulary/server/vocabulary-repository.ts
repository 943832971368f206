import { and, asc, count, eq, sql } from 'drizzle-orm'
import { users, vocabularyEntries } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'

export type VocabularyRecord = typeof vocabularyEntries.$inferSelect

export function listVocabularyOf(db: Database, userId: string): Promise<VocabularyRecord[]> {
  return db
    .select()
    .from(vocabularyEntries)
    .where(eq(vocabularyEntries.userId, userId))
    .orderBy(asc(sql`lower(${vocabularyEntries.originalWord})`))
}

export async function findVocabularyEntry(db: Database, userId: string, id: string): Promise<VocabularyRecord | null> {
  const [row] = await db
    .select()
    .from(vocabularyEntries)
    .where(and(eq(vocabularyEntries.id, id), eq(vocabularyEntries.userId, userId)))
  return row ?? null
}

/** Takes the user's row first, so that two additions at once cannot both pass the limit. */
export async function countVocabularyLocked(db: Database, userId: string): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [row] = await db.select({ count: count() }).from(vocabularyEntries).where(eq(vocabularyEntries.userId, userId))
  return row?.count ?? 0
}

export async function insertVocabularyEntry(
  db: Database,
  values: typeof vocabularyEntries.$inferInsert,
): Promise<VocabularyRecord> {
  const [row] = await db.insert(vocabularyEntries).values(values).returning()
  if (!row) throw new Error('the vocabulary entry was not saved')
  return row
}

export async function deleteVocabularyRow(db: Database, id: string): Promise<void> {
  await db.delete(vocabularyEntries).where(eq(vocabularyEntries.id, id))
}

/** Adds the hits of one run to the entries of a user in the language that acted. */
export async function countVocabularyHits(
  db: Database,
  userId: string,
  language: string,
  hits: readonly { originalWord: string; count: number }[],
): Promise<void> {
  for (const hit of hits) {
    await db
      .update(vocabularyEntries)
      .set({ frequency: sql`${vocabularyEntries.frequency} + ${hit.count}` })
      .where(
        and(
          eq(vocabularyEntries.userId, userId),
          eq(vocabularyEntries.language, language),
          sql`lower(${vocabularyEntries.originalWord}) = lower(${hit.originalWord})`,
        ),
      )
  }
}
