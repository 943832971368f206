import type { SectionId } from '../model.ts'

/** Said of what was found: not the question, the history, the technique or the title. */
export function isInBody({ section }: { section: SectionId }): boolean {
  return section === 'findings' || section === 'impression'
}
