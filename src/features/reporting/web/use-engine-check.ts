import type { Contradiction, VerifyResult } from '@klarbefund/befund'
import type { Node } from '@tiptap/pm/model'
import { startTransition, useEffect, useState } from 'react'
import type { Engine } from './engine.ts'
import { explainInvented } from './explain-invented.ts'
import type { ReportText } from './report-text.ts'
import { readReportText } from './report-text.ts'

/** Waits for a pause between two keystrokes, so that a burst of typing is checked once. */
const pauseMs = 30

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

/** Checks after every change, in the engine's worker. */
export function useEngineCheck({ engine, doc, transcript, template }: CheckRequest): EngineCheck | null {
  const [check, setCheck] = useState<EngineCheck | null>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => void ask(), pauseMs)

    async function ask() {
      const result = await checkReport({ engine, doc, transcript, template })
      if (isCurrent) startTransition(() => setCheck(result))
    }

    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [engine, doc, transcript, template])
  return check
}
