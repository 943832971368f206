import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { Evidence } from './use-evidence.ts'
import { useEvidence } from './use-evidence.ts'
import { useReportMarks } from './use-report-marks.ts'
import { useWorkspaceContext } from './workspace-context.ts'

const EvidenceContext = createContext<Evidence | null>(null)

/** Changes with every key, apart from the rest of the workspace: only the parts that read it are drawn anew. */
export function EvidenceProvider({ children }: { children: ReactNode }) {
  const workspace = useWorkspaceContext()
  const evidence = useEvidence(workspace)
  useReportMarks(workspace.editor, evidence)
  return <EvidenceContext value={evidence}>{children}</EvidenceContext>
}

export function useEvidenceContext(): Evidence {
  const evidence = useContext(EvidenceContext)
  if (!evidence) throw new Error('Parts that show evidence stand inside <EvidenceProvider>')
  return evidence
}
