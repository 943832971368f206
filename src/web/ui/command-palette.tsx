import { Dialog as Primitive } from 'radix-ui'
import type { KeyboardEvent } from 'react'
import { useId, useMemo, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Kbd } from './kbd.tsx'
import { matchesWords } from './matches-words.ts'
import { ReturnFocus } from './return-focus.tsx'
import { uiTexts } from './texts.ts'

export interface Command {
  id: string
  label: string
  /** Heads the commands that follow each other with the same group. */
  group: string
  shortcut?: string | undefined
  disabled?: boolean | undefined
  onSelect: () => void
}

export interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  commands: readonly Command[]
}

export function CommandPalette({ open, onOpenChange, commands }: CommandPaletteProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div data-modal-veil="" className="fixed inset-0 z-50 bg-veil" />
        <Primitive.Content
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[12dvh] z-50 mx-auto flex max-h-[70dvh] max-w-[600px] flex-col overflow-hidden rounded-lg bg-raised shadow-float animate-appear focus:outline-none"
        >
          <ReturnFocus />
          <Primitive.Title className="sr-only">{uiTexts.paletteTitle}</Primitive.Title>
          <PaletteBody commands={commands} onDone={() => onOpenChange(false)} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function PaletteBody({ commands, onDone }: { commands: readonly Command[]; onDone: () => void }) {
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const found = useMemo(
    () => commands.filter((command) => !command.disabled && matchesWords(command.label, query)),
    [commands, query],
  )

  function run(command: Command | undefined) {
    if (!command) return
    onDone()
    command.onSelect()
  }

  function move(index: number) {
    const next = (index + found.length) % Math.max(1, found.length)
    setActive(next)
    list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' })
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') move(active + 1)
    else if (event.key === 'ArrowUp') move(active - 1)
    else if (event.key === 'Enter') run(found[active])
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={found[active] ? `${listId}-${found[active].id}` : undefined}
        aria-label={uiTexts.paletteSearch}
        placeholder={uiTexts.paletteSearch}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
        }}
        onKeyDown={handleKeyDown}
        spellCheck={false}
        className="h-13 shrink-0 border-b border-line bg-transparent px-5 text-lg outline-none placeholder:text-ink-faint"
      />
      {found.length > 0 && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={uiTexts.paletteTitle}
          className="min-h-0 overflow-y-auto p-2"
        >
          {found.map((command, index) => (
            <div key={command.id} role="presentation">
              {found[index - 1]?.group !== command.group && <p className="eyebrow px-3 pt-2.5 pb-1">{command.group}</p>}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the search field, which keeps the focus. */}
              <div
                role="option"
                id={`${listId}-${command.id}`}
                aria-selected={index === active}
                tabIndex={-1}
                onPointerMove={() => setActive(index)}
                onClick={() => run(command)}
                className={classNames(
                  'flex min-h-(--row) items-center justify-between gap-4 rounded-sm px-3',
                  index === active && 'bg-hover',
                )}
              >
                <span className="truncate">{command.label}</span>
                {command.shortcut !== undefined && <Kbd keys={command.shortcut} />}
              </div>
            </div>
          ))}
        </div>
      )}
      <p role="status" className={found.length === 0 ? 'px-5 py-6 text-ink-soft' : 'sr-only'}>
        {found.length === 0 && uiTexts.paletteEmpty}
      </p>
    </>
  )
}
