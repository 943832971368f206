/**
 * The data every stage of the engine speaks: plain, serialisable values, no classes.
 * All offsets are UTF-16 units of the text named in the comment, half open `[start, end)`.
 */

export interface Span {
  start: number
  end: number
}

export const modalities = ['CT', 'MRI', 'MX', 'IR', 'US', 'other'] as const
export type Modality = (typeof modalities)[number]

/** Sections of a German radiology report. Source: DIN 25300-1. */
export const sectionIds = [
  'title',
  'clinicalHistory',
  'clinicalQuestion',
  'technique',
  'priorStudy',
  'findings',
  'impression',
  'recommendation',
] as const
export type SectionId = (typeof sectionIds)[number]

export interface VocabularyEntry {
  id?: string
  originalWord: string
  correctedWord: string
}

export interface Options {
  vocabulary?: readonly VocabularyEntry[]
  modality?: Modality
  sex?: 'female' | 'male'
  /** Years. */
  age?: number
  houseStyle?: HouseStyle
}

export interface HouseStyle {
  /** Write ss for ß, as in Switzerland. Undefined: as dictated. */
  swissSpelling?: boolean
}

/* ---------- stage 1: read ---------- */

export type TokenKind = 'word' | 'number' | 'punctuation' | 'space' | 'break' | 'other'

/** A piece of the input. All tokens together are the input, character for character. */
export interface Token extends Span {
  kind: TokenKind
  text: string
}

/* ---------- stages 2 and 3: resolve, correct ---------- */

/** Where a written token comes from. `spans` point into the transcript. */
export type Origin =
  | { kind: 'dictated'; spans: readonly Span[] }
  | { kind: 'vocabulary'; spans: readonly Span[]; originalWord: string }
  | { kind: 'derived'; spans: readonly Span[] }
  | { kind: 'template' }
  | { kind: 'typed' }
  | { kind: 'model' }

export type PieceKind = 'word' | 'number' | 'unit' | 'measure' | 'date' | 'level' | 'grade' | 'punctuation'

/** What stands (or was commanded to stand) before a piece. */
export type Break = 'none' | 'space' | 'line' | 'paragraph' | 'item'

/** One token as it will be written: `measure` is a whole "3,5 x 2,1 cm", `level` a whole "LWK 4/5". */
export interface Piece {
  text: string
  kind: PieceKind
  before: Break
  /** The white space before it as it was written, where that is not the plain form of `before`. */
  gap?: string
  origin: Origin
  /** Set where this piece belongs to a section heading rather than to running text. */
  heading?: SectionId
}

/** One rewrite, so that the engine can explain itself. `span` points into the transcript. */
export interface Edit {
  from: string
  to: string
  rule: string
  span: Span
}

/** Something the engine asks instead of guessing; applying a choice replaces `span` of the transcript. */
export interface Question {
  id: string
  kind: 'soundAlike' | 'number' | 'spelling' | 'command' | 'selfCorrection'
  span: Span
  quote: string
  /** German, one sentence. */
  text: string
  /** Best first; the first may be what stands there already. */
  choices: readonly string[]
  /** 0..1, how likely the first choice is. */
  confidence: number
}

/* ---------- stage 4: understand ---------- */

export type Side = 'left' | 'right' | 'both'
export type Polarity = 'asserted' | 'negated'
export type Certainty = 'certain' | 'probable' | 'possible' | 'question' | 'conditional' | 'historical'

export interface Measurement {
  /** One to three axes, in the unit given. */
  values: readonly number[]
  unit: string | null
  span: Span
}

/** A bound statement of a sentence. Ids are those of the organ tree and the finding concepts. */
export interface Fact {
  organ: string | null
  finding: string | null
  /** "unauffällig", "regelrecht" ...: an assertion of normality of `organ`. */
  normal: boolean
  side: Side | null
  /** Normalised: "L4/5", "T12", "C5", "segment-6". */
  level: string | null
  polarity: Polarity
  certainty: Certainty
  measurements: readonly Measurement[]
  /** ISO date where one is bound ("2024-08-15"), else null. */
  date: string | null
  /** "current", "prior" or an imaging series such as "T2". */
  series: string | null
  section: SectionId
  span: Span
  quote: string
}

/* ---------- stages 5 and 6: arrange, write ---------- */

export interface Run {
  /** A line feed is a line break; in a `row` a tab separates two cells. */
  text: string
  bold?: boolean
  italic?: boolean
  origin: Origin
}

export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'row'
  /** Of a heading, 1..6. */
  level?: number
  /** Of an item in a numbered list, from 1. */
  ordinal?: number
  section: SectionId
  /** The organ heading this block stands under, as the template or the report words it. */
  organ?: string
  runs: readonly Run[]
}

/** The one document model from which HTML, RTF and plain text are written. */
export interface Report {
  blocks: readonly Block[]
}

/** A stretch of the plain text of a result and where it came from. In order, without gaps but white space. */
export interface ProvenanceEntry extends Span {
  origin: Origin
}

/* ---------- stage 7: check ---------- */

export const contradictionKinds = [
  'side',
  'negation',
  'number',
  'unit',
  'level',
  'date',
  'grading',
  'interval',
  'findingsImpression',
  'unansweredQuestion',
  'sexOrgan',
  'removedOrgan',
  'contrast',
  'missingPrior',
  'templateNormal',
  'implausible',
  'changed',
  'lost',
  'invented',
] as const
export type ContradictionKind = (typeof contradictionKinds)[number]

export interface Quote extends Span {
  text: string
  /** Which text the span points into. */
  in: 'report' | 'transcript'
}

export interface Fix {
  id: string
  /** German, short: what the button says. */
  label: string
  kind: 'replace' | 'remove' | 'restore'
  /** Replacements in the text that was checked, in ascending order. */
  edits: readonly { span: Span; replacement: string }[]
}

export interface Contradiction {
  id: string
  kind: ContradictionKind
  /** German; quotes both places verbatim. */
  text: string
  resolved: false
  severity: 'critical' | 'warning'
  first: Quote
  second: Quote
  /** One to three. */
  fixes: readonly Fix[]
}

export type CriticalKind = 'number' | 'unit' | 'side' | 'level' | 'negation' | 'date' | 'grading' | 'organ' | 'sentence'

/** One critical fact, followed from the transcript to the report. */
export interface LedgerRow {
  kind: CriticalKind
  status: 'kept' | 'changed' | 'lost' | 'invented'
  /** Normalised value: "23 mm", "links", "L4/5", "verneint". */
  value: string
  /** What it is bound to, in words of the text: "Läsion Leber Segment VI". */
  bound: string
  transcript: Span | null
  report: Span | null
  /** Set where a template or a derivation is the lawful origin of what the transcript does not say. */
  origin: Origin['kind'] | null
}

export interface Ledger {
  rows: readonly LedgerRow[]
  kept: number
  total: number
}

export const coverageClasses = ['used', 'command', 'filler', 'corrected', 'dropped', 'unplaced'] as const
export type CoverageClass = (typeof coverageClasses)[number]

/** Every non-space token of the transcript stands in exactly one entry. */
export interface CoverageEntry extends Span {
  class: CoverageClass
  /** German, for `dropped` and `unplaced`. */
  reason?: string
}

export interface Coverage {
  entries: readonly CoverageEntry[]
  /** Share of the spoken words that arrived: used / (used + unplaced + dropped), 0..1; 1 for an empty text. */
  ratio: number
}

/* ---------- results ---------- */

export interface VocabularyHit {
  originalWord: string
  correctedWord: string
  count: number
}

/** What every writing function answers. */
export interface WrittenResult {
  html: string
  plainText: string
  report: Report
  /** Over `plainText`. */
  provenance: readonly ProvenanceEntry[]
  edits: readonly Edit[]
  questions: readonly Question[]
  coverage: Coverage
  ledger: Ledger
  vocabularyHits: readonly VocabularyHit[]
}

export type FormatResult = WrittenResult

export interface Unplaced {
  span: Span
  text: string
  /** The heading it would best stand under, or null. */
  proposal: string | null
}

export interface TemplateSentence {
  text: string
  organ: string | null
  status: 'kept' | 'replaced' | 'withdrawn'
  /** For replaced and withdrawn: the dictated words that caused it. */
  because: Quote | null
}

export interface FillResult extends WrittenResult {
  unplaced: readonly Unplaced[]
  templateSentences: readonly TemplateSentence[]
}

export interface GenerateResult extends WrittenResult {
  clinicalInfo: string
  description: string
  anatomicalSections: readonly { name: string; text: string }[]
  assessment: string
  /** True where no impression was dictated and it was drawn from the findings. */
  assessmentDerived: boolean
}

export interface VerifyResult {
  /** True when nothing critical was changed, lost or invented. */
  ok: boolean
  ledger: Ledger
  coverage: Coverage
  contradictions: readonly Contradiction[]
}

export const mutationKinds = [
  'side',
  'negationDropped',
  'negationAdded',
  'number',
  'digitOrder',
  'unit',
  'level',
  'date',
  'grading',
  'organ',
  'sentenceDeleted',
  'sentenceInvented',
] as const
export type MutationKind = (typeof mutationKinds)[number]

export interface Mutation {
  kind: MutationKind
  text: string
  /** In the text given in. */
  span: Span
  from: string
  to: string
}
