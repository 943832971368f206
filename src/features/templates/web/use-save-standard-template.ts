import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { StandardTemplate, standardTemplateInput } from '#features/templates/contract.ts'
import { createStandardTemplate, deleteStandardTemplate, updateStandardTemplate } from '#features/templates/contract.ts'
import { standardTemplateTexts as t } from '#features/templates/texts.ts'
import { call, messageOf } from '#web/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'
import { standardTemplatesKey } from './use-templates.ts'

export type StandardTemplateInput = z.infer<typeof standardTemplateInput>

/** @param id of the template to change, null for a new one */
export function useSaveStandardTemplate(id: string | null, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StandardTemplateInput): Promise<StandardTemplate> =>
      id === null ? call(createStandardTemplate, { body }) : call(updateStandardTemplate, { params: { id }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: standardTemplatesKey })
      toast({ title: id === null ? t.created : t.updated, tone: 'proven' })
      onSaved()
    },
    onError: (error) => fail(error, id === null ? t.createFailed : t.updateFailed),
  })
}

export function useDeleteStandardTemplate(onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteStandardTemplate, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: standardTemplatesKey })
      toast({ title: t.deleted, tone: 'proven' })
      onDeleted()
    },
    onError: (error) => fail(error, t.deleteFailed),
  })
}

function fail(error: unknown, text: string): void {
  toast({ title: t.failedTitle, description: messageOf(error, text), tone: 'clash' })
}
