import type { ReactNode } from 'react'

export interface SectionHeaderProps {
  title: string
  description?: ReactNode
  actions?: ReactNode
  level?: 1 | 2 | undefined
}

const sizes = { 1: 'text-2xl', 2: 'text-xl' }

/** Opens a part of a page with a heading and a hairline, in place of a card. */
export function SectionHeader({ title, description, actions, level = 2 }: SectionHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-3">
      <div className="min-w-0 max-w-[68ch]">
        <Heading className={sizes[level]}>{title}</Heading>
        {description !== undefined && <div className="mt-1 text-pretty text-ink-soft">{description}</div>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
