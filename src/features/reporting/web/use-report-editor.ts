import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import type { RefObject } from 'react'
import { startTransition, useCallback, useRef, useState } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { sanitizeReportHtml } from '#web/rich-text/sanitize-report-html.ts'
import { loadReport, loadsReport } from './report-document.ts'
import { reportExtensions } from './report-extensions.ts'

/** What the whole workspace must know of the document: nothing that changes with every key. */
export interface EditorSnapshot {
  isEmpty: boolean
  /** The document is the chosen template, untouched. */
  holdsTemplate: boolean
}

const pageAttributes = {
  class: 'report-page prose-page',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': t.reportLabel,
  lang: 'de',
  spellcheck: 'true',
}

/** What a document is that is loaded: `typed` is a person's own, which no automatic mode may replace. */
export type Source = 'template' | 'run' | 'typed' | 'empty'

export type PointerListener = (view: EditorView, event: MouseEvent | null) => void

export interface ReportEditor {
  editor: Editor
  snapshot: EditorSnapshot
  /** Whether a person changed what was loaded last; a template that stands untouched again is not typed. */
  isTyped: () => boolean
  /** The snapshot of this moment, where that of the last drawing may be a key behind. */
  holdsTemplate: () => boolean
  /** Told where the pointer is over the page, null when it leaves. */
  onPointer: RefObject<PointerListener | null>
  /** Loads a document in one undoable step. */
  load: (doc: Node, as: Source) => void
}

const untouched: EditorSnapshot = { isEmpty: true, holdsTemplate: false }

/**
 * @param restored a document to start with, as the editor wrote it
 * @param restoredTemplate whether that is the chosen template, untouched
 */
export function useReportEditor(restored: Record<string, unknown> | null, restoredTemplate: boolean): ReportEditor {
  const [snapshot, setSnapshot] = useState(untouched)
  const onPointer = useRef<PointerListener>(null)
  const loaded = useRef<Node | null>(null)
  const template = useRef<Node | null>(null)
  const loading = useRef<Source>('empty')
  // One object for all renders: the editor takes every new option as a change.
  const [options] = useState(() => ({
    extensions: reportExtensions(),
    injectCSS: false,
    content: restored ?? '',
    editorProps: {
      attributes: pageAttributes,
      handleDOMEvents: {
        mousemove: (view: EditorView, event: MouseEvent) => onPointer.current?.(view, event),
        mouseleave: (view: EditorView) => onPointer.current?.(view, null),
      },
      handleKeyDown: (view: EditorView, event: KeyboardEvent) => {
        if (event.key === 'Escape') view.dom.blur()
        return event.key === 'Escape'
      },
      transformPastedHTML: (html: string) => (html.includes('data-pm-slice') ? html : sanitizeReportHtml(html)),
    },
  }))

  const editor = useEditor({
    ...options,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: current }) => {
      if (!restored) return
      if (restoredTemplate) template.current = current.state.doc
      setSnapshot({ isEmpty: current.isEmpty, holdsTemplate: restoredTemplate })
    },
    onUpdate: ({ editor: current, transaction }) => {
      const { doc } = current.state
      if (transaction.getMeta(loadsReport) === true) {
        loaded.current = loading.current === 'typed' ? null : doc
        if (loading.current === 'template') template.current = doc
      }
      const isEmpty = current.isEmpty
      const holdsTemplate = template.current?.eq(doc) === true
      // Typing goes first; what the page says about it may follow.
      startTransition(() =>
        setSnapshot((before) =>
          before.isEmpty === isEmpty && before.holdsTemplate === holdsTemplate ? before : { isEmpty, holdsTemplate },
        ),
      )
    },
  })

  const load = useCallback(
    (doc: Node, as: Source) => {
      loading.current = as
      loadReport(editor, doc)
    },
    [editor],
  )
  const holdsTemplate = useCallback(() => template.current?.eq(editor.state.doc) === true, [editor])
  const isTyped = () => !editor.isEmpty && loaded.current?.eq(editor.state.doc) !== true && !holdsTemplate()
  return { editor, snapshot, isTyped, holdsTemplate, load, onPointer }
}
