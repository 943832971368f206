import { isWithin } from '../../anatomy/organ-tree.ts'
import { matchTerm } from '../../anatomy/term-index.ts'
import type { Span } from '../../model.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import { isPairedRemoval, type Removed } from './told-removals.ts'

/** "Ablatio mammae rechts" beside "teilweise Resektion des Drüsengewebes". */
export function partialOperation(removed: Removed, sentences: readonly Sentence[]): Span | null {
  if (!isPairedRemoval(removed)) return null
  for (const sentence of sentences) {
    if (sentence.section === 'clinicalQuestion' || sentence.section === 'technique') continue
    const words = sentence.words
    const at = words.findIndex((_word, index) => isPartial(words, index))
    const named =
      at < 0
        ? -1
        : words.findIndex(
            (_, index) =>
              index !== at &&
              matchTerm(words, index)?.meanings.some(
                (one) => one.kind === 'organ' && removed.organs.some((organ) => isWithin(one.id, organ)),
              ),
          )
    if (at < 0 || (named < 0 && !/brust/i.test(words[at]?.text ?? ''))) continue
    const side = words.map(sideOf).find((one) => one !== null) ?? null
    if (removed.side !== null && side !== null && side !== removed.side && side !== 'both') continue
    const from = words[at] as Word
    const to = words[Math.max(at, named)] as Word
    return { start: from.start, end: Math.max(from.end, to.end) }
  }
  return null
}

function isPartial(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  if (
    /^(?:brusterhalt|organerhalt|teilresektion|nierenteilresektion|segmentresektion|quadrantektomie|lumpektomie)/i.test(
      text,
    )
  )
    return true
  return /^(?:teilweise|partielle)/i.test(text) && /resektion|entfernung/i.test(words[at + 1]?.text ?? '')
}
