import type { ComparedText } from './compared-text.ts'

/**
 * Whether a negation without counterpart only repeats or gathers what the other text denies already:
 * "Keine Fraktur oder Luxation." may become "Keine Fraktur. Keine Luxation.", and the reverse.
 * Within one and the same sentence a negation more or less is always a change.
 */
export function isExplainedNegation(text: ComparedText, index: number, other: ComparedText): boolean {
  const atom = text.atoms[index]
  if (atom?.kind !== 'negation') return false
  const scope = wordsInScope(text, index)
  return scope.length > 0 && scope.every((word) => isDenied(other, text.partner[word] ?? -1, text, index))
}

function wordsInScope(text: ComparedText, index: number): number[] {
  const words: number[] = []
  const clause = text.atoms[index]?.clause
  for (let at = index + 1; isInStatement(text, at, index) && text.atoms[at]?.clause === clause; at += 1) {
    if (text.atoms[at]?.kind === 'word') words.push(at)
  }
  return words
}

/** Whether a negation of another sentence pair stands before `word` in its sentence. */
function isDenied(other: ComparedText, word: number, text: ComparedText, index: number): boolean {
  if (word < 0) return false
  for (let at = word - 1; isInStatement(other, at, word); at -= 1) {
    if (other.ids[at] !== text.ids[index]) continue
    const partner = other.partner[at] ?? -1
    return partner >= 0 && text.statementOf[partner] !== text.statementOf[index]
  }
  return false
}

function isInStatement(text: ComparedText, at: number, of: number): boolean {
  return at >= 0 && at < text.atoms.length && text.statementOf[at] === text.statementOf[of]
}
