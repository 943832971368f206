import type { Cell } from './cell.ts'
import type { Strike } from './correction-words.ts'

/** Where in the kept cells that begins which is to be struck out. */
export function strikeStart(kept: readonly Cell[], what: Strike): number {
  let index = kept.length
  if (what === 'word') {
    while (index > 0 && kept[index - 1]?.kind === 'punctuation' && kept[index - 1]?.text !== '') index--
    return Math.max(index - 1, 0)
  }
  while (index > 0 && isLayout(kept[index - 1])) index--
  const isSentence = what === 'sentence' || what === 'said'
  if (isSentence && isEnd(kept[index - 1])) index--
  while (index > 0 && !isBorder(kept[index - 1], kept[index], isSentence)) index--
  return index
}

function isLayout(cell: Cell | undefined): boolean {
  return cell?.text === ''
}

export function isEnd(cell: Cell | undefined): boolean {
  return cell !== undefined && ['.', '?', '!'].includes(cell.text)
}

function isBorder(cell: Cell | undefined, after: Cell | undefined, isSentence: boolean): boolean {
  if (cell === undefined || cell.heading !== undefined || cell.text === '') return true
  if (after !== undefined && (after.layout !== 'none' || after.lineBreak)) return true
  return isSentence && isEnd(cell)
}
