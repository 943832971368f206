import { useCallback, useState } from 'react'
import type { z } from 'zod'

/**
 * State that this browser remembers. What is stored in an unknown shape counts as not stored.
 *
 * @param key stands in local storage with the product's prefix
 */
export function useStoredState<T>(key: string, shape: z.ZodType<T>, initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState(() => readStored(key, shape) ?? initial)
  const store = useCallback(
    (next: T) => {
      setValue(next)
      try {
        localStorage.setItem(`klarbefund.${key}`, JSON.stringify(next))
      } catch {
        // Storage can be forbidden or full; the choice then lasts as long as the page.
      }
    },
    [key],
  )
  return [value, store]
}

export function readStored<T>(key: string, shape: z.ZodType<T>): T | null {
  try {
    const stored = localStorage.getItem(`klarbefund.${key}`)
    return stored === null ? null : (shape.safeParse(JSON.parse(stored)).data ?? null)
  } catch {
    return null
  }
}
