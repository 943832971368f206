import { noOptions } from './compile-transcript.ts'
import { detectContradictions } from './detect-contradictions.ts'
import { fillTemplate } from './fill-template.ts'
import { formatTranscript } from './format-transcript.ts'
import { generateReport } from './generate-report.ts'
import type {
  Contradiction,
  FillResult,
  GenerateResult,
  Options,
  TemplateSentence,
  Unplaced,
  VerifyResult,
  WrittenResult,
} from './model.ts'
import type { VerifyOptions } from './verify-report.ts'
import { verifyReport } from './verify-report.ts'

/** What every writing call answers beside its own fields: the proof, and which prompt was used (none, by the engine). */
export interface ProofAnswer
  extends Pick<
    WrittenResult,
    'plainText' | 'provenance' | 'edits' | 'questions' | 'coverage' | 'ledger' | 'vocabularyHits'
  > {
  promptUsed: string | null
  /** The prompt in question, used or at fault, is the person's own. */
  isOwnPrompt: boolean
  fallbackReason: string | null
  detectedContradictions: readonly Contradiction[]
}

export interface FormatAnswer extends ProofAnswer {
  formattedContent: string
}

export interface FillAnswer extends ProofAnswer {
  populatedHtml: string
  reportContent: { populatedHtml: string }
  unplaced: readonly Unplaced[]
  templateSentences: readonly TemplateSentence[]
}

export interface GenerateAnswer extends ProofAnswer {
  formattedContent: string
  populatedHtml: string
  reportContent: Pick<
    GenerateResult,
    'clinicalInfo' | 'description' | 'anatomicalSections' | 'assessment' | 'assessmentDerived'
  > & { populatedHtml: string }
}

export interface CheckAnswer {
  contradictions: readonly Contradiction[]
}

export interface AnswerOptions extends Options {
  /** False leaves the list of contradictions empty. */
  enableContradictionDetection?: boolean
}

/** What `POST /api/format-external-transcript` and `befund format` answer. */
export function formatAnswer(transcript: string, options: AnswerOptions = noOptions): FormatAnswer {
  const result = formatTranscript(transcript, options)
  return { ...proofAnswer(result, options), formattedContent: result.html }
}

/** What `POST /api/populate-template-voice` and `befund fill` answer. */
export function fillAnswer(transcript: string, templateHtml: string, options: AnswerOptions = noOptions): FillAnswer {
  const result: FillResult = fillTemplate(transcript, templateHtml, options)
  return {
    ...proofAnswer(result, options),
    populatedHtml: result.html,
    reportContent: { populatedHtml: result.html },
    unplaced: result.unplaced,
    templateSentences: result.templateSentences,
  }
}

/** What `POST /api/generate-report-voice` and `befund generate` answer. */
export function generateAnswer(transcript: string, options: AnswerOptions = noOptions): GenerateAnswer {
  const result = generateReport(transcript, options)
  const { clinicalInfo, description, anatomicalSections, assessment, assessmentDerived } = result
  return {
    ...proofAnswer(result, options),
    formattedContent: result.html,
    populatedHtml: result.html,
    reportContent: {
      clinicalInfo,
      description,
      anatomicalSections,
      assessment,
      assessmentDerived,
      populatedHtml: result.html,
    },
  }
}

/** What `befund check` answers: the contradictions of a text with itself. */
export function checkAnswer(text: string, options: Options = noOptions): CheckAnswer {
  return { contradictions: detectContradictions(text, options) }
}

/** What `befund verify` answers. */
export function verifyAnswer(transcript: string, report: string, options: VerifyOptions = noOptions): VerifyResult {
  return verifyReport(transcript, report, options)
}

function proofAnswer(result: WrittenResult, options: AnswerOptions): ProofAnswer {
  const isWanted = options.enableContradictionDetection !== false
  return {
    plainText: result.plainText,
    provenance: result.provenance,
    edits: result.edits,
    questions: result.questions,
    coverage: result.coverage,
    ledger: result.ledger,
    vocabularyHits: result.vocabularyHits,
    promptUsed: null,
    isOwnPrompt: false,
    fallbackReason: null,
    detectedContradictions: isWanted ? detectContradictions(result.plainText, options) : [],
  }
}
