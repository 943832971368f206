import type { Certainty, Measurement, SectionId, Side, Span } from '../model.ts'
import type { CueKind } from './cue-words.ts'
import type { Measure } from './find-measures.ts'
import type { Stance } from './polarity.ts'
import type { Sentence } from './sentence.ts'
import type { SiteMention } from './site-mention.ts'

/** How near to the finding a place or side was named; the later in this list, the weaker the bond. */
export const bonds = ['own', 'sentence', 'label', 'carried', 'examination'] as const
export type Bond = (typeof bonds)[number]

export type Trend = 'progress' | 'regress' | 'stable' | 'gone'

export interface BoundMeasure extends Measure, Measurement {
  series: 'prior' | 'current' | null
}

/**
 * One thing said of one place. Richer than a `Fact`: it keeps how each part was bound,
 * so that a check can ask for strong bonds only.
 */
export interface Statement {
  /** Concept id; "w:<stem>" for a noun no concept knows; null for a bare measurement. */
  finding: string | null
  /** Aspect of a wording of normality. */
  normal: string | null
  /** The most specific organ, and all that the clause names. */
  organ: string | null
  organs: readonly string[]
  organBond: Bond | null
  side: Side | null
  sideBond: Bond | null
  /** The word that names the side, where it stands in this sentence. */
  sideAt: Span | null
  sites: ReadonlyMap<string, ReadonlySet<string>>
  range: SiteMention['range']
  level: string | null
  stance: Stance
  certainty: Certainty
  /** What limits a denial: "keine weitere", "keine frische". */
  limits: readonly string[]
  magnitude: 'little' | 'much' | null
  trend: Trend | null
  isNew: boolean
  /** The clause has a noun no concept knows, of which the finding or normality may be said instead. */
  hasUnknownNoun: boolean
  /** Cue kinds of the clause. */
  cues: ReadonlySet<CueKind>
  /** Stems of the clause, to tell one lesion from another. */
  stems: ReadonlySet<string>
  measures: readonly BoundMeasure[]
  section: SectionId
  sentence: Sentence
  /** Number of the sentence in the report. */
  position: number
  /** The clause. */
  span: Span
  /** The finding word itself. */
  at: Span
}
