import type { Editor } from '@tiptap/core'
import { useEffect } from 'react'
import { sentenceAt } from './find-sentences.ts'
import { placesOf } from './hints.ts'
import type { MarkedRange } from './report-marks.ts'
import { markRanges } from './report-marks.ts'
import { rangeOf } from './report-text.ts'
import type { Evidence } from './use-evidence.ts'
import type { Pointing } from './use-pointing.ts'

/** Draws into the report what contradicts and what is pointed at from the other side. */
export function useReportMarks(editor: Editor, { check, hints }: Evidence, pointing: Pointing): void {
  const { open, active } = hints
  const { ranges: pointed, sentence } = pointing
  useEffect(() => {
    if (editor.isDestroyed) return
    const drawn: MarkedRange[] = pointed.map((range) => ({ ...range, kind: 'lit' }))
    // It may have grown since it was pointed at.
    const lit = sentence && sentence.spans.length > 0 ? sentenceAt(editor.state.doc, sentence.from) : null
    if (lit) drawn.push({ from: lit.from, to: lit.to, kind: 'lit' })
    const activePlaces = active ? placesOf(active).report : []
    for (const contradiction of open) {
      for (const quote of [contradiction.first, contradiction.second]) {
        const range = check && quote.in === 'report' ? rangeOf(check.report, quote) : null
        const kind = activePlaces.includes(quote) ? 'found' : 'clash'
        if (range) drawn.push({ ...range, kind })
      }
    }
    const transaction = markRanges(editor.state, drawn)
    if (transaction) editor.view.dispatch(transaction)
  }, [editor, check, open, active, pointed, sentence])
}
