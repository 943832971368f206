import type { Span } from '@klarbefund/befund'
import type { EditorView } from '@tiptap/pm/view'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { carrySpans } from './carry-spans.ts'
import { revealNext } from './edit-report.ts'
import type { ReportSentence } from './find-sentences.ts'
import { rangesFromTranscript, sentenceAt, templateSentencesOf } from './find-sentences.ts'
import type { Workspace } from './use-workspace.ts'

/** What a person points at, on either side. */
export interface Pointing {
  /** The sentence of the report under the pointer or the caret. */
  sentence: ReportSentence | null
  /** Stretches of the report that come from the place pointed at in the transcript. */
  ranges: readonly { from: number; to: number }[]
  pointAtTranscript: (offset: number | null) => void
  /** Lights the next sentence nobody dictated. */
  goToNextTemplateSentence: () => void
}

/**
 * Herkunft both ways: pointer and caret in the report name a sentence, a place in the transcript
 * names stretches of the report. Where only one text is seen at a time, what is lit outlasts the way to the other.
 */
export function usePointing({ reportEditor, isWide, transcript, run, setTab }: Workspace): Pointing {
  const { editor, onPointer } = reportEditor
  const [sentence, setSentence] = useState<ReportSentence | null>(null)
  const [ranges, setRanges] = useState<Pointing['ranges']>([])

  useEffect(() => {
    const show = (next: ReportSentence | null) =>
      startTransition(() => setSentence((before) => (isSameOrigin(before, next) ? before : next)))
    const atCaret = () => {
      show(editor.isFocused ? sentenceAt(editor.state.doc, editor.state.selection.head) : null)
      setRanges((before) => (before.length === 0 ? before : []))
    }
    let isOver = false
    const atPointer = onceAFrame((view: EditorView, event: MouseEvent) => {
      const place = isOver && !view.isDestroyed && view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (place) show(sentenceAt(view.state.doc, place.pos))
    })
    onPointer.current = (view, event) => {
      isOver = event !== null
      if (event) atPointer(view, event)
      // At once: by the next frame the other text may have been pointed at.
      else atCaret()
    }
    const atBlur = () => isWide && atCaret()
    editor.on('selectionUpdate', atCaret).on('blur', atBlur).on('focus', atCaret)
    return () => {
      onPointer.current = null
      editor.off('selectionUpdate', atCaret).off('blur', atBlur).off('focus', atCaret)
    }
  }, [editor, onPointer, isWide])

  /** A place of the present transcript goes back to the one of the last run. */
  const carryBack = useMemo(() => carrySpans(transcript, run?.transcript ?? transcript), [run, transcript])
  const pointAtTranscript = useCallback(
    (offset: number | null) => {
      if (offset === null && !isWide) return
      const place = offset === null ? null : (carryBack({ start: offset, end: offset + 1 })?.start ?? null)
      setRanges(place === null ? [] : rangesFromTranscript(editor.state.doc, place))
    },
    [editor, carryBack, isWide],
  )
  function goToNextTemplateSentence() {
    const next = revealNext(editor, templateSentencesOf(editor.state.doc))
    if (!next) return
    setTab('report')
    setSentence(next)
    setRanges([next])
  }
  return { sentence, ranges, pointAtTranscript, goToNextTemplateSentence }
}

/** A sentence that only grows while a person types in it says the same of where it comes from. */
function isSameOrigin(a: ReportSentence | null, b: ReportSentence | null): boolean {
  if (a === null || b === null) return a === b
  if (a.from !== b.from || a.kind !== b.kind || a.isHeading !== b.isHeading) return false
  return (
    a.spans.length === b.spans.length &&
    a.spans.every(({ start, end }, index) => b.spans[index]?.start === start && b.spans[index].end === end)
  )
}

/** Where the words of a sentence stand in the transcript, joined where they touch. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const { start, end } of spans) {
    const before = joined.at(-1)
    if (before && start <= before.end + 1) before.end = Math.max(before.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** Handles the newest call of each frame. */
function onceAFrame<Args extends unknown[]>(handle: (...args: Args) => void): (...args: Args) => void {
  let waiting: Args | null = null
  return (...args) => {
    const isScheduled = waiting !== null
    waiting = args
    if (isScheduled) return
    requestAnimationFrame(() => {
      if (waiting !== null) handle(...waiting)
      waiting = null
    })
  }
}
