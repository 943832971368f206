import type { ComponentProps, ReactNode } from 'react'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Disables the button and shows a spinner before its words. */
  busy?: boolean | undefined
  /** Before the words; never instead of them (see IconButton). */
  icon?: ReactNode
}

export function Button({ variant, size, busy = false, icon, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, size, className)}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
