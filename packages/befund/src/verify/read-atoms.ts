import { wordSet } from '../read/word-set.ts'
import type { Atom, AtomKind } from './atom.ts'
import { letterPairs, uncertainties } from './atom-words.ts'
import { readDate } from './read-date.ts'
import { readCode, readGrade, readRoman, readScale } from './read-grade.ts'
import { readLobe, readSegment, readVertebra } from './read-level.ts'
import { readMeasure } from './read-measure.ts'
import { romanNumber } from './read-number.ts'
import type { TextPart } from './split-text.ts'
import { stem } from './stem.ts'
import type { ValueReading } from './value-reading.ts'

const valueReaders = [
  readDate,
  readVertebra,
  readSegment,
  readLobe,
  readGrade,
  readMeasure,
  readCode,
  readRoman,
] as const
/** Of a figure or a minus. */
const figureReaders = [readDate, readMeasure] as const

/** "BI" and "Lung" of a scale. */
const longestScale = 4

/** Spares most words the readers. */
function mayBeginValue(parts: readonly TextPart[], index: number): boolean {
  const part = parts[index]
  if (part?.kind !== 'letters')
    return part?.kind === 'digits' || part?.text === '-' || part?.text === '−' || part?.text === '–'
  const following = parts[index + 1]
  if (following?.kind === 'digits' || part.word?.opensValue === true || romanNumber(part.text) !== null) return true
  return part.text.length <= longestScale && (following?.text === '-' || following?.folded === 'rads')
}

function readValue(parts: readonly TextPart[], index: number): ValueReading | null {
  if (!mayBeginValue(parts, index)) return null
  for (const reader of parts[index]?.kind === 'letters' ? valueReaders : figureReaders) {
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

const clauseSigns = wordSet(', ; : ( ) – —')
const longestLabel = 4

function writtenText(parts: readonly TextPart[], from: number, to: number): string {
  let text = parts[from]?.text ?? ''
  for (let index = from + 1; index < to; index += 1)
    text += (parts[index]?.glued ? '' : ' ') + (parts[index]?.text ?? '')
  return text
}

/** The atoms of one statement so far; keeps count of clauses and labels. */
interface Collected {
  atoms: Atom[]
  clause: number
  part: number
}

/** Reads the parts of one statement, its headings left out, into atoms. */
export function readAtoms(parts: readonly TextPart[]): Atom[] {
  const collected: Collected = { atoms: [], clause: 0, part: 0 }
  let index = 0
  while (index < parts.length) index = readNextAtom(parts, index, collected)
  return collected.atoms
}

function readNextAtom(parts: readonly TextPart[], index: number, collected: Collected): number {
  const part = parts[index]
  if (part === undefined) return index + 1
  const value = readValue(parts, index)
  if (value !== null) {
    // A grade is spoken after its scale: the scale itself stays a word that the grade is bound to.
    const scale = value.key.startsWith('grade') ? readScale(parts, index) : null
    if (scale !== null) add(collected, 'word', stem(scale.name), scale.name, parts, index, scale.next)
    add(collected, value.kind, value.key, value.value, parts, index, value.next)
    return value.next
  }
  if (part.kind === 'symbol') {
    if (part.text === ':') markLabel(collected)
    if (part.text === '<' || part.text === '>') add(collected, 'word', part.text, part.text, parts, index, index + 1)
    if (clauseSigns.has(part.text)) {
      collected.clause += 1
      collected.part += 1
    }
    return index + 1
  }
  if (part.kind === 'digits') return index + 1
  const pair = readLetterPair(parts, index)
  if (pair !== null) {
    const kind = uncertainties.has(stem(pair.word)) ? 'negation' : 'word'
    add(collected, kind, kind === 'word' ? stem(pair.word) : 'uncertain', pair.word, parts, index, pair.next)
    return pair.next
  }
  if (part.word === null) return index + 1
  // "nimmt zu"
  if (/^(?:zu|ab)$/.test(part.folded) && parts[index + 1]?.kind !== 'letters')
    add(collected, 'word', part.folded, part.text, parts, index, index + 1)
  if (part.word.joins) collected.clause += 1
  for (const { kind, key, value } of part.word.atoms)
    add(collected, kind, key, value ?? part.text, parts, index, index + 1)
  return index + 1
}

function add(
  { atoms, clause, part }: Collected,
  kind: AtomKind,
  key: string,
  value: string,
  parts: readonly TextPart[],
  from: number,
  to: number,
): void {
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
    noun: kind === 'word' && first.word?.hasCapital === true,
    start: first.start,
    end: last.end,
  })
}

function markLabel({ atoms, part }: Collected): void {
  if (part > 0 || atoms.length > longestLabel) return
  for (const atom of atoms) atom.label = true
}
