import type { UserFilters } from '#features/administration/contract.ts'
import { trialStates } from '#features/administration/contract.ts'
import { userAdminTexts as t } from '#features/administration/texts.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { SearchField } from './search-field.tsx'

export interface UserFilterFieldsProps {
  filters: UserFilters
  /** Ways to sign in that anybody has used. */
  authProviders: readonly string[]
  onChange: (part: UserFilters) => void
}

type FilterName = keyof typeof t.filters
const filterNames = Object.keys(t.filters) as FilterName[]
const yesOrNo = [
  { value: 'yes', label: t.yes },
  { value: 'no', label: t.no },
]

export const noUserFilters: UserFilters = {
  search: undefined,
  subscriptionStatus: undefined,
  accountTrial: undefined,
  authProvider: undefined,
  emailVerified: undefined,
  hasSubscription: undefined,
}

export function UserFilterFields({ filters, authProviders, onChange }: UserFilterFieldsProps) {
  const choices: Record<FilterName, readonly { value: string; label: string }[]> = {
    subscriptionStatus: Object.entries(t.statuses).map(([value, label]) => ({ value, label })),
    accountTrial: trialStates.map((value) => ({ value, label: t.trial[value] })),
    authProvider: authProviders.map((value) => ({ value, label: t.authProviders[value] ?? value })),
    emailVerified: yesOrNo,
    hasSubscription: yesOrNo,
  }
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
      <SearchField label={t.search} search={filters.search ?? ''} onSearch={(search) => onChange({ search })} />
      {filterNames.map((name) => (
        <Field key={name} label={t.filters[name]}>
          <Select
            value={filters[name] ?? ''}
            onValueChange={(value) => onChange({ [name]: value === '' ? undefined : value })}
            options={[{ value: '', label: t.all }, ...choices[name]]}
          />
        </Field>
      ))}
    </div>
  )
}
