import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useEvidenceContext } from './evidence.tsx'
import type { Hint } from './hints.ts'

export interface HintRowProps {
  hint: Hint
  /** What is asked; a click leads to the text it is about. */
  children: ReactNode
  /** The ways to solve it. */
  actions: ReactNode
}

/** One hint of the list. The one reached by keyboard is marked and in view. */
export function HintRow({ hint, children, actions }: HintRowProps) {
  const { hints } = useEvidenceContext()
  const row = useRef<HTMLLIElement>(null)
  const isActive = hints.active?.id === hint.id
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <li
      ref={row}
      aria-current={isActive ? 'true' : undefined}
      className={classNames('border-t border-line px-5 py-2.5', isActive && 'bg-hover')}
    >
      <button type="button" className="block w-full text-left" title={t.showInText} onClick={() => hints.show(hint)}>
        {children}
      </button>
      <div className="mt-2 flex flex-wrap gap-1.5">{actions}</div>
    </li>
  )
}
