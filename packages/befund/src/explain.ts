import { compileTranscript } from './compile-transcript.ts'
import { type ExplainedEdit, type ExplainedStage, explainStages } from './explain-stages.ts'
import type { Coverage, Edit, Options, Question, VocabularyHit } from './model.ts'
import { coverageOf } from './verify/coverage.ts'
import { inOneCall } from './word-memory.ts'

export type { ExplainedStage } from './explain-stages.ts'

export interface Explanation {
  /** What each stage of the engine made of the transcript, in their order. */
  stages: readonly ExplainedStage[]
  /** Every rewrite in the order of the transcript. */
  edits: readonly ExplainedEdit[]
  /** What was asked instead of guessed. */
  questions: readonly Question[]
  coverage: Coverage
  vocabularyHits: readonly VocabularyHit[]
}

/** What a rule of the engine does, as the end of a German sentence. */
const ruleNames: Readonly<Record<string, string>> = {
  abbreviation: 'gesprochene Abkürzung',
  casing: 'Groß- und Kleinschreibung',
  code: 'gesprochenes Kürzel',
  command: 'Diktierbefehl',
  compound: 'getrennt erkanntes Wort',
  date: 'gesprochenes Datum',
  filler: 'Füllwort',
  grade: 'gesprochene Graduierung',
  heading: 'gesprochene Überschrift',
  level: 'gesprochene Höhenangabe',
  listComma: 'Komma der Aufzählung, ungesprochen',
  measure: 'gesprochenes Maß',
  number: 'gesprochene Zahl',
  ordinal: 'gesprochene Ordnungszahl',
  segment: 'gesprochenes Segment',
  selfCorrection: 'Selbstkorrektur',
  sentenceEnd: 'Satzende, ungesprochen',
  sentenceStart: 'Satzanfang',
  spelled: 'buchstabiertes Wort',
  spelling: 'Rechtschreibung',
  time: 'gesprochene Uhrzeit',
  title: 'Zeile der Untersuchung, ungesprochen',
  tnm: 'gesprochene TNM-Formel',
  vocabulary: 'Ihr Wortschatz',
}

/** Why a dictation is written as it is: every rewrite with its rule, what was asked, and what became of every word. */
export function explain(transcript: string, options: Options = {}): Explanation {
  return inOneCall(() => explainAll(transcript, options))
}

function explainAll(transcript: string, options: Options): Explanation {
  const { edits, questions, coverage, vocabularyHits } = compileTranscript(transcript, options)
  const inOrder = edits.toSorted((a, b) => a.span.start - b.span.start)
  const explained = inOrder.map((edit) => ({ ...edit, text: sentence(edit) }))
  return {
    stages: explainStages(transcript, explained, options),
    edits: explained,
    questions,
    coverage: coverageOf(transcript, coverage),
    vocabularyHits,
  }
}

function sentence({ from, to, rule }: Edit): string {
  const reason = ruleNames[rule] ?? rule
  return to.trim() === '' ? `„${from}“ entfällt (${reason}).` : `„${from}“ wird „${to.trim()}“ (${reason}).`
}
