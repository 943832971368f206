import type { Edit, Piece } from '../model.ts'
import { splitSentences } from '../read/split-sentences.ts'
import { isLatinStop } from './latin-stop.ts'
import { outerSpan } from './piece-spans.ts'
import type { TextStyle } from './text-style.ts'

/**
 * Capital letters at the start of sentences and headings. Written text keeps its own: only a start that was made by a
 * spoken command, or any start in a transcript without a single capital letter, is raised.
 */
export function capitaliseSentences(pieces: readonly Piece[], style: TextStyle): { pieces: Piece[]; edits: Edit[] } {
  if (!style.dictated && !style.lowerCase) return { pieces: [...pieces], edits: [] }
  const raised = new Set<Piece>()
  for (const sentence of splitSentences(pieces)) {
    const first = sentence.findIndex((piece) => piece.kind !== 'punctuation')
    const isNumbered = sentence[first]?.kind === 'number' && sentence[first + 1]?.text === '.'
    const opening = sentence[isNumbered ? first + 2 : first]
    if (opening !== undefined) raised.add(opening)
  }
  pieces.forEach((_, at) => {
    if (!isLatinStop(pieces, at)) return
    const head = pieces[at - 1]
    if (head !== undefined) raised.add(head)
  })
  pieces.forEach((piece, at) => {
    const colon = pieces[at - 1]
    if (colon?.text === ':' && (style.lowerCase || colon.heading !== undefined)) raised.add(piece)
  })
  const edits: Edit[] = []
  const result = pieces.map((piece) => {
    if (!raised.has(piece) || (piece.kind !== 'word' && piece.kind !== 'grade')) return piece
    const text = upperFirst(piece.text)
    if (text === piece.text) return piece
    edits.push({ from: piece.text, to: text, rule: 'sentenceStart', span: outerSpan([piece]) })
    return { ...piece, text }
  })
  return { pieces: result, edits }
}

/** "p.a.", "pT2", "mRNA", "b-Wert": never raised. */
const keepsSmall = /^[a-zäöü]\.|^[a-z]{1,3}[A-Z\d]|^b(?:$|-Wert)/

function upperFirst(text: string): string {
  if (keepsSmall.test(text)) return text
  const first = text.charAt(0)
  const upper = first.toUpperCase()
  return upper.length === 1 ? upper + text.slice(1) : text
}
