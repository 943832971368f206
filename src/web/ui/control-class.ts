/** The look shared by input, select and textarea. */
export const controlClass =
  'w-full min-w-0 rounded-md bg-raised text-base text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] ' +
  'placeholder:text-ink-faint hover:shadow-[inset_0_0_0_1px_var(--ink-faint)] ' +
  'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-accent ' +
  'aria-invalid:shadow-[inset_0_0_0_1px_var(--clash-line)] aria-invalid:focus-visible:outline-clash-line ' +
  'disabled:bg-sunken disabled:text-ink-faint disabled:shadow-[inset_0_0_0_1px_var(--line)] ' +
  'transition-shadow duration-(--quick)'
