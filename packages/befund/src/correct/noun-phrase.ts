import { foldWord } from '../lexicon/fold-word.ts'
import { guessIsNoun } from '../lexicon/guess-noun.ts'
import { isNounLike } from '../lexicon/lexicon.ts'
import { wordSet } from '../read/word-set.ts'
import type { PhraseWord } from './phrase-context.ts'

export const contracted = wordSet('im am ins ans beim zum vom')

export function startsNounPhrase(word: PhraseWord | null): boolean {
  if (word === null) return false
  if (word.piece.kind !== 'word') return false
  const { readings } = word
  if (readings.length === 0) return guessIsNoun(foldWord(word.piece.text)) !== false
  if (readings.some((one) => one.class === 'function' || one.class === 'verb')) return false
  if (readings.some(isNounLike)) return true
  return readings.some((one) => one.class === 'adjective') && isDeclined(word)
}

export function isGenitive(word: PhraseWord | null): boolean {
  return word?.readings.some((one) => one.tag === 'det') === true
}

export function isConjunction(word: PhraseWord | null): boolean {
  return word?.readings.some((one) => one.tag === 'conj') === true
}

/** An article, a preposition or a declined adjective: what follows ends in a noun. */
export function opensNounPhrase(word: PhraseWord | null): boolean {
  return isDeterminer(word) || endsDeclined(word) || word?.readings.some((one) => one.tag === 'prep') === true
}

export function isDeterminer(word: PhraseWord | null): boolean {
  return word?.readings.some((one) => one.tag === 'det') === true || contracted.has(word?.piece.text ?? '')
}

export function endsDeclined(word: PhraseWord | null): boolean {
  if (word?.piece.kind === 'word' && word.readings.length === 0)
    return /e[nrsm]?$/.test(word.piece.text) && guessIsNoun(foldWord(word.piece.text)) === false
  return word?.readings.some((one) => one.class === 'adjective') === true && isDeclined(word)
}

function isDeclined({ piece, readings }: PhraseWord): boolean {
  const folded = foldWord(piece.text)
  return (
    /e[nrsm]?$/.test(folded) && !readings.some((one) => one.class === 'adjective' && foldWord(one.written) === folded)
  )
}
