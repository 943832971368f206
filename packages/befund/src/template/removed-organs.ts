import { findings } from '../anatomy/finding-concepts.ts'
import { isWithin, organs } from '../anatomy/organ-tree.ts'
import type { Side } from '../model.ts'
import type { Dictated } from './dictated.ts'
import type { NormalClause, NormalSentence } from './normals.ts'
import { removedIn, replacedIn } from './removals-in.ts'
import type { RemovedBy } from './revise-normals.ts'
import type { Slot } from './template.ts'

/** An organ that a dictated sentence says was taken out. */
export interface RemovedOrgan {
  organ: string
  side: Side | null
  part: Dictated
  /** Its joint was replaced: only what wears out is gone. */
  replaced: boolean
}

/** Finds the surgery behind a clause of the template: its organ is no longer there. */
export function removedBy(removed: readonly RemovedOrgan[]): RemovedBy {
  return (clause: NormalClause, sentence: NormalSentence) =>
    removed.find((one) => speaksOf(clause, sentence, one))?.part ?? null
}

function speaksOf(clause: NormalClause, { slot }: NormalSentence, { organ, side, replaced }: RemovedOrgan): boolean {
  if (replaced && !wearsOut.test(clause.text)) return false
  // "Gallenblase steinfrei. Keine Cholestase.": the ducts are still there.
  if (!replaced && clause.statements.some(({ finding }) => isElsewhere(finding, organ))) return false
  const about = clause.about.filter((one) => !replaced || !isWithin(one, 'body'))
  const named = about.length > 0 ? about : slot.organs.slice(0, 1)
  if (replaced && named.length === 0 && slot.label === '') return true
  if (named.length === 0 || !named.every((one) => isWithin(one, organ))) return false
  if (side === null || side === 'both') return true
  const spoken = clause.side ?? slot.side
  // "Beidseits regelrechte Größe" is no longer true; "Kein Harnstau" still is of the other side.
  // "Mammae unauffällig" calls both normal.
  const isOfAll =
    spoken === null && clause.organs.includes(organ) && clause.statements.some(({ normal }) => normal === 'general')
  return spoken === side || spoken === 'both' || isOfAll
}

/** A finding of an organ that the operation left in place. */
function isElsewhere(finding: string | null, organ: string): boolean {
  const home = findings().get(finding ?? '')?.organ ?? null
  return home !== null && !isWithin(home, organ) && !isWithin(organ, home)
}

const wearsOut = /gelenk(?:spalt|fläch)|arthro[st]|knorpel|degenerat|osteophyt/i

/** The slot in which to say so. */
export function slotOfRemoved({ organ, side }: RemovedOrgan, slots: readonly Slot[]): Slot | null {
  const fitting = slots.filter(
    (slot) =>
      slot.organs.some((named) => isWithin(organ, named)) &&
      (slot.side === null || side === null || slot.side === side),
  )
  return fitting[0] ?? null
}

/** The organs that dictated sentences say were taken out. */
export function removedOrgansOf(parts: readonly Dictated[]): RemovedOrgan[] {
  return parts.flatMap((part) =>
    part.clauses.flatMap((clause) => {
      const gone = (replaced: boolean) => (organ: string) => ({
        organ,
        side: isPaired(organ) || /hemithyr/i.test(clause.text) ? clause.side : null,
        part,
        replaced,
      })
      return [...removedIn(clause.text).map(gone(false)), ...replacedIn(clause.text).map(gone(true))]
    }),
  )
}

/** "Zustand nach Splenektomie und Nephrektomie rechts": a spleen has no side. */
function isPaired(organ: string): boolean {
  return organs().get(organ)?.paired === true
}
