import type { UserRow } from '#features/administration/contract.ts'
import { userAdminTexts as t } from '#features/administration/texts.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { trialStates, type UserFilters } from './select-users.ts'

export interface UserFilterFieldsProps {
  users: readonly UserRow[]
  filters: UserFilters
  onChange: (filters: UserFilters) => void
}

type FilterName = keyof typeof t.filters
const filterNames = Object.keys(t.filters) as FilterName[]
const yesOrNo = [
  { value: 'yes', label: t.yes },
  { value: 'no', label: t.no },
]

export function UserFilterFields({ users, filters, onChange }: UserFilterFieldsProps) {
  const choices: Record<FilterName, { value: string; label: string }[]> = {
    subscriptionStatus: namesOf(users.map((user) => user.subscriptionStatus)).map((value) => ({
      value,
      label: t.statuses[value] ?? value,
    })),
    accountTrial: trialStates.map((value) => ({ value, label: t.trial[value] })),
    authProvider: namesOf(users.map((user) => user.authProvider)).map((value) => ({ value, label: value })),
    emailVerified: yesOrNo,
    hasSubscription: yesOrNo,
  }
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
      <Field label={t.search}>
        <Input
          type="search"
          value={filters.search}
          onChange={(event) => onChange({ ...filters, search: event.target.value })}
        />
      </Field>
      {filterNames.map((name) => (
        <Field key={name} label={t.filters[name]}>
          <Select
            value={filters[name]}
            onValueChange={(value) => onChange({ ...filters, [name]: value })}
            options={[{ value: 'all', label: t.all }, ...choices[name]]}
          />
        </Field>
      ))}
    </div>
  )
}

function namesOf(values: readonly string[]): string[] {
  return [...new Set(values)].sort()
}
