import { findMentions } from '../understand/find-mentions.ts'
import type { Statement } from '../understand/statement.ts'

/**
 * Whether a clause names an organ, a side or a level, says that it is normal or what it has not, and no more:
 * in "Posteriores Labrum intakt" and "zweites Segment ohne Stenose" another word says which part is meant.
 */
export function saysPlainly({ organBond, sentence: { words, label }, span }: Statement): boolean {
  // "Abschluss: AFS durchgängig" is how it left, not how it came.
  if (/^(?:Kontroll|Abschluss)/.test(label[0]?.text ?? '')) return false
  const { terms, sides, sites, cues } = findMentions(words)
  const covers = (at: number) => (one: { from: number; to: number }) => at >= one.from && at < one.to
  return words.every(
    ({ kind, text, start, end }, at) =>
      (organBond === 'own' && start < span.start) ||
      end > span.end ||
      kind === 'mark' ||
      plain.test(text) ||
      sides.some((side) => side.at === at) ||
      terms.some((term) => !term.lexical && covers(at)(term)) ||
      sites.some(covers(at)) ||
      cues.some(covers(at)),
  )
}

const plain =
  /^(?:keine?[rnsm]?|ohne|nicht|nachweis|hinweis|anhalt|auf|für|von|eine[sr]?|und|oder|sowie|im|in|de[rsmn]|die|das|seite|ist|sind|zeigt|weist|okkulte)$/i
