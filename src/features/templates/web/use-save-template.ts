import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { OwnTemplate, ownTemplateInput } from '#features/templates/contract.ts'
import { createOwnTemplate, deleteOwnTemplate, updateOwnTemplate } from '#features/templates/contract.ts'
import { templatesTexts as t } from '#features/templates/texts.ts'
import { call, messageOf } from '#web/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'
import { ownTemplatesKey } from './use-templates.ts'

export type TemplateInput = z.infer<typeof ownTemplateInput>

/** @param id of the template to change, null for a new one */
export function useSaveTemplate(id: string | null, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: TemplateInput): Promise<OwnTemplate> =>
      id === null ? call(createOwnTemplate, { body }) : call(updateOwnTemplate, { params: { id }, body }),
    onSuccess: (saved) => {
      client.setQueryData<OwnTemplate[]>(ownTemplatesKey, (rows = []) =>
        rows.some((row) => row.id === saved.id)
          ? rows.map((row) => (row.id === saved.id ? saved : row))
          : [...rows, saved],
      )
      toast({ title: id === null ? t.created : t.updated, tone: 'proven' })
      onSaved()
    },
    onError: (error) =>
      toast({
        title: t.failed,
        description: messageOf(error, id === null ? t.createFailed : t.updateFailed),
        tone: 'clash',
      }),
  })
}

export function useDeleteTemplate(onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteOwnTemplate, { params: { id } }),
    onSuccess: (_answer, id) => {
      client.setQueryData<OwnTemplate[]>(ownTemplatesKey, (rows = []) => rows.filter((row) => row.id !== id))
      toast({ title: t.deleted, tone: 'proven' })
      onDeleted()
    },
    onError: (error) => toast({ title: t.failed, description: messageOf(error, t.deleteFailed), tone: 'clash' }),
  })
}
