import { useState } from 'react'
import type { z } from 'zod'

export type DraftErrors<Draft> = Partial<Record<keyof Draft, string>>

/**
 * What a person has entered so far, checked by the shape the call wants.
 *
 * @param check finds what the shape cannot know; its errors come after those of the shape
 */
export function useFormDraft<Draft extends object, Input>(
  start: () => Draft,
  shape: z.ZodType<Input>,
  check: (draft: Draft) => DraftErrors<Draft> = () => ({}),
) {
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<DraftErrors<Draft>>({})

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }))
    setErrors({})
  }

  /** Hands on what is complete; otherwise every field says what it lacks. */
  function submit(send: (input: Input) => void) {
    const checked = shape.safeParse(draft)
    const found: DraftErrors<Draft> = {}
    for (const { path, message } of checked.error?.issues ?? []) found[path[0] as keyof Draft] ??= message
    const all = { ...check(draft), ...found }
    setErrors(all)
    if (checked.success && Object.keys(all).length === 0) send(checked.data)
  }

  return { draft, errors, change, submit }
}
