import type { Dictated } from './dictated.ts'

/** `clash`: cannot both be true. `covered`: the dictation says the same, in its own words. */
export type Relation = 'clash' | 'covered'

export interface Verdict {
  relation: Relation
  part: Dictated
}
