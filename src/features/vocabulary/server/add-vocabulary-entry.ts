import type { z } from 'zod'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { vocabularyInput } from '../contract.ts'
import { vocabularyTexts as t } from '../texts.ts'
import { countVocabularyLocked, insertVocabularyEntry, type VocabularyRecord } from './vocabulary-repository.ts'

/** Entries a user may keep: far above what a person enters, far below what would slow the engine. */
const maxEntries = 2000

/** @throws {AppError} name_taken, limit_reached */
export async function addEntry(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  input: z.infer<typeof vocabularyInput>,
): Promise<VocabularyRecord> {
  try {
    return await deps.db.transaction(async (tx) => {
      if ((await countVocabularyLocked(tx, userId)) >= maxEntries) {
        throw new AppError('limit_reached', { message: t.limitReached(maxEntries) })
      }
      return insertVocabularyEntry(tx, { ...input, userId, createdAt: deps.clock.now() })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('name_taken', { message: t.wordTaken })
    throw error
  }
}
