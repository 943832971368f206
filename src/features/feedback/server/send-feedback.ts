import type { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { maskText } from '#server/masking/mask-text.ts'
import type { sendFeedback } from '../contract.ts'
import { type FeedbackRecord, insertFeedback } from './feedback-repository.ts'

type Input = z.infer<(typeof sendFeedback)['body']>

/** Stores a rating; free text only after names and numbers of patients are masked. */
export function storeFeedback(deps: Pick<Deps, 'db' | 'clock'>, userId: string, input: Input): Promise<FeedbackRecord> {
  return insertFeedback(deps.db, {
    ...input,
    feedbackText: input.feedbackText?.trim() ? maskText(input.feedbackText).text : null,
    userId,
    createdAt: deps.clock.now(),
  })
}
