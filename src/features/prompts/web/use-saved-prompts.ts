import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'
import { deleteSavedPrompt, listSavedPrompts, type SavedPrompt, savePrompt } from '../contract.ts'
import { promptTexts as t } from '../texts.ts'
import { showPromptFailure } from './show-prompt-failure.ts'

type PromptType = SavedPrompt['promptType']

const keyOf = (promptType: PromptType) => [listSavedPrompts.path, promptType] as const

export function useSavedPrompts(promptType: PromptType) {
  return useQuery({ queryKey: keyOf(promptType), queryFn: () => call(listSavedPrompts, { params: { promptType } }) })
}

export function useSavePrompt(promptType: PromptType, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { name: string; promptText: string }) => call(savePrompt, { body: { promptType, ...input } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf(promptType) })
      toast({ title: t.kept, tone: 'proven' })
      onSaved()
    },
    onError: (error) => showPromptFailure(error, t.keepFailed),
  })
}

export function useDeletePrompt(promptType: PromptType, onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteSavedPrompt, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf(promptType) })
      toast({ title: t.deleted, tone: 'proven' })
      onDeleted()
    },
    onError: (error) => showPromptFailure(error, t.deleteFailed),
  })
}
