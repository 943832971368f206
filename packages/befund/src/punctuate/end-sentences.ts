import { outerSpan } from '../correct/piece-spans.ts'
import type { Edit, Piece } from '../model.ts'
import { textKey } from '../read/text-key.ts'
import { startsCommand } from '../resolve/command-words.ts'
import { startsHeading } from '../resolve/heading-words.ts'
import { isLatinStop } from '../resolve/latin-stop.ts'
import { findEnds } from './find-ends.ts'
import { tagWord } from './tagged-word.ts'

const endMarks: ReadonlySet<string> = new Set(['.', '?', '!', ';'])
const fewestWords = 4

/**
 * Full stops for a dictation that was spoken without any: statements in nominal style end where a phrase is whole and
 * another one begins. Unsure places stay open. Every stop is derived from the word before it and an edit of its own.
 */
export function endSentences(pieces: readonly Piece[], dictated: boolean): { pieces: readonly Piece[]; edits: Edit[] } {
  if (
    !dictated ||
    pieces.length < fewestWords ||
    pieces.some((piece, at) => endMarks.has(piece.text) && !isLatinStop(pieces, at))
  )
    return { pieces, edits: [] }
  const edits: Edit[] = []
  const ended: Piece[] = []
  for (const run of runsOf(pieces)) {
    const found = run.length < fewestWords ? [] : findEnds(run.map((piece, at) => tagWord(piece, run[at + 1])))
    const ends = found.filter((at) => !meansMoreBehindStop(run[at]))
    const stops = new Set(ends.length === 0 ? ends : [...ends, run.length])
    run.forEach((piece, at) => {
      ended.push(piece)
      if (!stops.has(at + 1)) return
      ended.push(stopBehind(piece))
      edits.push({ from: piece.text, to: `${piece.text}.`, rule: 'sentenceEnd', span: outerSpan([piece]) })
    })
  }
  return { pieces: ended, edits }
}

/** "Absatz" and "Befund" behind a stop would be a command and a heading. */
function meansMoreBehindStop(piece: Piece | undefined): boolean {
  const key = textKey(piece?.text ?? '')
  return startsCommand(key) || startsHeading(key)
}

/** What stands between marks, headings and line ends; marks and headings are runs of one. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = []
  let isOpen = false
  for (const [at, piece] of pieces.entries()) {
    const isWord = (piece.kind !== 'punctuation' && piece.heading === undefined) || isLatinStop(pieces, at)
    const breaks = piece.before === 'line' || piece.before === 'paragraph' || piece.before === 'item'
    if (isOpen && isWord && !breaks) runs.at(-1)?.push(piece)
    else runs.push([piece])
    isOpen = isWord
  }
  return runs
}

function stopBehind(piece: Piece): Piece {
  return { text: '.', kind: 'punctuation', before: 'none', origin: { kind: 'derived', spans: [outerSpan([piece])] } }
}
