import { filterLanguages, type Language, type Modality, modalities } from '#contract/enums.ts'

export const modalityFilters = ['all', ...modalities] as const
export const languageFilters = ['all', ...filterLanguages] as const

export interface TemplateFilters {
  searchTerm: string
  modalityFilter: (typeof modalityFilters)[number]
  languageFilter: (typeof languageFilters)[number]
}

export const noFilters: TemplateFilters = { searchTerm: '', modalityFilter: 'all', languageFilter: 'all' }

interface Filterable {
  name: string
  type?: string
  modality: Modality
  language: Language
}

/** Substring of name or type without regard to case, and both filters. */
export function filterTemplates<Template extends Filterable>(
  templates: readonly Template[],
  { searchTerm, modalityFilter, languageFilter }: TemplateFilters,
): Template[] {
  const term = searchTerm.trim().toLocaleLowerCase('de')
  return templates.filter(
    ({ name, type, modality, language }) =>
      (modalityFilter === 'all' || modality === modalityFilter) &&
      (languageFilter === 'all' || language === languageFilter) &&
      (name.toLocaleLowerCase('de').includes(term) || (type ?? '').toLocaleLowerCase('de').includes(term)),
  )
}
