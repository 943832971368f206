import type { Editor } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { useEffect, useRef } from 'react'
import { useLatest } from '#web/use-latest.ts'
import type { RunResult } from './run-result.ts'

/** A report with what it came from: what names and proves it. */
export interface ReportState {
  doc: Node
  run: RunResult | null
  templateId: string | null
}

interface Load {
  from: ReportState
  to: ReportState
}

/** As many steps as the editor itself can take back. */
const maxLoads = 100

/**
 * Tells when loading a whole report is undone or redone, with the state the report is in again.
 *
 * @returns `note` for a load that was just made, `forget` for when the editor's history ends
 */
export function useUndoneLoads(editor: Editor, onUndone: (state: ReportState) => void) {
  const loads = useRef<Load[]>([])
  const latest = useLatest(onUndone)
  useEffect(() => {
    const follow = ({ transaction }: { transaction: Transaction }) => {
      if (!isHistoryTransaction(transaction)) return
      const { before, doc } = transaction
      const leads = (from: ReportState, to: ReportState) => from.doc.eq(before) && to.doc.eq(doc)
      const load = loads.current.findLast(({ from, to }) => leads(to, from) || leads(from, to))
      if (load) latest.current(leads(load.to, load.from) ? load.from : load.to)
    }
    editor.on('update', follow)
    return () => {
      editor.off('update', follow)
    }
  }, [editor, latest])
  return {
    note: (load: Load) => {
      loads.current = [...loads.current, load].slice(-maxLoads)
    },
    forget: () => {
      loads.current = []
    },
  }
}
