import { rememberWord } from '../own-words.ts'
import type { AtomKind } from './atom.ts'
import {
  gradeWords,
  joiningWords,
  longForms,
  months,
  negations,
  numberWords,
  segmentWords,
  sides,
  spineRegions,
  stopWords,
  uncertainties,
} from './atom-words.ts'
import { foldWord, stem } from './stem.ts'

/** What the comparison knows of a word by itself. */
export interface WordReading {
  /** Lower case, no umlauts. */
  folded: string
  hasCapital: boolean
  /** A date, a level, a grade or a number may begin with it. */
  opensValue: boolean
  /** Joins two clauses: what stands before binds no value that stands after. */
  joins: boolean
  /** The atoms that it makes, none for a stop word. */
  atoms: readonly WordAtom[]
}

interface WordAtom {
  kind: AtomKind
  key: string
  /** Null: the word as it stands. */
  value: string | null
}

export const readWord = rememberWord((text): WordReading => {
  const folded = foldWord(text)
  return {
    folded,
    hasCapital: text !== text.toLowerCase(),
    opensValue: valueWords.has(folded) || folded.includes('lappen'),
    joins: joiningWords.has(folded),
    atoms: atomsOf(isLarger(folded, text) ? 'zunehmend' : folded),
  }
})

/** "größer" folds to the same letters as "großer", which says nothing. */
function isLarger(folded: string, text: string): boolean {
  return folded.startsWith('grosser') && /ö/i.test(text.normalize())
}

const valueWords: ReadonlySet<string> = new Set(
  [months, spineRegions, numberWords].flatMap((map) => [...map.keys()]).concat(...segmentWords, ...gradeWords),
)

function atomsOf(folded: string): readonly WordAtom[] {
  const root = stem(folded)
  if (negations.has(root)) return [{ kind: 'negation', key: 'negated', value: 'verneint' }]
  if (uncertainties.has(root)) return [{ kind: 'negation', key: 'uncertain', value: 'Verdacht' }]
  const side = sides.get(root)
  // "recht groß"
  if (side !== undefined && folded !== 'recht') return [{ kind: 'side', key: `side ${side}`, value: side }]
  return joiningWords.has(folded) || stopWords.has(folded) ? [] : plainAtoms(folded)
}

/** At the beginning of a word, and within: "mediorechtslateral". */
const sidePrefixes = ['rechts', 'links'] as const

function plainAtoms(folded: string): readonly WordAtom[] {
  const prefix = sidePrefixes.find((side) => folded.includes(side) && folded.length > side.length + 3)
  if (prefix === undefined) {
    const long = longForms.get(folded)
    return [{ kind: 'word', key: stem(long === undefined ? folded : foldWord(long)), value: null }]
  }
  return [
    { kind: 'side', key: `side ${prefix}`, value: prefix },
    { kind: 'word', key: stem(folded.replace(prefix, '')), value: null },
  ]
}
