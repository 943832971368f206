import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'

export const codeLength = 6

export interface CodeInputProps {
  value: string
  onValueChange: (value: string) => void
  /** Called once the last character stands. */
  onComplete?: ((code: string) => void) | undefined
  /** For a step that consists of nothing but the code. */
  focusAtOnce?: boolean | undefined
  /** The code is on its way: it stays as it is, and keeps the focus. */
  isChecked?: boolean | undefined
  inputRef?: RefObject<HTMLInputElement | null> | undefined
}

/** One real field drawn as six cells: pasting, autofill from mail and screen readers work as in any field. */
export function CodeInput({
  value,
  onValueChange,
  onComplete,
  focusAtOnce = false,
  isChecked = false,
  inputRef,
}: CodeInputProps) {
  const field = useFieldControl({})
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  useEffect(() => {
    if (focusAtOnce) input.current?.focus()
  }, [focusAtOnce, input])
  // A code that was refused is there to be typed over.
  useEffect(() => {
    if (isChecked || input.current?.value.length !== codeLength) return
    input.current.focus()
    input.current.select()
  }, [isChecked, input])
  function handleChange(typed: string) {
    const code = typed.replace(/\s/g, '').slice(0, codeLength)
    onValueChange(code)
    if (code.length === codeLength && code !== value) onComplete?.(code)
  }
  return (
    <div className="kit-code">
      <input
        {...field}
        value={value}
        onChange={(event) => handleChange(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        ref={input}
        readOnly={isChecked}
        className={classNames('numbers', value.length === codeLength && 'caret-transparent')}
      />
    </div>
  )
}
