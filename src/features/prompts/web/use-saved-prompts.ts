import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api-client.ts'
import { useChange } from '#web/use-change.ts'
import { deleteSavedPrompt, listSavedPrompts, type SavedPrompt, savePrompt } from '../contract.ts'
import { promptTexts as t } from '../texts.ts'

type PromptType = SavedPrompt['promptType']

const keyOf = (promptType: PromptType) => [listSavedPrompts.path, promptType] as const
const texts = { failedTitle: t.failed, unauthorized: { title: t.signedOut, description: t.signedOutText } }

export function useSavedPrompts(promptType: PromptType) {
  return useQuery({ queryKey: keyOf(promptType), queryFn: () => call(listSavedPrompts, { params: { promptType } }) })
}

export function useSavePrompt(promptType: PromptType, onDone: () => void) {
  return useChange({
    run: (input: { name: string; promptText: string }) => call(savePrompt, { body: { promptType, ...input } }),
    queryKey: keyOf(promptType),
    texts: { ...texts, done: t.kept, failed: t.keepFailed },
    onDone,
  })
}

export function useDeletePrompt(promptType: PromptType, onDone: () => void) {
  return useChange({
    run: (id: string) => call(deleteSavedPrompt, { params: { id } }),
    queryKey: keyOf(promptType),
    texts: { ...texts, done: t.deleted, failed: t.deleteFailed },
    onDone,
  })
}
