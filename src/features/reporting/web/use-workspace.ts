import type { Span, VocabularyEntry } from '@klarbefund/befund'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import type { CurrentUser } from '#features/auth/contract.ts'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import type { OwnTemplate, StandardTemplate } from '#features/templates/contract.ts'
import { ApiError } from '#web/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'

import { useMediaQuery } from '#web/use-media-query.ts'
import { useStoredState } from '#web/use-stored-state.ts'
import { carrySpans } from './carry-spans.ts'
import { clearDraft } from './draft.ts'
import { revealNext } from './edit-report.ts'
import type { Engine } from './engine.ts'
import { buildReport, forgetHistory } from './report-document.ts'
import { findPlaceholders } from './report-marks.ts'
import type { RunResult } from './run-result.ts'
import { useAutoModes, useAutoProcessing } from './use-auto-processing.ts'
import { useDraftKeeper, useStoredDraft } from './use-draft.ts'
import { checkReport } from './use-engine-check.ts'
import { useGatedCopy } from './use-gated-copy.ts'
import { type Source, useReportEditor } from './use-report-editor.ts'
import { useReportTime } from './use-report-time.ts'
import { useRuns } from './use-runs.ts'
import { useTabSwitch } from './use-tab-switch.ts'
import { askWhereAccountStands } from './use-trial-guard.ts'
import { type ReportState, useUndoneLoads } from './use-undone-loads.ts'
import type { Version } from './use-versions.ts'
import { useVersions } from './use-versions.ts'

const wideLayout = '(min-width: 1024px)'
const switchSeconds = 3

export type WorkspaceTemplate = StandardTemplate | OwnTemplate
export type WorkspaceTab = 'transcript' | 'report'
export type WorkspaceDialog = 'palette' | 'shortcuts' | 'ledger' | null

export interface WorkspaceInput {
  user: CurrentUser
  engine: Engine
  /** A language model is set up at this installation. */
  hasModel: boolean
  templates: readonly WorkspaceTemplate[]
  /** What acts on German reports, as on the server; the same list until an entry changes. */
  vocabulary: readonly VocabularyEntry[]
}

/** What a rating is about: the report as it was copied, whatever stands in the editor since. */
export interface CopiedReport {
  recordingId: string | null
  templateId: string | null
  templateName: string | null
}

/** What the workspace knows and can do; its parts read it from useWorkspaceContext, and from useEvidenceContext the rest. */
export function useWorkspace({ user, engine, hasModel, templates, vocabulary }: WorkspaceInput) {
  const client = useQueryClient()
  const isWide = useMediaQuery(wideLayout)
  const draft = useStoredDraft(user.id)
  const [transcript, setTranscriptText] = useState(draft?.transcript ?? '')
  const [templateId, setTemplateId] = useState(draft?.templateId ?? null)
  const [run, setRun] = useState<RunResult | null>(draft?.run ?? null)
  const [offer, setOffer] = useState<RunResult | null>(null)
  const [notice, setNotice] = useState<RunResult | null>(null)
  const [tab, setTab] = useState<WorkspaceTab>('transcript')
  const [dialog, setDialog] = useState<WorkspaceDialog>(null)
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt ?? null)
  const [detects, setDetects] = useStoredState('contradictionDetection', z.boolean(), true)
  const [houseMode, setHouseMode] = useStoredState('houseMode', z.boolean(), false)
  const [rated, setRated] = useState<CopiedReport | null>(null)
  const transcriptInput = useRef<HTMLTextAreaElement>(null)
  const time = useReportTime(draft?.time ?? null)
  const [takenBack, setTakenBack] = useState(0)
  /** Brings back what "Neuer Bericht" took away; pressed once more on the empty page, it still does. */
  const takeLastBack = useRef<(() => void) | null>(null)

  const template = templates.find(({ id }) => id === templateId) ?? null
  const reportEditor = useReportEditor(draft?.doc ?? null, draft?.holdsTemplate ?? false)
  const { editor, snapshot, isTyped, holdsTemplate, load } = reportEditor
  const { versions, add: addVersion, setVersions } = useVersions()
  const toReport = useCallback(() => setTab('report'), [])
  const countdown = useTabSwitch(toReport)

  useDraftKeeper({ userId: user.id, editor, holdsTemplate, transcript, templateId, run, time: time.read })

  const carry = useMemo(() => carrySpans(run?.transcript ?? transcript, transcript), [run, transcript])
  const filledFrom = run?.kind === 'fill' || snapshot.holdsTemplate ? (template?.templateHtml ?? null) : null
  const options = useMemo(() => ({ vocabulary }), [vocabulary])
  const checkedAgainst = { engine, transcript: run ? transcript : '', template: filledFrom, options }
  const checkNow = () => checkReport(editor.state.doc, checkedAgainst)
  const describe = (): CopiedReport => ({
    recordingId: run?.id ?? null,
    templateId: template?.id ?? null,
    templateName: template?.name ?? null,
  })
  const copying = useGatedCopy({ editor, checkNow, runId: run?.id, describe, onWritten: time.send, onCopied: setRated })

  const setTranscript = useCallback(
    (text: string) => {
      time.follow(text)
      setTranscriptText(text)
    },
    [time],
  )

  function keepTyped() {
    if (isTyped()) addVersion({ origin: 'typed', doc: editor.state.doc, run, templateId })
  }

  function takeResult(result: RunResult) {
    keepTyped()
    const doc = buildReport(editor.schema, result.html, result)
    loadFor({ doc, run: result, templateId }, 'run')
    addVersion({ origin: result.kind, doc, run: result, templateId })
    setOffer(null)
    setNotice(result.isOwnPrompt || result.fallbackReason !== null ? result : null)
    if (isWide) return
    countdown.stop()
    if (result.kind === 'generate') setTab('report')
    else if (tab !== 'report') countdown.start(switchSeconds)
  }

  const runs = useRuns({
    engine,
    options,
    houseMode,
    transcript,
    templateHtml: template?.templateHtml ?? null,
    detectContradictions: detects,
    hasModel,
    holdsReport: () => !editor.isEmpty && !holdsTemplate(),
    showsDraft: (automatic) => !(automatic && isTyped()),
    onResult: (result, automatic) => {
      const mustWait = automatic && isTyped()
      if (mustWait) setOffer(result)
      else takeResult(result)
      return !mustWait
    },
    onFailure: (error) => {
      if (error instanceof ApiError && [401, 403].includes(error.status)) void askWhereAccountStands(client)
    },
  })
  const auto = useAutoModes(user)
  useAutoProcessing({ mode: auto.mode, transcript, templateId, hasTemplate: template !== null, runs, takenBack })

  /** What fills one template is no report of another one. */
  function turnTo(nextId: string | null) {
    setTemplateId(nextId)
    if (nextId === templateId) return
    if (runs.running === 'fill') runs.abandon()
    if (offer?.kind === 'fill') setOffer(null)
  }

  function turnBack({ run: itsRun, templateId: itsTemplate }: Omit<ReportState, 'doc'>) {
    turnTo(itsTemplate)
    setTakenBack((times) => times + 1)
    setRun(itsRun)
  }

  /** Undone, the report before stands there with its own template and its own proof. */
  const loads = useUndoneLoads(editor, turnBack)

  function loadFor(next: ReportState, as: Source) {
    const from = { doc: editor.state.doc, run, templateId }
    load(next.doc, as)
    loads.note({ from, to: { ...next, doc: editor.state.doc } })
    setRun(next.run)
  }

  /** Loads its HTML; what a person wrote stays as a version. */
  function chooseTemplate(next: WorkspaceTemplate) {
    keepTyped()
    turnTo(next.id)
    const doc = buildReport(editor.schema, next.templateHtml, 'template')
    loadFor({ doc, run: null, templateId: next.id }, 'template')
  }

  function restoreVersion(version: Version) {
    keepTyped()
    loadFor(version, version.origin === 'typed' ? 'typed' : 'run')
    turnBack(version)
  }

  function startNewReport() {
    const before = { doc: editor.state.doc, transcript, templateId, run, versions, time: time.read() }
    const source = isTyped() ? 'typed' : 'run'
    const hadText = !editor.isEmpty || transcript !== ''
    runs.abandon()
    countdown.stop()
    load(buildReport(editor.schema, '', 'template'), 'empty')
    forgetHistory(editor)
    loads.forget()
    setTranscriptText('')
    setTemplateId(null)
    setRun(null)
    setOffer(null)
    setNotice(null)
    setRestoredAt(null)
    setTab('transcript')
    setVersions([])
    clearDraft(user.id)
    time.put(null)
    // Where the next dictation goes; in the compact layout this would bring up a keyboard on the screen.
    if (isWide) setTimeout(() => transcriptInput.current?.focus())

    function takeBack() {
      takeLastBack.current = null
      runs.abandon()
      setOffer(null)
      load(before.doc, source)
      setTakenBack((times) => times + 1)
      setTranscriptText(before.transcript)
      setTemplateId(before.templateId)
      setRun(before.run)
      setVersions(before.versions)
      time.put(before.time)
    }
    const { title, text } = t.newReportStarted
    if (hadText) takeLastBack.current = takeBack
    const action = takeLastBack.current ? { label: t.undoNewReport, onSelect: takeLastBack.current } : undefined
    toast({ title, description: text, action })
  }

  function goToNextField() {
    const next = revealNext(editor, findPlaceholders(editor.state.doc))
    if (!next) return
    setTab('report')
    editor.commands.focus()
  }

  return {
    user,
    isWide,
    transcript,
    setTranscript,
    transcriptInput,
    /** Selects a place of the transcript and goes there. */
    revealTranscript: ({ start, end }: Span) =>
      setTimeout(() => {
        transcriptInput.current?.focus()
        transcriptInput.current?.setSelectionRange(start, end)
      }),
    template,
    templates,
    chooseTemplate,
    run,
    carry,
    offer: { result: offer, take: () => offer && takeResult(offer), drop: () => setOffer(null) },
    notice: { result: notice, dismiss: useCallback(() => setNotice(null), []) },
    tab,
    setTab: (next: WorkspaceTab) => {
      countdown.stop()
      setTab(next)
    },
    countdown,
    dialog,
    setDialog,
    restored: { at: restoredAt, dismiss: () => setRestoredAt(null) },
    detects,
    setDetects,
    houseMode,
    setHouseMode,
    editor,
    reportEditor,
    snapshot,
    checkedAgainst,
    checkNow,
    copying: { ...copying, requestCopy: runs.draft === null ? copying.requestCopy : refuseCopy },
    hasModel,
    rating: { report: rated, close: useCallback(() => setRated(null), []) },
    runs,
    auto,
    versions,
    restoreVersion,
    startNewReport,
    goToNextField,
  }
}

/** The draft is no report yet, and the report behind it is about to change. */
function refuseCopy() {
  toast({ title: t.draftNotCopied.title, description: t.draftNotCopied.text, tone: 'ask' })
}

export type Workspace = ReturnType<typeof useWorkspace>
