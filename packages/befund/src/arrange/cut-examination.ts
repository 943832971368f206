import type { Compiled, Sentence } from '../compile-transcript.ts'
import type { Piece } from '../model.ts'
import { titleLength } from '../punctuate/title-length.ts'
import { piecesText } from '../resolve/piece-text.ts'
import { capitalised } from '../template/dictated.ts'

/** The name of the examination that a dictation opens with becomes a sentence of its own, the title. */
export function cutExamination(compiled: Compiled): Compiled {
  const [first, ...others] = compiled.sentences
  if (first === undefined || first.section !== 'findings') return compiled
  const length = titleLength(first.pieces)
  if (length === 0) return compiled
  const mark = first.pieces[length]
  const isMarked = mark?.text === '.' || mark?.text === ':'
  const rest = first.pieces.slice(isMarked ? length + 1 : length)
  const title = { ...sentence(first, first.pieces.slice(0, length)), section: 'title' as const }
  return {
    ...compiled,
    sentences: [title, ...(rest.length > 0 ? [sentence(first, capitalised(rest))] : []), ...others],
  }
}

function sentence(whole: Sentence, pieces: Piece[]): Sentence {
  return { ...whole, pieces, text: piecesText(pieces) }
}
