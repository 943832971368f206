import type { Cell } from './cell.ts'

/**
 * One full stop where two would stand: "nach Kontrastmittel i v Punkt" ends in "i.v.", and a stop that was said twice,
 * or said after a written one, is written once.
 */
export function shareStops(cells: readonly Cell[]): Cell[] {
  return cells.map((cell, at) => {
    const previous = cells[at - 1]
    if (isSpokenStop(cell) && (previous?.text === '.' || isWrittenStop(cells[at + 1]))) return { ...cell, text: '' }
    const doubled = cell.text.length > 1 && cell.text.endsWith('.') && isSpokenStop(cells[at + 1])
    return doubled ? { ...cell, text: cell.text.slice(0, -1) } : cell
  })
}

function isWrittenStop(cell: Cell | undefined): boolean {
  return cell?.text === '.' && !cell.spoken && cell.lineBreak !== true
}

function isSpokenStop(cell: Cell | undefined): boolean {
  return cell?.text === '.' && cell.spoken && cell.layout === 'none'
}
