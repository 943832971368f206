import type { Placement } from './place.ts'
import type { Revision } from './revise-normals.ts'

/** A heading whose every sentence was taken back by what went below another one does not stand empty: it says so too. */
export function forEmptied(placements: readonly Placement[], revisions: readonly Revision[]): Placement[] {
  const taken = new Set(placements.map(({ slot }) => slot))
  return [...Map.groupBy(revisions, ({ sentence }) => sentence.slot)].flatMap(([slot, own]) => {
    if (taken.has(slot) || own.some(({ kept }) => kept !== '')) return []
    const parts = own.flatMap(({ removals }) =>
      removals.flatMap(({ part, status }) => (status === 'replaced' ? [part] : [])),
    )
    return [...new Set(parts)].flatMap((part): Placement[] =>
      part?.section === 'findings' ? [{ part, kind: 'slot', slot }] : [],
    )
  })
}
