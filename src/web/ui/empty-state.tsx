import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: string
  /** The next step, in a sentence. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-2 border-l-2 border-line-strong py-2 pl-5">
      <p className="text-lg font-semibold">{title}</p>
      {children !== undefined && <div className="max-w-[52ch] text-pretty text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  )
}
