import { useDeferredValue, useMemo } from 'react'
import { indexTemplates, suggestTemplate } from './suggest-template.ts'
import type { WorkspaceTemplate } from './use-workspace.ts'

/** The template that fits what is being dictated; looked for when the page has nothing better to do. */
export function useTemplateSuggestion(
  templates: readonly WorkspaceTemplate[],
  transcript: string,
): WorkspaceTemplate | null {
  const index = useMemo(() => indexTemplates(templates), [templates])
  const calm = useDeferredValue(transcript)
  return useMemo(() => suggestTemplate(index, calm), [index, calm])
}
