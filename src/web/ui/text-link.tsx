import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { classNames } from './class-names.ts'

const look =
  'text-accent underline decoration-1 underline-offset-3 decoration-[color-mix(in_oklch,var(--accent)_40%,transparent)] hover:decoration-accent rounded-sm'

/** A link in running text; addresses of other sites open in a tab of their own. */
export function TextLink({ href, className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (!/^(https?:|mailto:|\/api\/|\/dev\/mailbox)/.test(href)) {
    return (
      <Link href={href} className={classNames(look, className)}>
        {children}
      </Link>
    )
  }
  const external = /^https?:/.test(href) ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a {...rest} {...external} href={href} className={classNames(look, className)}>
      {children}
    </a>
  )
}
