import { templatesTexts as t } from '#features/templates/texts.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { languageFilters, modalityFilters, type TemplateFilters } from './filter-templates.ts'

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
          options={modalityFilters.map((value) => ({
            value,
            label: value === 'all' ? t.allModalities : t.modalities[value],
          }))}
        />
        <Select
          size="small"
          aria-label={t.languageFilter}
          value={filters.languageFilter}
          onValueChange={(languageFilter) => onChange({ languageFilter })}
          options={languageFilters.map((value) => ({
            value,
            label: value === 'all' ? t.allLanguages : t.languages[value],
          }))}
        />
      </div>
    </search>
  )
}
