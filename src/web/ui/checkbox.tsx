import { Check } from 'lucide-react'
import { Checkbox as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { useId } from 'react'

export interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  help?: string | undefined
}

export function Checkbox({ label, checked, onCheckedChange, disabled, help }: CheckboxProps) {
  const id = useId()
  return (
    <div className="flex min-h-6 items-start gap-2">
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={disabled}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        className="mt-[3px] grid size-4 shrink-0 place-items-center rounded-sm bg-raised shadow-[inset_0_0_0_1px_var(--line-strong)] transition-colors duration-(--quick) hover:shadow-[inset_0_0_0_1px_var(--ink-faint)] disabled:opacity-50 data-[state=checked]:bg-accent data-[state=checked]:text-on-accent data-[state=checked]:shadow-none"
      >
        <Primitive.Indicator>
          <Check aria-hidden="true" strokeWidth={3} className="size-3" />
        </Primitive.Indicator>
      </Primitive.Root>
      <div className="min-w-0">
        <label htmlFor={id} className={disabled ? 'text-ink-faint' : 'text-ink'}>
          {label}
        </label>
        {help !== undefined && (
          <p id={`${id}-help`} className="text-sm text-ink-soft">
            {help}
          </p>
        )}
      </div>
    </div>
  )
}
