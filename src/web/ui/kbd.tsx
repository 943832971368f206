import { classNames } from './class-names.ts'

/** A shortcut as "Strg+Enter"; each key gets its own cap. */
export function Kbd({ keys, inverse = false }: { keys: string; inverse?: boolean | undefined }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      {keys.split('+').map((key) => (
        <kbd
          key={key}
          className={classNames(
            'grid h-[18px] min-w-[18px] place-items-center rounded-sm px-1 font-sans text-xs',
            inverse
              ? 'bg-ground/20 text-ground'
              : 'text-ink-soft shadow-[inset_0_0_0_1px_var(--line),inset_0_-1px_0_var(--line-strong)]',
          )}
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
