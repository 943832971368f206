import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-md font-semibold select-none ' +
  'transition-[background-color,border-color,color,opacity] duration-(--quick) ease-calm ' +
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0'

const sizes: Record<ButtonSize, string> = {
  small: 'h-(--control-small) px-2.5 text-sm',
  medium: 'h-(--control) px-3.5 text-base',
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong ' +
    'disabled:bg-sunken disabled:text-ink-faint disabled:shadow-[inset_0_0_0_1px_var(--line)]',
  secondary:
    'text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover active:bg-pressed ' +
    'disabled:text-ink-faint disabled:shadow-[inset_0_0_0_1px_var(--line)] disabled:hover:bg-transparent',
  quiet:
    'text-ink-soft hover:bg-hover hover:text-ink active:bg-pressed ' +
    'disabled:text-ink-faint disabled:hover:bg-transparent',
  danger:
    'text-clash shadow-[inset_0_0_0_1px_var(--clash-line)] hover:bg-clash-wash active:bg-clash-wash ' +
    'disabled:text-ink-faint disabled:shadow-[inset_0_0_0_1px_var(--line)] disabled:hover:bg-transparent',
}

/** The look of a button, also for links that act as one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium', extra?: string): string {
  return classNames(base, sizes[size], variants[variant], extra)
}
