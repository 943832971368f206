import type { Side } from '../model.ts'

/** What a dictated sentence is about. */
export interface Topic {
  organs: readonly string[]
  /** Those of them that only say where: adjectives and vertebral levels. */
  locating: ReadonlySet<string>
  /** True when only a finding tells the organ: "Pleuraerguss". */
  implied: boolean
  findings: readonly string[]
  side: Side | null
  /** Vertebrae and disc spaces it names. */
  levels: readonly string[]
  /** Of all its words. */
  stems: readonly string[]
}
