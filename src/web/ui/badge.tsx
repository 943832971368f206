import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'accent' | 'ask' | 'clash' | 'proven'

const tones: Record<Tone, string> = {
  neutral: 'text-ink-soft shadow-[inset_0_0_0_1px_var(--line-strong)]',
  accent: 'bg-accent-wash text-accent',
  ask: 'bg-ask-wash text-ask',
  clash: 'bg-clash-wash text-clash',
  proven: 'bg-proven-wash text-proven',
}

/** One or two words on a state. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'numbers inline-flex h-5 items-center rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
