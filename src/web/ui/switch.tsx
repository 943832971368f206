import { Switch as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { useId } from 'react'

export interface SwitchProps {
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** For what takes effect at once; a checkbox is for what is sent later. */
export function Switch({ label, checked, onCheckedChange, disabled }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-6 items-center gap-2">
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        className="relative h-[18px] w-8 shrink-0 rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--line-strong)] transition-colors duration-(--quick) after:absolute after:-inset-1 disabled:opacity-50 data-[state=checked]:bg-accent data-[state=checked]:shadow-none"
      >
        <Primitive.Thumb className="block size-3 translate-x-[3px] rounded-full bg-ink-faint transition-[translate] duration-(--quick) ease-calm data-[state=checked]:translate-x-[17px] data-[state=checked]:bg-on-accent" />
      </Primitive.Root>
      <label htmlFor={id} className={disabled ? 'text-ink-faint' : 'text-ink'}>
        {label}
      </label>
    </div>
  )
}
