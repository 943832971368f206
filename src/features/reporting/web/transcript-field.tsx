import type { Span } from '@klarbefund/befund'
import type { MouseEvent, RefObject } from 'react'
import { memo, useEffect, useMemo, useRef } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'

export interface TranscriptMark extends Span {
  kind: 'lit' | 'found' | 'clash' | 'ask' | 'unplaced'
}

export interface TranscriptFieldProps {
  value: string
  onValueChange: (value: string) => void
  /** Earlier ones win where two overlap. */
  marks: readonly TranscriptMark[]
  /** The character under the pointer or the caret, null when neither is here. */
  onPoint: (offset: number | null) => void
  inputRef: RefObject<HTMLTextAreaElement | null>
}

/** A plain text area whose words can be lit from outside. */
export const TranscriptField = memo(function TranscriptField(props: TranscriptFieldProps) {
  const { value, onValueChange, marks, onPoint, inputRef } = props
  const parts = useMemo(() => cutIntoParts(value, marks), [value, marks])
  const sheet = useRef<HTMLDivElement>(null)
  const firstLit = marks.find(({ kind }) => kind === 'found' || kind === 'lit')?.start ?? null

  // Only what is lit from outside scrolls the text, never the person's own pointing.
  useEffect(() => {
    if (firstLit === null || document.activeElement === inputRef.current) return
    sheet.current?.querySelector('.mark-found, .mark-lit')?.scrollIntoView({ block: 'nearest' })
  }, [firstLit, inputRef])

  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="relative min-h-full">
        <div ref={sheet} aria-hidden="true" className="transcript-text transcript-sheet">
          {parts.map((part) =>
            part.kind === null ? (
              part.text
            ) : (
              <mark key={part.start} className={`mark-${part.kind}`}>
                {part.text}
              </mark>
            ),
          )}
          {'\n'}
        </div>
        <textarea
          ref={inputRef}
          aria-label={t.transcriptLabel}
          placeholder={t.transcriptPlaceholder}
          lang="de"
          spellCheck={false}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onSelect={(event) => onPoint(event.currentTarget.selectionStart)}
          onBlur={() => onPoint(null)}
          onMouseMove={(event) => onPoint(offsetUnder(event))}
          onMouseLeave={() => onPoint(null)}
          className="transcript-text transcript-input"
        />
      </div>
    </div>
  )
})

function offsetUnder(event: MouseEvent): number | null {
  const place = document.caretPositionFromPoint?.(event.clientX, event.clientY)
  return place && place.offsetNode === event.currentTarget ? place.offset : null
}

interface Part {
  start: number
  text: string
  kind: TranscriptMark['kind'] | null
}

/** The text cut at every border of a mark; each part carries the first mark of the list that covers it. */
function cutIntoParts(text: string, marks: readonly TranscriptMark[]): Part[] {
  const rank = new Map(marks.map((mark, index) => [mark, index]))
  const opening = [...marks].sort((a, b) => a.start - b.start)
  const borders = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])]
    .filter((border) => border >= 0 && border <= text.length)
    .sort((a, b) => a - b)
  const parts: Part[] = []
  let open: TranscriptMark[] = []
  let next = 0
  for (let i = 0; i + 1 < borders.length; i++) {
    const start = borders[i] ?? 0
    const end = borders[i + 1] ?? start
    for (let mark = opening[next]; mark && mark.start <= start; mark = opening[next]) {
      open.push(mark)
      next++
    }
    open = open.filter((mark) => mark.end > start)
    const [top] = open.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
    addPart(parts, { start, text: text.slice(start, end), kind: top?.kind ?? null })
  }
  return parts
}

function addPart(parts: Part[], part: Part): void {
  const before = parts.at(-1)
  if (before && before.kind === part.kind) before.text += part.text
  else parts.push(part)
}
