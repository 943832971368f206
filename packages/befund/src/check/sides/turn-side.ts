import type { Span } from '../../model.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Proposal } from '../clash.ts'

const turns: readonly (readonly [string, string])[] = [
  ['links', 'rechts'],
  ['link', 'recht'],
  ['Links', 'Rechts'],
  ['Link', 'Recht'],
  ['LINKS', 'RECHTS'],
  ['li.', 're.'],
]

/** The word within a stretch of a sentence that names a side, turned round; of several the one nearest to `near`. */
export function turnedSide({ all }: Sentence, within: Span, near: number = within.start): Proposal[] {
  const proposals = all
    .filter((word) => word.start >= within.start && word.end <= within.end)
    .flatMap((word) => {
      const replacement = turnedWord(word.text)
      if (replacement === null) return []
      const label = `„${word.text}“ durch „${replacement}“ ersetzen`
      return [{ label, span: { start: word.start, end: word.end }, replacement }]
    })
  return proposals.toSorted((a, b) => Math.abs(a.span.start - near) - Math.abs(b.span.start - near)).slice(0, 1)
}

function turnedWord(text: string): string | null {
  for (const [left, right] of turns) {
    if (text.startsWith(left)) return right + text.slice(left.length)
    if (text.startsWith(right)) return left + text.slice(right.length)
  }
  return null
}
