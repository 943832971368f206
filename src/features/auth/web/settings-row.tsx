import type { ReactNode } from 'react'

interface SettingsRowProps {
  title: ReactNode
  note: ReactNode
  action: ReactNode
  /** Belongs to the row before it. */
  isPart?: boolean
}

/** One thing with what is to be known of it and what can be done with it. */
export function SettingsRow({ title, note, action, isPart = false }: SettingsRowProps) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <div className={isPart ? 'min-w-0 pl-5' : 'min-w-0'}>
        <p className={isPart ? 'truncate' : 'truncate font-semibold'}>{title}</p>
        {note && <p className="numbers text-sm text-ink-soft">{note}</p>}
      </div>
      <div className="shrink-0">{action}</div>
    </li>
  )
}
