import { classNames } from './class-names.ts'

/** One bar of a skeleton; put several in the true layout of what loads. Decoration: the region around it says "Lädt...". */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'h-4 rounded-sm bg-pressed animate-[breathe_1.8s_ease-in-out_infinite] motion-reduce:animate-none',
        className,
      )}
    />
  )
}
