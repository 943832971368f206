import { useQueries } from '@tanstack/react-query'
import { listOwnTemplates, listStandardTemplates } from '#features/templates/contract.ts'
import { call } from '#web/api-client.ts'
import { promptTexts as t } from '../texts.ts'

export const sampleTemplateId = 'sample'

interface TrialTemplate {
  id: string
  name: string
  templateHtml: string
}

const sample: TrialTemplate = { id: sampleTemplateId, name: t.tryTemplateSample, templateHtml: t.tryTemplateHtml }

/** What a prompt can be tried on: a small sample, then the person's own templates and those of the house. */
export function useTrialTemplates(isWanted: boolean): readonly TrialTemplate[] {
  return useQueries({
    queries: [listOwnTemplates, listStandardTemplates].map((contract) => ({
      queryKey: [contract.path],
      queryFn: (): Promise<readonly TrialTemplate[]> => call(contract),
      enabled: isWanted,
    })),
    combine: (lists) => [sample, ...lists.flatMap(({ data }) => data ?? [])],
  })
}
