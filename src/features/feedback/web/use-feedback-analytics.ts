import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FeedbackFilters } from '#features/feedback/contract.ts'
import { feedbackStats, listFeedback } from '#features/feedback/contract.ts'
import { call } from '#web/api-client.ts'

export function useFeedbackStats(query: FeedbackFilters) {
  return useQuery({
    queryKey: [feedbackStats.path, query],
    queryFn: () => call(feedbackStats, { query }),
    placeholderData: keepPreviousData,
  })
}

export function useFeedbackList(query: FeedbackFilters) {
  return useQuery({
    queryKey: [listFeedback.path, query],
    queryFn: () => call(listFeedback, { query }),
    placeholderData: keepPreviousData,
  })
}
