import { type Meaning, matchTerm } from '../anatomy/term-index.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import type { Span } from '../model.ts'
import { tokensOf } from '../read/read.ts'
import { remember } from '../word-memory.ts'

export interface Term extends Span {
  meanings: readonly Meaning[]
}

/** The organs, findings and wordings of normality named in a text, in order; offsets into `text`. */
export const termsIn: (text: string) => readonly Term[] = remember((text) => {
  const words = tokensOf(text)
    .filter((token) => token.kind !== 'space' && token.kind !== 'break')
    .map((token) => ({ ...token, stem: wordStem(token.text) }))
  const terms: Term[] = []
  let at = 0
  while (at < words.length) {
    const match = matchTerm(words, at)
    const first = words[at]
    const last = words[at + (match?.length ?? 1) - 1]
    if (match && first && last) terms.push({ meanings: match.meanings, start: first.start, end: last.end })
    at += match?.length ?? 1
  }
  return terms
})

/** Ids of one kind named in a text, each once, in order. */
export function idsIn(text: string, kind: Meaning['kind']): string[] {
  const ids = termsIn(text).flatMap((term) =>
    term.meanings.filter((meaning) => meaning.kind === kind).map((meaning) => meaning.id),
  )
  return [...new Set(ids)]
}
