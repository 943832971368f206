import { useEngineCheck } from './use-engine-check.ts'
import { useHints } from './use-hints.ts'
import type { Workspace } from './use-workspace.ts'

/** What is known of the report as it stands: its proof and its hints. */
export function useEvidence(workspace: Workspace) {
  const check = useEngineCheck(workspace.editor, workspace.checkedAgainst)
  return { check, hints: useHints({ ...workspace, check }) }
}

export type Evidence = ReturnType<typeof useEvidence>
