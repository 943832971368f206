import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect, useState } from 'react'
import { isSigningOut } from '#web/shell/sign-out.ts'
import { useLatest } from '#web/use-latest.ts'
import type { Draft } from './draft.ts'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import type { RunResult } from './run-result.ts'
import type { ReportTime } from './use-report-time.ts'

const pauseMs = 400

/** The draft the tab opened with, read once. */
export function useStoredDraft(userId: string): Draft | null {
  const [draft] = useState(() => readDraft(userId))
  return draft && (draft.transcript !== '' || draft.doc !== null) ? draft : null
}

export interface DraftState {
  userId: string
  /** Holds the newest document. */
  editor: Editor
  holdsTemplate: () => boolean
  transcript: string
  templateId: string | null
  run: RunResult | null
  time: () => ReportTime | null
}

/** Keeps the tab's draft in step: shortly after each change, and when the page or the workspace goes away. */
export function useDraftKeeper(state: DraftState): void {
  const latest = useLatest(state)
  const { transcript, templateId, run, editor } = state

  // The listed values say when there is something new to keep.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => keep(latest.current), pauseMs)
    }
    keepSoon()
    editor.on('update', keepSoon)
    return () => {
      clearTimeout(timer)
      editor.off('update', keepSoon)
    }
  }, [transcript, templateId, run, editor, latest])

  useEffect(() => {
    const keepNow = () => keep(latest.current)
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [latest])
}

function keep({ userId, editor, holdsTemplate, transcript, templateId, run, time }: DraftState): void {
  if (isSigningOut()) return
  const doc = writeDoc(editor.state.doc)
  if (doc === null && transcript === '') clearDraft(userId)
  else {
    const kept = { transcript, templateId, doc, holdsTemplate: holdsTemplate(), run, time: time() }
    saveDraft(userId, { ...kept, savedAt: Date.now() })
  }
}

function writeDoc(doc: Node): Record<string, unknown> | null {
  return doc.textContent === '' ? null : doc.toJSON()
}
