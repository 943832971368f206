import { formatAnswer, type ProvenanceEntry } from '@klarbefund/befund'

export interface DemonstrationLine {
  /** Offset in the report. */
  start: number
  text: string
  isHeading: boolean
  /** Where in the dictation the line was spoken. */
  source: { start: number; end: number } | null
  /** Whether a contradiction quotes it. */
  isDisputed: boolean
}

export interface DemonstrationResult {
  lines: DemonstrationLine[]
  contradictions: string[]
  kept: number
  total: number
  percent: number
}

/** A dictation as the engine reads it, cut into sentences that know where they came from. */
export function readDictation(dictation: string): DemonstrationResult {
  const answer = formatAnswer(dictation, { modality: 'CT' })
  const contradictions = answer.detectedContradictions.map(({ text }) => text)
  return {
    lines: sentencesOf(answer.plainText).map((line) => ({
      ...line,
      source: sourceOf(answer.provenance, line),
      isDisputed: contradictions.some((text) => text.includes(`„${line.text.replace(/\.$/, '')}“`)),
    })),
    contradictions,
    kept: answer.ledger.kept,
    total: answer.ledger.total,
    percent: Math.round(answer.coverage.ratio * 100),
  }
}

/** Sentences and headings; a heading ends in a colon. */
function sentencesOf(text: string): Omit<DemonstrationLine, 'source' | 'isDisputed'>[] {
  return [...text.matchAll(/[^\n.:]+(?::|\.(?!\d)|(?=\n|$))/g)]
    .map((match) => ({ start: match.index + match[0].search(/\S|$/), text: match[0].trim() }))
    .filter(({ text: sentence }) => sentence !== '')
    .map((sentence) => ({ ...sentence, isHeading: sentence.text.endsWith(':') }))
}

function sourceOf(
  provenance: readonly ProvenanceEntry[],
  line: { start: number; text: string },
): DemonstrationLine['source'] {
  const spans = provenance
    .filter((entry) => entry.start >= line.start && entry.end <= line.start + line.text.length)
    .flatMap(({ origin }) => ('spans' in origin ? origin.spans : []))
  if (spans.length === 0) return null
  return { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) }
}
