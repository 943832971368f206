import { z } from 'zod'
import { isoDateTime, route } from '#contract/route.ts'

export const feedbackTypes = ['positive', 'negative'] as const
export const inputMethods = ['voice_recording', 'external_transcript'] as const
export const feedbackCategories = ['formatting', 'transcription', 'missing_terms', 'other'] as const
export const maxFeedbackLength = 500

export const feedback = z.object({
  id: z.string(),
  feedbackType: z.enum(feedbackTypes),
  feedbackCategory: z.string().nullable(),
  feedbackText: z.string().nullable(),
  language: z.string(),
  inputMethod: z.enum(inputMethods),
  templateUsed: z.boolean(),
  templateId: z.string().nullable(),
  templateName: z.string().nullable(),
  recordingId: z.string().nullable(),
  sessionId: z.string().nullable(),
  createdAt: isoDateTime,
})
export type Feedback = z.infer<typeof feedback>

const reference = z.string().max(200).nullish()

export const sendFeedback = route({
  method: 'POST',
  path: '/api/feedback',
  access: 'full',
  summary: 'Rate a report',
  body: z.object({
    feedbackType: z.enum(feedbackTypes, { message: 'Bitte wählen Sie eine Bewertung' }),
    feedbackCategory: z.enum(feedbackCategories, { message: 'Unbekannte Kategorie' }).nullish(),
    feedbackText: z
      .string()
      .max(maxFeedbackLength, { message: `Höchstens ${maxFeedbackLength} Zeichen` })
      .nullish(),
    recordingId: reference,
    sessionId: reference,
    language: z.string().min(2).max(10),
    inputMethod: z.enum(inputMethods),
    templateUsed: z.boolean(),
    templateId: reference,
    templateName: reference,
  }),
  response: feedback,
  status: 201,
})

/** Entries the list of the administration holds; the export has them all. */
export const listedFeedback = 500

const day = z.iso.date({ message: 'Bitte ein Datum wie 2026-01-31' })
export const feedbackFilters = z.object({
  feedbackType: z.enum(feedbackTypes).optional(),
  language: z.string().max(10).optional(),
  inputMethod: z.enum(inputMethods).optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
})
export type FeedbackFilters = z.infer<typeof feedbackFilters>

export const feedbackStats = route({
  method: 'GET',
  path: '/api/admin/feedback/stats',
  access: 'admin',
  summary: 'Counts of feedback',
  query: feedbackFilters,
  response: z.object({
    totalFeedback: z.number(),
    positiveCount: z.number(),
    negativeCount: z.number(),
    /** Per cent. */
    conversionRate: z.number(),
  }),
})

export const listFeedback = route({
  method: 'GET',
  path: '/api/admin/feedback',
  access: 'admin',
  summary: 'Feedback, the newest 500 first',
  query: feedbackFilters,
  response: z.array(feedback),
})

export const exportFeedback = route({
  method: 'GET',
  path: '/api/admin/feedback/export',
  access: 'admin',
  summary: 'Feedback as CSV',
  query: feedbackFilters,
  answers: 'download',
})
