import type { Piece } from '../model.ts'

const heads = /^(?:a|v|m|n|aa|vv|mm|nn|lig|ligg|proc|gl)$/i
const kinds = /^(?:typ|acr|weber|grad|stadium)$/i
const latin = /^\p{Ll}{3,}(?:is|ius|us|a|ea|ae|ii|um|or|ens|es|eps|ior|i)$/u

/** Whether the stop at `at` shortens a Latin name, "V. poplitea", and ends no sentence. */
export function isLatinStop(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1]
  if (pieces[at]?.text !== '.' || next?.kind !== 'word' || next.before !== 'space') return false
  // "ACR Typ a. axilla frei": the letter is a kind.
  return heads.test(pieces[at - 1]?.text ?? '') && looksLatin(next.text) && !kinds.test(pieces[at - 2]?.text ?? '')
}

export function looksLatin(word: string): boolean {
  return latin.test(word)
}
