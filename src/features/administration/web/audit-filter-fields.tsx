import type { AuditFilters } from '#features/administration/contract.ts'
import { auditTexts as t } from '#features/administration/texts.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { SearchField } from './search-field.tsx'

export interface AuditFilterFieldsProps {
  filters: AuditFilters
  onChange: (part: AuditFilters) => void
}

export const noAuditFilters: AuditFilters = {
  actor: undefined,
  subject: undefined,
  action: undefined,
  dateFrom: undefined,
  dateTo: undefined,
}

export function AuditFilterFields({ filters, onChange }: AuditFilterFieldsProps) {
  const options = Object.entries(t.actions).map(([value, label]) => ({ value, label }))
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-5">
      <SearchField label={t.filters.actor} search={filters.actor ?? ''} onSearch={(actor) => onChange({ actor })} />
      <SearchField
        label={t.filters.subject}
        search={filters.subject ?? ''}
        onSearch={(subject) => onChange({ subject })}
      />
      <Field label={t.filters.action}>
        <Select
          value={filters.action ?? ''}
          onValueChange={(action) => onChange({ action: action || undefined })}
          options={[{ value: '', label: t.all }, ...options]}
        />
      </Field>
      {(['dateFrom', 'dateTo'] as const).map((name) => (
        <Field key={name} label={t.filters[name]}>
          <Input
            type="date"
            value={filters[name] ?? ''}
            onChange={(event) => onChange({ [name]: event.target.value || undefined })}
          />
        </Field>
      ))}
    </div>
  )
}
