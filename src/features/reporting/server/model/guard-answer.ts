import type { ProofAnswer } from '@klarbefund/befund'
import { detectContradictions, verifyAnswer } from '@klarbefund/befund'
import type { ModelPort } from '#server/model/model-port.ts'
import { addContradictions } from './add-contradictions.ts'
import { alignProvenance } from './align-provenance.ts'
import type { ChosenPrompt } from './choose-prompt.ts'
import type { Counted, ModelDeps, ModelJob } from './write-by-model.ts'

interface Written {
  plainText: string
  prompt: ChosenPrompt
  /** The engine's own answer to the same task: the measure for provenance, and what reading the dictation asks. */
  engine: ProofAnswer
  enableContradictionDetection: boolean
}

/**
 * The proof of a model's text. A changed, lost or invented fact is always listed, whatever the person has switched off;
 * the contradictions of the text with itself, the engine's before the model's, only where they are wanted.
 */
export async function guardAnswer(
  deps: ModelDeps & { model: ModelPort },
  job: ModelJob,
  { plainText, prompt, engine, enableContradictionDetection }: Written,
): Promise<Counted<ProofAnswer>> {
  const { transcript, templateHtml, options } = job
  const template = templateHtml === undefined ? {} : { template: templateHtml }
  const { ledger, coverage, contradictions } = verifyAnswer(transcript, plainText, { ...options, ...template })
  const own = enableContradictionDetection ? [...contradictions, ...detectContradictions(plainText, options)] : []
  const seen = enableContradictionDetection ? await addContradictions(deps, job, plainText, own) : null
  return {
    plainText,
    provenance: alignProvenance(plainText, engine),
    edits: [],
    questions: engine.questions,
    coverage,
    ledger,
    vocabularyHits: engine.vocabularyHits,
    promptUsed: prompt.name,
    isOwnPrompt: prompt.isOwn,
    fallbackReason: null,
    fallbackClass: seen?.hasFailed ? 'contradictions_unanswered' : null,
    detectedContradictions: seen?.all ?? contradictions,
  }
}
