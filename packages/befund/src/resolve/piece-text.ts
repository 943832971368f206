import type { Break, Piece } from '../model.ts'

const plainGap: Readonly<Record<Break, string>> = { none: '', space: ' ', line: '\n', paragraph: '\n\n', item: '\n- ' }

/** The white space a break stands for in plain text. */
export function breakText(kind: Break): string {
  return plainGap[kind]
}

/** What stands before a piece in plain text: the person's own white space where there is some. */
export function gapOf(piece: Piece): string {
  return piece.gap ?? breakText(piece.before)
}

/** Pieces as plain text, without what stands before the first. */
export function piecesText(pieces: readonly Piece[]): string {
  let text = ''
  pieces.forEach((piece, at) => {
    text += (at === 0 ? '' : gapOf(piece)) + piece.text
  })
  return text
}
