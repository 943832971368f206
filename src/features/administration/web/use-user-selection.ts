import { useSearchParams } from 'wouter'
import type { UserSelection } from '#features/administration/contract.ts'
import { userSelection } from '#features/administration/contract.ts'

/** Source of the order: spec part 2 section 5. */
const defaults = { sort: 'createdAt', order: 'desc', page: 1 } as const

export type ShownSelection = UserSelection & { page: number }

/** Filters, order and page of the users stand in the address: they outlive a reload and can be passed on. */
export function useUserSelection(): [ShownSelection, (part: Partial<UserSelection>) => void] {
  const [params, setParams] = useSearchParams()
  const parsed = userSelection.safeParse(Object.fromEntries(params))
  const selection = { ...defaults, ...(parsed.success ? parsed.data : {}) }

  function change(part: Partial<UserSelection>) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ page: 1, ...part })) {
          const isDefault = name in defaults && defaults[name as keyof typeof defaults] === value
          if (value === undefined || value === '' || isDefault) after.delete(name)
          else after.set(name, String(value))
        }
        return after
      },
      { replace: true },
    )
  }
  return [{ ...selection, page: selection.page ?? 1 }, change]
}
