import { and, count, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { feedbackEntries } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import { withinDays } from '#server/db/within-days.ts'
import type { FeedbackFilters } from '../contract.ts'
import type { FeedbackRecord } from './feedback-repository.ts'

export interface FeedbackPage {
  limit: number
  /** Only what comes after this row. */
  after?: FeedbackRecord | undefined
}

/** Newest first. */
export function listFeedbackRows(
  db: Database,
  filters: FeedbackFilters,
  { limit, after }: FeedbackPage,
): Promise<FeedbackRecord[]> {
  return db
    .select()
    .from(feedbackEntries)
    .where(and(matching(filters), after && comesAfter(after)))
    .orderBy(desc(feedbackEntries.createdAt), desc(feedbackEntries.id))
    .limit(limit)
}

export async function countFeedback(db: Database, filters: FeedbackFilters) {
  const [row] = await db
    .select({
      totalFeedback: count(),
      positiveCount: sql<number>`count(*) filter (where ${eq(feedbackEntries.feedbackType, 'positive')})`.mapWith(
        Number,
      ),
    })
    .from(feedbackEntries)
    .where(matching(filters))
  return row ?? { totalFeedback: 0, positiveCount: 0 }
}

function comesAfter({ createdAt, id }: FeedbackRecord): SQL | undefined {
  return or(
    lt(feedbackEntries.createdAt, createdAt),
    and(eq(feedbackEntries.createdAt, createdAt), lt(feedbackEntries.id, id)),
  )
}

function matching({ feedbackType, language, inputMethod, ...days }: FeedbackFilters): SQL | undefined {
  return and(
    feedbackType && eq(feedbackEntries.feedbackType, feedbackType),
    language ? eq(feedbackEntries.language, language) : undefined,
    inputMethod && eq(feedbackEntries.inputMethod, inputMethod),
    withinDays(feedbackEntries.createdAt, days),
  )
}
