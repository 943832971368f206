import type { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { maxSavedPrompts, type savePrompt } from '../contract.ts'
import { promptTexts as t } from '../texts.ts'
import { countSavedPromptsLocked, insertSavedPrompt, type SavedPromptRecord } from './saved-prompt-repository.ts'

type Input = z.infer<(typeof savePrompt)['body']>

/** @throws {AppError} limit_reached: five of each type */
export function savePromptOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  input: Input,
): Promise<SavedPromptRecord> {
  return deps.db.transaction(async (tx) => {
    if ((await countSavedPromptsLocked(tx, userId, input.promptType)) >= maxSavedPrompts) {
      throw new AppError('limit_reached', { message: t.limitReached })
    }
    return insertSavedPrompt(tx, { ...input, userId, createdAt: deps.clock.now() })
  })
}
