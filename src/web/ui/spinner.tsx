import { classNames } from './class-names.ts'
import { uiTexts } from './texts.ts'

/** Silent beside words that already say what runs; with a label it announces itself. */
export function Spinner({ label, className }: { label?: string | undefined; className?: string | undefined }) {
  const ring = (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={classNames(
        'size-4 shrink-0 animate-[turn_900ms_linear_infinite] motion-reduce:animate-[breathe_2s_infinite]',
        className,
      )}
    >
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.75" opacity="0.25" />
      <path d="M14 8a6 6 0 0 0-6-6" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  )
  if (label === undefined) return ring
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-soft">
      {ring}
      {label}
    </span>
  )
}

export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={uiTexts.loading} />
    </div>
  )
}
