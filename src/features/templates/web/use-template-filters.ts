import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CurrentUser } from '#features/auth/contract.ts'
import { saveTemplateFilters } from '#features/profile/contract.ts'
import { call } from '#web/api-client.ts'
import { currentUserKey } from '#web/shell/use-current-user.ts'
import { languageFilters, modalityFilters, type TemplateFilters } from './filter-templates.ts'

/** Search and filters as left at the last visit; every change is sent, a failure to save is only logged. */
export function useTemplateFilters(user: CurrentUser): [TemplateFilters, (change: Partial<TemplateFilters>) => void] {
  const client = useQueryClient()
  const [filters, setFilters] = useState<TemplateFilters>({
    searchTerm: user.templateSearchTerm,
    modalityFilter: modalityFilters.find((known) => known === user.templateModalityFilter) ?? 'all',
    languageFilter: languageFilters.find((known) => known === user.templateLanguageFilter) ?? 'all',
  })
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  function change(part: Partial<TemplateFilters>) {
    const next = { ...filters, ...part }
    setFilters(next)
    // The column comes back as it was left, long before the user is asked for again.
    client.setQueryData<CurrentUser | null>(
      currentUserKey,
      (cached) =>
        cached && {
          ...cached,
          templateSearchTerm: next.searchTerm,
          templateModalityFilter: next.modalityFilter,
          templateLanguageFilter: next.languageFilter,
        },
    )
    // One after another: an older state must not overtake a newer one on its way.
    saving.current = saving.current
      .then(() => call(saveTemplateFilters, { body: next }))
      .catch((error: unknown) => {
        console.warn('Template filters were not saved', error instanceof Error ? error.name : '')
      })
  }
  return [filters, change]
}
