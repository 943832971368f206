import { useMemo } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DiffPart } from './diff-words.ts'
import { diffWords } from './diff-words.ts'

/** Two texts held against each other, the older one first. */
export interface ComparedPair {
  before: { title: string; text: string }
  after: { title: string; text: string }
}

/** Two versions side by side; what left is struck on the left, what came is underlined on the right. */
export function CompareDialog({ pair, onClose }: { pair: ComparedPair | null; onClose: () => void }) {
  const parts = useMemo(() => (pair ? diffWords(pair.before.text, pair.after.text) : []), [pair])
  if (!pair) return null
  const isEqual = parts.every(({ kind }) => kind === 'same')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t.compareTitle} width="wide">
      {isEqual && <p className="mb-3 text-ink-soft">{t.compareEqual}</p>}
      <div className="grid gap-4 md:grid-cols-2">
        <Side title={pair.before.title} parts={parts.filter(({ kind }) => kind !== 'added')} />
        <Side title={pair.after.title} parts={parts.filter(({ kind }) => kind !== 'removed')} />
      </div>
    </Dialog>
  )
}

function Side({ title, parts }: { title: string; parts: readonly DiffPart[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard the text is scrolled from here; nothing else takes the focus.
    <section aria-label={title} tabIndex={0} className="min-w-0 rounded-sm">
      <h3 className="eyebrow mb-2">{title}</h3>
      <div className="prose-page rounded-sm bg-page p-5 text-base whitespace-pre-wrap shadow-page">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity and never move.
          <Part key={index} part={part} />
        ))}
      </div>
    </section>
  )
}

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === 'same') return text
  const Change = kind === 'removed' ? 'del' : 'ins'
  return (
    <Change
      className={classNames(
        'rounded-[2px] decoration-1',
        kind === 'removed'
          ? 'bg-clash-wash text-clash line-through'
          : 'bg-proven-wash text-proven underline underline-offset-3',
      )}
    >
      {text}
    </Change>
  )
}
