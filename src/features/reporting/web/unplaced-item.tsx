import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { OpenUnplaced } from './hints.ts'
import { unplacedKey } from './use-hints.ts'
import { useWorkspaceContext } from './workspace-context.ts'

export function UnplacedItem({ entry }: { entry: OpenUnplaced }) {
  const { hints } = useWorkspaceContext()
  const id = unplacedKey(entry)
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-2 border-t border-line px-5 py-2.5',
        hints.active?.id === id && 'bg-hover',
      )}
      data-hint={id}
    >
      <button
        type="button"
        title={t.showInText}
        className="min-w-0 flex-1 basis-60 text-left"
        onClick={() => hints.show({ type: 'unplaced', id, unplaced: entry })}
      >
        {`„${entry.text}“`}
      </button>
      <Button size="small" onClick={() => hints.place(entry)}>
        {entry.proposal === null ? t.placeAtEnd : t.placeUnder(entry.proposal)}
      </Button>
    </li>
  )
}
