import { useSearchParams } from 'wouter'
import type { z } from 'zod'

/**
 * What is chosen of a list, kept in the address: it outlives a reload and can be passed on.
 * A page number falls back to the first with every other change; what equals its default is not written.
 *
 * @param shape  judges what the address says; where it refuses, the defaults hold
 */
export function useUrlSelection<Selection extends Record<string, string | number | undefined>>(
  shape: z.ZodType<Selection>,
  defaults: Selection,
): [Selection, (part: Partial<Selection>) => void] {
  const [params, setParams] = useSearchParams()
  const parsed = shape.safeParse(Object.fromEntries(params))
  const selection = parsed.success ? { ...defaults, ...parsed.data } : defaults

  function change(part: Partial<Selection>) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('page')
        for (const [name, value] of Object.entries(part) as [keyof Selection & string, string | number | undefined][]) {
          if (value === undefined || value === '' || value === defaults[name]) after.delete(name)
          else after.set(name, String(value))
        }
        return after
      },
      { replace: true },
    )
  }
  return [selection, change]
}
