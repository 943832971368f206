import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { buttonClass } from './button-class.ts'

export interface LinkButtonProps {
  href: string
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
  children: ReactNode
}

/** A link inside the product that looks like a button. */
export function LinkButton({ href, variant, size, className, children }: LinkButtonProps) {
  return (
    <Link href={href} className={buttonClass(variant, size, className)}>
      {children}
    </Link>
  )
}
