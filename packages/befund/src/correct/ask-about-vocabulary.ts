import { foldWord } from '../lexicon/fold-word.ts'
import { koelnerPhonetik } from '../lexicon/koelner-phonetik.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import type { Piece, Question } from '../model.ts'
import { outerSpan } from '../resolve/piece-spans.ts'
import type { UsableEntry } from './apply-vocabulary.ts'
import { isProtected } from './protected-words.ts'

const shortestCode = 4

/** An unknown word that sounds like an entry of the user's vocabulary may be meant by it. */
export function askAboutVocabulary(pieces: readonly Piece[], entries: readonly UsableEntry[]): Question[] {
  if (entries.length === 0) return []
  const bySound = new Map<string, string>()
  for (const { from, to, correctedWord } of entries) {
    for (const words of [from, to]) addSound(bySound, words, correctedWord.trim())
  }
  return pieces.flatMap((piece) => questionOf(piece, bySound))
}

function addSound(bySound: Map<string, string>, words: readonly string[], corrected: string): void {
  const [word, second] = words
  if (word === undefined || second !== undefined) return
  const code = koelnerPhonetik(word)
  if (code.length >= shortestCode && !bySound.has(code)) bySound.set(code, corrected)
}

function questionOf(piece: Piece, bySound: ReadonlyMap<string, string>): Question[] {
  if (
    piece.kind !== 'word' ||
    piece.origin.kind !== 'dictated' ||
    isProtected(piece.text) ||
    lookUp(piece.text).length > 0
  )
    return []
  const meant = bySound.get(koelnerPhonetik(piece.text))
  if (meant === undefined || foldWord(meant) === foldWord(piece.text)) return []
  const span = outerSpan([piece])
  return [
    {
      id: `vocabulary-${span.start}-${span.end}`,
      kind: 'spelling',
      span,
      quote: piece.text,
      text: `„${piece.text}“ klingt wie „${meant}“ aus Ihrem Vokabular. Ist das gemeint?`,
      choices: [meant, piece.text],
      confidence: 0.7,
    },
  ]
}
