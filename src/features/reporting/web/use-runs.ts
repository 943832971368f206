import type { Options } from '@klarbefund/befund'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { reasonOf } from '#web/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useLatest } from '#web/use-latest.ts'
import type { Engine } from './engine.ts'
import type { RunInput, RunKind, RunResult } from './run-result.ts'
import { runInBrowser, runOnServer } from './run-result.ts'

const doneTexts = { format: t.formatted, fill: t.filled, generate: t.generated }
const failedTexts = { format: t.formatFailed, fill: t.fillFailed, generate: t.generateFailed }

export interface RunsInput {
  engine: Engine
  /** What the engine of this page knows of the person, as the server does. */
  options: Options
  houseMode: boolean
  /** A language model writes here: its draft can be read along, and waiting can be ended. */
  hasModel: boolean
  transcript: string
  templateHtml: string | null
  detectContradictions: boolean
  /** Something other than the untouched template stands in the editor: formatting by hand is not offered. */
  holdsReport: () => boolean
  /** Answers whether the result was taken; one that only waits is not announced as done. */
  onResult: (result: RunResult, automatic: boolean) => boolean
  /** False where the result would only wait, so that its draft stays out of the way. */
  showsDraft: (automatic: boolean) => boolean
  onFailure: (error: unknown) => void
}

export interface Runs {
  running: RunKind | null
  /** The transcript as it was when the run was started; null while none runs. */
  runningOn: string | null
  /** What the model has written so far, unproven; null while there is nothing to show. */
  draft: string | null
  run: (kind: RunKind, automatic?: boolean) => Promise<void>
  /** Ends the run that can be ended; the report stays as it was. */
  cancel: (() => void) | null
  /** A result still under way will not be used. */
  abandon: () => void
}

/** The three actions: their conditions, their calls, their toasts. One runs at a time. */
export function useRuns(input: RunsInput): Runs {
  const latest = useLatest(input)
  const [running, setRunning] = useState<Pick<RunInput, 'kind' | 'transcript'> | null>(null)
  const [canCancel, setCanCancel] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const run = useCallback(
    async (kind: RunKind, automatic = false) => {
      const { transcript, templateHtml, detectContradictions, houseMode, hasModel, engine, options } = latest.current
      const holdsReport = !automatic && latest.current.holdsReport()
      const refusal = whyNot(kind, { transcript, templateHtml, holdsReport })
      if (refusal) {
        toast({ title: refusal.title, description: refusal.text, tone: 'ask' })
        return
      }
      if (current.current) return
      const own = new AbortController()
      const { signal } = own
      current.current = own
      setRunning({ kind, transcript })
      setCanCancel(hasModel && !houseMode)
      const onDraft = (text: string) => setDraft(latest.current.showsDraft(automatic) ? text : null)
      const request: RunInput = { kind, transcript, templateHtml: templateHtml ?? '', detectContradictions }
      try {
        const result = houseMode
          ? await runInBrowser(engine, request, options)
          : await runOnServer(request, { signal, onDraft: hasModel ? onDraft : null })
        if (signal.aborted) return
        if (latest.current.onResult(result, automatic)) announce(result)
      } catch (error) {
        if (signal.aborted) return
        const { title, text } = failedTexts[kind]
        toast({ title, description: text(reasonOf(error, t.unknownError)), tone: 'clash' })
        latest.current.onFailure(error)
      } finally {
        current.current = null
        setRunning(null)
        setDraft(null)
      }
    },
    [latest],
  )

  const abandon = useCallback(() => current.current?.abort(), [])
  const cancel = useCallback(() => {
    current.current?.abort()
    toast({ title: t.cancelled.title, description: t.cancelled.text })
  }, [])
  return {
    running: running?.kind ?? null,
    runningOn: running?.transcript ?? null,
    draft,
    run,
    cancel: running !== null && canCancel ? cancel : null,
    abandon,
  }
}

function whyNot(
  kind: RunKind,
  { transcript, templateHtml, holdsReport }: Pick<RunsInput, 'transcript' | 'templateHtml'> & { holdsReport: boolean },
) {
  if (transcript.trim() === '') return t.noTranscript
  if (kind === 'format' && holdsReport) return t.reportStands
  return kind === 'fill' && !templateHtml ? t.noTemplate : null
}

function announce({ kind, contradictions }: RunResult): void {
  const { title, text } = doneTexts[kind]
  if (contradictions.length === 0) {
    toast({ title, description: text, tone: 'proven' })
    return
  }
  const found = t.contradictionsFound(contradictions.length)
  // Filling has one specified sentence, the other two a variant that names the number alone.
  toast({ title, description: kind === 'fill' ? `${text}. ${found}` : found, tone: 'clash' })
}
