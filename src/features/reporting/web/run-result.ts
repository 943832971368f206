import type {
  Contradiction,
  Coverage,
  Ledger,
  Options,
  ProvenanceEntry,
  Question,
  TemplateSentence,
  Unplaced,
  WrittenResult,
} from '@klarbefund/befund'
import type { AnswerOf, InputOf, Route } from '#contract/route.ts'
import { fillTemplate, formatTranscript, generateReport } from '#features/reporting/contract.ts'
import { call } from '#web/api-client.ts'
import { callStreaming } from '#web/call-streaming.ts'
import type { Engine } from './engine.ts'
import type { Checked } from './engine-tasks.ts'
import { isUnfaithful } from './hints.ts'

const runKinds = ['format', 'fill', 'generate'] as const
export type RunKind = (typeof runKinds)[number]

export interface RunInput {
  kind: RunKind
  transcript: string
  templateHtml: string
  detectContradictions: boolean
}

/** What a run gave, whether the server or this browser did it. */
export interface RunResult {
  id: string
  kind: RunKind
  transcript: string
  html: string
  plainText: string
  provenance: readonly ProvenanceEntry[]
  questions: readonly Question[]
  contradictions: readonly Contradiction[]
  ledger: Ledger
  coverage: Coverage
  unplaced: readonly Unplaced[]
  templateSentences: readonly TemplateSentence[]
  promptUsed: string | null
  isOwnPrompt: boolean
  fallbackReason: string | null
}

interface Listening {
  signal: AbortSignal
  /** Null where no draft is to be expected. */
  onDraft: ((text: string) => void) | null
}

/** @throws {ApiError} what the call throws */
export async function runOnServer(input: RunInput, { signal, onDraft }: Listening): Promise<RunResult> {
  const ask = <R extends Route>(contract: R, body: InputOf<R>['body']) =>
    onDraft ? callStreaming(contract, { body }, { signal, onDraft }) : call(contract, { body }, { signal })
  const { kind, transcript, templateHtml } = input
  const body = {
    transcript,
    enableContradictionDetection: input.detectContradictions,
    language: 'de' as const,
    modality: undefined,
  }
  if (kind === 'fill') {
    const answer = await ask(fillTemplate, { transcript, templateHtml, language: 'de', modality: undefined })
    return { ...fromAnswer(input, answer), html: answer.reportContent?.populatedHtml ?? answer.populatedHtml }
  }
  if (kind === 'format') {
    const answer = await ask(formatTranscript, body)
    return { ...fromAnswer(input, answer), html: answer.formattedContent }
  }
  const answer = await ask(generateReport, body)
  return { ...fromAnswer(input, answer), html: htmlOfReport(answer) }
}

/** The same in the worker of this page: nothing is sent. */
export async function runInBrowser(engine: Engine, input: RunInput, options: Options): Promise<RunResult> {
  const { kind, transcript, templateHtml, detectContradictions } = input
  const task = { transcript, detectContradictions, options }
  if (kind !== 'fill') return fromEngine(input, await engine.run(kind, task))
  const filled = await engine.run('fill', { ...task, templateHtml })
  return {
    ...fromEngine(input, filled),
    unplaced: filled.unplaced,
    templateSentences: filled.templateSentences,
  }
}

type Answer = AnswerOf<typeof formatTranscript> | AnswerOf<typeof fillTemplate> | AnswerOf<typeof generateReport>

/** The contract and the engine describe the same plain values; the contract's are wider by `string`. */
function fromAnswer(input: RunInput, answer: Answer): RunResult {
  return {
    id: crypto.randomUUID(),
    kind: input.kind,
    transcript: input.transcript,
    html: '',
    plainText: answer.plainText,
    provenance: answer.provenance as readonly ProvenanceEntry[],
    questions: answer.questions as readonly Question[],
    contradictions: listed(input, answer.detectedContradictions as readonly Contradiction[]),
    ledger: answer.ledger as Ledger,
    coverage: answer.coverage as Coverage,
    unplaced: 'unplaced' in answer ? answer.unplaced : [],
    templateSentences: 'templateSentences' in answer ? answer.templateSentences : [],
    promptUsed: answer.promptUsed,
    isOwnPrompt: answer.isOwnPrompt,
    fallbackReason: answer.fallbackReason,
  }
}

/** The call to fill has no switch: what is not wanted is left out here. */
function listed({ detectContradictions }: RunInput, found: readonly Contradiction[]): readonly Contradiction[] {
  return detectContradictions ? found : found.filter(isUnfaithful)
}

/** The report may come as an object, as a string, or beside it. Source: spec part 1 section 7. */
function htmlOfReport(answer: AnswerOf<typeof generateReport>): string {
  const content: unknown = answer.reportContent
  if (typeof content === 'string') return content
  return answer.reportContent?.populatedHtml ?? answer.populatedHtml ?? answer.formattedContent
}

function fromEngine({ kind, transcript }: RunInput, result: Checked<WrittenResult>): RunResult {
  return {
    id: crypto.randomUUID(),
    kind,
    transcript,
    html: result.html,
    plainText: result.plainText,
    provenance: result.provenance,
    questions: result.questions,
    contradictions: result.contradictions,
    ledger: result.ledger,
    coverage: result.coverage,
    unplaced: [],
    templateSentences: [],
    promptUsed: null,
    isOwnPrompt: false,
    fallbackReason: null,
  }
}
