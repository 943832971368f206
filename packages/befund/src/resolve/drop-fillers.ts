import type { CoverageClass, Edit } from '../model.ts'
import { startsUpper } from '../read/starts-upper.ts'
import { wordSet } from '../read/word-set.ts'
import { type Cell, cellSpan } from './cell.ts'
import { stutterWords } from './function-words.ts'
import type { TextStyle } from './text-style.ts'

/** What the stages of resolve write down beside the text. */
export interface Notes {
  classes: CoverageClass[]
  edits: Edit[]
}

const fillers = wordSet('äh ähm ähh ähhm äm ääh ähem ehm eh öh öhm hm hmm hmmm mhm mh uhm uh äähm ähmm')
const openers = wordSet('also naja okay ok tja so')
const phrases = [
  'na ja',
  'sag ich mal',
  'sage ich mal',
  'sagen wir mal',
  'moment mal',
  'warte mal',
  'einen moment',
  'kleinen moment',
  'wie heißt das',
  'lass mich schauen',
]
const phraseFirst = new Set(phrases.map((phrase) => phrase.split(' ', 1)[0] ?? ''))
const takingUp = wordSet('also ja genau')
const firstOfFillers = new Set([...openers, ...phraseFirst, ...takingUp])

/** Takes out what is nobody's word: "ähm". */
export function dropHesitations(cells: readonly Cell[], notes: Notes): readonly Cell[] {
  if (!cells.some((cell) => fillers.has(cell.key))) return cells
  return drop(
    cells,
    notes,
    (at) => (fillers.has(cells[at]?.key ?? '') ? 1 : 0),
    () => 0,
  )
}

/** Takes out an opening "also" and words doubled by stuttering, in dictated text only. */
export function dropFillers(cells: readonly Cell[], style: TextStyle, notes: Notes): readonly Cell[] {
  if (!style.dictated) return cells
  return drop(
    cells,
    notes,
    (at, kept) => fillerWords(cells, at, kept),
    (kept, at) => stutterLength(kept, cells, at),
  )
}

function drop(
  cells: readonly Cell[],
  notes: Notes,
  fillerAt: (at: number, kept: readonly Cell[]) => number,
  repeatedBefore: (kept: readonly Cell[], at: number) => number,
): Cell[] {
  const kept: Cell[] = []
  for (let at = 0; at < cells.length; ) {
    const length = cells[at]?.kind === 'word' ? fillerAt(at, kept) : 0
    if (length > 0) {
      const end = at + length + (isNeedless(cells[at + length], kept.at(-1)) ? 1 : 0)
      for (const cell of cells.slice(at, end)) note(cell, notes, 'filler')
      at = end
      continue
    }
    const cell = cells[at]
    if (cell === undefined) break
    const repeated = repeatedBefore(kept, at)
    if (repeated > 0)
      for (const stuttered of kept.splice(kept.length - repeated, repeated)) note(stuttered, notes, 'stutter')
    kept.push(cell)
    at++
  }
  return kept
}

/** A comma or full stop after a filler, where none could stand without it. */
function isNeedless(next: Cell | undefined, previous: Cell | undefined): boolean {
  if (next?.text === '.') return previous?.text === '.'
  return next?.text === ',' && (isBoundary(previous) || previous?.text === ',')
}

function note(cell: Cell, notes: Notes, rule: string): void {
  for (const index of cell.atoms) notes.classes[index] = 'filler'
  notes.edits.push({ from: cell.text, to: '', rule, span: cellSpan(cell) })
}

const longestTakenUp = 3

/** "Nieren beidseits, also Nieren beidseits ohne Stau": the words that are said once more, with what takes them up. */
function takenUp(cells: readonly Cell[], at: number, kept: readonly Cell[]): number {
  for (let length = longestTakenUp; length > 0; length--) {
    const said = kept.slice(-length)
    if (
      said.length === length &&
      said.every(({ key, kind }, nth) => kind === 'word' && cells[at + 1 + nth]?.key === key)
    )
      return length + 1
  }
  return 0
}

function fillerWords(cells: readonly Cell[], at: number, kept: readonly Cell[]): number {
  const key = cells[at]?.key ?? ''
  if (!firstOfFillers.has(key)) return 0
  const previous = kept.at(-1)
  const again = takingUp.has(key) ? takenUp(cells, at, kept) : 0
  if (again > 0) return again
  if (openers.has(key) && isBoundary(previous)) return isOpening(cells[at + 1], key) ? 1 : 0
  if (!phraseFirst.has(key)) return 0
  const phrase = phrases.find((words) => words.split(' ').every((word, nth) => cells[at + nth]?.key === word))
  return phrase === undefined ? 0 : phrase.split(' ').length
}

/** "So" and "ok" are fillers only before something that begins a sentence by itself. */
function isOpening(next: Cell | undefined, key: string): boolean {
  if (next === undefined) return false
  return key === 'also' || key === 'naja' || key === 'tja' || startsUpper(next.text)
}

function isBoundary(cell: Cell | undefined): boolean {
  return cell === undefined || cell.text === '' || ['.', '?', '!', ':'].includes(cell.text)
}

/** How many kept cells are said again from here: "der der", "in der in der". */
function stutterLength(kept: readonly Cell[], cells: readonly Cell[], at: number): number {
  const cell = cells[at]
  const last = kept.at(-1)
  if (cell === undefined || last === undefined || !canStutter(cell)) return 0
  // "Die Läsion, die die Vene berührt"
  if (kept.at(-2)?.text === ',' && /^d(?:er|ie|as|e[nms])$/.test(cell.key)) return 0
  if (last.key === cell.key && last.kind === 'word') return 1
  const next = cells[at + 1]
  const before = kept.at(-2)
  const twice = before?.key === cell.key && next !== undefined && next.key === last.key && last.kind === 'word'
  return twice && kept.at(-3)?.text !== ',' ? 2 : 0
}

function canStutter(cell: Cell): boolean {
  return cell.kind === 'word' && stutterWords.has(cell.key) && !cell.lineBreak
}
