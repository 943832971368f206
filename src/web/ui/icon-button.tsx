import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, in words: its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  /** Shown in the tooltip after the label. */
  shortcut?: string | undefined
}

export function IconButton({ label, icon, shortcut, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} shortcut={shortcut}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={buttonClass('quiet', 'small', `w-(--control-small) px-0! ${className ?? ''}`)}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
