import type { CsvColumns } from '#server/csv.ts'
import type { FeedbackRecord } from './feedback-repository.ts'

export const feedbackColumns: CsvColumns<FeedbackRecord> = [
  ['id', (row) => row.id],
  ['createdAt', (row) => row.createdAt.toISOString()],
  ['feedbackType', (row) => row.feedbackType],
  ['language', (row) => row.language],
  ['inputMethod', (row) => row.inputMethod],
  ['templateUsed', (row) => String(row.templateUsed)],
  ['templateName', (row) => row.templateName],
  ['feedbackCategory', (row) => row.feedbackCategory],
  ['feedbackText', (row) => row.feedbackText],
]
