import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CurrentUser } from '#features/auth/contract.ts'
import { saveTranscriptPreferences } from '#features/profile/contract.ts'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { call } from '#web/api-client.ts'
import { currentUserKey } from '#web/shell/use-current-user.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { RunKind } from './run-result.ts'
import type { Runs } from './use-runs.ts'

const autoDelayMs = 1000

const fields = {
  format: 'autoFormatExternal',
  fill: 'autoFillTemplateExternal',
  generate: 'autoGenerateReportExternal',
} as const satisfies Record<RunKind, keyof CurrentUser>

type Preferences = Partial<Record<(typeof fields)[RunKind], boolean>>

function autoModeOf(user: CurrentUser): RunKind | null {
  return (Object.keys(fields) as RunKind[]).find((kind) => user[fields[kind]]) ?? null
}

/** The toggles exclude each other: switching one on saves all three, switching it off only itself. */
export function useAutoModes(user: CurrentUser) {
  const client = useQueryClient()
  const mutationKey = [saveTranscriptPreferences.path]
  const setCached = (change: Preferences) =>
    client.setQueryData<CurrentUser | null>(currentUserKey, (cached) => cached && { ...cached, ...change })
  const save = useMutation({
    mutationKey,
    // One after another: an older choice must not overtake a newer one on its way.
    scope: { id: saveTranscriptPreferences.path },
    mutationFn: (change: Preferences) => call(saveTranscriptPreferences, { body: change }),
    onMutate: (change) => {
      const before = Object.fromEntries(Object.values(fields).map((field) => [field, user[field]]))
      setCached(change)
      return before as Preferences
    },
    onSuccess: (_saved, change) => {
      // What is being saved now is newer; one that failed may have taken it off the page.
      if (client.isMutating({ mutationKey }) === 1) setCached(change)
      toast({ title: t.preferencesSaved.title, description: t.preferencesSaved.text, tone: 'proven' })
    },
    onError: (_error, _change, before) => {
      if (before) setCached(before)
      toast({ title: t.preferencesFailed.title, description: t.preferencesFailed.text, tone: 'clash' })
    },
  })

  function toggle(kind: RunKind, isOn: boolean) {
    if (!isOn) {
      save.mutate({ [fields[kind]]: false })
      return
    }
    save.mutate(Object.fromEntries(Object.entries(fields).map(([other, field]) => [field, other === kind])))
  }
  return { mode: autoModeOf(user), toggle }
}

/**
 * Starts the chosen action one second after the last change, once for each state of its input.
 *
 * What the page opened with, what was taken back or run by hand waits for a change, of a switch or the template too;
 * an emptied transcript forgets what was done.
 */
export function useAutoProcessing(input: {
  mode: RunKind | null
  transcript: string
  templateId: string | null
  /** False while there is none to fill: not chosen, not loaded yet, or deleted. */
  hasTemplate: boolean
  runs: Runs
  /** How often a report or a version of it was taken back. */
  takenBack: number
}): void {
  const { mode, transcript, templateId, hasTemplate, runs, takenBack } = input
  const { run, runningOn } = runs
  const state = `${transcript}|${mode}|${mode === 'fill' ? templateId : ''}`
  const done = useRef<string | null>(null)
  const brought = useRef(-1)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (!wasRunning.current && runningOn === transcript) done.current = state
    wasRunning.current = runningOn !== null
    if (brought.current !== takenBack) done.current = state
    brought.current = takenBack
    if (transcript.trim() === '') done.current = null
    if (mode === null || runningOn !== null || transcript.trim() === '') return
    if (mode === 'fill' && !hasTemplate) return
    if (done.current === state) return
    const timer = setTimeout(() => {
      done.current = state
      void run(mode, true)
    }, autoDelayMs)
    return () => clearTimeout(timer)
  }, [mode, transcript, hasTemplate, state, run, runningOn, takenBack])
}
