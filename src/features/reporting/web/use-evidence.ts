import { useCallback, useMemo } from 'react'
import { carrySpans } from './carry-spans.ts'
import { revealNext } from './edit-report.ts'
import { templateSentencesOf } from './find-sentences.ts'
import { useEngineCheck } from './use-engine-check.ts'
import { useHints } from './use-hints.ts'
import { usePointing } from './use-pointing.ts'
import type { Workspace } from './use-workspace.ts'

/** What is known of the report as it stands: its proof, its hints and where its words come from. */
export function useEvidence(workspace: Workspace) {
  const { editor, reportEditor, isWide, run, transcript, checkedAgainst, setTab } = workspace
  const check = useEngineCheck(editor, checkedAgainst)
  const hints = useHints({ ...workspace, check })

  const carryBack = useMemo(() => carrySpans(transcript, run?.transcript ?? transcript), [run, transcript])
  const toRunOffset = useCallback(
    (offset: number) => carryBack({ start: offset, end: offset + 1 })?.start ?? null,
    [carryBack],
  )
  const pointing = usePointing(reportEditor, isWide, toRunOffset)

  function goToNextTemplateSentence() {
    setTab('report')
    const next = revealNext(editor, templateSentencesOf(editor.state.doc))
    if (next) pointing.pointAtSentence(next)
  }
  return { check, hints, pointing, goToNextTemplateSentence }
}

export type Evidence = ReturnType<typeof useEvidence>
