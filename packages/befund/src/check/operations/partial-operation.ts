import { isWithin } from '../../anatomy/organ-tree.ts'
import { matchTerm } from '../../anatomy/term-index.ts'
import type { Span } from '../../model.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { isPairedRemoval, type Removed } from './told-removals.ts'

/** "Ablatio mammae rechts" beside "teilweise Resektion des Drüsengewebes"; what keeps its name may have come years before. */
export function partialOperation(removed: Removed, sentences: readonly Sentence[]): Span | null {
  if (!isPairedRemoval(removed)) return null
  for (const { section, words } of sentences) {
    if (section === 'clinicalQuestion' || section === 'technique') continue
    const at = words.findIndex(
      ({ text }, index) =>
        /^(?:teilweise|partielle)/i.test(text) && /resektion|entfernung/i.test(words[index + 1]?.text ?? ''),
    )
    const from = words[at]
    const to = words.find((_, index) =>
      matchTerm(words, index)?.meanings.some(({ id }) => removed.organs.some((organ) => isWithin(id, organ))),
    )
    if (from === undefined || to === undefined) continue
    const side = words.map(sideOf).find((one) => one !== null)
    if (side === undefined || side === 'both' || (removed.side ?? side) === side)
      return { start: from.start, end: Math.max(from.end, to.end) }
  }
  return null
}
