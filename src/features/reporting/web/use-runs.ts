import { useCallback, useRef, useState } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { messageOf } from '#web/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useLatest } from '#web/use-latest.ts'
import type { Engine } from './engine.ts'
import type { RunInput, RunKind, RunResult } from './run-result.ts'
import { runInBrowser, runOnServer } from './run-result.ts'

const doneTexts = { format: t.formatted, fill: t.filled, generate: t.generated }
const failedTexts = { format: t.formatFailed, fill: t.fillFailed, generate: t.generateFailed }

export interface RunsInput {
  engine: Engine
  houseMode: boolean
  transcript: string
  templateHtml: string | null
  detectContradictions: boolean
  /** Answers whether the result was taken; one that only waits is not announced as done. */
  onResult: (result: RunResult, automatic: boolean) => boolean
  onFailure: (error: unknown) => void
}

export interface Runs {
  running: RunKind | null
  run: (kind: RunKind, automatic?: boolean) => Promise<void>
  /** A result still under way will not be used. */
  abandon: () => void
}

/** The three actions: their conditions, their calls, their toasts. One runs at a time. */
export function useRuns(input: RunsInput): Runs {
  const latest = useLatest(input)
  const [running, setRunning] = useState<RunKind | null>(null)
  const turn = useRef(0)
  const isRunning = useRef(false)

  const run = useCallback(
    async (kind: RunKind, automatic = false) => {
      const { transcript, templateHtml, detectContradictions, houseMode, engine } = latest.current
      const refusal = whyNot(kind, transcript, templateHtml)
      if (refusal) {
        toast({ title: refusal.title, description: refusal.text, tone: 'ask' })
        return
      }
      if (isRunning.current) return
      isRunning.current = true
      setRunning(kind)
      const ownTurn = ++turn.current
      const request: RunInput = { kind, transcript, templateHtml: templateHtml ?? '', detectContradictions }
      try {
        const result = houseMode ? await runInBrowser(engine, request) : await runOnServer(request)
        if (ownTurn !== turn.current) return
        if (latest.current.onResult(result, automatic)) announce(result)
      } catch (error) {
        if (ownTurn !== turn.current) return
        const { title, text } = failedTexts[kind]
        toast({ title, description: text(messageOf(error, t.unknownError)), tone: 'clash' })
        latest.current.onFailure(error)
      } finally {
        isRunning.current = false
        setRunning(null)
      }
    },
    [latest],
  )

  const abandon = useCallback(() => {
    turn.current++
  }, [])
  return { running, run, abandon }
}

function whyNot(kind: RunKind, transcript: string, templateHtml: string | null) {
  if (transcript.trim() === '') return t.noTranscript
  return kind === 'fill' && !templateHtml ? t.noTemplate : null
}

function announce({ kind, contradictions }: RunResult): void {
  const { title, text } = doneTexts[kind]
  const count = contradictions.length
  toast({
    title,
    description: count > 0 ? t.contradictionsFound(count) : text,
    tone: count > 0 ? 'clash' : 'proven',
  })
}
