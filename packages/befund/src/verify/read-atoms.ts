import { rememberWord } from '../own-words.ts'
import type { Atom, AtomKind } from './atom.ts'
import {
  gradeWords,
  joiningWords,
  letterPairs,
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
import { readDate } from './read-date.ts'
import { readCode, readGrade, readScale } from './read-grade.ts'
import { readLobe, readSegment, readVertebra } from './read-level.ts'
import { readMeasure } from './read-measure.ts'
import type { TextPart } from './split-text.ts'
import { foldWord, stem } from './stem.ts'
import type { ValueReading } from './value-reading.ts'

const valueReaders = [readDate, readVertebra, readSegment, readLobe, readGrade, readMeasure, readCode] as const

const sideNames: Readonly<Record<string, string>> = {
  right: 'rechts',
  left: 'links',
  both: 'beidseits',
  same: 'ipsilateral',
  opposite: 'kontralateral',
}

const valueWords: ReadonlySet<string> = new Set(
  [months, spineRegions, numberWords].flatMap((map) => [...map.keys()]).concat(...segmentWords, ...gradeWords),
)

/** "BI" and "Lung" of a scale. */
const longestScale = 4

/** Spares most words the readers. */
function mayBeginValue(parts: readonly TextPart[], index: number): boolean {
  const part = parts[index]
  if (part?.kind !== 'letters')
    return part?.kind === 'digits' || part?.text === '-' || part?.text === '−' || part?.text === '–'
  const following = parts[index + 1]
  if (following?.kind === 'digits' || beginsValue(part.folded)) return true
  return part.text.length <= longestScale && (following?.text === '-' || following?.folded === 'rads')
}

const beginsValue = rememberWord((folded) => valueWords.has(folded) || folded.includes('lappen'))

function readValue(parts: readonly TextPart[], index: number): ValueReading | null {
  if (!mayBeginValue(parts, index)) return null
  for (const reader of valueReaders) {
    const reading = reader(parts, index)
    if (reading !== null) return reading
  }
  return null
}

/** The long form of "V. a.", "Z. n.", "a. e." and how many parts it takes, else null. */
function readLetterPair(parts: readonly TextPart[], index: number): { word: string; next: number } | null {
  const first = parts[index]
  if (first?.kind !== 'letters' || first.text.length > 2) return null
  let letters = first.folded
  let next = index + 1
  while (parts[next]?.text === '.' && parts[next + 1]?.kind === 'letters' && letters.length < 4) {
    letters += parts[next + 1]?.folded ?? ''
    next += 2
    const word = letterPairs.get(letters)
    if (word !== undefined) return { word, next: parts[next]?.text === '.' ? next + 1 : next }
  }
  return null
}

const sidePrefixes = ['rechts', 'links'] as const
const clauseSigns: ReadonlySet<string> = new Set([',', ';', ':', '(', ')', '–', '—'])
const longestLabel = 4

function writtenText(parts: readonly TextPart[], from: number, to: number): string {
  let text = parts[from]?.text ?? ''
  for (let index = from + 1; index < to; index += 1)
    text += (parts[index]?.glued ? '' : ' ') + (parts[index]?.text ?? '')
  return text
}

/** Collects atoms of one statement; keeps count of clauses and labels. */
function atomCollector() {
  const atoms: Atom[] = []
  let clause = 0
  let part = 0
  return {
    atoms,
    breakClause: () => {
      clause += 1
    },
    breakPart: () => {
      clause += 1
      part += 1
    },
    add: (kind: AtomKind, key: string, value: string, parts: readonly TextPart[], from: number, to: number) => {
      const first = parts[from]
      const last = parts[to - 1]
      if (first === undefined || last === undefined) return
      atoms.push({
        kind,
        key,
        value,
        clause,
        part,
        text: writtenText(parts, from, to),
        label: false,
        noun: kind === 'word' && first.text !== first.folded && first.text !== first.text.toLowerCase(),
        start: first.start,
        end: last.end,
      })
    },
    markLabel: () => {
      if (part > 0 || atoms.length > longestLabel) return
      for (const atom of atoms) atom.label = true
    },
  }
}

/** Reads the parts of one statement, its headings left out, into atoms. */
export function readAtoms(parts: readonly TextPart[]): Atom[] {
  const collector = atomCollector()
  let index = 0
  while (index < parts.length) index = readNextAtom(parts, index, collector)
  return collector.atoms
}

function readNextAtom(parts: readonly TextPart[], index: number, collector: ReturnType<typeof atomCollector>): number {
  const part = parts[index]
  if (part === undefined) return index + 1
  const value = readValue(parts, index)
  if (value !== null) {
    // A grade is spoken after its scale: the scale itself stays a word that the grade is bound to.
    const scale = value.key.startsWith('grade') ? readScale(parts, index) : null
    if (scale !== null) collector.add('word', stem(scale.name), scale.name, parts, index, scale.next)
    collector.add(value.kind, value.key, value.value, parts, index, value.next)
    return value.next
  }
  if (part.kind === 'symbol') {
    if (part.text === ':') collector.markLabel()
    if (clauseSigns.has(part.text)) collector.breakPart()
    return index + 1
  }
  if (part.kind === 'digits') return index + 1
  const pair = readLetterPair(parts, index)
  if (pair !== null) {
    const kind = pair.word === 'verdacht' ? 'negation' : 'word'
    collector.add(kind, kind === 'word' ? stem(pair.word) : 'uncertain', pair.word, parts, index, pair.next)
    return pair.next
  }
  addWord(parts, index, collector)
  return index + 1
}

function addWord(parts: readonly TextPart[], index: number, collector: ReturnType<typeof atomCollector>): void {
  const part = parts[index]
  if (part === undefined) return
  const role = roleOf(part.folded)
  if (role === 'joins') collector.breakClause()
  else for (const { kind, key, value } of role) collector.add(kind, key, value ?? part.text, parts, index, index + 1)
}

interface WordAtom {
  kind: AtomKind
  key: string
  /** Null: the word as it stands. */
  value: string | null
}

/** The atoms that a word makes by itself, none for a stop word; or that it begins a new clause. */
const roleOf = rememberWord((folded): 'joins' | readonly WordAtom[] => {
  if (negations.has(folded)) return [{ kind: 'negation', key: 'negated', value: 'verneint' }]
  if (uncertainties.has(folded)) return [{ kind: 'negation', key: 'uncertain', value: 'Verdacht' }]
  const side = sides.get(folded)
  if (side !== undefined) return [{ kind: 'side', key: `side ${side}`, value: sideNames[side] ?? side }]
  if (joiningWords.has(folded)) return 'joins'
  return stopWords.has(folded) ? [] : plainAtoms(folded)
})

function plainAtoms(folded: string): readonly WordAtom[] {
  const prefix = sidePrefixes.find((side) => folded.startsWith(side) && folded.length > side.length + 3)
  if (prefix === undefined) {
    const long = longForms.get(folded)
    return [{ kind: 'word', key: stem(long === undefined ? folded : foldWord(long)), value: null }]
  }
  return [
    { kind: 'side', key: prefix === 'rechts' ? 'side right' : 'side left', value: prefix },
    { kind: 'word', key: stem(folded.slice(prefix.length)), value: null },
  ]
}
