import type { Cell } from './cell.ts'

/**
 * One full stop where two would stand: "nach Kontrastmittel i v Punkt" ends in "i.v.", and a stop that was said twice,
 * or said after a written one, is written once.
 */
export function shareStops(cells: readonly Cell[]): readonly Cell[] {
  let shared: Cell[] | null = null
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] as Cell
    const text = textBeside(cell, cells[at - 1], cells[at + 1])
    if (text === cell.text) continue
    shared ??= [...cells]
    shared[at] = { ...cell, text }
  }
  return shared ?? cells
}

function textBeside(cell: Cell, previous: Cell | undefined, next: Cell | undefined): string {
  if (isSpokenStop(cell)) return previous?.text === '.' || isWrittenStop(next) ? '' : cell.text
  const doubled = cell.text.length > 1 && cell.text.endsWith('.') && isSpokenStop(next)
  return doubled ? cell.text.slice(0, -1) : cell.text
}

function isWrittenStop(cell: Cell | undefined): boolean {
  return cell?.text === '.' && !cell.spoken && !cell.lineBreak
}

function isSpokenStop(cell: Cell | undefined): boolean {
  return cell?.text === '.' && cell.spoken && cell.layout === 'none'
}
