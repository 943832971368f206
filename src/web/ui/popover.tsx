import { Popover as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export interface PopoverProps {
  trigger: ReactNode
  label: string
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  side?: 'top' | 'bottom' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  children: ReactNode
}

export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'end',
  children,
}: PopoverProps) {
  return (
    <Primitive.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-[min(70dvh,560px)] w-[min(420px,calc(100vw-16px))] overflow-y-auto rounded-lg bg-raised p-4 shadow-float animate-appear focus:outline-none"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
