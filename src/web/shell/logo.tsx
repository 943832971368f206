import { useOperator } from '#web/use-operator.ts'

/** A sheet on a light box with one mark in its margin, and the name where there is room: else it wraps out of sight. */
export function Logo() {
  const { brandName } = useOperator()
  return (
    <span className="inline-flex h-7 flex-wrap items-center gap-x-2.5 overflow-hidden">
      <svg aria-hidden="true" viewBox="0 0 22 22" className="my-[3px] size-[22px]">
        <rect x="6" y="1.5" width="14.5" height="19" rx="2" fill="var(--page)" stroke="var(--line-strong)" />
        <rect x="1.5" y="5" width="2" height="7.5" rx="1" fill="var(--accent)" />
        <path d="M9.5 7h7.5M9.5 11h7.5M9.5 15h4.5" stroke="var(--ink-soft)" strokeWidth="1.4" strokeLinecap="round" />
      </svg>
      <span className="text-lg/7 font-semibold tracking-[-0.01em] whitespace-nowrap text-ink">{brandName}</span>
    </span>
  )
}
