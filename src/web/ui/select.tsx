import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useFieldControl } from './field.tsx'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'size'> {
  value: Value
  onValueChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  size?: 'small' | 'medium' | undefined
}

/**
 * The browser's own select: type-ahead, touch and screen readers as people know them, and no injected styles.
 * Where the browser can style its picker (parts.css), it takes our look.
 */
export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  size = 'medium',
  className,
  ...rest
}: SelectProps<Value>) {
  const field = useFieldControl(rest)
  return (
    <span className={classNames('relative block min-w-0', className)}>
      <select
        {...field}
        {...rest}
        id={field.id}
        value={value}
        onChange={(event) => onValueChange(event.target.value as Value)}
        className={classNames(
          controlClass,
          'kit-select appearance-none text-ellipsis',
          size === 'small' ? 'h-(--control-small) pr-7 pl-2.5 text-sm' : 'h-(--control) pr-9 pl-3',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-soft"
      />
    </span>
  )
}
