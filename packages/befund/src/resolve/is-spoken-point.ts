import { wordSet } from '../read/word-set.ts'
import type { Cell } from './cell.ts'
import { startsCommand } from './command-words.ts'
import { masculineDeterminers } from './function-words.ts'
import { isNumeral, ordinalNumber } from './number-words.ts'
import { unitAt } from './units.ts'

const adjectiveStems = `wund wichtig wichtigst schwach schwächst tot hoch höchst hohe tief tiefst fest springend kritisch letzt erst
  zweit dritt viert fünft einzig weiter strittig zentral blind neuralgisch best druckschmerzhaft schmerzhaft schmerzhaftest gleich
  selb entscheidend offen genannt besprochen definiert bestimmt isoliert hell dunkl rot schwarz weiß ander kranialst kaudalst
  ventralst dorsalst medialst lateralst dickst dünnst engst weitest proximalst distalst anatomisch markant markiert bezeichnet
  oberst unterst vorderst hinterst klein winzig`
const adjectives = new Set(
  adjectiveStems.split(/\s+/).flatMap((stem) => ['e', 'er', 'en', 'em'].map((ending) => stem + ending)),
)

/** Eponyms and nouns that form a term with "Punkt" when a recogniser splits it. */
const termHeads = wordSet('mcburney burney lanz erb trigger tender murphy boas druck schmerz g')

/**
 * Whether the word "Punkt" is the spoken full stop rather than a noun ("wunder Punkt", "Punkt für Punkt", "McBurney Punkt",
 * "bis zu diesem Punkt", "Punkt Maximum").
 */
export function isSpokenPoint(words: readonly Cell[], at: number): boolean {
  const previous = words[at - 1]?.key ?? ''
  const next = words[at + 1]?.key ?? ''
  if (masculineDeterminers.has(previous)) return previous === 'ein' && isSeparated(words, at)
  if (next === 'maximum' || next === 'max' || next === 'punctum') return false
  if (next === 'für' && words[at + 2]?.key === 'punkt') return false
  if (previous === 'für' && words[at - 2]?.key === 'punkt') return false
  if (isNumbered(words, at)) return false
  if (ordinalNumber(previous) !== null && ordinalNumber(words[at - 2]?.key ?? '') !== null) return true
  // "mit 14 mm Tiefe Punkt"
  if (
    previous === 'tiefe' &&
    unitAt(
      (offset) => words[at - 2 + offset]?.key,
      (offset) => words[at - 2 + offset]?.text,
    )
  )
    return true
  if (adjectives.has(previous)) return isCompared(words, at) || !isNounPhrase(words, at)
  // "2 g Punkt" ends with a unit.
  if (termHeads.has(previous)) return previous === 'g' && isNumeral(words[at - 2]?.key ?? '')
  return true
}

/** "Die Vene mündet regelrecht ein Punkt": the verb of the sentence goes apart, and "ein" is its other half. */
function isSeparated(words: readonly Cell[], at: number): boolean {
  const before = words.slice(Math.max(0, at - longestSentence), at)
  const start = before.findLastIndex(({ key }) => key === 'punkt' || key === '.')
  return before.slice(start + 1).some(({ key }) => partsWithEin.test(key))
}

const longestSentence = 25
const partsWithEin =
  /^(?:schlie(?:ß|ss)(?:t|en)|geht|gehen|münde(?:t|n)|bezieht?|beziehen|engt|engen|dringt|dringen|blutet|bricht|schränkt|tritt|nimmt|nehmen|klemmt|buchtet|schnürt|schätz\p{L}+)$/u

/** "siehe Punkt drei", "zu Punkt eins": a reference. */
function isNumbered(words: readonly Cell[], at: number): boolean {
  const previous = words[at - 1]?.key ?? ''
  const next = words[at + 1]?.key ?? ''
  if (previous === 'siehe' || previous === 'unter') return isNumeral(next)
  if (previous !== 'zu' && previous !== 'ad') return false
  return isNumeral(next) && (at < 2 || words[at - 2]?.key === 'punkt' || words[at - 2]?.key === '.')
}

/** "ist deutlich kleiner Punkt", but "ein deutlich heller Punkt". */
function isCompared(words: readonly Cell[], at: number): boolean {
  const degree = words[at - 2]?.key ?? ''
  const isComparative = words[at - 1]?.key.endsWith('er') === true
  // "3 mm links tiefer Punkt"
  return (
    isComparative &&
    (degrees.has(degree) || /^(?:links|rechts|.*meter)$/.test(degree)) &&
    !masculineDeterminers.has(words[at - 3]?.key ?? '')
  )
}

const degrees = wordSet('deutlich etwas geringfügig gering leicht wesentlich minimal viel nun')

/** An adjective that goes with "Punkt" stands before it: a noun, unless the sentence plainly ends here. */
function isNounPhrase(words: readonly Cell[], at: number): boolean {
  const next = words[at + 1]
  if (masculineDeterminers.has(words[at - 2]?.key ?? '')) return true
  if (next === undefined) return false
  return next.key === 'punkt' || next.key === 'komma' || !startsCommand(next.key)
}
