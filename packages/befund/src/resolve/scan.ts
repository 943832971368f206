import type { Question } from '../model.ts'
import type { Atom, Cell } from './cell.ts'
import type { NumberReading } from './number-reading.ts'
import type { TextStyle } from './text-style.ts'

/** What the number rules look at. */
export interface Scan {
  cells: readonly Cell[]
  atoms: readonly Atom[]
  style: TextStyle
  /** What the rules remember from place to place. */
  memory: Memory
  ask: (question: Omit<Question, 'id' | 'span' | 'quote'>, cells: readonly Cell[]) => void
}

export interface Memory {
  /** The number that a list would go on with. */
  nextItem: number
  /** Whether its numbers are said without "Punkt". */
  bareItems?: boolean
  /** Whether segments without an organ beside them are the liver's, once someone asked. */
  liver?: boolean
  /** The numbers found so far, by the cell they begin at: many rules ask for the same one. */
  numbers: Map<number, NumberReading | null>
}

/** `length` cells are written as `cells`. */
export interface Match {
  length: number
  cells: readonly Cell[]
}

export function keyAt(scan: Scan, at: number): string {
  return scan.cells[at]?.key ?? ''
}

/** Whether a cell stands in the same line and phrase as the one before it. */
export function continues(scan: Scan, at: number): boolean {
  const cell = scan.cells[at]
  return (
    cell !== undefined && !cell.lineBreak && cell.text !== '' && cell.layout === 'none' && cell.heading === undefined
  )
}

/** The cells as they stand in the transcript, white space included. */
export function verbatim(scan: Scan, at: number, length: number): string {
  let text = ''
  for (let index = at; index < at + length; index++) {
    const cell = scan.cells[index]
    for (const [nth, atomIndex] of (cell?.atoms ?? []).entries()) {
      const atom = scan.atoms[atomIndex]
      text += (index === at && nth === 0 ? '' : (atom?.gap ?? '')) + (atom?.text ?? '')
    }
  }
  return text
}
