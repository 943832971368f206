import type { ContradictionKind } from '../../src/model.ts'

/** A report with one contradiction planted, the two places that clash, and why the case exists. */
export interface ContradictionCase {
  why: string
  kind: ContradictionKind
  quotes: readonly [string, string]
  text: string
}

/** A correct report and what in it could mislead. */
export interface SilentCase {
  why: string
  text: string
}
