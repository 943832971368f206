import type { Piece } from '../model.ts'

/** Whether a line begins with a piece. */
export function opensLine({ before }: Piece): boolean {
  return before === 'line' || before === 'paragraph' || before === 'item'
}
