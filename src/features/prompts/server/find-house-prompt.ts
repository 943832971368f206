import { and, inArray } from 'drizzle-orm'
import { aiPrompts } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { AiPromptRecord } from './ai-prompt-repository.ts'

/** The first of the house's prompts of these names: that of the language, else the universal one; else none. */
export async function findHousePrompt(
  db: Database,
  names: readonly string[],
  language: string,
): Promise<AiPromptRecord | null> {
  const rows = await db
    .select()
    .from(aiPrompts)
    .where(and(inArray(aiPrompts.name, [...names]), inArray(aiPrompts.language, [language, 'universal'])))
  for (const name of names) {
    const named = rows.filter((row) => row.name === name)
    const found = named.find((row) => row.language === language) ?? named[0]
    if (found) return found
  }
  return null
}
