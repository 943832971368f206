import { upperFirst } from '../read/upper-first.ts'
import { type Cell, cellsSpan } from './cell.ts'
import {
  correctionMarkers,
  longestMarker,
  longestStrike,
  pauses,
  type Strike,
  startsCorrection,
  strikes,
} from './correction-words.ts'
import type { Notes } from './drop-fillers.ts'
import { findRepair, isPlausible } from './find-repair.ts'
import type { Scan } from './scan.ts'
import { isEnd, strikeStart } from './strike-start.ts'
import type { TextStyle } from './text-style.ts'
import { wordClass } from './word-class.ts'

type Ask = Scan['ask']

interface Context {
  notes: Notes
  ask: Ask
  style: TextStyle
}

/**
 * Applies what the speaker took back: "links, nein, rechts", "streiche den letzten Satz".
 * Every change is an edit and a question, so that it can be seen and undone; the words taken back are `corrected`.
 */
export function applyCorrections(cells: readonly Cell[], notes: Notes, ask: Ask, style: TextStyle): Cell[] {
  const kept: Cell[] = []
  const context: Context = { notes, ask, style }
  for (let at = 0; at < cells.length; ) {
    const cell = cells[at]
    if (cell === undefined) break
    const used = cell.kind === 'word' || cell.text === ',' ? correctionAt(kept, cells, at, context) : 0
    if (used === 0) kept.push(cell)
    at += used === 0 ? 1 : used
  }
  return kept
}

/** Number of cells used by a correction that begins here, 0 for none. */
function correctionAt(kept: Cell[], cells: readonly Cell[], at: number, context: Context): number {
  const start = cells[at]?.text === ',' ? at + 1 : at
  if (!startsCorrection(cells[start]?.key ?? '')) return 0
  const strike = phraseAt(cells, start, longestStrike, strikes)
  if (strike?.value === 'said' && !isEnd(kept.at(-1))) return 0
  if (strike !== null && start === at) return strikeOut(kept, cells, at, strike, context)
  const marker = phraseAt(cells, start, longestMarker, correctionMarkers)
  if (marker === null || cells[at]?.lineBreak === true || cells[start]?.lineBreak === true) return 0
  let next = start + marker.length
  if (isPause(cells[next])) next++
  if (!marker.value && pauses.has(cells[start]?.key ?? '') && isOrdinaryWord(kept.at(-1), cells[next])) return 0
  return replace(kept, cells, at, next, marker.value, context)
}

/** "im Moment links": a noun there, and what follows replaces nothing. */
function isOrdinaryWord(before: Cell | undefined, after: Cell | undefined): boolean {
  return (
    wordClass(after) === null ||
    /^(?:im|am|zum|de[rmn]|die|(?:k|jed|dies)?einen?|jeden|diesem)$/.test(before?.key ?? '')
  )
}

function isPause(cell: Cell | undefined): boolean {
  return cell?.text === ',' || cell?.text === ':'
}

function phraseAt<Value>(
  cells: readonly Cell[],
  at: number,
  longest: number,
  phrases: ReadonlyMap<string, Value>,
): { length: number; value: Value } | null {
  for (let length = Math.min(longest, cells.length - at); length >= 1; length--) {
    let phrase = ''
    for (let index = at; index < at + length; index++) phrase += `${index === at ? '' : ' '}${cells[index]?.key ?? ''}`
    const value = phrases.get(phrase)
    if (value !== undefined) return { length, value }
  }
  return null
}

function replace(
  kept: Cell[],
  cells: readonly Cell[],
  at: number,
  next: number,
  strong: boolean,
  context: Context,
): number {
  const { notes, ask } = context
  const dropsStop = kept.at(-1)?.text === '.' && (strong || isAfterthought(kept, cells, next))
  const stop = dropsStop ? kept.pop() : undefined
  const repair = findRepair(kept, cells, next, { strong, anyWord: context.style.dictated && !dropsStop })
  if (repair === null) {
    if (stop !== undefined) kept.push(stop)
    if (strong ? isSide(cells[next]) : isDoubtful(kept.at(-1), cells[next], context))
      askWhether(kept, cells, at, next, ask)
    return 0
  }
  const removed = kept.splice(repair.from, kept.length - repair.from)
  const moved = new Set(repair.unit)
  const taken = [
    ...removed.filter((cell) => !moved.has(cell)),
    ...(stop === undefined ? [] : [stop]),
    ...cells.slice(at, next),
  ]
  const repaired = cells.slice(next, next + repair.length)
  for (const cell of taken) for (const index of cell.atoms) notes.classes[index] = 'corrected'
  const inherited = withLayout(repaired, removed[0])
  kept.push(...inherited, ...repair.unit)
  const all = [...removed, ...cells.slice(at, next + repair.length)]
  const to = wordsOf([...repaired, ...repair.unit])
  notes.edits.push({ from: wordsOf(all), to, rule: 'selfCorrection', span: cellsSpan(all) })
  const text = `Aus „${wordsOf(all)}“ wurde „${to}“. Stimmt das?`
  ask({ kind: 'selfCorrection', text, choices: [to, wordsOf(removed)], confidence: 0.9 }, all)
  return next + repair.length - at
}

/** "im rechten Lappen nein doch links": a side is never left unasked. */
function isSide(cell: Cell | undefined): boolean {
  return cell !== undefined && wordClass(cell) === 'side'
}

/** "links Punkt nein rechts Punkt": a lone word of the kind that ended the sentence before. */
function isAfterthought(kept: readonly Cell[], cells: readonly Cell[], next: number): boolean {
  const before = kept.at(-2)
  const word = cells[next]
  if (before === undefined || word === undefined || (cells[next + 1] !== undefined && cells[next + 1]?.text !== '.'))
    return false
  const kind = wordClass(word)
  return kind !== null && kind !== 'article' && kind === wordClass(before)
}

/** A "nein" within a sentence that nothing explains. */
function isDoubtful(left: Cell | undefined, right: Cell | undefined, context: Context): boolean {
  if (isPlausible(left, right)) return true
  return context.style.dictated && left?.kind === 'word' && right?.kind === 'word' && left.heading === undefined
}

/** The line or paragraph before the words taken back stays before those that replace them. */
function withLayout(cells: readonly Cell[], removed: Cell | undefined): Cell[] {
  return cells.map((cell, nth) =>
    nth === 0 && removed !== undefined && removed.layout !== 'none' ? { ...cell, layout: removed.layout } : cell,
  )
}

function wordsOf(cells: readonly Cell[]): string {
  let words = ''
  for (const cell of cells) words += (words === '' || (!cell.spoken && cell.text === ',') ? '' : ' ') + asSaid(cell)
  return words
}

/** Spoken punctuation by its name, so that a choice can be put back into the transcript. */
function asSaid(cell: Cell): string {
  return cell.spoken ? upperFirst(cell.key) : cell.text
}

function askWhether(kept: readonly Cell[], cells: readonly Cell[], at: number, next: number, ask: Ask): void {
  const left = kept.slice(-1)
  const right = cells.slice(next, next + 1)
  const all = [...left, ...cells.slice(at, next), ...right]
  const text = `Ersetzt „${wordsOf(right)}“ das Wort „${wordsOf(left)}“?`
  ask({ kind: 'selfCorrection', text, choices: [wordsOf(all), wordsOf(right)], confidence: 0.5 }, all)
}

function strikeOut(
  kept: Cell[],
  cells: readonly Cell[],
  at: number,
  strike: { length: number; value: Strike },
  { notes, ask }: Context,
): number {
  const from = strikeStart(kept, strike.value)
  const removed = kept.splice(from, kept.length - from)
  let end = at + strike.length
  if (cells[end]?.key === 'punkt' && cells[end]?.spoken === true) end++
  const command = cells.slice(at, end)
  for (const cell of removed) for (const index of cell.atoms) notes.classes[index] = 'corrected'
  for (const cell of command) for (const index of cell.atoms) notes.classes[index] = 'command'
  const all = [...removed, ...command]
  notes.edits.push({ from: wordsOf(all), to: '', rule: 'strike', span: cellsSpan(all) })
  if (removed.length > 0) {
    const text = `„${wordsOf(removed)}“ wurde auf Ihr Wort gestrichen. Stimmt das?`
    ask({ kind: 'selfCorrection', text, choices: ['', wordsOf(removed)], confidence: 0.95 }, all)
  }
  return end - at
}
