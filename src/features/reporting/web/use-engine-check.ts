import type { Contradiction, Options, VerifyResult } from '@klarbefund/befund'
import type { Editor, EditorEvents } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect, useRef, useState } from 'react'
import type { Engine } from './engine.ts'
import { explainInvented } from './explain-invented.ts'
import type { ReportText } from './report-text.ts'
import { readReportText } from './report-text.ts'

export interface EngineCheck {
  doc: Node
  /** The texts the spans of this check point into. */
  report: ReportText
  transcript: string
  verification: VerifyResult | null
  contradictions: readonly Contradiction[]
}

/** What a report is held against. */
export interface CheckedAgainst {
  engine: Engine
  /** Empty where the report was not made from it. */
  transcript: string
  template: string | null
  /** The same object until they change: another one has everything read anew. */
  options: Options
}

/**
 * Holds the report against itself and the transcript.
 *
 * @returns null for an empty report, and where the engine does not answer
 */
export async function checkReport(doc: Node, against: CheckedAgainst): Promise<EngineCheck | null> {
  const { engine, transcript, template, options } = against
  const report = readReportText(doc)
  if (report.text.trim() === '') return null
  try {
    const result = await engine.run('check', { transcript, report: report.text, template, options })
    return { doc, report, transcript, ...explainInvented(result, doc, report) }
  } catch {
    return null
  }
}

/**
 * Checks after every change, in the engine's worker.
 *
 * A change sets out before the editor has drawn it: worker and page then work side by side.
 * One check runs at a time: of the changes that come meanwhile only the newest waits, and starts without a pause.
 */
export function useEngineCheck(
  editor: Editor,
  { engine, transcript, template, options }: CheckedAgainst,
): EngineCheck | null {
  const [check, setCheck] = useState<EngineCheck | null>(null)
  const newest = useRef<{ doc: Node; against: CheckedAgainst } | null>(null)
  const isBusy = useRef(false)
  useEffect(() => {
    const ask = (doc: Node) => {
      newest.current = { doc, against: { engine, transcript, template, options } }
      if (!isBusy.current) void work()
    }
    async function work() {
      isBusy.current = true
      try {
        for (let asked = newest.current; asked !== null; asked = newest.current) {
          newest.current = null
          const result = await checkReport(asked.doc, asked.against)
          // Outdated by now: the newer one follows at once.
          if (newest.current === null) setCheck(result)
        }
      } finally {
        isBusy.current = false
      }
    }
    const askOfChange = ({ transaction, nextState }: EditorEvents['beforeTransaction']) => {
      if (transaction.docChanged) ask(nextState.doc)
    }
    ask(editor.state.doc)
    editor.on('beforeTransaction', askOfChange)
    return () => {
      editor.off('beforeTransaction', askOfChange)
      newest.current = null
    }
  }, [editor, engine, transcript, template, options])
  return check
}
