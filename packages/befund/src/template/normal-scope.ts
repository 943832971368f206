import { isWithin, organs } from '../anatomy/organ-tree.ts'
import { tokensOf } from '../read/read.ts'
import { tells } from '../read/tells.ts'
import type { Dictated } from './dictated.ts'

const restWord =
  /^(?:sonst|sonstige[rnsm]?|ansonsten|übrige[rnsm]?|rest|restliche[rnsm]?|andere[rnsm]?|weitere[rnsm]?)$/iu
const wholeWord =
  /^(?:befund|befunde|normalbefund|regelbefund|alles|untersuchung|aufnahme|darstellung|bild|organe|ct|mrt|mr|sonographie|sonografie|ultraschall|röntgen\p{L}*|mammographie|mammografie)$/iu
const longest = 14

/**
 * Whether a sentence calls everything ("Unauffälliger Befund.") or all the rest ("Sonst unauffällig.") normal,
 * without a word on a single organ; null when it does neither. "Übrige Leber homogen" is about the liver where the
 * liver has a place of its own.
 */
export function normalScope(
  part: Dictated,
  hasOwnPlace: (organ: string) => boolean = () => true,
): 'whole' | 'rest' | null {
  if (
    !part.statements.some(isNormality) ||
    !part.statements.every((statement) => isNormality(statement) || isFiller(statement.finding))
  )
    return null
  const words = tokensOf(part.text).filter((token) => token.kind === 'word' || token.kind === 'number')
  if (words.length === 0 || words.length > longest || words.some((word) => word.kind === 'number')) return null
  const named = part.clauses.flatMap((clause) => clause.organs)
  const rest = tells(words, restWord)
  if (rest)
    return named.every((id) => organs().get(id)?.region || isWithin(id, 'body') || !hasOwnPlace(id)) ? 'rest' : null
  if (
    named.some((id) => !organs().get(id)?.region || hasOwnPlace(id)) ||
    part.clauses.some((clause) => clause.side !== null)
  )
    return null
  if (!part.statements.every((statement) => statement.normal === null || statement.normal === 'general')) return null
  return words.length <= 8 && (tells(words, wholeWord) || named.length > 0) ? 'whole' : null
}

function isNormality({ normal, finding, stance }: Dictated['statements'][number]): boolean {
  return (
    (normal !== null && stance !== 'negated') ||
    (stance === 'negated' && (finding === 'pathology' || finding === 'malignancy-sign'))
  )
}

/** Nouns that carry no finding: "Befund", "Organe", "Darstellung". */
function isFiller(finding: string | null): boolean {
  return finding === null || finding.startsWith('w:')
}
