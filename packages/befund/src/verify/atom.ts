import type { Span } from '../model.ts'

export type AtomKind = 'word' | 'number' | 'side' | 'level' | 'negation' | 'date' | 'grading'

/**
 * One word or one critical value of a statement, in a form in which both texts can be compared:
 * "23 mm" and "2,3 cm" have the same key, so have "linken" and "links". Articles, prepositions
 * and auxiliary verbs are no atoms. `start` and `end` are offsets in what its statement was read from, see `spanIn`.
 */
export interface Atom extends Span {
  kind: AtomKind
  key: string
  /** The normalised value as the ledger shows it. */
  value: string
  text: string
  /** Counts the stretches between commas and joining words: what a value is bound to stands in the same one. */
  clause: number
  /** Counts the stretches between commas. */
  part: number
  /** Stands before the colon of a line: names what follows, states nothing. */
  label: boolean
  noun: boolean
}

export function isCritical(atom: Atom): boolean {
  return atom.kind !== 'word'
}

export function isWord(atom: Atom): boolean {
  return atom.kind === 'word'
}
