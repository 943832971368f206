import type { SectionId, Span } from '../model.ts'

/** A token with its stem; white space is dropped. */
export interface Word extends Span {
  kind: 'word' | 'number' | 'mark'
  text: string
  stem: string
  /** No white space before it. */
  glued: boolean
}

export interface Sentence extends Span {
  /** As it stands in the text. */
  text: string
  section: SectionId
  words: readonly Word[]
  /** Label and words together. */
  all: readonly Word[]
  /** The words before a colon at the beginning: "Leber:", "Linke Niere:". */
  label: readonly Word[]
  /** The section heading above, where one is written. */
  heading: Span | null
  /** First of its paragraph or line: what was carried over from before is less likely meant. */
  opensLine: boolean
}
