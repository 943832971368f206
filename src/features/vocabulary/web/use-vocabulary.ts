import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isUnauthorized, messageOf } from '#web/api-client.ts'
import { signInAgain } from '#web/sign-in-again.ts'
import { toast } from '#web/ui/toast-store.ts'
import { addVocabularyEntry, deleteVocabularyEntry, listVocabulary, type VocabularyEntry } from '../contract.ts'
import { vocabularyTexts as t } from '../texts.ts'
import type { CsvWord } from './csv.ts'

const vocabularyKey = [listVocabulary.path] as const
const vocabularyQuery = { queryKey: vocabularyKey, queryFn: () => call(listVocabulary), staleTime: 0 }

export function useVocabulary() {
  return useQuery(vocabularyQuery)
}

type ReportWord = Pick<VocabularyEntry, 'originalWord' | 'correctedWord'>

const noWords: readonly ReportWord[] = []

/** What acts on German reports; the same list until one of its words changes, and none where it cannot be loaded. */
export function useReportWords(): readonly ReportWord[] {
  return useQuery({ ...vocabularyQuery, select: reportWords }).data ?? noWords
}

function reportWords(entries: readonly VocabularyEntry[]): ReportWord[] {
  return entries
    .filter(({ language }) => language === 'de')
    .map(({ originalWord, correctedWord }) => ({ originalWord, correctedWord }))
}

export function useAddEntry(onAdded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CsvWord) => call(addVocabularyEntry, { body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: vocabularyKey })
      toast({ title: t.added, tone: 'proven' })
      onAdded()
    },
    onError: (error) => showFailure(error, t.addFailed),
  })
}

export function useDeleteEntry(onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteVocabularyEntry, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: vocabularyKey })
      toast({ title: t.deleted, tone: 'proven' })
      onDeleted()
    },
    onError: (error) => showFailure(error, t.deleteFailed),
  })
}

/** One entry after the other; what is refused is left out and told. */
export function useImportEntries(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (words: readonly CsvWord[]) => {
      let done = 0
      let refusal: unknown = null
      for (const body of words) {
        try {
          await call(addVocabularyEntry, { body })
          done += 1
        } catch (error) {
          if (isUnauthorized(error)) throw error
          refusal = error
        }
      }
      return { done, total: words.length, refusal }
    },
    onSuccess: async ({ done, total, refusal }) => {
      await client.invalidateQueries({ queryKey: vocabularyKey })
      const description = refusal === null ? undefined : messageOf(refusal, t.addFailed)
      toast({ title: t.imported(done, total), description, tone: refusal === null ? 'proven' : 'ask' })
      onDone()
    },
    onError: (error) => showFailure(error, t.addFailed),
  })
}

const unauthorized = { title: t.signedOut, description: t.signedOutText }

function showFailure(error: unknown, fallback: string): void {
  if (isUnauthorized(error)) signInAgain(unauthorized)
  else toast({ title: t.failed, description: messageOf(error, fallback), tone: 'clash' })
}
