import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const itemClass =
  'flex min-h-(--row) items-center gap-2.5 rounded-sm px-2.5 text-base text-ink outline-none select-none ' +
  'data-[highlighted]:bg-hover data-[disabled]:text-ink-faint [&_svg]:size-4 [&_svg]:text-ink-soft'

export interface MenuProps {
  /** A button; it gets its menu role from here. */
  trigger: ReactNode
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-[70dvh] min-w-52 overflow-y-auto rounded-md bg-raised p-1 shadow-float animate-appear"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

export interface MenuItemProps {
  onSelect?: (() => void) | undefined
  icon?: ReactNode
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** With a link as its only child, the item becomes that link. */
  asChild?: boolean | undefined
  children: ReactNode
}

export function MenuItem({ onSelect, icon, danger, disabled, asChild, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild ?? false}
      disabled={disabled ?? false}
      {...(onSelect ? { onSelect } : {})}
      className={classNames(itemClass, danger && 'text-clash')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  )
}

export interface MenuChoiceProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

/** One of several, with a tick. */
export function MenuChoice<Value extends string>({ label, value, onValueChange, options }: MenuChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={itemClass}>
          <span className="w-4">
            <DropdownMenu.ItemIndicator>
              <Check aria-hidden="true" />
            </DropdownMenu.ItemIndicator>
          </span>
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="eyebrow px-2.5 pt-2 pb-1">{children}</DropdownMenu.Label>
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-2.5 my-1 h-px bg-line" />
}
