import type { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import type { FeedbackFilters, feedbackStats } from '../contract.ts'
import { countFeedback } from './feedback-analytics-repository.ts'

type Stats = z.infer<(typeof feedbackStats)['response']>

/** The conversion rate is the share of positive feedback. */
export async function readFeedbackStats(deps: Pick<Deps, 'db'>, filters: FeedbackFilters): Promise<Stats> {
  const { totalFeedback, positiveCount } = await countFeedback(deps.db, filters)
  return {
    totalFeedback,
    positiveCount,
    negativeCount: totalFeedback - positiveCount,
    conversionRate: totalFeedback === 0 ? 0 : (positiveCount / totalFeedback) * 100,
  }
}
