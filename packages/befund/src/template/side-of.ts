import type { Side, Token } from '../model.ts'
import { rememberWord } from '../own-words.ts'
import { tokensOf } from '../read/read.ts'

const left = /^(?:sinist(?:er|ra|rum|ri|rae)|links|linke[rnsm]?|li|li\.|linksseitig\p{L}*)$/iu
const right = /^(?:dext(?:er|ra|rum|ri|rae)|rechts|rechte[rnsm]?|re|re\.|rechtsseitig\p{L}*)$/iu
const both = /^(?:beide[rns]?|beidseits|beidseitig\p{L}*|bds|bds\.|bilateral\p{L}*)$/iu

/** The side a heading or a clause names; both for "rechts und links"; null for none. */
export function sideOf(text: string): Side | null {
  return sideOfTokens(tokensOf(text))
}

/** The same of words that were read already. */
export function sideOfTokens(tokens: readonly Token[]): Side | null {
  let side: Side | null = null
  for (const token of tokens) {
    if (token.kind !== 'word' || token.text.length > 20) continue
    const named = nameSide(token.text)
    if (named === 'both') return 'both'
    if (named && side && side !== named) return 'both'
    side = named ?? side
  }
  return side
}

const nameSide = rememberWord((word): Side | null => {
  if (both.test(word)) return 'both'
  if (left.test(word)) return 'left'
  return right.test(word) ? 'right' : null
})
