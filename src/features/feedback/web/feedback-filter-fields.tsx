import { filterLanguages } from '#contract/enums.ts'
import type { FeedbackFilters } from '#features/feedback/contract.ts'
import { feedbackTypes, inputMethods } from '#features/feedback/contract.ts'
import { feedbackAnalyticsTexts as t } from '#features/feedback/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

export interface FeedbackFilterFieldsProps {
  /** Holds only what is filtered by. */
  filters: FeedbackFilters
  onChange: (part: FeedbackFilters) => void
}

const languageNames = new Intl.DisplayNames('de', { type: 'language' })
const all = { value: '', label: t.all } as const

const noFilters: FeedbackFilters = {
  feedbackType: undefined,
  language: undefined,
  inputMethod: undefined,
  dateFrom: undefined,
  dateTo: undefined,
}

export function FeedbackFilterFields({ filters, onChange }: FeedbackFilterFieldsProps) {
  const change = (part: Record<string, string>) =>
    onChange(Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value || undefined])))
  return (
    <div className="grid grid-cols-2 items-end gap-4 md:grid-cols-3 xl:grid-cols-6">
      <Field label={t.filters.feedbackType}>
        <Select
          value={filters.feedbackType ?? ''}
          onValueChange={(feedbackType) => change({ feedbackType })}
          options={[all, ...feedbackTypes.map((value) => ({ value, label: t.types[value] }))]}
        />
      </Field>
      <Field label={t.filters.language}>
        <Select
          value={filters.language ?? ''}
          onValueChange={(language) => change({ language })}
          options={[all, ...filterLanguages.map((value) => ({ value, label: languageNames.of(value) ?? value }))]}
        />
      </Field>
      <Field label={t.filters.inputMethod}>
        <Select
          value={filters.inputMethod ?? ''}
          onValueChange={(inputMethod) => change({ inputMethod })}
          options={[all, ...inputMethods.map((value) => ({ value, label: t.methods[value] }))]}
        />
      </Field>
      <Field label={t.filters.dateFrom}>
        <Input
          type="date"
          value={filters.dateFrom ?? ''}
          onChange={(event) => change({ dateFrom: event.target.value })}
        />
      </Field>
      <Field label={t.filters.dateTo}>
        <Input type="date" value={filters.dateTo ?? ''} onChange={(event) => change({ dateTo: event.target.value })} />
      </Field>
      <Button variant="quiet" disabled={Object.keys(filters).length === 0} onClick={() => onChange(noFilters)}>
        {t.clearFilters}
      </Button>
    </div>
  )
}
