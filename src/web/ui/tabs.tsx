import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: ReactNode
  disabled?: boolean | undefined
  content?: ReactNode
  /** Keeps this panel mounted, hidden: for unsaved input. */
  keepMounted?: boolean | undefined
}

export interface TabsProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  items: readonly TabItem<Value>[]
  className?: string | undefined
  /** Keeps every panel mounted, hidden: for panels with unsaved input. */
  keepMounted?: boolean | undefined
}

export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  items,
  className,
  keepMounted,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place.
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-state=active]')
    if (!list.current || !active) return
    list.current.scrollLeft = active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2
  }, [value])
  return (
    <Primitive.Root value={value} onValueChange={(next) => onValueChange(next as Value)} className={className}>
      <Primitive.List
        ref={list}
        aria-label={label}
        className="scroll-edges relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Primitive.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={classNames(
              'relative h-10 shrink-0 rounded-t-md px-3 text-base font-semibold text-ink-soft hover:text-ink',
              'focus-visible:-outline-offset-2 disabled:text-ink-faint disabled:opacity-70',
              'after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full',
              'data-[state=active]:text-ink data-[state=active]:after:bg-accent',
            )}
          >
            {item.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content
          key={item.value}
          value={item.value}
          {...(keepMounted || item.keepMounted ? { forceMount: true as const } : {})}
          className="pt-6 data-[state=inactive]:hidden"
        >
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
