import type { Cell } from './cell.ts'

/** How the transcript as a whole came about. It decides what may be rewritten at all. */
export interface TextStyle {
  /** Spoken commands stand in it, or a speech recogniser left it without any punctuation. */
  dictated: boolean
  /** One line without a single mark, as a speech recogniser leaves it that hears no commands. */
  bare: boolean
  /** No capital letter in what is taken over as it stands. */
  lowerCase: boolean
}

export function textStyleOf(cells: readonly Cell[]): TextStyle {
  const spoken = cells.filter((cell) => cell.rule === 'command')
  const written = cells.filter(
    (cell) => !cell.spoken && cell.kind === 'punctuation' && '.!?'.includes(cell.text),
  ).length
  const bare = cells.length > 3 && cells.every((cell) => cell.kind !== 'punctuation' && !cell.lineBreak)
  const points = spoken.filter((cell) => cell.text === '.').length
  const dictated = points < spoken.length || (points > 0 && points >= written) || bare
  return { dictated, bare, lowerCase: isLowerCase(cells) }
}

export function isLowerCase(cells: readonly Cell[]): boolean {
  return cells.length > 0 && cells.every((cell) => cell.spoken || cell.text === cell.text.toLowerCase())
}

/** Whether a line begins at this cell. */
export function isLineStart(cells: readonly Cell[], at: number): boolean {
  if (at === 0) return true
  const cell = cells[at]
  const previous = cells[at - 1]
  if (cell === undefined) return true
  return cell.lineBreak || cell.layout !== 'none' || (previous?.text === '' && previous.layout !== 'none')
}
