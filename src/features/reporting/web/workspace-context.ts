import { createContext, useContext } from 'react'
import type { Workspace } from './use-workspace.ts'

export const WorkspaceContext = createContext<Workspace | null>(null)

export function useWorkspaceContext(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('Parts of the workspace stand inside <WorkspaceContext>')
  return workspace
}
