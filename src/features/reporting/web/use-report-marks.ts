import { useEffect } from 'react'
import { placesOf } from './hints.ts'
import type { MarkedRange } from './report-marks.ts'
import { markRanges } from './report-marks.ts'
import { rangeOf } from './report-text.ts'
import type { Workspace } from './use-workspace.ts'

/** Draws into the report what contradicts and what is pointed at from the other side. */
export function useReportMarks({ editor, check, hints, pointing }: Workspace): void {
  const { open, active } = hints
  const { ranges: pointed, sentence } = pointing
  useEffect(() => {
    if (editor.isDestroyed) return
    const drawn: MarkedRange[] = pointed.map((range) => ({ ...range, kind: 'lit' }))
    if (sentence && sentence.spans.length > 0) drawn.push({ from: sentence.from, to: sentence.to, kind: 'lit' })
    const activePlaces = active ? placesOf(active).report : []
    for (const contradiction of open) {
      for (const quote of [contradiction.first, contradiction.second]) {
        const range = check && quote.in === 'report' ? rangeOf(check.report, quote) : null
        const kind = activePlaces.includes(quote) ? 'found' : 'clash'
        if (range) drawn.push({ ...range, kind })
      }
    }
    editor.view.dispatch(markRanges(editor.state, drawn))
  }, [editor, check, open, active, pointed, sentence])
}
