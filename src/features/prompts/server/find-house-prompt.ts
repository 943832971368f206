import { and, eq, inArray } from 'drizzle-orm'
import { aiPrompts } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { AiPromptRecord } from './ai-prompt-repository.ts'

/** The house's prompt of a name: that of the language, else the universal one, else none. */
export async function findHousePrompt(db: Database, name: string, language: string): Promise<AiPromptRecord | null> {
  const rows = await db
    .select()
    .from(aiPrompts)
    .where(and(eq(aiPrompts.name, name), inArray(aiPrompts.language, [language, 'universal'])))
  return rows.find((row) => row.language === language) ?? rows[0] ?? null
}
