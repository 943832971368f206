import { foldWord } from '../lexicon/fold-word.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import { simpleReadings } from '../lexicon/simple-readings.ts'
import { type Suggestion, suggestSpelling } from '../lexicon/suggest-spelling.ts'
import type { Edit, Piece, Question } from '../model.ts'
import { rememberWord } from '../own-words.ts'
import { startsUpper } from '../read/starts-upper.ts'
import { outerSpan } from '../resolve/piece-spans.ts'
import { isProtected } from './protected-words.ts'

interface Spelled {
  pieces: Piece[]
  edits: Edit[]
  questions: Question[]
}

const shortestWord = 5
/** A transcript with more unknown words is in no language of ours. */
const mostUnknownWords = 200

/**
 * What sounds exactly like a known word is that word, misheard letters set right; what only looks
 * like one may be a name or the author's own word and is asked about or left alone. Nobody mishears a typed text.
 */
export function correctSpelling(pieces: readonly Piece[], dictated: boolean): Spelled {
  const edits: Edit[] = []
  const questions: Question[] = []
  let unknownWords = 0
  const corrected = pieces.map((piece) => {
    const latin =
      dictated && piece.kind === 'word' && piece.origin.kind === 'dictated' ? latinSpelling(piece.text) : null
    if (latin !== null) return spelled(piece, latin)
    if (unknownWords >= mostUnknownWords || !isUnknownWord(piece)) return piece
    unknownWords++
    const best = suggestSpelling(piece.text)[0]
    if (best === undefined || isProtected(best.word)) return piece
    if (!best.soundsTheSame || !dictated) {
      questions.push(questionOf(piece, best))
      return piece
    }
    return spelled(piece, best.word)
  })
  function spelled(piece: Piece, word: string): Piece {
    const text = withCapitalOf(piece.text, word)
    edits.push({ from: piece.text, to: text, rule: 'spelling', span: outerSpan([piece]) })
    return { ...piece, text }
  }
  return { pieces: corrected, edits, questions }
}

function isUnknownWord({ kind, text, origin }: Piece): boolean {
  if (kind !== 'word' || origin.kind !== 'dictated' || text.length < shortestWord) return false
  return (
    lookUp(text).length === 0 &&
    /^\p{L}\p{Ll}+$/u.test(text.normalize('NFC')) &&
    !isProtected(text) &&
    !/wärts$/.test(text)
  )
}

/** "superfizialis" is a Latin word that was heard as a German one. */
const latinSpelling = rememberWord((text): string | null => {
  const readings = simpleReadings(foldWord(text))
  const isHeard = readings.every((one) => one.class === 'latin' && one.written.toLowerCase() !== text.toLowerCase())
  return isHeard ? (readings[0]?.written ?? null) : null
})

/** The case of the first letter is decided elsewhere. */
function withCapitalOf(written: string, word: string): string {
  return (startsUpper(written) ? word.charAt(0).toUpperCase() : word.charAt(0).toLowerCase()) + word.slice(1)
}

function questionOf(piece: Piece, { word }: Suggestion): Question {
  const span = outerSpan([piece])
  const meant = withCapitalOf(piece.text, word)
  return {
    id: `spelling-${span.start}-${span.end}`,
    kind: 'spelling',
    span,
    quote: piece.text,
    text: `„${piece.text}“ ist nicht bekannt. Ist „${meant}“ gemeint?`,
    choices: [meant, piece.text],
    confidence: 0.7,
  }
}
