import { RadioGroup as Primitive } from 'radix-ui'
import { useId } from 'react'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  help?: string | undefined
}

export interface RadioGroupProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly RadioOption<Value>[]
}

export function RadioGroup<Value extends string>({ label, value, onValueChange, options }: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <Primitive.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      className="flex flex-col gap-2"
    >
      {options.map((option) => (
        <div key={option.value} className="flex min-h-6 items-start gap-2">
          <Primitive.Item
            id={`${id}-${option.value}`}
            value={option.value}
            className="mt-[3px] grid size-4 shrink-0 place-items-center rounded-full bg-raised shadow-[inset_0_0_0_1px_var(--line-strong)] data-[state=checked]:shadow-[inset_0_0_0_5px_var(--accent)]"
          />
          <div>
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
            {option.help !== undefined && <p className="text-sm text-ink-soft">{option.help}</p>}
          </div>
        </div>
      ))}
    </Primitive.Root>
  )
}
