import { type Meaning, matchTerm } from '../anatomy/term-index.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import type { Span, Token } from '../model.ts'
import { tokensOf } from '../read/read.ts'
import { remember } from '../word-memory.ts'

export interface Term extends Span {
  meanings: readonly Meaning[]
}

/** The organs, findings and wordings of normality named in a text, in order; offsets into `text`. */
export const termsIn: (text: string) => readonly Term[] = remember((text) => termsOf(tokensOf(text)))

/** The same of words that were read already; offsets as theirs. */
export function termsOf(tokens: readonly Token[]): Term[] {
  const words: (Span & { text: string; stem: string })[] = []
  for (const { kind, text, start, end } of tokens) {
    if (kind !== 'space' && kind !== 'break') words.push({ text, stem: wordStem(text), start, end })
  }
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
}

/** Ids of one kind named in a text, each once, in order. */
export function idsIn(text: string, kind: Meaning['kind']): string[] {
  const ids: string[] = []
  for (const { meanings } of termsIn(text)) {
    for (const meaning of meanings) if (meaning.kind === kind && !ids.includes(meaning.id)) ids.push(meaning.id)
  }
  return ids
}
