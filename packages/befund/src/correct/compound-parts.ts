import type { Piece } from '../model.ts'

/** What the first of two words can be of a compound that a recogniser tore apart. */
export type Opening = 'fragment' | 'genitive' | 'noun' | null

/** A word as the rules of compounds look at it. */
export interface Part {
  text: string
  folded: string
  /** Its first three letters, folded. */
  opening: string
  /** Its first letter is a capital. */
  isRaised: boolean
  /** The name of an organ or a finding begins with it. */
  opensTerm: boolean
  isPrefix: boolean
  isAbbreviation: boolean
  /** What goes on behind it with a hyphen. */
  hyphened: RegExp | null
  opens: Opening
  /** How words of the lexicon go on behind it, if it may be their first half; null: this is not known. */
  continuations: ReadonlySet<string> | null
}

export interface Words {
  first: Part
  second: Part
  /** The word before them in the same phrase. */
  before: Piece | null
}
