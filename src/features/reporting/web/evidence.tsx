import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { Evidence } from './use-evidence.ts'
import { useEvidence } from './use-evidence.ts'
import type { Pointing } from './use-pointing.ts'
import { usePointing } from './use-pointing.ts'
import { useReportMarks } from './use-report-marks.ts'
import { useWorkspaceContext } from './workspace-context.ts'

const EvidenceContext = createContext<Evidence | null>(null)
const PointingContext = createContext<Pointing | null>(null)

/** Changes with every key, apart from the rest of the workspace: only the parts that read it are drawn anew. */
export function EvidenceProvider({ children }: { children: ReactNode }) {
  const evidence = useEvidence(useWorkspaceContext())
  return (
    <EvidenceContext value={evidence}>
      <PointingProvider>{children}</PointingProvider>
    </EvidenceContext>
  )
}

/** Changes with every sentence the pointer crosses. */
function PointingProvider({ children }: { children: ReactNode }) {
  const workspace = useWorkspaceContext()
  const pointing = usePointing(workspace)
  useReportMarks(workspace.editor, useEvidenceContext(), pointing)
  return <PointingContext value={pointing}>{children}</PointingContext>
}

export function useEvidenceContext(): Evidence {
  return whatStands(useContext(EvidenceContext))
}

export function usePointingContext(): Pointing {
  return whatStands(useContext(PointingContext))
}

function whatStands<T>(value: T | null): T {
  if (value === null) throw new Error('Parts that show evidence stand inside <EvidenceProvider>')
  return value
}
