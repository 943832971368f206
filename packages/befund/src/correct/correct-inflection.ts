import { lookUp } from '../lexicon/lexicon.ts'
import type { Edit, Piece } from '../model.ts'
import { outerSpan } from '../resolve/piece-spans.ts'
import { type PhraseWord, phraseWords } from './phrase-context.ts'

/**
 * "Herz und Mediastinums sind unauffällig": a genitive ending where no genitive can stand, heard by the
 * recogniser out of the next word. Only directly after what rules a genitive out.
 */
export function correctInflection(pieces: readonly Piece[]): { pieces: Piece[]; edits: Edit[] } {
  const words = phraseWords(pieces)
  const edits: Edit[] = []
  const texts = new Map<Piece, string>()
  words.forEach((word, at) => {
    if (word === null || word.piece.origin.kind !== 'dictated') return
    if (!excludesGenitive(words, at) || !isOnlyGenitive(word)) return
    const text = withoutEnding(word.piece.text)
    if (text === null) return
    texts.set(word.piece, text)
    edits.push({ from: word.piece.text, to: text, rule: 'inflection', span: outerSpan([word.piece]) })
  })
  if (texts.size === 0) return { pieces: [...pieces], edits }
  return {
    pieces: pieces.map((piece) => (texts.has(piece) ? { ...piece, text: texts.get(piece) ?? piece.text } : piece)),
    edits,
  }
}

function isOnlyGenitive({ piece, readings }: PhraseWord): boolean {
  return (
    readings.length > 0 &&
    readings.every((one) => one.class === 'noun' && one.form === 'genitive') &&
    /^\p{L}+$/u.test(piece.text)
  )
}

function excludesGenitive(words: readonly (PhraseWord | null)[], at: number): boolean {
  const previous = words[at - 1]
  if (previous === null || previous === undefined) return false
  if (previous.piece.text !== 'und' && previous.piece.text !== 'sowie') return false
  const partner = words[at - 2]
  const opener = words[at - 3]
  const partnerIsPlain =
    partner?.readings.length !== 0 &&
    partner?.readings.every((one) => one.class === 'noun' && one.form === 'singular' && one.gender !== 'f')
  return partnerIsPlain === true && (opener === null || opener === undefined)
}

function withoutEnding(text: string): string | null {
  const shorter = text.slice(0, -1)
  return lookUp(shorter).some((one) => one.class === 'noun' && one.form === 'singular') ? shorter : null
}
