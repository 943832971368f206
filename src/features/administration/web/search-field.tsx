import { useEffect, useRef, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

export interface SearchFieldProps {
  label: string
  search: string
  /** Undefined where nothing is searched for. */
  onSearch: (search: string | undefined) => void
}

const pauseMs = 250

/** Asks after a pause in typing, not at every letter. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What is typed is asked for without its outer spaces; it must not lose them under the typing hand.
  useEffect(() => setTyped((before) => (before.trim() === search ? before : search)), [search])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <Field label={label}>
      <Input
        type="search"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onSearch(value.trim() || undefined), pauseMs)
        }}
      />
    </Field>
  )
}
