import { isWholeNoun } from './attributes.ts'
import type { NormalClause } from './normals.ts'

/** The nouns of a clause that are no organs: what it calls normal. */
export function attributesOf(clause: NormalClause): string[] {
  return clause.nouns.filter((stem) => !isWholeNoun(stem))
}
