import type { z } from 'zod'
import type { ownTemplateInput } from '#features/templates/contract.ts'
import { createOwnTemplate, deleteOwnTemplate, updateOwnTemplate } from '#features/templates/contract.ts'
import { templatesTexts as t } from '#features/templates/texts.ts'
import { call } from '#web/api-client.ts'
import { useChange } from '#web/use-change.ts'
import { ownTemplatesKey } from './use-templates.ts'

export type TemplateInput = z.infer<typeof ownTemplateInput>

/** @param id of the template to change, null for a new one */
export function useSaveTemplate(id: string | null, onDone: () => void) {
  const isNew = id === null
  return useChange({
    queryKey: ownTemplatesKey,
    run: (body: TemplateInput) =>
      id === null ? call(createOwnTemplate, { body }) : call(updateOwnTemplate, { params: { id }, body }),
    texts: {
      failedTitle: t.failed,
      done: isNew ? t.created : t.updated,
      failed: isNew ? t.createFailed : t.updateFailed,
    },
    onDone,
  })
}

export function useDeleteTemplate(onDone: () => void) {
  return useChange({
    queryKey: ownTemplatesKey,
    run: (id: string) => call(deleteOwnTemplate, { params: { id } }),
    texts: { failedTitle: t.failed, done: t.deleted, failed: t.deleteFailed },
    onDone,
  })
}
