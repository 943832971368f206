import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

const tooltipDelayMs = 700

/** Stands once around the whole page. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Primitive.Provider delayDuration={tooltipDelayMs}>{children}</Primitive.Provider>
}

export interface TooltipProps {
  label: ReactNode
  shortcut?: string | undefined
  children: ReactNode
}

export function Tooltip({ label, shortcut, children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 flex max-w-72 items-center gap-2 rounded-md bg-ink px-2.5 py-1.5 text-sm text-ground shadow-float animate-appear"
        >
          {label}
          {shortcut !== undefined && <Kbd keys={shortcut} inverse />}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
