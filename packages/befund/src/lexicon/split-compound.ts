import { remember } from '../word-memory.ts'
import { foldWord } from './fold-word.ts'
import { boundHeadReadings, simpleReadings } from './simple-readings.ts'
import { type Reading, wordIndex } from './word-index.ts'

export interface Compound {
  /** As cut from the folded word, linking elements with the part before them. */
  parts: readonly string[]
  /** Readings of the last part; gender and inflection of the whole are its. */
  head: readonly Reading[]
}

const longestWord = 60
const shortestHead = 3
const linkingElements = ['s', 'es', 'n', 'en', 'er', 'e', 'ns']
/** The reading of a word with the fewest parts, or null where a part is unknown. */
export function splitCompound(word: string): Compound | null {
  return cutWord(foldWord(word))
}

const cutWord: (folded: string) => Compound | null = remember((folded) =>
  folded.length > longestWord ? null : cut(folded),
)

function cut(folded: string): Compound | null {
  let best: Compound | null = null
  // A first part is a listed word or its beginning, with a linking element of up to two letters.
  const longest = Math.min(folded.length - shortestHead, Math.max(5, wordIndex().reach(folded) + 2))
  for (let at = 2; at <= longest; at++) {
    const first = folded.slice(0, at)
    if (!isFirstPart(first)) continue
    const rest = folded.slice(at)
    const head = headReadings(rest)
    const tail = head.length > 0 ? { parts: [rest], head } : cutWord(rest)
    if (tail === null) continue
    // Of equal cuts the later one wins: the longest first part is nearly always the right one.
    if (best === null || tail.parts.length + 1 <= best.parts.length)
      best = { parts: [first, ...tail.parts], head: tail.head }
  }
  return best
}

function headReadings(part: string): readonly Reading[] {
  const bound = boundHeadReadings(part)
  if (bound.length > 0) return bound
  const readings = simpleReadings(part).filter(
    (one) => one.class === 'noun' || one.class === 'adjective' || one.class === 'latin' || one.form === 'infinitive',
  )
  // "Sekretspiegeln" are mirrors of fluid, hardly ever "to mirror".
  return readings.some((one) => one.class === 'noun') ? readings.filter((one) => one.form !== 'infinitive') : readings
}

/** Whether a part may stand before another: a prefix, or a noun, adjective or verb stem with its linking element. */
export const isFirstPart = remember(standsFirst)

function standsFirst(part: string): boolean {
  const { prefixes } = wordIndex()
  if (prefixes.has(part)) return true
  if (part.length < 3) return false
  if (isModifier(part)) return true
  return linkingElements.some(
    (link) => part.length > link.length + 2 && part.endsWith(link) && isNounStem(part.slice(0, -link.length)),
  )
}

function isModifier(part: string): boolean {
  const { find } = wordIndex()
  if (find(part).some((one) => one.class === 'noun' || one.class === 'adjective' || one.class === 'name')) return true
  // Grenz-wert, Schluck-akt, Mess-bereich: the ending of noun or verb is dropped.
  if (find(`${part}e`).some((one) => one.class === 'noun' && one.gender === 'f')) return true
  return find(`${part}en`).some((one) => one.form === 'infinitive')
}

function isNounStem(part: string): boolean {
  return wordIndex()
    .find(part)
    .some((one) => one.class === 'noun')
}
