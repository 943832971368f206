import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { adminTexts, aiPromptTexts as t } from '#features/administration/texts.ts'
import type { AiPrompt, aiPromptInput } from '#features/prompts/contract.ts'
import { createAiPrompt, deleteAiPrompt, listAiPrompts, updateAiPrompt } from '#features/prompts/contract.ts'
import { call, isUnauthorized, messageOf } from '#web/api-client.ts'
import { signInAgain } from '#web/sign-in-again.ts'
import { toast } from '#web/ui/toast-store.ts'

const promptsKey = [listAiPrompts.path] as const

export type AiPromptInput = z.infer<typeof aiPromptInput>

export function useAiPrompts() {
  return useQuery({ queryKey: promptsKey, queryFn: () => call(listAiPrompts) })
}

/** @param id of the prompt to change, null for a new one */
export function useSaveAiPrompt(id: string | null, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AiPromptInput): Promise<AiPrompt> =>
      id === null ? call(createAiPrompt, { body }) : call(updateAiPrompt, { params: { id }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: promptsKey })
      toast({ title: id === null ? t.created : t.updated, tone: 'proven' })
      onSaved()
    },
    onError: (error) => fail(error, id === null ? t.createFailed : t.updateFailed),
  })
}

export function useDeleteAiPrompt(onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteAiPrompt, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: promptsKey })
      toast({ title: t.deleted, tone: 'proven' })
      onDeleted()
    },
    onError: (error) => fail(error, t.deleteFailed),
  })
}

function fail(error: unknown, text: string): void {
  if (isUnauthorized(error)) signInAgain(adminTexts.unauthorized)
  else toast({ title: t.failedTitle, description: messageOf(error, text), tone: 'clash' })
}
