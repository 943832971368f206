import type { Contradiction, Options, ProofAnswer } from '@klarbefund/befund'
import { detectContradictions, verifyAnswer } from '@klarbefund/befund'
import { alignProvenance } from './align-provenance.ts'

interface Guarded {
  transcript: string
  templateHtml?: string
  plainText: string
  /** The engine's own answer to the same task: the measure for provenance, and what reading the dictation asks. */
  engine: ProofAnswer
  options: Options
  enableContradictionDetection: boolean
  promptUsed: string | null
}

/**
 * The proof of a model's text. A changed, lost or invented fact is always listed, whatever the person has switched off;
 * the contradictions of the text with itself only where they are wanted.
 */
export function guardAnswer(guarded: Guarded): ProofAnswer {
  const { transcript, templateHtml, plainText, engine, options, promptUsed } = guarded
  const template = templateHtml === undefined ? {} : { template: templateHtml }
  const { ledger, coverage, contradictions } = verifyAnswer(transcript, plainText, { ...options, ...template })
  const inItself: readonly Contradiction[] = guarded.enableContradictionDetection
    ? detectContradictions(plainText, options)
    : []
  return {
    plainText,
    provenance: alignProvenance(plainText, engine),
    edits: [],
    questions: engine.questions,
    coverage,
    ledger,
    vocabularyHits: engine.vocabularyHits,
    promptUsed,
    fallbackReason: null,
    detectedContradictions: [...contradictions, ...inItself],
  }
}
