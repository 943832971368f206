import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from './badge.tsx'
import { classNames } from './class-names.ts'

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink [&>svg]:text-ink-soft',
  accent: 'bg-accent-wash text-ink [&>svg]:text-accent',
  ask: 'bg-ask-wash text-ink [&>svg]:text-ask',
  clash: 'bg-clash-wash text-ink [&>svg]:text-clash',
  proven: 'bg-proven-wash text-ink [&>svg]:text-proven',
}

const icons = { neutral: Info, accent: Info, ask: CircleAlert, clash: TriangleAlert, proven: Check }

export interface BannerProps {
  tone?: Tone | undefined
  title?: string | undefined
  /** Replaces the icon of the tone, for example with a spinner. */
  icon?: ReactNode
  actions?: ReactNode
  /** 'alert' interrupts a screen reader; use it for failures only. */
  role?: 'status' | 'alert' | undefined
  children?: ReactNode
}

export function Banner({ tone = 'neutral', title, icon, actions, role, children }: BannerProps) {
  const Icon = icons[tone]
  return (
    <div
      role={role}
      className={classNames(
        'flex items-start gap-x-3 rounded-md px-3.5 py-2.5 [&>svg]:size-4 [&>svg]:shrink-0',
        // Beside buttons the first line stands at their height.
        actions === undefined ? '[&>svg]:mt-[3px]' : '[&>svg]:mt-[7px]',
        tones[tone],
      )}
    >
      {icon ?? <Icon aria-hidden="true" />}
      {/* Actions stand beside a text of one line, and below a longer one. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className={classNames('min-w-0 flex-auto text-pretty', actions !== undefined && 'py-1')}>
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {actions !== undefined && <div className="ml-auto flex flex-wrap gap-1.5">{actions}</div>}
      </div>
    </div>
  )
}
