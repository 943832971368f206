import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { adminTexts, aiPromptTexts as t } from '#features/administration/texts.ts'
import type { aiPromptInput } from '#features/prompts/contract.ts'
import { createAiPrompt, deleteAiPrompt, listAiPrompts, updateAiPrompt } from '#features/prompts/contract.ts'
import { call } from '#web/api-client.ts'
import { useChange } from '#web/use-change.ts'

const queryKey = [listAiPrompts.path] as const
const texts = { failedTitle: t.failedTitle, unauthorized: adminTexts.unauthorized }

export type AiPromptInput = z.infer<typeof aiPromptInput>

export function useAiPrompts() {
  return useQuery({ queryKey, queryFn: () => call(listAiPrompts) })
}

/** @param id of the prompt to change, null for a new one */
export function useSaveAiPrompt(id: string | null, onDone: () => void) {
  return useChange({
    run: (body: AiPromptInput) =>
      id === null ? call(createAiPrompt, { body }) : call(updateAiPrompt, { params: { id }, body }),
    queryKey,
    texts:
      id === null
        ? { ...texts, done: t.created, failed: t.createFailed }
        : { ...texts, done: t.updated, failed: t.updateFailed },
    onDone,
  })
}

export function useDeleteAiPrompt(onDone: () => void) {
  return useChange({
    run: (id: string) => call(deleteAiPrompt, { params: { id } }),
    queryKey,
    texts: { ...texts, done: t.deleted, failed: t.deleteFailed },
    onDone,
  })
}
