import { z } from 'zod'
import { languages } from '#contract/enums.ts'
import { idParams, isoDateTime, nonBlank, route, success } from '#contract/route.ts'

export const vocabularyEntry = z.object({
  id: z.string(),
  originalWord: z.string(),
  correctedWord: z.string(),
  language: z.string(),
  /** How often the entry acted. */
  frequency: z.number(),
  createdAt: isoDateTime,
})
export type VocabularyEntry = z.infer<typeof vocabularyEntry>

const word = (message: string) =>
  nonBlank(message).pipe(z.string().normalize().trim().max(200, { message: 'Höchstens 200 Zeichen' }))

export const vocabularyInput = z.object({
  originalWord: word('Original word is required'),
  correctedWord: word('Corrected word is required'),
  language: z.enum(languages).default('de'),
})

export const listVocabulary = route({
  method: 'GET',
  path: '/api/vocabulary',
  access: 'session',
  summary: 'Own vocabulary',
  response: z.array(vocabularyEntry),
})

export const addVocabularyEntry = route({
  method: 'POST',
  path: '/api/vocabulary',
  access: 'full',
  summary: 'Add a vocabulary entry',
  body: vocabularyInput,
  response: vocabularyEntry,
  status: 201,
})

export const deleteVocabularyEntry = route({
  method: 'DELETE',
  path: '/api/vocabulary/:id',
  access: 'full',
  summary: 'Delete a vocabulary entry',
  params: idParams,
  response: success,
})
