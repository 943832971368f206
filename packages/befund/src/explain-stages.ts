import { compileTranscript } from './compile-transcript.ts'
import { correct } from './correct/correct.ts'
import { detectContradictions } from './detect-contradictions.ts'
import { formatTranscript } from './format-transcript.ts'
import type { Edit, Fact, Options } from './model.ts'
import { breakAfterTitle } from './punctuate/break-after-title.ts'
import { endSentences } from './punctuate/end-sentences.ts'
import { read } from './read/read.ts'
import { readFacts } from './read-facts.ts'
import { piecesText } from './resolve/piece-text.ts'
import { resolve } from './resolve/resolve.ts'

export interface ExplainedEdit extends Edit {
  /** German, one sentence that quotes both wordings. */
  text: string
}

export interface ExplainedStage {
  stage: 'read' | 'resolve' | 'correct' | 'punctuate' | 'understand' | 'arrange' | 'write' | 'check'
  /** German, what the stage does. */
  title: string
  /** German, one line a thing that happened. */
  lines: readonly string[]
  /** The text as it stands after the stage, where it has one. */
  text: string | null
}

/** Rules of the stages `correct` and `punctuate`; all others belong to `resolve`. */
const correctingRules = new Set(['vocabulary', 'compound', 'spelling', 'casing', 'inflection'])
const endingRules = new Set(['listComma', 'sentenceEnd', 'sentenceStart', 'title'])

/** The way of a transcript through the engine, stage by stage, for the engineer who asks why. */
export function explainStages(
  transcript: string,
  edits: readonly ExplainedEdit[],
  options: Options,
): readonly ExplainedStage[] {
  const tokens = read(transcript)
  const resolved = resolve(tokens, options)
  const corrected = correct(resolved.pieces, options, resolved.style)
  const { sentences, questions } = compileTranscript(transcript, options)
  const { plainText, ledger } = formatTranscript(transcript, options)
  const titled = breakAfterTitle(corrected.pieces, resolved.style.dictated)
  const ended = endSentences(titled.pieces, resolved.style.dictated)
  const isCorrecting = ({ rule }: ExplainedEdit) => correctingRules.has(rule)
  const isEnding = ({ rule }: ExplainedEdit) => endingRules.has(rule)
  return [
    stage('read', 'Lesen: Zeichen zu Wörtern, Zahlen und Zeichen', [`${tokens.length} Stücke`]),
    stage(
      'resolve',
      'Auflösen: Diktierbefehle, Zahlen, Einheiten, Überschriften',
      edits.filter((edit) => !isCorrecting(edit) && !isEnding(edit)).map(({ text }) => text),
      piecesText(resolved.pieces),
    ),
    stage(
      'correct',
      'Berichtigen: Wortschatz, Schreibung, Groß- und Kleinschreibung',
      [...edits.filter(isCorrecting).map(({ text }) => text), ...questions.map(({ text }) => `Rückfrage: ${text}`)],
      piecesText(corrected.pieces),
    ),
    stage(
      'punctuate',
      'Sätze beenden, wo ohne Punkt diktiert wurde',
      edits.filter(isEnding).map(({ text }) => text),
      piecesText(ended.pieces),
    ),
    stage('understand', 'Verstehen: gebundene Aussagen', readFacts(plainText, options).map(factLine)),
    stage(
      'arrange',
      'Ordnen: Sätze in Abschnitte',
      sentences.map(({ section, text }) => `${section}: ${text}`),
    ),
    stage('write', 'Schreiben', [], plainText),
    stage('check', 'Prüfen: Angaben und Widersprüche', [
      `${ledger.kept} von ${ledger.total} Angaben erhalten`,
      ...detectContradictions(plainText, options).map(({ text }) => text),
    ]),
  ]
}

function stage(
  name: ExplainedStage['stage'],
  title: string,
  lines: readonly string[],
  text: string | null = null,
): ExplainedStage {
  return { stage: name, title, lines, text }
}

function factLine(fact: Fact): string {
  const bound = [
    fact.organ && `Organ ${fact.organ}`,
    fact.finding && `Befund ${fact.finding}`,
    fact.normal && 'normal',
    fact.side && `Seite ${fact.side}`,
    fact.level && `Höhe ${fact.level}`,
    fact.polarity === 'negated' && 'verneint',
    fact.certainty !== 'certain' && fact.certainty,
    ...fact.measurements.map(({ values, unit }) =>
      `${values.map((value) => value.toLocaleString('de')).join(' x ')} ${unit ?? ''}`.trim(),
    ),
  ]
  return `„${fact.quote}“: ${bound.filter(Boolean).join(', ')}`
}
