import type { Contradiction, VerifyResult } from '@klarbefund/befund'
import type { Node } from '@tiptap/pm/model'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { Engine } from './engine.ts'
import { explainInvented } from './explain-invented.ts'
import type { ReportText } from './report-text.ts'
import { readReportText } from './report-text.ts'

export interface EngineCheck {
  doc: Node
  /** The text the spans of this check point into. */
  report: ReportText
  verification: VerifyResult | null
  contradictions: readonly Contradiction[]
}

export interface CheckRequest {
  engine: Engine
  /** Null before the first change. */
  doc: Node | null
  /** Empty where the report was not made from it. */
  transcript: string
  template: string | null
}

/**
 * Holds the report against itself and the transcript.
 *
 * @returns null for an empty report, and where the engine does not answer
 */
export async function checkReport({ engine, doc, transcript, template }: CheckRequest): Promise<EngineCheck | null> {
  const report = doc && readReportText(doc)
  if (!report || report.text.trim() === '') return null
  try {
    const result = await engine.run('check', { transcript, report: report.text, template, options: {} })
    return { doc, report, ...explainInvented(result, doc, report) }
  } catch {
    return null
  }
}

/**
 * Checks after every change, in the engine's worker.
 *
 * One check runs at a time: of the changes that come meanwhile only the newest waits, and starts without a pause.
 */
export function useEngineCheck({ engine, doc, transcript, template }: CheckRequest): EngineCheck | null {
  const [check, setCheck] = useState<EngineCheck | null>(null)
  const newest = useRef<CheckRequest | null>(null)
  const isBusy = useRef(false)
  useEffect(() => {
    newest.current = { engine, doc, transcript, template }
    if (!isBusy.current) void work()

    async function work() {
      isBusy.current = true
      try {
        for (let request = newest.current; request !== null; request = newest.current) {
          newest.current = null
          const result = await checkReport(request)
          // Outdated by now: the newer one follows at once.
          if (newest.current === null) startTransition(() => setCheck(result))
        }
      } finally {
        isBusy.current = false
      }
    }
  }, [engine, doc, transcript, template])
  useEffect(
    () => () => {
      newest.current = null
    },
    [],
  )
  return check
}
