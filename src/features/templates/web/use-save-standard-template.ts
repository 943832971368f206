import type { z } from 'zod'
import type { standardTemplateInput } from '#features/templates/contract.ts'
import { createStandardTemplate, deleteStandardTemplate, updateStandardTemplate } from '#features/templates/contract.ts'
import { standardTemplateTexts as t } from '#features/templates/texts.ts'
import { call } from '#web/api-client.ts'
import { useChange } from '#web/use-change.ts'
import { standardTemplatesKey } from './use-templates.ts'

export type StandardTemplateInput = z.infer<typeof standardTemplateInput>

/** @param id of the template to change, null for a new one */
export function useSaveStandardTemplate(id: string | null, onDone: () => void) {
  const isNew = id === null
  return useChange({
    queryKey: standardTemplatesKey,
    run: (body: StandardTemplateInput) =>
      id === null ? call(createStandardTemplate, { body }) : call(updateStandardTemplate, { params: { id }, body }),
    texts: {
      failedTitle: t.failedTitle,
      done: isNew ? t.created : t.updated,
      failed: isNew ? t.createFailed : t.updateFailed,
    },
    onDone,
  })
}

export function useDeleteStandardTemplate(onDone: () => void) {
  return useChange({
    queryKey: standardTemplatesKey,
    run: (id: string) => call(deleteStandardTemplate, { params: { id } }),
    texts: { failedTitle: t.failedTitle, done: t.deleted, failed: t.deleteFailed },
    onDone,
  })
}
