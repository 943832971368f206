import { filterLanguages, modalities } from '#contract/enums.ts'
import { templatesTexts as t } from '#features/templates/texts.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { TemplateFilters } from './filter-templates.ts'

export interface TemplateFilterFieldsProps {
  filters: TemplateFilters
  onChange: (change: Partial<TemplateFilters>) => void
}

export function TemplateFilterFields({ filters, onChange }: TemplateFilterFieldsProps) {
  return (
    <search className="flex flex-col gap-1.5 px-3 pb-3 max-lg:pt-3">
      <Input
        type="search"
        aria-label={t.search}
        placeholder={t.search}
        value={filters.searchTerm}
        onChange={(event) => onChange({ searchTerm: event.target.value })}
        className="h-(--control-small)! px-2.5! text-sm!"
      />
      <div className="grid grid-cols-1 gap-1.5 max-lg:grid-cols-2">
        <Select
          size="small"
          aria-label={t.modalityFilter}
          value={filters.modalityFilter}
          onValueChange={(modalityFilter) => onChange({ modalityFilter })}
          options={[
            { value: 'all', label: t.allModalities },
            ...modalities.map((value) => ({ value: value as string, label: t.modalities[value] })),
          ]}
        />
        <Select
          size="small"
          aria-label={t.languageFilter}
          value={filters.languageFilter}
          onValueChange={(languageFilter) => onChange({ languageFilter })}
          options={[
            { value: 'all', label: t.allLanguages },
            ...filterLanguages.map((value) => ({ value: value as string, label: t.languages[value] })),
          ]}
        />
      </div>
    </search>
  )
}
