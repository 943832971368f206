import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Scrolls sideways inside itself when the columns do not fit; the page never does, nor what it says to ears only. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      {/* Figures end where the next column begins: words there keep their distance. */}
      <table className="w-full border-collapse text-left text-base [&_.text-right+:not(.text-right)]:pl-6">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}

export function TableHead({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        'h-(--row) border-b border-line-strong px-3 text-sm font-semibold whitespace-nowrap text-ink-soft first:pl-0 last:pr-0',
        className,
      )}
    />
  )
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={classNames('border-b border-line last:border-0', className)} />
}

export interface TableCellProps extends ComponentProps<'td'> {
  /** Right-aligned with tabular figures. */
  numeric?: boolean | undefined
}

export function TableCell({ numeric = false, className, ...rest }: TableCellProps) {
  return (
    <td
      {...rest}
      className={classNames('h-(--row) px-3 py-1.5 first:pl-0 last:pr-0', numeric && 'numbers text-right', className)}
    />
  )
}
